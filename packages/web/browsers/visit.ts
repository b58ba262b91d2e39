/** Somebody new at the house, with a browser of their own that remembers what it is told here. */
import { KNOWN } from '../pages/house.ts';
import type { Window } from './window.ts';

export interface Visit {
  readonly window: Window;
  /** Keeps a picture of what is in sight. */
  shoot(moment: string | number): Promise<void>;
  /** The server is gone, as far as this browser can tell. */
  cut(): Promise<void>;
}

/** Settings of whoever has been here before, and waits for nothing. */
const SETTINGS = { motion: 'calm', botPace: 'instant', onlyAnswers: 'ask', sound: false };

/** The first page, and what the browser keeps of an earlier visit. */
export async function arrive(window: Window, settings: object = {}): Promise<void> {
  await window.goto('/credits');
  const kept = { astragal: JSON.stringify({ ...SETTINGS, ...settings }), 'astragal lessons': KNOWN };
  await window.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  await goHome(window);
}

export async function goHome(window: Window): Promise<void> {
  await window.goto('/');
  await window.locator('#app[data-awake]').waitFor();
}
