/** Enemies, minions and bosses, in the same hand as the heroes; bosses have a box of 100 x 130, feet on y = 128. */
import type { FoeId } from '@astragal/platformer';

export const FOE_FIGURES: Readonly<Record<FoeId, string>> = {
  shambler: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M36 78h12l-1 16a4 4 0 0 1-4 4H31c-3 0-4-4-1-6 4-2 6-6 6-14zM53 78h12c0 7 3 12 8 14 3 2 1 6-2 6H58a4 4 0 0 1-4-4z" fill="#4a4f3f"/><path d="M30 93h17v5H31zM54 93h18l-1 5H54z" fill="#2d3128"/>
  <path d="M33 54c10-5 24-5 34 0l4 27-6-3-4 6-6-4-6 5-5-5-6 4-4-6-5 3z" fill="#7b6a55"/><path d="M57 51c4 0 7 1 10 3l4 27-6-3-4 6-5-4c4-10 4-20 1-29z" fill="#574938"/><path d="M42 58l4 8-3 6M60 66l-5 6" stroke="#3a3026" stroke-width="2.5" fill="none"/><path d="M46 54l4 9 5-9z" fill="#93b583"/>
  <path d="M35 58c-10-2-20 0-27 5l-2 6 9-1 3 5 4-6c6-2 11-2 16-1z" fill="#93b583"/><path d="M8 63l-6-2M6 68l-6 2M12 71l-3 5" stroke="#93b583" stroke-width="4"/><path d="M32 57c-6-1-11-1-16 1l2 10c5-2 9-2 14-1z" fill="#7b6a55"/>
  <path d="M64 60c9 0 18 3 24 9l1 7-8-3-4 5-2-7c-4-3-8-4-13-4z" fill="#789a68"/><path d="M88 70l6-1M88 76l5 3M80 79l2 5" stroke="#789a68" stroke-width="4"/>
  <path d="M29 36C28 18 38 8 51 8s22 10 21 27c-1 13-9 22-22 22S30 49 29 36z" fill="#a3c492"/><path d="M60 10c9 4 13 13 12 25-1 13-9 22-22 22 10-9 15-30 10-47z" fill="#789a68"/><path d="M33 30c1-8 6-14 13-16" stroke="#d3ecc3" stroke-width="3.5" fill="none"/>
  <path d="M31 24C32 10 42 3 54 5c3-3 8-3 10 0 5 3 9 10 8 18-6-6-10-9-14-9-8 0-20 2-27 10z" fill="#3c4034"/><path d="M60 4l3-4M50 6l-2-6M68 9l6-4" stroke="#3c4034" stroke-width="4"/>
  <ellipse cx="41" cy="36" rx="7.5" ry="8.5" fill="#fdf6dc"/><ellipse cx="60" cy="37" rx="5.5" ry="6" fill="#fdf6dc"/><circle cx="42" cy="37" r="2.8" fill="#23141f"/><circle cx="60" cy="38" r="2.3" fill="#23141f"/><path d="M33 28l12-2M66 31l-10-1" stroke="#4e6a45" stroke-width="3.5"/>
  <path d="M38 50c5-4 18-5 24 0-3 5-20 6-24 0z" fill="#33261f"/><path d="M42 48v4M48 47v5M54 47l1 4" stroke="#f1e6c0" stroke-width="3"/><path d="M63 20l7 7M66 18l-4 5M71 22l-4 5" stroke="#5c3d3d" stroke-width="2"/>
</g>`,
  sporeling: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M34 88c-6 0-9 4-8 8 1 3 8 3 14 2zM66 88c6 0 9 4 8 8-1 3-8 3-14 2z" fill="#b99a6a"/>
  <path d="M32 56c-4 14-5 26 0 36 8 6 28 6 36 0 5-10 4-22 0-36z" fill="#f0dfba"/><path d="M58 56c3 14 3 28 0 40 4-1 8-2 10-4 5-10 4-22 0-36z" fill="#cdb083"/>
  <path d="M30 70c-8 0-14 4-15 9 5 1 10 0 16-4zM70 70c8 0 14 4 15 9-5 1-10 0-16-4z" fill="#e2cb9c"/>
  <path d="M15 36l-9-8 11-1zM32 17l-5-11 11 5zM68 17l5-11-11 5zM85 36l9-8-11-1zM50 13l0-12 7 11z" fill="#f4e3c3"/>
  <path d="M6 52c0-24 20-40 44-40s44 16 44 40c0 8-20 12-44 12S6 60 6 52z" fill="#b63f6a"/><path d="M62 13c19 5 32 20 32 39 0 8-20 12-44 12 16-10 20-34 12-51z" fill="#8d2a52"/><path d="M13 46c2-14 11-24 24-28" stroke="#e88aa9" stroke-width="4" fill="none"/>
  <ellipse cx="32" cy="38" rx="7" ry="6" fill="#fbe6d0"/><ellipse cx="56" cy="27" rx="8.5" ry="6" fill="#fbe6d0"/><ellipse cx="76" cy="45" rx="6" ry="5" fill="#f2cdb8"/><ellipse cx="50" cy="50" rx="5" ry="3.6" fill="#fbe6d0"/>
  <path d="M34 60c10 3 22 3 32 0l2 4c-11 4-25 4-36 0z" fill="#a98a5a"/>
  <ellipse cx="42" cy="74" rx="4" ry="5" fill="#23141f"/><ellipse cx="58" cy="74" rx="4" ry="5" fill="#23141f"/><circle cx="43" cy="72.5" r="1.4" fill="#fff"/><circle cx="59" cy="72.5" r="1.4" fill="#fff"/>
  <path d="M35 67l10 4M65 67l-10 4" stroke="#23141f" stroke-width="3.2"/><path d="M44 86c3-4 9-4 12 0" stroke="#6b3a35" stroke-width="2.8" fill="none"/>
</g>`,
  treant: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M28 58C14 56 8 46 6 32l6 3 0-9 6 12 6-5c0 8 5 12 12 12z" fill="#5d3f2a"/><path d="M72 58c14-2 20-12 22-26l-6 3 0-9-6 12-6-5c0 8-5 12-12 12z" fill="#4b3120"/>
  <path d="M30 34c-1 22-4 38-16 62 10 2 14-2 18-6 1 4 1 6 0 8 7 0 11-3 13-7 2 4 3 6 2 7 8 0 9-3 10-7 3 5 7 7 14 7-2-3-2-5-1-8 5 4 10 7 17 5-13-24-15-39-16-61z" fill="#7b5537"/>
  <path d="M58 33c4 20 3 40 0 58 2 5 7 7 13 7-2-3-2-5-1-8 5 4 10 7 17 5C74 71 72 56 71 34z" fill="#5a3b25"/>
  <path d="M34 40c0 14-2 26-8 40M42 72c0 8-1 12-4 18M62 70c1 8 2 13 6 19" stroke="#422a1a" stroke-width="2.5" fill="none"/><path d="M33 40c-1 10-2 18-5 28" stroke="#a97c52" stroke-width="2.5" fill="none"/>
  <path d="M34 50c4-5 10-5 13 0-1 6-11 6-13 0zM54 50c3-5 9-5 13 0-2 6-12 6-13 0z" fill="#20120b"/><circle cx="41.5" cy="50.5" r="3.4" fill="#ffd35c"/><circle cx="59.5" cy="50.5" r="3.4" fill="#ffd35c"/><circle cx="41.5" cy="50.5" r="1.4" fill="#fff6d0"/><circle cx="59.5" cy="50.5" r="1.4" fill="#fff6d0"/>
  <path d="M31 44l15 3M69 44l-15 3" stroke="#3a2415" stroke-width="4"/><path d="M38 66c3-4 6 1 8-3s5 2 7-1 5 0 9 3c-2 8-20 9-24 1z" fill="#20120b"/>
  <g fill="#2d6a3c"><circle cx="30" cy="26" r="13"/><circle cx="50" cy="18" r="16"/><circle cx="70" cy="26" r="13"/><circle cx="22" cy="36" r="7"/><circle cx="78" cy="36" r="7"/></g>
  <g fill="#4f9a48"><circle cx="29" cy="23" r="9.5"/><circle cx="47" cy="14" r="12"/><circle cx="66" cy="22" r="9.5"/></g><g fill="#8fcf62"><circle cx="26" cy="20" r="4.5"/><circle cx="43" cy="9.5" r="6"/><circle cx="63" cy="18" r="4"/></g>
  <path d="M8 30c-3-3-3-7 0-9 3 2 3 6 0 9zM92 30c-3-3-3-7 0-9 3 2 3 6 0 9z" fill="#8fcf62"/>
</g>`,
  golem: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M28 76h18l2 18c0 3-2 4-5 4H22c-4 0-5-4-3-7zM54 76h18l9 15c2 3 1 7-3 7H57c-3 0-5-1-5-4z" fill="#6f7d8b" stroke="#2b333d" stroke-width="2.5"/><path d="M62 76h10l9 15c2 3 1 7-3 7H66z" fill="#4d5965"/>
  <path d="M24 40l12-8h28l12 8 4 26-10 16H30L20 66z" fill="#8c9aa8" stroke="#2b333d" stroke-width="2.5"/><path d="M60 32h4l12 8 4 26-10 16H58c6-16 7-34 2-50z" fill="#5d6a77"/><path d="M28 42l10-6h14" stroke="#c9d5df" stroke-width="3" fill="none"/><path d="M30 66l8 6-2 8M68 48l-8 6 4 10M34 46l6 6" stroke="#3a444f" stroke-width="2.5" fill="none"/>
  <path d="M50 50l9 8-4 11h-10l-4-11z" fill="#163a4e" stroke="#2b333d" stroke-width="2"/><path d="M50 53l6 6-3 8h-6l-3-8z" fill="#6fe9ff"/><path d="M50 53l6 6-3 8h-3z" fill="#2fb4d8"/>
  <path d="M24 40c-12-2-20 4-22 14l4 22 4 14c2 6 14 6 16 0l2-14-6-12 6-8z" fill="#7d8b99" stroke="#2b333d" stroke-width="2.5"/><path d="M6 74h18M8 86h15" stroke="#2b333d" stroke-width="2.5"/><path d="M6 56c1-6 5-10 11-10" stroke="#c9d5df" stroke-width="3" fill="none"/>
  <path d="M76 40c12-2 20 4 22 14l-4 22-4 14c-2 6-14 6-16 0l-2-14 6-12-6-8z" fill="#5d6a77" stroke="#2b333d" stroke-width="2.5"/><path d="M94 74H76M92 86H77" stroke="#2b333d" stroke-width="2.5"/>
  <path d="M34 12l10-7h14l9 8 2 18-8 9H40l-9-9z" fill="#98a6b4" stroke="#2b333d" stroke-width="2.5"/><path d="M56 5h2l9 8 2 18-8 9h-7c5-11 6-24 2-35z" fill="#66737f"/><path d="M37 14l8-5h7" stroke="#d9e4ec" stroke-width="3" fill="none"/><path d="M32 21h37l-2 6H34z" fill="#39434e"/><path d="M37 26h9l-1 5h-7zM55 26h9l-1 5h-7z" fill="#6fe9ff"/><path d="M39 27h4M57 27h4" stroke="#e9fdff" stroke-width="2"/><path d="M42 36h16" stroke="#2b333d" stroke-width="3"/>
  <path d="M58 5c-2-5 3-7 8-4-1 4-4 6-8 4zM36 11c-6-1-8 3-6 8 4 0 7-3 6-8zM20 41c-4-4-2-8 3-9 2 4 1 8-3 9z" fill="#6fae4e"/><path d="M34 78c-3 3-2 7 1 9 3-2 3-6-1-9z" fill="#6fae4e"/>
</g>`,
  werewolf: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M76 78c12-2 18-10 17-22-6 6-12 6-20 8z" fill="#3d4250"/><path d="M78 74c6-2 10-6 12-11" stroke="#6c7386" stroke-width="3" fill="none"/>
  <path d="M32 70c-6 8-8 14-6 18l-8 4c-3 2-2 6 2 6h18c4 0 6-3 6-7l2-13zM56 74l4 17c0 4 2 7 6 7h16c4 0 5-4 2-6l-7-4c2-6 0-12-5-18z" fill="#5a6172"/><path d="M60 74l4 17c1 4 2 7 6 7h12c4 0 5-4 2-6l-7-4c2-6 0-12-5-18z" fill="#434957"/>
  <path d="M30 66c13 5 28 5 41 0l3 16-7-2-4 5-6-4-6 5-6-5-6 4-4-5-7 3z" fill="#4a5a8c"/><path d="M60 68c4 0 8-1 11-2l3 16-7-2-4 5-6-4c3-6 4-12 3-17z" fill="#33406a"/>
  <path d="M22 44c6-10 18-14 30-13s22 6 26 16l-4 24c-14 6-32 6-46-1z" fill="#6a7284"/><path d="M62 33c8 3 13 7 16 14l-4 24c-6 2-11 3-17 4 8-12 9-30 5-42z" fill="#484e5d"/><path d="M36 50c8 6 20 6 27 0l-3 14c-6 4-14 4-21 0z" fill="#9aa2b3"/><path d="M40 56l4 4M48 58l2 4M56 57l-2 4" stroke="#6a7284" stroke-width="2.5"/>
  <path d="M24 44C12 46 6 56 6 68l-3 8 5-2 1 6 4-5 4 5 1-6 5 2-1-9c1-6 5-10 11-13z" fill="#6a7284"/><path d="M4 77l-3 5M9 81l-1 5M17 81l1 5M23 77l3 4" stroke="#f4ead2" stroke-width="3"/>
  <path d="M76 46c10 3 16 11 17 22l3 8-5-2-1 6-4-5-4 5-1-6-5 2 1-9c-1-6-4-10-9-13z" fill="#484e5d"/><path d="M96 77l3 5M91 81l1 5M83 81l-1 5" stroke="#e3d4b2" stroke-width="3"/>
  <path d="M30 22L26 0l16 12zM68 20L76-1 58 11z" fill="#6a7284"/><path d="M31 16L29 6l8 7zM69 15l3-10-8 7z" fill="#d98a8a"/><path d="M68 20L76-1 66 6z" fill="#484e5d"/>
  <path d="M26 30C26 16 36 8 49 8s23 8 23 22c0 6-3 10-6 13l-6 9c-6 6-16 6-22 0l-6-9c-4-3-6-7-6-13z" fill="#7b8396"/><path d="M58 10c9 3 14 10 14 20 0 6-3 10-6 13l-6 9c-3 3-7 4.5-11 4.5C60 44 63 26 58 10z" fill="#565d6e"/><path d="M30 28c1-8 5-13 11-16" stroke="#b8c0d0" stroke-width="3" fill="none"/>
  <path d="M37 30c-6 5-9 5-14 4 3 4 6 6 10 6M62 30c6 5 9 5 14 4-3 4-6 6-10 6" fill="#7b8396"/>
  <path d="M34 40c3-8 10-11 15-11s13 3 16 11c-2 10-8 15-15 15s-14-5-16-15z" fill="#aab2c2"/><path d="M55 30c5 1 8 5 10 10-2 10-8 15-15 15 6-6 8-16 5-25z" fill="#868ea0"/><path d="M43 31c4-2 10-2 13 0-1 5-4 7-6.5 7S44 36 43 31z" fill="#23141f"/>
  <path d="M36 43c8-3 19-3 27 0-2 7-7 10-13 10s-12-3-14-10z" fill="#3a0f17"/><path d="M38 43l3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5" fill="none" stroke="#fff6e2" stroke-width="2.5"/>
  <path d="M32 25l12 5-11 2zM67 25l-12 5 11 2z" fill="#ffd35c"/><path d="M30 21l13 6M69 21l-13 6" stroke="#2c313c" stroke-width="3.5"/>
</g>`,
  gargoyle: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M36 50C24 30 12 22 0 20c3 6 4 10 3 15 4 1 6 4 6 9 4 0 7 4 7 9 5 0 9 4 11 10z" fill="#5c5f80" stroke="#1d1f33" stroke-width="2.5"/><path d="M64 50c12-20 24-28 36-30-3 6-4 10-3 15-4 1-6 4-6 9-4 0-7 4-7 9-5 0-9 4-11 10z" fill="#43465f" stroke="#1d1f33" stroke-width="2.5"/><path d="M34 50C25 36 14 27 3 35M33 54C26 46 18 42 9 44M66 50c9-14 20-23 31-15M67 54c7-8 15-12 24-10" stroke="#8d91b8" stroke-opacity=".6" stroke-width="2" fill="none"/>
  <path d="M70 84c10 2 18-1 20-9 1-5-5-7-7-3" stroke="#43465f" stroke-width="5" fill="none"/><path d="M78 68l10-1-3 9z" fill="#43465f"/>
  <path d="M30 70c-8 6-10 16-6 22l-6 3c-2 2-1 3 2 3h20c4 0 5-3 4-7l-1-10zM70 70c8 6 10 16 6 22l6 3c2 2 1 3-2 3H60c-4 0-5-3-4-7l1-10z" fill="#7376a0" stroke="#1d1f33" stroke-width="2"/><path d="M70 70c8 6 10 16 6 22l6 3c2 2 1 3-2 3H64c6-8 8-18 6-28z" fill="#4f5274"/>
  <path d="M31 52c8-6 30-6 38 0l3 22c-8 12-36 12-44 0z" fill="#8286ad"/><path d="M57 48c5 1 9 2 12 4l3 22c-3 5-9 8-15 9 5-11 6-24 0-35z" fill="#565a7d"/><path d="M42 62h16M41 69h18M43 76h14" stroke="#5c5f80" stroke-width="2.5"/>
  <path d="M32 56c-8 4-11 12-10 22l-2 8 5-2 2 5 3-5 4 3 0-9c-2-6 0-10 4-13z" fill="#7376a0" stroke="#1d1f33" stroke-width="1.8"/><path d="M68 56c8 4 11 12 10 22l2 8-5-2-2 5-3-5-4 3 0-9c2-6 0-10-4-13z" fill="#4f5274" stroke="#1d1f33" stroke-width="1.8"/>
  <path d="M33 22C24 20 20 12 22 0c5 6 10 9 17 11zM67 22c9-2 13-10 11-22-5 6-10 9-17 11z" fill="#cfc9b8" stroke="#1d1f33" stroke-width="1.8"/><path d="M67 22c9-2 13-10 11-22-2 8-6 13-13 16z" fill="#98917d"/>
  <path d="M24 34l-12-6c0 8 5 14 14 14zM76 34l12-6c0 8-5 14-14 14z" fill="#7376a0" stroke="#1d1f33" stroke-width="1.8"/>
  <path d="M27 30c0-13 9-21 23-21s23 8 23 21c0 8-3 13-7 17l-6 8c-6 4-14 4-20 0l-6-8c-4-4-7-9-7-17z" fill="#9a9ec4"/><path d="M58 10c10 3 15 10 15 20 0 8-3 13-7 17l-6 8c-3 2-6 3-10 3 10-13 13-31 8-48z" fill="#666a90"/><path d="M31 28c1-8 5-12 11-14" stroke="#d5d8ef" stroke-width="3" fill="none"/>
  <path d="M30 27l17 5-3 7c-6 0-12-4-14-12zM70 27l-17 5 3 7c6 0 12-4 14-12z" fill="#1d1f33"/><path d="M35 31l9 3-2 3c-3 0-6-2-7-6zM65 31l-9 3 2 3c3 0 6-2 7-6z" fill="#ff7a5c"/><path d="M46 38l4-4 4 4-2 5h-4z" fill="#4f5274"/><path d="M37 46c8 4 18 4 26 0-2 8-7 11-13 11s-11-3-13-11z" fill="#1d1f33"/><path d="M40 48l3 6 3-5M60 48l-3 6-3-5" fill="#fff6e2" stroke="#fff6e2" stroke-width="1.5"/><path d="M48 14l-3 6 4 3M58 20l4 2" stroke="#565a7d" stroke-width="2" fill="none"/>
</g>`,
  serpent: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M84 92c10-4 12-14 6-20 0 6-6 9-14 9z" fill="#2f7a4c"/>
  <path d="M14 88c-2-10 10-18 34-18s40 6 40 16-18 12-40 12-32-2-34-10z" fill="#3f9a5c"/><path d="M56 70c20 1 32 6 32 16 0 9-16 12-36 12 16-6 20-20 4-28z" fill="#2b7246"/><path d="M20 86c6-6 18-9 32-9" stroke="#9fe3a8" stroke-width="3" fill="none"/>
  <path d="M24 76c-2-10 8-16 26-16s28 6 26 15c-2 8-14 11-26 11s-25-2-26-10z" fill="#4bb06b"/><path d="M54 60c14 1 23 6 22 15-2 7-11 10-21 11 8-8 8-20-1-26z" fill="#33854f"/><path d="M30 73c5-5 13-7 22-7" stroke="#aeeeb6" stroke-width="3" fill="none"/>
  <path d="M36 70c-8-14-6-26 2-34l22 2c-4 8-2 14 4 20 4 4 4 10-2 13-8 4-20 4-26-1z" fill="#4bb06b"/><path d="M54 38l6 0c-4 8-2 14 4 20 4 4 4 10-2 13-3 2-7 3-11 3 6-10-4-22 3-36z" fill="#33854f"/><path d="M39 66c-4-10-3-18 1-24 4 0 8 0 11 1-5 8-4 16 2 24-5 2-10 2-14-1z" fill="#f2e6b2"/><path d="M38 50h10M38 57h11M41 64h11" stroke="#c9b87a" stroke-width="2"/>
  <path d="M22 30C20 14 32 6 48 6s28 8 28 22c0 10-8 17-16 18H40c-10 0-17-6-18-16z" fill="#58c47a"/><path d="M58 8c11 3 18 10 18 20 0 10-8 17-16 18h-8c9-10 12-26 6-38z" fill="#38915a"/><path d="M27 26c1-8 7-13 15-15" stroke="#c2f5c6" stroke-width="3.5" fill="none"/><path d="M46 8l5 6-5 6-5-6zM58 12l4 5-4 5-4-5z" fill="#2b7246"/>
  <path d="M29 26c5-4 11-3 13 2-2 5-10 6-13-2zM70 26c-5-4-11-3-13 2 2 5 10 6 13-2z" fill="#fff3b0"/><path d="M36 23v9M63 23v9" stroke="#23141f" stroke-width="3.5"/><path d="M26 20l16 5M73 20l-16 5" stroke="#1c4a30" stroke-width="3.5"/>
  <path d="M28 36c12 5 32 5 43 0-2 9-10 14-21 14s-20-5-22-14z" fill="#5e1520"/><path d="M34 38l3 9 4-8M65 38l-3 9-4-8" fill="#fff6e2"/><path d="M50 44v12l-4 6M50 56l4 6" stroke="#ff6a7a" stroke-width="3" fill="none"/>
</g>`,
  guard: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M84 98L84 6" stroke="#5d4a36" stroke-width="4.5"/><path d="M84 2l7 14-7 5-7-5z" fill="#e7e2f5"/><path d="M84 2l7 14-7 5z" fill="#a79ccb"/><path d="M82 20c-9 2-16-2-20 2 6 2 6 6 2 10 8 1 14-1 18-4z" fill="#c63a5a"/>
  <path d="M36 82h12v16H32c0-5 2-8 4-9zM52 82h12v7c3 1 4 4 4 9H52z" fill="#3a2f57"/><path d="M32 94h16v4H32zM52 94h16v4H52z" fill="#221a38"/>
  <path d="M32 54c10-4 26-4 36 0l4 30c-14 6-30 6-44 0z" fill="#6a58a6"/><path d="M57 51c4 0 8 1 11 3l4 30c-5 2-10 3-15 4z" fill="#46377a"/><path d="M30 72c13 4 27 4 40 0l1.5 7c-14 4-29 4-43 0z" fill="#d3a64b"/><path d="M50 54l8 8-8 9-8-9z" fill="#ffb25c"/>
  <path d="M22 60c-2-8 5-14 14-11l4 10c-5 7-15 8-18 1z" fill="#8b79c9"/><path d="M78 60c2-8-5-14-14-11l-4 10c5 7 15 8 18 1z" fill="#5d4c95"/>
  <path d="M30 44c-2-18 6-30 20-30s22 12 20 30c-4 8-12 12-20 12s-16-4-20-12z" fill="#8b79c9"/><path d="M57 15c9 4 14 14 13 29-4 8-12 12-20 12 9-9 12-26 7-41z" fill="#5d4c95"/>
  <path d="M33 38h34l-3 8H54l-4 8-4-8H36z" fill="#150f26"/><path d="M38 40.5l9 2M62 40.5l-9 2" stroke="#ff8f5a" stroke-width="3.4"/>
  <path d="M46 16C42 4 52-2 62 3c8 4 10 12 6 20-4-6-10-8-18-7z" fill="#c63a5a"/><path d="M50 8c6-4 13-1 16 6" stroke="#f07d92" stroke-width="2.5" fill="none"/><rect x="46" y="13" width="8" height="22" rx="3" fill="#d3a64b"/>
  <path d="M8 58c10-6 22-6 30 0 2 16-4 28-15 36C12 86 6 74 8 58z" fill="#372a5c"/><path d="M12 61c8-4 16-4 22 0 1 12-3 22-11 28-8-6-12-16-11-28z" fill="#d3a64b"/><path d="M15 63.5c5-2.5 11-2.5 16 0 1 9-2 17-8 22-6-5-9-13-8-22z" fill="#5d4c95"/><path d="M23 66v14M18 72h10" stroke="#f0d48a" stroke-width="3"/>
</g>`,
  medusa: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M90 118c12-4 14-18 4-24 2 8-6 12-16 12z" fill="#2c6b4a"/>
  <path d="M6 114c-2-12 12-20 44-20s46 7 46 19-20 15-46 15-42-3-44-14z" fill="#3f8f63"/><path d="M58 94c26 1 38 8 38 19 0 11-18 14-42 15 18-8 22-24 4-34z" fill="#296a48"/><path d="M12 112c8-8 22-11 40-11" stroke="#a5e6bd" stroke-width="3" fill="none"/>
  <path d="M20 100c-2-12 10-18 30-18s32 6 30 17c-2 9-16 12-30 12s-28-2-30-11z" fill="#4aa374"/><path d="M56 82c16 1 26 7 24 17-2 8-12 11-23 12 9-9 10-22-1-29z" fill="#307a55"/><path d="M26 97c6-6 14-8 24-8" stroke="#b5f0cb" stroke-width="3" fill="none"/><path d="M30 106l4-4 4 4M44 108l4-4 4 4M60 107l4-4 4 4" stroke="#1f5a3c" stroke-width="2" fill="none"/>
  <path d="M32 58c10-5 26-5 36 0l2 30c-10 8-30 8-40 0z" fill="#7fc79a"/><path d="M57 55c4 0 8 1 11 3l2 30c-4 3-9 5-14 5.5 6-12 6-26 1-38.5z" fill="#56a078"/>
  <path d="M31 60c6-3 12-3 17 0l2 8 2-8c5-3 11-3 17 0l0 12c-5 5-13 5-17 0h-4c-4 5-12 5-17 0z" fill="#e7b74e"/><path d="M52 60c5-3 11-3 17 0v12c-5 5-13 5-17 0z" fill="#b98529"/><circle cx="50" cy="70" r="3" fill="#8fe3ff"/><path d="M28 84c14 5 30 5 44 0l2 8c-15 6-33 6-48 0z" fill="#e7b74e"/><path d="M54 87c6 0 12-1 18-3l2 8c-6 2-13 4-20 4z" fill="#b98529"/><path d="M44 86h12l-2 16-4 5-4-5z" fill="#7a2148"/>
  <path d="M32 58c-11 1-19 7-22 17l-4 12 6 3c4-8 8-13 14-16l8-6z" fill="#7fc79a"/><path d="M9 84l7 4" stroke="#e7b74e" stroke-width="5"/><path d="M6 86l-4 8M10 90l-1 8M14 89l3 7" stroke="#7fc79a" stroke-width="4"/>
  <path d="M68 58c11 1 19 7 22 15 1 6-6 10-10 6-3-5-7-8-12-10z" fill="#56a078"/><circle cx="86" cy="78" r="5.5" fill="#6fb78d"/><path d="M82 98L92 44" stroke="#4a2f1e" stroke-width="5"/><path d="M82 98L92 44" stroke="#d3a64b" stroke-width="2.5"/><path d="M92 46c-6-3-7-12-1-16 5 4 7 12 1 16z" fill="#8ff0c4" stroke="#1f5a3c" stroke-width="2"/>
  <g fill="none" stroke="#2c6b4a" stroke-width="9"><path d="M34 22C26 18 20 10 12 14"/><path d="M32 32C20 32 14 26 6 32"/><path d="M34 44C24 48 20 56 10 54"/><path d="M42 14C38 6 34-2 26 0"/><path d="M52 12C52 2 50-4 54-10"/><path d="M62 15C68 8 70 0 78 2"/><path d="M68 24C78 20 84 14 90 18"/><path d="M69 34C80 34 86 30 94 36"/><path d="M66 45C76 50 80 58 90 55"/></g>
  <g fill="none" stroke="#5fbf88" stroke-width="5"><path d="M34 22C26 18 20 10 12 14"/><path d="M32 32C20 32 14 26 6 32"/><path d="M34 44C24 48 20 56 10 54"/><path d="M42 14C38 6 34-2 26 0"/><path d="M52 12C52 2 50-4 54-10"/></g><g fill="none" stroke="#3f8f63" stroke-width="5"><path d="M62 15C68 8 70 0 78 2"/><path d="M68 24C78 20 84 14 90 18"/><path d="M69 34C80 34 86 30 94 36"/><path d="M66 45C76 50 80 58 90 55"/></g>
  <g fill="#5fbf88" stroke="#1f5a3c" stroke-width="1.8"><path d="M14 9c-6-1-11 2-12 7 5 3 10 2 14-1zM8 27c-6 0-10 4-10 9 5 2 10 0 13-4zM12 49c-6 0-9 4-9 9 5 2 10 0 13-5zM28-5c-5-2-10 1-10 6 4 3 8 2 12-2zM50-10c-3-5 0-10 5-10 4 3 4 8 1 12zM76-3c5-2 10 1 10 6-4 3-8 2-12-2zM88 13c6-1 11 2 12 7-5 3-10 2-14-1zM92 31c6 0 10 4 10 9-5 2-10 0-13-4zM88 50c6 0 9 4 9 9-5 2-10 0-13-5z"/></g><g fill="#ffd35c"><circle cx="7" cy="12" r="1.7"/><circle cx="3" cy="31" r="1.7"/><circle cx="7" cy="53" r="1.7"/><circle cx="22" cy="-1" r="1.7"/><circle cx="54" cy="-14" r="1.7"/><circle cx="82" cy="1" r="1.7"/><circle cx="95" cy="16" r="1.7"/><circle cx="97" cy="35" r="1.7"/><circle cx="92" cy="54" r="1.7"/></g>
  <path d="M29 34C28 18 38 10 50 10s22 8 21 24c-1 14-9 25-21 27-12-2-20-13-21-27z" fill="#9bd9b0"/><path d="M58 12c9 3 14 11 13 22-1 14-9 25-21 27 10-12 13-33 8-49z" fill="#66ad87"/><path d="M33 30c1-8 5-13 11-16" stroke="#dbf7e4" stroke-width="3" fill="none"/>
  <path d="M29 27c4-9 12-13 21-13s17 4 21 13c-6-4-13-6-21-6s-15 2-21 6z" fill="#e7b74e"/><path d="M50 14c9 0 17 4 21 13-6-4-13-6-21-6z" fill="#b98529"/><path d="M50 12l5 7-5 7-5-7z" fill="#ff5a5f" stroke="#7a5420" stroke-width="1.5"/>
  <path d="M33 36c5-6 11-5 14 0-3 6-11 6-14 0zM67 36c-5-6-11-5-14 0 3 6 11 6 14 0z" fill="#1b3026"/><path d="M35.5 36c3-4 7-3 9 0-2 3.5-7 3.5-9 0zM64.5 36c-3-4-7-3-9 0 2 3.5 7 3.5 9 0z" fill="#f5ff8f"/><path d="M40 33.5v5M60 33.5v5" stroke="#23141f" stroke-width="2.5"/><path d="M32 30l14 3M68 30l-14 3" stroke="#1f5a3c" stroke-width="3"/><path d="M49 38l-2 7h4" stroke="#4f9370" stroke-width="2" fill="none"/><path d="M42 50c5-2 11-2 16 0-3 5-13 5-16 0z" fill="#7a2148"/><path d="M44 50l2 4 1-4M56 50l-2 4-1-4" fill="#fff"/><path d="M37 46c-2 2-2 4 0 6M63 46c2 2 2 4 0 6" stroke="#66ad87" stroke-width="2" fill="none"/>
</g>`,
  ikee: `<g stroke-linejoin="round" stroke-linecap="round">
  <path d="M24 52C8 66 0 100 4 126l92 0c4-26-4-60-20-74z" fill="#4a1230"/><path d="M60 50c20 14 34 46 36 76l-30 0z" fill="#330a22"/><path d="M12 84c-4 12-6 26-6 40M22 92c-3 10-4 22-4 34M88 84c4 12 6 26 6 40M78 92c3 10 4 22 4 34" stroke="#7a2148" stroke-width="2.5" fill="none"/>
  <path d="M30 100h16v26H26c0-10 2-18 4-26zM54 100h16c2 8 4 16 4 26H54z" fill="#241a3b"/><path d="M25 119h21v9H24zM54 119h21l1 9H54z" fill="#120b22"/><path d="M27 112h19M54 112h19" stroke="#d3a64b" stroke-width="3"/>
  <path d="M26 52c14-6 34-6 48 0l4 46c-18 8-38 8-56 0z" fill="#3f2f6e"/><path d="M56 49c7 0 13 1 18 3l4 46c-7 3-14 5-22 5.5z" fill="#281c4d"/>
  <path d="M34 56l16 8 16-8 2 14-18 10-18-10z" fill="#d3a64b"/><path d="M50 64l16-8 2 14-18 10z" fill="#a97a2c"/><path d="M50 60l7 9-7 10-7-10z" fill="#ff5a5f"/><path d="M50 60l7 9-7 10z" fill="#c42b45"/>
  <path d="M23 86c18 6 36 6 54 0l1 9c-18 7-38 7-56 0z" fill="#d3a64b"/><path d="M44 87h12v18l-6 8-6-8z" fill="#7a2148"/><path d="M50 88h6v17l-6 8z" fill="#571432"/>
  <path d="M2 64C-4 48 8 36 30 42l6 14C30 70 8 76 2 64z" fill="#5a4795"/><path d="M98 64c6-16-6-28-28-22l-6 14c6 14 28 20 34 8z" fill="#3f2f6e"/><path d="M4 52L-6 38l16 4zM14 44L10 28l12 12zM96 52l10-14-16 4zM86 44l4-16-12 12z" fill="#e9dcc0"/><path d="M5 60c4-10 14-14 26-12M95 60c-4-10-14-14-26-12" stroke="#d3a64b" stroke-width="3.5" fill="none"/>
  <path d="M28 34C26 18 36 8 50 8s24 10 22 26c-2 12-10 22-22 24-12-2-20-12-22-24z" fill="#4d3b85"/><path d="M56 9c11 3 17 12 16 25-2 12-10 22-22 24 9-11 11-32 6-49z" fill="#33255f"/>
  <path d="M32 30h36l-3 12-8 2-7 14-7-14-8-2z" fill="#0d0718"/><path d="M36 34l11 4-10 3zM64 34l-11 4 10 3z" fill="#ffcf5c"/><path d="M37 35.5l7 2.5-6 1.5zM63 35.5l-7 2.5 6 1.5z" fill="#fff3c4"/>
  <path d="M30 20C18 18 10 8 10-8c8 8 14 12 24 14zM70 20c12-2 20-12 20-28-8 8-14 12-24 14z" fill="#efe3c8"/><path d="M70 20c12-2 20-12 20-28-5 12-12 18-22 22z" fill="#bda982"/>
  <path d="M28 26l6-22 7 10 9-16 9 16 7-10 6 22c-14-6-30-6-44 0z" fill="#e7b74e"/><path d="M50-2l9 16 7-10 6 22c-7-3-14-4.5-22-4.5z" fill="#b98529"/><circle cx="50" cy="14" r="3.6" fill="#ff5a5f"/><circle cx="37" cy="17" r="2.2" fill="#8fe3ff"/><circle cx="63" cy="17" r="2.2" fill="#8fe3ff"/>
  <path d="M-8 128L-3 30h8l5 98z" fill="none"/><path d="M-4 122L-9 34l7-14 7 14-3 88z" fill="#cfd3e6"/><path d="M-2 20l7 14-3 88h-3z" fill="#8d90b3"/><path d="M-14 108l26-2v7l-26 2z" fill="#d3a64b"/><path d="M-5 114h7v12h-7z" fill="#4a2b1b"/>
  <path d="M-6 96c0-6 5-9 10-7s7 7 4 12-14 3-14-5z" fill="#5a4795"/><path d="M6 74c-4 6-6 12-5 18l9 3c3-8 6-13 10-17z" fill="#3f2f6e"/>
</g>`,
};

/** The light behind each portrait. */
export const FOE_LIGHT: Readonly<Record<FoeId, readonly [string, string]>> = {
  shambler: ['#5d6b4a', '#20281c'],
  sporeling: ['#6d3550', '#2a1526'],
  treant: ['#3f6b4a', '#182a25'],
  golem: ['#4d6478', '#1a2530'],
  werewolf: ['#4c5078', '#1b1c33'],
  gargoyle: ['#6a4a70', '#251a30'],
  serpent: ['#3d6b4c', '#162a20'],
  guard: ['#4a3d8a', '#1c1440'],
  medusa: ['#2f7a5a', '#10261f'],
  ikee: ['#7a2148', '#2a0f2b'],
};
