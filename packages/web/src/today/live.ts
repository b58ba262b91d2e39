/** How today's games stand: it comes to the home page when that has been seen. */
export { default as DailyAct } from './DailyAct.svelte';
export { default as DailyState } from './DailyState.svelte';
export { default as TodayHead } from './TodayHead.svelte';
export { default as TodayNote } from './TodayNote.svelte';
export { today } from './today.svelte.ts';
export { loadTodayWords } from './words.ts';
