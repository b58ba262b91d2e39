import { fuzz } from '@astragal/kernel/testing';
import { onShelf } from '@astragal/shelf';

const e = onShelf(process.argv[2]);
const { game } = await e.rules();
const lexicons = { en: await e.words('en'), pl: await e.words('pl'), ru: await e.words('ru') };
console.time('f');
const r = fuzz({ game, lexicons }, { decisions: Number(process.argv[3]), seed: process.argv[4] ?? 1 });
console.timeEnd('f');
console.log(
  r.games,
  r.violations.map((v) => v.message.slice(0, 1500)),
);
