/** A die in space: which of its six sides is seen, and where. Lengths are in sides of the die, x to the right, y down, z to the eye. */
type Vector = readonly [x: number, y: number, z: number];
type Turn = (vector: Vector) => Vector;

/** How far each side is turned from the front, about X and Y. */
export const SIDES = [
  [0, 0],
  [0, 180],
  [0, 90],
  [0, -90],
  [90, 0],
  [-90, 0],
] as const;

/** How a lying die is leant, so that its top and its right are seen, too. */
export const LEAN = [-21, -27] as const;

/** How far a die turns, about X and Y, to bring the side in this place to the front; each throw is whole turns more, and no two dice turn alike. */
export function turned(up: number, throws: number, tone: 'light' | 'dark'): readonly [x: number, y: number] {
  const [x, y] = SIDES[up] ?? SIDES[0];
  const [overX, overY] = tone === 'light' ? [2, 1] : [1, 2];
  return [-x + throws * 360 * overX, -y + throws * 360 * overY];
}

const aboutX =
  (degrees: number): Turn =>
  ([x, y, z]) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return [x, y * cos - z * sin, y * sin + z * cos];
  };

const aboutY =
  (degrees: number): Turn =>
  ([x, y, z]) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return [x * cos + z * sin, y, z * cos - x * sin];
  };

/** A side that is seen: where its middle lies, and its own right and down. */
export interface SeenSide {
  readonly place: number;
  readonly middle: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

/** The sides seen of a die turned so far about X and Y. They never cover one another. */
export function seenSides([x, y]: readonly [number, number]): SeenSide[] {
  const lean = [aboutX(LEAN[0]), aboutY(LEAN[1]), aboutX(x), aboutY(y)];
  return SIDES.flatMap(([ownX, ownY], place) => {
    const turns = [...lean, aboutX(ownX), aboutY(ownY)];
    const put = (vector: Vector): Vector => turns.reduceRight((to, turn) => turn(to), vector);
    const middle = put([0, 0, 0.5]);
    return middle[2] > 0 ? [{ place, middle, right: put([1, 0, 0]), down: put([0, 1, 0]) }] : [];
  });
}
