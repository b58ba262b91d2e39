/** How a maze is drawn: two skins, one interface. */
import type { Chance } from './base.ts';
import type { Grid, Run } from './grid.ts';

export interface Skin {
  /** The back wall of one tile. */
  back(id: string, odd: boolean, x: number, y: number): string;
  /** A mark where fields meet. */
  readonly tick: { readonly ink: string; at(x: number, y: number): string };
  window(x: number, y: number): string;
  platform(G: Grid, run: Run, seed: string): string;
  tuft(x: number, y: number, r: Chance): string;
  wall(G: Grid, g: number, edge: number): string;
  ladder(G: Grid, g: number, c: number): string;
  trap(G: Grid, g: number, c: number): string;
  shop(x: number, y: number): string;
  spawn(x: number, y: number): string;
  portal(x: number, y: number): string;
  lantern(x: number, y: number): string;
  /** What the lowest row stands on. */
  ground(y: number, trunk: number): string;
  /** From the top down to the ground. */
  frame(ground: number, trunk: number, top: number): string;
  /** A level that is not revealed yet, folded to closed shutters. */
  hidden(y: number, h: number, label: string): string;
  canopy(y: number, h: number, trunk: number): string;
}
