/** What the home page shows when there is no network: it comes when that is so. */
export { default as Chip } from './Chip.svelte';
export { default as DeviceRow } from './DeviceRow.svelte';
export { keeper } from './keeper.svelte.ts';
export { default as Strip } from './Strip.svelte';
export { offlineWords } from './words.ts';
