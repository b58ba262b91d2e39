/** Help, made from the table of commands, so that it cannot be out of date. */
import type { Command } from './command.ts';

export const usageOf = ({ name, places, flags }: Command): string =>
  ['astragal', name, ...places, ...(Object.keys(flags).length ? ['[flags]'] : [])].join(' ');

export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, help: { about: 'this help' } }).map(([name, flag]) => {
    const { value, about, default: usual } = { value: undefined, default: undefined, ...flag };
    return `  ${`--${name}${value ? ` ${value}` : ''}`.padEnd(28)} ${about}${usual === undefined ? '' : ` (otherwise ${usual})`}`;
  });
  return [`Usage: ${usageOf(command)}`, '', command.about, '', 'Flags:', ...flags].join('\n');
}

export function helpOfAll(commands: readonly Command[]): string {
  const rows = commands.map(({ name, places, about }) => `  ${[name, ...places].join(' ').padEnd(22)} ${about}`);
  return ['Usage: astragal COMMAND ...', '', ...rows, '', 'astragal help COMMAND tells more.'].join('\n');
}
