/** How people are called at tables: as they are now, wherever a game goes on; as they were when it ended, where it is over. */
import type { Chair, Person, TableRow } from './rows.ts';

/** Names and faces by a person's id. */
export type PeopleNames = ReadonlyMap<string, Pick<Person, 'name' | 'avatar'>>;

/** Whose name a chair shows; a hot seat and a bot have their own. */
const named = ({ by, person, keptFor }: Chair): string | undefined => keptFor ?? (by === 'person' ? person : undefined);

/** Everybody whose name a table shows as it is now. */
export const namedAt = ({ phase, chairs }: TableRow): string[] =>
  phase === 'over' || phase === 'closed' ? [] : chairs.flatMap((chair) => named(chair) ?? []);

/** The table with these names; the very same where nothing is different. */
export function withNames(row: TableRow, names: PeopleNames): TableRow {
  if (!namedAt(row).some((person) => names.has(person))) return row;
  const chairs = row.chairs.map((chair) => asNow(chair, names.get(named(chair) ?? '')));
  return chairs.every((chair, seat) => chair === row.chairs[seat]) ? row : { ...row, chairs };
}

function asNow(chair: Chair, person: Pick<Person, 'name' | 'avatar'> = { name: undefined }): Chair {
  const { name = chair.name } = person;
  const face = chair.keptFor === undefined ? (person.avatar ?? chair.avatar) : chair.avatar;
  if (name === chair.name && face === chair.avatar) return chair;
  return { ...chair, name, ...(face !== undefined && { avatar: face }) };
}
