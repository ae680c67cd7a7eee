import type { Moment } from '../moments/moment.ts'
import type { Cue } from './cues.ts'

/** A tone in hertz, seconds after the first; `to` is where it glides. */
interface Tone {
  readonly at: number
  readonly hertz: number
  readonly to?: number
  /** Seconds. */
  readonly lasts?: number
  readonly wave?: OscillatorType
}

const step = 0.11
/** Tones one after the other. */
const row = (...hertz: readonly number[]): readonly Tone[] =>
  hertz.map((each, i) => ({ at: i * step, hertz: each }))

/**
 * One family: a soft triangle on the notes of C minor. What is good for a side rises and what hurts falls; the Corp is told in fifths,
 * the Runner in thirds.
 */
const sounds: Readonly<Record<Cue | Moment['is'], readonly Tone[]>> = {
  turn: row(523, 784),
  run: [{ at: 0, hertz: 131, to: 262, lasts: 0.4 }, ...row(196, 233, 196)],
  met: [
    { at: 0, hertz: 98, to: 147, lasts: 0.3 },
    { at: 0.12, hertz: 294, lasts: 0.12 },
  ],
  trap: [
    { at: 0, hertz: 622, lasts: 0.08 },
    { at: 0.09, hertz: 587, lasts: 0.08 },
    { at: 0.2, hertz: 415, to: 69, lasts: 0.6 },
  ],
  tag: [
    { at: 0, hertz: 1175, lasts: 0.06 },
    { at: 0.1, hertz: 784, lasts: 0.22 },
  ],
  damage: [
    { at: 0, hertz: 165, to: 55, lasts: 0.5 },
    { at: 0, hertz: 117, to: 49, lasts: 0.5, wave: 'sawtooth' },
  ],
  scored: row(392, 587, 784, 1175),
  stolen: row(523, 622, 784, 1047),
  flatline: [
    { at: 0, hertz: 880, lasts: 0.1 },
    { at: 0.28, hertz: 880, lasts: 0.1 },
    { at: 0.56, hertz: 880, lasts: 0.9 },
    { at: 0.56, hertz: 65, lasts: 0.9 },
  ],
  lastAgenda: [
    ...row(392, 523, 622, 784),
    { at: 4 * step, hertz: 1047, lasts: 0.8 },
    { at: 4 * step, hertz: 523, lasts: 0.8 },
  ],
  over: row(784, 622, 523),
}

/**
 * The amplitude of a volume of 1 to 10. A sound seems about twice as loud at four times the amplitude, so each step seems as wide
 * as the others.
 */
const amplitudeOf = (volume: number): number => 0.002 * volume ** 2

let context: AudioContext | null = null
let sounding: GainNode | null = null

/** Plays a short sound. A browser that has no audio, or allows it only after a first click, stays silent. */
export function play(sound: Cue | Moment['is'], volume: number): void {
  try {
    context ??= new AudioContext()
    const from = context.currentTime
    // Who moves the volume hears the last step, not all of them together. To fade for a moment avoids a crack.
    sounding?.gain.setTargetAtTime(0, from, 0.01)
    sounding = context.createGain()
    sounding.connect(context.destination)
    for (const each of sounds[sound]) begin(each, sounding, from, amplitudeOf(volume))
  } catch {
    context = null
    sounding = null
  }
}

function begin(tone: Tone, to: GainNode, from: number, amplitude: number): void {
  const { hertz, lasts = step * 1.6, wave = 'triangle' } = tone
  const oscillator = to.context.createOscillator()
  const gain = to.context.createGain()
  const at = from + tone.at
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(hertz, at)
  if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to, at + lasts)
  gain.gain.setValueAtTime(amplitude, at)
  gain.gain.exponentialRampToValueAtTime(amplitude / 50, at + lasts)
  oscillator.connect(gain).connect(to)
  oscillator.start(at)
  oscillator.stop(at + lasts)
}
