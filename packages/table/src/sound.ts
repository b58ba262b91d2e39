/** Short, soft sounds, made on the spot: nothing to load. */

export const SOUND_KINDS = ['calls', 'dice', 'pieces'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

let loudness: (kind: SoundKind) => number = () => 0;
/** How loud each kind of sound is, from 0 to 1: whoever shows tables says so. Until then nothing is heard. */
export const hearAs = (of: (kind: SoundKind) => number): void => {
  loudness = of;
};

/** A note: pitch in hertz, start and length in seconds, loudness. */
export type Note = readonly [pitch: number, start: number, length: number, loudness: number];

const SOUNDS = {
  /** It is your turn. */
  turn: [
    [660, 0, 0.5, 0.12],
    [990, 0.12, 0.7, 0.1],
  ],
  coin: [
    [1320, 0, 0.12, 0.06],
    [1760, 0.06, 0.3, 0.06],
  ],
  hit: [[110, 0, 0.22, 0.2]],
  page: [[520, 0, 0.06, 0.04]],
  victory: [
    [523, 0, 0.5, 0.09],
    [659, 0.14, 0.5, 0.09],
    [784, 0.28, 0.9, 0.1],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS | 'dice';

/** Which loudness rules a sound. */
const KINDS: Readonly<Record<Sound, SoundKind>> = {
  turn: 'calls',
  victory: 'calls',
  dice: 'dice',
  coin: 'pieces',
  hit: 'pieces',
  page: 'pieces',
};

const CLICKS = [0, 0.07, 0.13, 0.22, 0.34];
let context: AudioContext | undefined;

/** Plays a sound if the person wants sounds. */
export function play(sound: Sound): void {
  const volume = loudness(KINDS[sound]);
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (sound === 'dice') for (const at of CLICKS) click(context, at, volume);
  else ringAll(context, SOUNDS[sound], volume);
}

/** Plays notes that a table brings itself, as loud as its pieces. */
export function sing(notes: readonly Note[]): void {
  const volume = loudness('pieces');
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  ringAll(context, notes, volume);
}

function ringAll(audio: AudioContext, notes: readonly Note[], volume: number): void {
  for (const [pitch, start, length, loudness] of notes) ring(audio, [pitch, start, length, loudness * volume]);
}

function ring(audio: AudioContext, [pitch, start, length, loudness]: Note): void {
  const at = audio.currentTime + start;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** A die knocks on wood: a puff of noise through a narrow band. */
function click(audio: AudioContext, start: number, loudness: number): void {
  const at = audio.currentTime + start;
  const noise = new AudioBuffer({ length: 1600, sampleRate: audio.sampleRate });
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1400 + Math.random() * 900, Q: 3 });
  const volume = new GainNode(audio, { gain: 0.35 * loudness });
  source.connect(wood).connect(volume).connect(audio.destination);
  source.start(at);
}
