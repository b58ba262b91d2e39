/** The people at a table as boards and the frame call them. */
import { personAt } from '@astragal/bots/personas';
import type { Names } from '@astragal/kernel';
import type { Sitter } from '@astragal/table/board.ts';
import type { Stage } from '@astragal/table/stage.ts';
import type { TableInfo } from '@astragal/wire';
import { sitterNames } from '../base/words.svelte.ts';
import { lookOf } from '../games/looks.ts';

/** Names by seat; who is called the same is numbered. */
export function namesOf(info: TableInfo): Names {
  const plain = sitterNames(info.game, info.seats);
  const names = plain.map((name, seat) => {
    const twins = plain.flatMap((each, i) => (each === name ? [i] : []));
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
  return (seat) => names[seat] ?? String(seat + 1);
}

export function sittersOf(info: TableInfo, stage: Stage, names: Names, here: readonly boolean[] | undefined): readonly Sitter[] {
  const { clocks } = stage;
  return info.seats.map((each, seat) => ({
    seat,
    name: names(seat),
    kind: each.by === 'bot' ? 'bot' : 'person',
    avatar: each.avatar,
    level: each.by === 'bot' ? each.level : undefined,
    look: each.by === 'bot' ? lookOf(info.game, each.level, personAt(info.seats, seat)) : undefined,
    mine: info.mine.includes(seat),
    here: each.by === 'bot' || stage.mode === 'replay' || (here?.[seat] ?? each.here),
    asked: stage.waits.includes(seat),
    resigned: each.gone === 'resigned',
    clock:
      clocks?.left[seat] === undefined ? undefined : { left: clocks.left[seat], running: clocks.running.includes(seat), at: clocks.at },
  }));
}
