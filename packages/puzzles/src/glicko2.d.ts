/** What we use of the library, which brings no types. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  class Glicko2 {
    constructor(settings?: { readonly tau?: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
  const library: { readonly Glicko2: typeof Glicko2 };
  export default library;
}
