/** Each kind of sound has a loudness of its own. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const KINDS = ['calls', 'dice', 'pieces'] as const;
const { settings } = vi.hoisted(() => ({ settings: { sound: true, volumes: { calls: 1, dice: 1, pieces: 1 } } }));
vi.mock('../src/shell/settings.svelte.ts', () => ({ settings }));

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

const { play, sing } = await import('../src/shell/sound.ts');

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
  settings.sound = true;
  settings.volumes = { calls: 1, dice: 1, pieces: 1 };
});

describe.each(KINDS)('%s', (kind) => {
  const others = KINDS.filter((each) => each !== kind);

  it('are as loud as they were set, and no other kind is', () => {
    for (const make of SOUNDS[kind]) {
      settings.volumes[kind] = 1;
      const whole = loudnessOf(make);
      expect(whole).toBeGreaterThan(0);
      settings.volumes[kind] = 0.5;
      expect(loudnessOf(make)).toBeCloseTo(whole / 2);
      for (const other of others) settings.volumes[other] = 0;
      expect(loudnessOf(make)).toBeCloseTo(whole / 2);
    }
  });

  it('fall silent alone', () => {
    settings.volumes[kind] = 0;
    for (const make of SOUNDS[kind]) expect(loudnessOf(make)).toBe(0);
    for (const other of others) for (const make of SOUNDS[other]) expect(loudnessOf(make)).toBeGreaterThan(0);
  });
});

it('without sound nothing is heard', () => {
  settings.sound = false;
  for (const make of KINDS.flatMap((kind) => SOUNDS[kind])) expect(loudnessOf(make)).toBe(0);
});
