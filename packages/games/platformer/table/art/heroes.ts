/** The heroes. Each figure: a box of 100 x 100, feet on y = 98, flat light from the upper left. */
import type { HeroId } from '@astragal/platformer';

const eye = (x: number, y: number, rx = 3.4, ry = 4.8): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#23141f"/><circle cx="${x + 1.1}" cy="${y - 1.6}" r="1.35" fill="#fff"/>`;

export const HERO_FIGURES: Readonly<Record<HeroId, string>> = {
  sweety: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M30 62C18 66 12 78 14 90c8-2 14-6 20-14z" fill="#c8433f"/><path d="M30 62C22 67 18 76 18 84c6-2 11-5 16-10z" fill="#ef6a5b"/>
  <path d="M38 80h10v14a4 4 0 0 1-4 4h-8a3 3 0 0 1-3-4c1-3 3-4 5-5zM52 80h10l0 9c2 1 5 2 5 5a3 3 0 0 1-3 4h-8a4 4 0 0 1-4-4z" fill="#6d4426"/>
  <path d="M36 93h12v5H34a3 3 0 0 1-1-4zM52 93h14c2 1 1 5-2 5H52z" fill="#4a2c18"/>
  <path d="M35 58c8-4 22-4 30 0l5 25c-12 5-28 5-40 0z" fill="#fbe9c8"/><path d="M56 56c4 0 7 1 9 2l5 25c-4 2-9 3-14 3.5z" fill="#e3c393"/>
  <path d="M31.5 77c12 4 25 4 37 0l1.4 6c-12 5-28 5-40 0z" fill="#8a5a36"/><rect x="45" y="77.5" width="9" height="8" rx="2" fill="#f0c25a"/>
  <path d="M34 55c9 6 23 6 32 0l1 7c-10 6-24 6-34 0z" fill="#ef6a5b"/><path d="M52 59c6-.5 10-2 14-4l1 7c-4 3-9 4-15 4.5z" fill="#c8433f"/>
  <circle cx="27" cy="19" r="11" fill="#f58fb2"/><circle cx="73" cy="19" r="11" fill="#d86a95"/><path d="M20 15a11 11 0 0 1 8-6" stroke="#ffc4d8" stroke-width="3" fill="none"/>
  <path d="M26 38C24 18 36 10 50 10s26 8 24 28c0 8-1 14-4 18H30c-3-4-4-10-4-18z" fill="#e77aa4"/>
  <ellipse cx="50" cy="40" rx="20.5" ry="19" fill="#ffdcbd"/><path d="M62 25c6 4 8.5 10 8.5 16 0 9-6 16-15 18 5-8 8-22 6.5-34z" fill="#f3bd94" fill-opacity=".7"/>
  <path d="M28 40c-1-16 8-24 22-24s23 8 22 24c-4-5-7-9-8-13-6 4-10 4-15 3 1-1 2-2 2.5-4-6 6-14 8-18 7-2 2-4 4-5.5 7z" fill="#f58fb2"/><path d="M34 22c5-5 12-6 18-5" stroke="#ffc4d8" stroke-width="3" fill="none"/>
  ${eye(42, 42)}${eye(58, 42)}<circle cx="36.5" cy="49" r="3.2" fill="#f58f7d" fill-opacity=".6"/><circle cx="63.5" cy="49" r="3.2" fill="#f58f7d" fill-opacity=".6"/>
  <path d="M46 50.5c2.5 2.8 5.5 2.8 8 0" stroke="#8d3b3b" stroke-width="2" fill="none"/>
  <path d="M10 66c-3-9 4-16 13-14 7 1 12 8 10 15s-8 11-14 9c-5-1-8-5-9-10z" fill="#c9803c"/><path d="M12 62c1-6 6-9 12-7" stroke="#f0b878" stroke-width="3" fill="none"/><path d="M26 71l9 5-4 7-9-5z" fill="#8a4f22"/><path d="M22 58c3 3 4 6 3 10" stroke="#8a4f22" stroke-width="2.2" fill="none"/>
  <path d="M90 62c3-9-4-16-13-14-7 1-12 8-10 15s8 11 14 9c5-1 8-5 9-10z" fill="#b8702f"/><path d="M74 51c5-2 10-1 13 3" stroke="#eab073" stroke-width="3" fill="none"/><path d="M74 68l-8 6 5 6 8-5z" fill="#7d461d"/><path d="M78 55c-3 3-4 6-3 10" stroke="#7d461d" stroke-width="2.2" fill="none"/>
</g>`,
  etorn: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M32 58c-8 8-12 22-13 36l20-4z" fill="#1d565e"/>
  <path d="M37 82h10v12a4 4 0 0 1-4 4h-9a3 3 0 0 1-2-5c2-2 4-2 5-3zM53 82h10v8c1 1 3 1 5 3a3 3 0 0 1-2 5h-9a4 4 0 0 1-4-4z" fill="#3c2a22"/>
  <path d="M34 57c9-4 23-4 32 0l6 30c-4 3-8 4-12 4l-3-8H43l-3 8c-4 0-8-1-12-4z" fill="#2f8a90"/><path d="M57 55c4 0 7 1 9 2l6 30c-4 3-8 4-12 4l-3-8z" fill="#1f666d"/>
  <path d="M45 57h10l-1 27h-8z" fill="#f1e2c0"/><path d="M31 74c12 3 26 3 38 0l1.3 6c-13 4-27 4-40.6 0z" fill="#5a3a22"/><rect x="45" y="73.5" width="10" height="8.5" rx="2" fill="#f0c25a"/><rect x="48" y="76" width="4" height="3.5" fill="#5a3a22"/>
  <path d="M24 74c-4 1-8 6-7 11 1 4 5 6 9 5 4 0 8-4 7-8-1-4-5-8-9-8z" fill="#a8763f"/><path d="M21 75c2-3 5-3 7-1" stroke="#5a3a22" stroke-width="2.5" fill="none"/><circle cx="25" cy="83" r="3.6" fill="#f0c25a"/>
  <path d="M70 62c6 2 10 6 11 12 0 4-5 6-8 3-3-4-6-8-8-10z" fill="#2f8a90"/><circle cx="79" cy="76" r="5" fill="#ffdcbd"/>
  <path d="M81 82l3-44 5 1-3 44z" fill="#d9e2ea"/><path d="M84 38l3-6 3 7z" fill="#d9e2ea"/><path d="M76 79l15 2-.5 4-15-2z" fill="#f0c25a"/><path d="M81 84l5 .6-.8 9-4.6-.6z" fill="#6b4a2e"/>
  <ellipse cx="50" cy="41" rx="18" ry="17.5" fill="#f7cfa8"/><path d="M60 30c6 4 8 8 8 12 0 8-5 13-12 15 4-8 6-17 4-27z" fill="#e0a877" fill-opacity=".7"/>
  <path d="M32 44c0 14 8 22 18 24 10-2 18-10 18-24-4 4-8 5-11 4-3-2-5-2-7-.5-2-1.5-4-1.5-7 .5-3 1-7 0-11-4z" fill="#c8733a"/><path d="M50 68c8-3 15-9 17-20 0 0 1-2 1-4-4 4-8 5-11 4 1 8-2 15-7 20z" fill="#9c5124"/>
  <path d="M38 48c4-4 9-4 12-1 3-3 8-3 12 1-4 3-9 3-12 1-3 2-8 2-12-1z" fill="#de8a4c"/><path d="M46 55.5c3 1.5 5 1.5 8 0" stroke="#5e2b15" stroke-width="2" fill="none"/>
  ${eye(43, 40, 3, 4)}${eye(57, 40, 3, 4)}<path d="M50 41c2 2 3 4 1 5.5" stroke="#c98a5c" stroke-width="2" fill="none"/>
  <path d="M12 32c10-6 24-9 38-9s28 3 38 9c-6 4-22 5-38 5s-32-1-38-5z" fill="#6f4a2c"/><path d="M50 37c16 0 32-1 38-5-10-6-24-9-38-9 6 4 6 10 0 14z" fill="#54361f"/>
  <path d="M32 27c0-12 6-21 16-20 4 0 5 3 9 2 8-1 11 9 11 18-10-3-26-3-36 0z" fill="#85593a"/><path d="M57 9c8-1 11 9 11 18-4-1-8-2-12-2 3-5 3-11 1-16z" fill="#694429"/><path d="M32 27c10-4 26-4 36 0l0-6c-11-4-25-4-35.5 0z" fill="#f0c25a"/>
  <path d="M62 21c6-12 16-17 27-18-2 10-8 18-22 21z" fill="#5cc7c1"/><path d="M64 22c7-6 13-11 22-16" stroke="#e8fffb" stroke-width="1.8" fill="none"/><path d="M70 10l3 5M77 6.5l2 5" stroke="#2c8a86" stroke-width="1.6"/>
</g>`,
  calla: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M64 50h16c5 0 8 3 8 8v20c0 4-3 7-8 7H64z" fill="#7a4d2b"/><path d="M68 54h12v8H68zM68 67h12v12H68z" fill="#a8763f"/><circle cx="86" cy="50" r="9" fill="none" stroke="#d3a64b" stroke-width="5"/><circle cx="86" cy="50" r="9" fill="none" stroke="#f6dc8f" stroke-width="1.5"/><path d="M86 37v-3M86 66v-3M73 50h-3M102 50h-3M77 41l-2-2M95 59l2 2M95 41l2-2" stroke="#d3a64b" stroke-width="4.5"/>
  <path d="M37 82h11v12a4 4 0 0 1-4 4h-9a3 3 0 0 1-2-5c1-2 3-3 4-4zM52 82h11v8c2 1 4 2 4 4a3 3 0 0 1-3 4h-8a4 4 0 0 1-4-4z" fill="#4a3b5a"/><path d="M33 93h15v5H34zM52 93h15l-2 5H52z" fill="#2c2238"/>
  <path d="M34 58c9-4 23-4 32 0l5 27c-12 5-30 5-42 0z" fill="#e8a23d"/><path d="M57 56c4 0 7 1 9 2l5 27c-4 2-8 3-13 3.5z" fill="#bf7622"/>
  <path d="M38 62h24l3 24c-9 3-21 3-30 0z" fill="#8a5a36"/><path d="M55 62h7l3 24c-3 1-6 2-9 2z" fill="#6b4226"/><path d="M40 60c0 3 1 5 2 6M60 60c0 3-1 5-2 6" stroke="#5a371f" stroke-width="3"/><rect x="43" y="72" width="14" height="9" rx="2" fill="#a8763f" stroke="#5a371f" stroke-width="1.5"/><path d="M46 72v-5M50 72v-7M54 72v-4" stroke="#cdd6de" stroke-width="2.5"/>
  <circle cx="50" cy="12" r="10" fill="#b5542c"/><path d="M43 9a9 9 0 0 1 8-6" stroke="#ec9a63" stroke-width="3" fill="none"/><path d="M57 9c3 4 3 9-1 12" stroke="#8a3a1b" stroke-width="3" fill="none"/>
  <path d="M28 42c-2-20 8-28 22-28s24 8 22 28c-1 8-3 12-5 14H33c-2-2-4-6-5-14z" fill="#a84a26"/>
  <ellipse cx="50" cy="41" rx="19.5" ry="18" fill="#f6caa0"/><path d="M61 28c6 4 8.5 9 8.5 14 0 9-6 15-14 17 5-8 7-20 5.5-31z" fill="#dfa06f" fill-opacity=".7"/>
  <path d="M29 38c0-15 9-22 21-22s21 7 21 22c-3-3-5-6-6-9-9 3-20 3-29 0-2 4-4 7-7 9z" fill="#c8683a"/><path d="M34 24c4-4 9-6 15-6" stroke="#f0a673" stroke-width="3" fill="none"/>
  <path d="M29 27c13-4 29-4 42 0" stroke="#4a2f1e" stroke-width="5" fill="none"/><circle cx="40" cy="25" r="8.5" fill="#4a2f1e"/><circle cx="60" cy="25" r="8.5" fill="#4a2f1e"/><circle cx="40" cy="25" r="5.8" fill="#9ae4f0"/><circle cx="60" cy="25" r="5.8" fill="#5fbcd6"/><path d="M37 23a4 4 0 0 1 4-2M57 23a4 4 0 0 1 4-2" stroke="#fff" stroke-width="2" fill="none"/>
  ${eye(42, 43)}${eye(58, 43)}<circle cx="37" cy="49" r="3" fill="#ee8c6c" fill-opacity=".55"/><circle cx="63" cy="49" r="3" fill="#ee8c6c" fill-opacity=".55"/><path d="M45 51c3 3.5 8 3 10-1" stroke="#8d3b2b" stroke-width="2" fill="none"/><path d="M34 46l2 1M35 44l2 1M63 45l2-1M64 47l2-1" stroke="#c98050" stroke-width="1.3"/>
  <path d="M33 62c-8 2-13 7-15 13 0 5 6 7 9 3 3-5 6-8 9-10z" fill="#e8a23d"/><circle cx="21" cy="77" r="5.2" fill="#f6caa0"/>
  <path d="M24 80L13 49" stroke="#7c8894" stroke-width="6.5"/><path d="M24 80L13 49" stroke="#cdd6de" stroke-width="3"/><path d="M6 52c-4-6-2-14 4-16l3 8 6-3-3-8c7 0 11 8 7 14-4 6-13 9-17 5z" fill="#b4c0cb" stroke="#59646f" stroke-width="1.8"/>
</g>`,
  grom: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M83 96L76 34" stroke="#4a2f1e" stroke-width="6.5"/><path d="M83 96L76 34" stroke="#8a5f3c" stroke-width="3"/><path d="M58 20l30-4 6 22-30 5z" fill="#8b97a5" stroke="#39424d" stroke-width="2"/><path d="M76 18l12-2 6 22-14 2z" fill="#5f6b79"/><path d="M61 23l20-3" stroke="#d9e2ea" stroke-width="2.5"/>
  <path d="M26 84h20v8c0 4-2 6-6 6H20c-5 0-5-7-1-9 3-1 6-2 7-5zM54 84h20c1 3 4 4 7 5 4 2 4 9-1 9H60c-4 0-6-2-6-6z" fill="#7c8894" stroke="#39424d" stroke-width="2"/><path d="M23 90h20M57 90h20" stroke="#c7d2dd" stroke-width="2.5"/><circle cx="28" cy="94" r="1.5" fill="#39424d"/><circle cx="36" cy="94" r="1.5" fill="#39424d"/><circle cx="64" cy="94" r="1.5" fill="#39424d"/><circle cx="72" cy="94" r="1.5" fill="#39424d"/>
  <path d="M27 58c12-6 34-6 46 0l6 26c-16 6-42 6-58 0z" fill="#9c3b32"/><path d="M58 54c6 0 11 2 15 4l6 26c-6 2-13 4-20 4z" fill="#732520"/>
  <path d="M21 77c18 6 40 6 58 0l1 8c-18 6-42 6-60 0z" fill="#4a2f1e"/><rect x="42" y="76" width="16" height="11" rx="3" fill="#f0c25a" stroke="#7a5420" stroke-width="2"/><path d="M46 81.5h8" stroke="#7a5420" stroke-width="2.5"/>
  <path d="M22 58c-8 2-13 9-13 17 0 6 9 8 13 3 3-6 6-9 10-11z" fill="#8b97a5" stroke="#39424d" stroke-width="2"/><circle cx="16" cy="79" r="6.5" fill="#e9b88f"/><path d="M76 58c7 2 12 7 12 14 0 5-7 7-11 3-3-4-6-8-10-9z" fill="#5f6b79" stroke="#39424d" stroke-width="2"/><circle cx="81" cy="74" r="6.5" fill="#dba677"/>
  <ellipse cx="50" cy="40" rx="21" ry="17" fill="#f0c39a"/><path d="M62 28c6 4 9 8 9 13 0 8-6 13-14 15 5-8 7-18 5-28z" fill="#d89a6a" fill-opacity=".7"/>
  <path d="M27 42c-2 22 8 38 23 46 15-8 25-24 23-46-5 5-11 7-16 5-2-1-5-1-7 1-2-2-5-2-7-1-5 2-11 0-16-5z" fill="#3a2c2a"/><path d="M50 88c15-8 25-24 23-46-5 5-11 7-16 5 2 14-1 30-7 41z" fill="#251a1a"/><path d="M34 54c2 10 6 18 11 24M42 56c1 8 3 15 6 21" stroke="#6b5450" stroke-width="2.5" fill="none"/><path d="M36 47c4-3 10-3 14 1 4-4 10-4 14-1-3 4-10 5-14 2-4 3-11 2-14-2z" fill="#544240"/>
  <path d="M42 62h6l-1 6h-4zM53 62h6l-1 6h-4z" fill="#f0c25a"/>
  ${eye(41, 39, 2.8, 3.8)}${eye(59, 39, 2.8, 3.8)}<path d="M35 34l11 2M65 34l-11 2" stroke="#251a1a" stroke-width="4"/><path d="M46 41c0 5 8 5 8 0 0-3-8-3-8 0z" fill="#dd9a72"/>
  <path d="M27 33C26 17 36 8 50 8s24 9 23 25c-14-5-32-5-46 0z" fill="#8b97a5"/><path d="M57 9c11 3 17 11 16 24-5-2-10-3-15-3 3-7 2-14-1-21z" fill="#5f6b79"/><path d="M32 22c3-6 8-9 14-10" stroke="#d9e2ea" stroke-width="3" fill="none"/><path d="M25 34c16-6 34-6 50 0l0-6c-16-6-34-6-50 0z" fill="#d3a64b" stroke="#7a5420" stroke-width="1.5"/><path d="M46 8h8v22h-8z" fill="#d3a64b" stroke="#7a5420" stroke-width="1.5"/>
  <path d="M27 26C16 26 10 18 11 6c5 6 10 8 18 9zM73 26c11 0 17-8 16-20-5 6-10 8-18 9z" fill="#efe3c8"/><path d="M73 26c11 0 17-8 16-20-3 8-8 12-17 14z" fill="#bda982"/>
</g>`,
  nix: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M26 50C14 62 8 80 9 97l14-6 8 7 10-6 9 6 9-6 10 6 8-7 14 6c1-17-5-35-17-47z" fill="#2b2350"/><path d="M60 48c16 12 30 30 31 49l-14-6-8 7-10-6c6-14 6-30 1-44z" fill="#1b1538"/>
  <path d="M20 66c-4 8-6 16-6 24M30 74c-2 6-3 12-3 18M78 66c4 8 6 16 6 24" stroke="#4f4390" stroke-width="2.5" fill="none"/>
  <path d="M38 82h10v14H35c0-5 1-9 3-14zM52 82h10c2 5 3 9 3 14H52z" fill="#151030"/><path d="M34 93h14v5H33zM52 93h14l1 5H52z" fill="#0c0920"/>
  <path d="M35 60c9-4 21-4 30 0l4 24c-12 5-26 5-38 0z" fill="#3f3670"/><path d="M57 58c3 0 6 1 8 2l4 24c-4 2-9 3-13 3.5z" fill="#2a2350"/><path d="M32 76c12 4 24 4 36 0l1 6c-12 5-26 5-38 0z" fill="#15102a"/><path d="M46 76h8v7h-8z" fill="#9fb0ff"/>
  <path d="M24 40C20 18 34 4 52 3c18 2 28 16 24 37-1 10-6 18-12 22H36c-7-4-11-12-12-22z" fill="#3d3372"/><path d="M54 3c17 3 26 16 22 37-1 10-6 18-12 22h-9c11-14 13-42-1-59z" fill="#29214f"/><path d="M52 3c4-4 12-4 16 0-4 1-6 3-7 6z" fill="#29214f"/><path d="M30 34c0-14 8-23 19-26" stroke="#6f63b8" stroke-width="3.5" fill="none"/>
  <path d="M32 42c0-14 8-22 18-22s18 8 18 22c0 11-8 18-18 18s-18-7-18-18z" fill="#0d0a1e"/><path d="M35 48c4 9 26 9 30 0-2 8-8 12-15 12s-13-4-15-12z" fill="#e2b48e"/><path d="M34 47c10 5 22 5 32 0l1 7c-4 6-10 9-17 9s-13-3-17-9z" fill="#7a3fb0"/><path d="M52 50c6 0 10-1 14-3l1 7c-4 6-9 9-15 9z" fill="#5a2a88"/>
  <ellipse cx="42.5" cy="40" rx="4" ry="5" fill="#9ff3ff"/><ellipse cx="57.5" cy="40" rx="4" ry="5" fill="#9ff3ff"/><circle cx="43.5" cy="38.5" r="1.7" fill="#fff"/><circle cx="58.5" cy="38.5" r="1.7" fill="#fff"/><path d="M36 33l10 3M64 33l-10 3" stroke="#0d0a1e" stroke-width="3.5"/>
  <path d="M64 58c10 2 20 0 26-6-1 8-6 13-14 15l10 4c-8 4-18 2-24-4z" fill="#7a3fb0"/><path d="M66 60c8 2 14 1 20-3" stroke="#b58cf0" stroke-width="2" fill="none"/>
  <path d="M30 64c-7 2-11 6-12 12 0 4 6 6 9 2 2-4 5-6 8-8z" fill="#3f3670"/><circle cx="21" cy="77" r="4.8" fill="#e2b48e"/><path d="M19 80L6 58l3-4 14 21z" fill="#d9e2ea" stroke="#59646f" stroke-width="1.5"/><path d="M15 81l9-6" stroke="#d3a64b" stroke-width="3.5"/>
  <path d="M70 66c6 2 10 6 10 11 0 4-5 5-8 2-2-3-4-6-7-8z" fill="#2a2350"/><circle cx="77" cy="79" r="4.8" fill="#c99670"/><path d="M79 82l13-22 3 5-12 21z" fill="#aeb9c6" stroke="#59646f" stroke-width="1.5"/><path d="M75 79l9 5" stroke="#d3a64b" stroke-width="3.5"/>
</g>`,
  oona: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M16 98L18 20" stroke="#4a2f1e" stroke-width="6"/><path d="M16 98L18 20" stroke="#a8763f" stroke-width="2.8"/><path d="M18 24c-9-2-13-10-10-18 8 2 12 9 10 18zM18 22c3-9 10-12 17-9-2 8-9 12-17 9z" fill="#6fae4e"/><path d="M18 24c-4-5-7-10-10-18M18 22c5-3 11-6 17-9" stroke="#c9f08f" stroke-width="1.6" fill="none"/><circle cx="18" cy="21" r="4" fill="#ffd56f"/>
  <path d="M36 84h11v10a4 4 0 0 1-4 4h-9c-4 0-4-5-1-6 2-1 3-4 3-8zM53 84h11c0 4 1 7 3 8 3 1 3 6-1 6h-9a4 4 0 0 1-4-4z" fill="#5a3a22"/>
  <path d="M34 58c9-4 23-4 32 0l8 30c-14 6-34 6-48 0z" fill="#4f8f4a"/><path d="M57 56c4 0 7 1 9 2l8 30c-5 2-11 4-17 4z" fill="#336a38"/><path d="M40 58h20l2 31c-8 2-16 2-24 0z" fill="#f3e6c6"/><path d="M52 58h8l2 31c-3 1-6 1.5-9 1.5z" fill="#d8c298"/><path d="M44 74c4 4 8 4 12 0M50 72v10M45 80h10" stroke="#6fae4e" stroke-width="2.5" fill="none"/>
  <path d="M30 73c13 4 27 4 40 0l1.5 6c-14 4-29 4-43 0z" fill="#8a5a36"/>
  <ellipse cx="50" cy="42" rx="22" ry="20" fill="#3a2a26"/><circle cx="31" cy="52" r="7" fill="#4a3630"/><circle cx="69" cy="52" r="7" fill="#2c1f1c"/><circle cx="29" cy="60" r="5.5" fill="#4a3630"/><circle cx="71" cy="60" r="5.5" fill="#2c1f1c"/><circle cx="29" cy="66" r="2.5" fill="#ffd56f"/><circle cx="71" cy="66" r="2.5" fill="#e0a93e"/>
  <ellipse cx="50" cy="43" rx="18" ry="17" fill="#9c6642"/><path d="M60 32c6 4 8 7 8 12 0 8-5 13-12 15 4-8 6-17 4-27z" fill="#774a2c" fill-opacity=".8"/><path d="M34 38c1-3 3-6 6-8" stroke="#c48a60" stroke-width="2.5" fill="none"/>
  ${eye(43, 43, 3, 4.2)}${eye(57, 43, 3, 4.2)}<circle cx="38" cy="51" r="3" fill="#d8735a" fill-opacity=".5"/><circle cx="62" cy="51" r="3" fill="#d8735a" fill-opacity=".5"/><path d="M44 52.5c3 4 9 4 12 0z" fill="#5e2b1f"/><path d="M37 36c3-2 6-2 8 0M55 36c3-2 6-2 8 0" stroke="#2c1f1c" stroke-width="2.5" fill="none"/>
  <path d="M14 33c10-5 22-7 36-7s26 2 36 7c-8 5-22 6-36 6s-28-1-36-6z" fill="#4f8f4a"/><path d="M50 39c14 0 28-1 36-6-10-5-22-7-36-7 5 4 5 9 0 13z" fill="#336a38"/><path d="M30 28C30 14 40 2 56 1c-2 4-1 8 3 11 7 4 11 9 11 16-12-4-28-4-40 0z" fill="#6fae4e"/><path d="M59 12c7 4 11 9 11 16-4-1-9-2-14-2.5 3-4 4-9 3-13.5z" fill="#4a8842"/><path d="M34 22c2-8 7-13 13-16" stroke="#b9e27c" stroke-width="3" fill="none"/><path d="M30 28c12-4 28-4 40 0v-5c-12-4-27-4-39.5 0z" fill="#8a5a36"/><circle cx="40" cy="25" r="4" fill="#f6c5e0"/><circle cx="40" cy="25" r="1.6" fill="#ffd56f"/><circle cx="47" cy="24" r="3" fill="#cfe6ff"/><circle cx="47" cy="24" r="1.2" fill="#ffd56f"/>
  <path d="M31 62c-7 2-11 6-12 11 0 4 6 5 9 2 2-4 5-6 8-8z" fill="#4f8f4a"/><circle cx="20" cy="74" r="5" fill="#9c6642"/>
  <path d="M68 62c7 2 11 6 12 11 0 4-6 5-9 2-2-4-4-6-7-8z" fill="#336a38"/><circle cx="79" cy="74" r="5" fill="#8a5636"/><path d="M75 66h10v4l6 12c2 5-1 9-6 9H76c-5 0-8-4-6-9l5-12z" fill="#d8f5ff" stroke="#2c4a5a" stroke-width="2"/><path d="M73 79h15l3 6c1 3-1 5-4 5H75c-3 0-5-2-4-5z" fill="#ef6a9b"/><rect x="74" y="62" width="12" height="5" rx="2" fill="#a8763f"/><circle cx="78" cy="84" r="1.5" fill="#fff"/><circle cx="83" cy="81" r="1.2" fill="#fff"/>
</g>`,
};

/** The light behind each portrait. */
export const HERO_LIGHT: Readonly<Record<HeroId, readonly [string, string]>> = {
  sweety: ['#8a5a4a', '#3a2230'],
  etorn: ['#3d7f86', '#173037'],
  calla: ['#9a6a35', '#3a2416'],
  grom: ['#7a4640', '#2c1a1c'],
  nix: ['#54479c', '#1c1738'],
  oona: ['#5d8a4c', '#1e3320'],
};
