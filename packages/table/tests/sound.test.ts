/** Each kind of sound has a loudness of its own. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const KINDS = ['calls', 'dice', 'pieces'] as const;
let volumes = { calls: 1, dice: 1, pieces: 1 };

/** How loud everything was that could be heard. */
let heard: number[] = [];

/** A part of a sound, with as much of the browser's interface as sounds are made with. */
class Part {
  gain: { setValueAtTime(): void; linearRampToValueAtTime(loudness: number): void; exponentialRampToValueAtTime(): void };
  constructor(_: unknown, { gain = 0 }: { gain?: number } = {}) {
    if (gain > 0) heard.push(gain);
    this.gain = { setValueAtTime() {}, linearRampToValueAtTime: (loudness) => heard.push(loudness), exponentialRampToValueAtTime() {} };
  }
  connect(next: Part): Part {
    return next;
  }
  start(): void {}
  stop(): void {}
  getChannelData(): Float32Array {
    return new Float32Array(1);
  }
}
for (const part of ['AudioContext', 'OscillatorNode', 'GainNode', 'AudioBuffer', 'AudioBufferSourceNode', 'BiquadFilterNode'])
  vi.stubGlobal(part, Part);
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });

const { hearAs, play, sing } = await import('../src/sound.ts');
hearAs((kind) => volumes[kind]);

/** Something of each kind, and what a table sings itself. */
const SOUNDS: Readonly<Record<(typeof KINDS)[number], readonly (() => void)[]>> = {
  calls: [() => play('turn'), () => play('victory')],
  dice: [() => play('dice')],
  pieces: [() => play('coin'), () => play('hit'), () => play('page'), () => sing([[440, 0, 1, 0.1]])],
};
const loudnessOf = (make: () => void): number => {
  heard = [];
  make();
  return Math.max(0, ...heard);
};

beforeEach(() => {
  volumes = { calls: 1, dice: 1, pieces: 1 };
});

describe.each(KINDS)('%s', (kind) => {
  const others = KINDS.filter((each) => each !== kind);

  it('are as loud as they were set, and no other kind is', () => {
    for (const make of SOUNDS[kind]) {
      volumes[kind] = 1;
      const whole = loudnessOf(make);
      expect(whole).toBeGreaterThan(0);
      volumes[kind] = 0.5;
      expect(loudnessOf(make)).toBeCloseTo(whole / 2);
      for (const other of others) volumes[other] = 0;
      expect(loudnessOf(make)).toBeCloseTo(whole / 2);
    }
  });

  it('fall silent alone', () => {
    volumes[kind] = 0;
    for (const make of SOUNDS[kind]) expect(loudnessOf(make)).toBe(0);
    for (const other of others) for (const make of SOUNDS[other]) expect(loudnessOf(make)).toBeGreaterThan(0);
  });
});

it('without sound nothing is heard', () => {
  volumes = { calls: 0, dice: 0, pieces: 0 };
  for (const make of KINDS.flatMap((kind) => SOUNDS[kind])) expect(loudnessOf(make)).toBe(0);
});
