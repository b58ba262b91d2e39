/** The keys of a replay: arrows, to both ends, and the space bar. */
import type { ReplaySteps } from './replay.svelte.ts';

const MOVES: Readonly<Record<string, (steps: ReplaySteps) => void>> = {
  ArrowLeft: (steps) => void steps.show(steps.step - 1),
  ArrowRight: (steps) => void steps.show(steps.step + 1),
  Home: (steps) => void steps.show(0),
  End: (steps) => void steps.show(steps.total - 1),
  ' ': (steps) => (steps.playing ? steps.pause() : steps.play()),
};

export function stepByKey(event: KeyboardEvent, steps: ReplaySteps): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog[open]')) return;
  const move = MOVES[event.key];
  if (!move || (event.key === ' ' && target.closest('button, a'))) return;
  event.preventDefault();
  move(steps);
}
