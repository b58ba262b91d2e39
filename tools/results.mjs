#!/usr/bin/env node
/**
 * `npm run -s results`: what was measured (docs/results, written by `astragal arena`, `balance`, `judge` and `mixtures` with `--result`) as tables, here
 * and between the markers of the pages in docs. `npm run -s results -- again [PART]` measures anew: all, or those with PART in their name.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at, fail, isMain, run } from './lib.mjs';

const FOLDER = 'docs/results';

/** Every result, by the name of its file, with the command that measured it and the options it was given. */
export const results = (folder = at(FOLDER)) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const kept = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      return { ...kept, name: basename(file, '.json'), kind: kept.command.split(' ')[1], options: optionsIn(kept.command) };
    });

const optionsIn = (command) => [...command.matchAll(/ --option (\S+)=(\S+)/g)].map(([, name, value]) => `${name} ${value}`);

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const share = (value, [low, high]) => `${percent(value)} [${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}]`;
const source = ({ name, date }) => `[${date}](results/${name}.json)`;

/** A table that can be read as it is, and that Markdown understands. */
function table([head, ...rows]) {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

/** A line for each fight. */
const arena = (all) =>
  table([
    ['game', 'bots', 'seats', 'games', 'wins of the first', 'mean scores', 'CPU ms an answer, most', 'measured'],
    ...all.flatMap((each) =>
      (each.result.fights ?? [each.result]).map(({ bots, seats, games, winRate, ci95, meanDecisionMs, maxDecisionMs }) => [
        each.result.game,
        [bots.map(({ bot }) => bot).join(' : '), ...each.options].join(', '),
        String(seats),
        String(games),
        share(winRate, ci95),
        bots.map(({ meanScore }) => meanScore.toFixed(1)).join(' : '),
        `${meanDecisionMs.toFixed(1)}, ${Math.round(maxDecisionMs)}`,
        source(each),
      ]),
    ),
  ]);

/** A column for each count, a line for each thing that was counted. */
function balance(all) {
  const counts = all.flatMap((each) => (each.result.difficulties ?? [each.result]).map((count) => ({ each, count })));
  const rows = new Map();
  const put = (row, column, text) => rows.set(row, (rows.get(row) ?? counts.map(() => '')).with(column, text));
  for (const [i, { each, count }] of counts.entries()) {
    put('games', i, String(count.games));
    if (count.survival) put('survive', i, share(count.survival.share, count.survival.ci95));
    for (const { id, winShare, ci95 } of count.heroes) put(`${id} wins`, i, share(winShare, ci95));
    for (const { id, meeting } of count.heroes) if (meeting) put(`${id}, meeting`, i, share(meeting.share, meeting.ci95));
    for (const { id, winShare, ci95 } of count.seatAdvantage)
      put(each.result.seats === 1 ? 'wins' : `seat ${id.slice(1)} wins`, i, share(winShare, ci95));
  }
  for (const [i, { each }] of counts.entries()) put('measured', i, source(each));
  const seatsOf = ({ result: { seats, bot }, options }, { difficulty }) =>
    [`${seats} ${bot}`, ...(difficulty ? [difficulty] : []), ...options].join(', ');
  return table([['', ...counts.map(({ each, count }) => seatsOf(each, count))], ...[...rows].map(([name, cells]) => [name, ...cells])]);
}

/** A line for each judge. */
const judge = (all) =>
  table([
    ['game', 'seats', 'players', 'games', 'Brier', 'base', 'best possible', 'early, middle, late', 'jumps', 'us', 'measured'],
    ...all.map((each) => {
      const { game, seats, bots, games, brier, base, best, early, middle, late, jumps, costUs } = each.result;
      const thirds = [early, middle, late].map((third) => third.brier.toFixed(3)).join(', ');
      const players = [bots.join(', '), ...each.options].join(', ');
      return [
        game,
        String(seats),
        players,
        String(games),
        brier.toFixed(3),
        base.toFixed(3),
        best ? `${best.brier.toFixed(3)} ± ${best.error.toFixed(3)}` : '',
        thirds,
        percent(jumps),
        String(Math.round(costUs)),
        source(each),
      ];
    }),
  ]);

/** A line for each number of seats: how many turns of each level brought nothing, and how many in a row at most. */
function mixtures(all) {
  const names = [...new Set(all.flatMap(({ result }) => result.levels.map(({ bot }) => bot)))];
  const cell = (level) => (level ? `${percent(level.empty / Math.max(1, level.turns))}, ${level.longest}` : '');
  return table([
    ['game', 'seats', 'mixtures', 'games', 'without an end', ...names, 'measured'],
    ...all.map((each) => {
      const { game, seats, mixtures, games, endless, levels } = each.result;
      const cells = names.map((name) => cell(levels.find(({ bot }) => bot === name)));
      return [[game, ...each.options].join(', '), ...[seats, mixtures, games, endless].map(String), ...cells, source(each)];
    }),
  ]);
}

const TABLES = { arena, balance, judge, mixtures };

/** The table of all results of a kind, about one game or all. */
export function tableOf(kind, game, all) {
  const found = all.filter((each) => each.kind === kind && (game === undefined || each.result.game === game));
  return found.length > 0 ? TABLES[kind](found) : 'Not measured yet.';
}

const MARKED = /(<!-- results: (\w+)(?: ([\w-]+))? -->)[\s\S]*?(<!-- end of results -->)/g;

/** A page with today's tables between its markers. */
export const filled = (page, all) =>
  page.replace(MARKED, (_, begin, kind, game, end) => `${begin}\n\n${tableOf(kind, game, all)}\n\n${end}`);

/** The pages of docs. */
export const pages = () =>
  readdirSync(at('docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file: at('docs', file), text: readFileSync(at('docs', file), 'utf8') }));

async function again(part) {
  for (const { name, command } of results())
    if (name.includes(part)) {
      const { code } = await run([process.execPath, at('tools/astragal.mjs'), ...command.split(' ').slice(1)], { live: true });
      if (code !== 0) fail(`${name} could not be measured`);
    }
}

if (isMain(import.meta)) {
  const [what, part = ''] = process.argv.slice(2);
  if (what === 'again') await again(part);
  else if (what !== undefined) fail('Usage: npm run -s results [-- again [PART]]', 2);
  const all = results();
  for (const { kind, result } of new Map(all.map((each) => [`${each.kind} ${each.result.game}`, each])).values())
    console.log(`${kind} ${result.game}\n\n${tableOf(kind, result.game, all)}\n`);
  for (const { file, text } of pages()) if (filled(text, all) !== text) writeFileSync(file, filled(text, all));
}
