/** The picture of a finished game: who won, by how much, how it went. Drawn on a canvas, so that it is one file to send. */
import { SEAT_PATHS, seatShape } from '@astragal/table/pieces/seat.ts';
import type { ToldGame, ToldRow } from './told-game.ts';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  readonly game: string;
  readonly title: string;
  /** What decided it, if something did. */
  readonly line: string | undefined;
  /** Where it was played. */
  readonly house: string;
}

/** The part of the picture that the game's own drawing takes. */
const ART = 430;
const LEFT = ART + 40;
const RIGHT = CARD.width - 56;
const FONTS = { display: '"Yeseva One", serif', text: 'Alegreya, serif', plain: 'Inter, sans-serif' } as const;
const INK = { ground: '#17141f', bright: '#f6ecd8', soft: '#b9aec0', warm: '#f0b45c', line: '#ffffff26' } as const;

/** The colours of the seats, as this page has them. */
const seatColours = (): readonly string[] => {
  const style = getComputedStyle(document.documentElement);
  return [1, 2, 3, 4].map((seat) => style.getPropertyValue(`--seat-${seat}`).trim());
};

type Pen = CanvasRenderingContext2D;

export async function drawCard(pen: Pen, told: ToldGame, words: CardWords, art: string): Promise<void> {
  await document.fonts.ready;
  pen.fillStyle = INK.ground;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  await drawArt(pen, art);
  const colours = seatColours();
  write(pen, words.game, LEFT, 74, `600 24px ${FONTS.plain}`, INK.warm);
  const below = writeTitle(pen, words.title, 132);
  told.rows.forEach((row, at) => drawRow(pen, row, below + 34 + at * 50, colours));
  const top = below + 34 + told.rows.length * 50;
  if (told.rounds.length > 1) drawPlot(pen, told, { top, bottom: CARD.height - (words.line ? 118 : 88) }, colours);
  if (words.line) write(pen, words.line, LEFT, CARD.height - 66, `italic 400 25px ${FONTS.text}`, INK.bright);
  write(pen, words.house, LEFT, CARD.height - 28, `500 19px ${FONTS.plain}`, INK.soft);
}

function write(pen: Pen, text: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = 'left'): void {
  Object.assign(pen, { font, fillStyle: ink, textAlign: align, textBaseline: 'alphabetic' });
  pen.fillText(text, x, y, RIGHT - LEFT);
}

/** As large as it fits into one line, down to a size at which a second line begins; gives where it ends. */
function writeTitle(pen: Pen, title: string, y: number): number {
  for (const size of [58, 50, 44, 38]) {
    pen.font = `400 ${size}px ${FONTS.display}`;
    if (pen.measureText(title).width > RIGHT - LEFT && size > 38) continue;
    write(pen, title, LEFT, y, pen.font, INK.bright);
    break;
  }
  return y;
}

function drawRow(pen: Pen, { seat, name, figure, won }: ToldRow, y: number, colours: readonly string[]): void {
  drawSeat(pen, seat, LEFT, y, 30, colours);
  const font = `${won ? 600 : 400} 30px ${FONTS.text}`;
  pen.font = font;
  write(pen, shortened(pen, name, RIGHT - LEFT - 160), LEFT + 46, y + 25, font, won ? INK.bright : INK.soft);
  if (figure !== undefined) write(pen, String(figure), RIGHT, y + 27, `400 34px ${FONTS.display}`, won ? INK.warm : INK.soft, 'right');
}

function shortened(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

function drawSeat(pen: Pen, seat: number, x: number, y: number, size: number, colours: readonly string[]): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 16, size / 16);
  pen.fillStyle = colours[seat % colours.length]!;
  pen.fill(new Path2D(SEAT_PATHS[seatShape(seat)]));
  pen.restore();
}

/** A line for each seat, round by round, and a mark at the round that decided. */
function drawPlot(
  pen: Pen,
  { rounds, decided, rows }: ToldGame,
  { top, bottom }: { top: number; bottom: number },
  colours: readonly string[],
): void {
  const most = Math.max(1, ...rounds.flat());
  const x = (round: number): number => LEFT + (round / (rounds.length - 1)) * (RIGHT - LEFT - 24);
  const y = (value: number): number => bottom - (value / most) * (bottom - top - 24);
  pen.strokeStyle = INK.line;
  pen.lineWidth = 2;
  stroke(pen, [
    [LEFT, bottom],
    [RIGHT, bottom],
  ]);
  if (decided !== undefined && decided < rounds.length) {
    pen.strokeStyle = INK.warm;
    pen.setLineDash([4, 8]);
    stroke(pen, [
      [x(decided), top + 6],
      [x(decided), bottom],
    ]);
    pen.setLineDash([]);
  }
  Object.assign(pen, { lineWidth: 5, lineJoin: 'round', lineCap: 'round' });
  // Winners last, above the others.
  for (const { seat } of rows.toReversed()) {
    pen.strokeStyle = colours[seat % colours.length]!;
    stroke(
      pen,
      rounds.map((values, round) => [x(round), y(values[seat] ?? 0)]),
    );
    drawSeat(pen, seat, x(rounds.length - 1) - 11, y(rounds.at(-1)?.[seat] ?? 0) - 11, 22, colours);
  }
}

function stroke(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** The game's own picture fills the left side and fades into the ground; without it there is just the ground. */
async function drawArt(pen: Pen, art: string): Promise<void> {
  const image = new Image();
  image.src = art;
  try {
    await image.decode();
  } catch {
    return;
  }
  const scale = Math.max(ART / image.width, CARD.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, ART, CARD.height);
  pen.clip();
  pen.drawImage(image, (ART - width) / 2, (CARD.height - height) / 2, width, height);
  pen.restore();
  const fade = pen.createLinearGradient(ART - 160, 0, ART, 0);
  fade.addColorStop(0, `${INK.ground}00`);
  fade.addColorStop(1, INK.ground);
  pen.fillStyle = fade;
  pen.fillRect(ART - 160, 0, 161, CARD.height);
}
