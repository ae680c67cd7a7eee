import type { Cue } from './cues.ts'

/** Tones one after the other, in hertz. */
const tones: Readonly<Record<Cue, readonly number[]>> = {
  turn: [523, 784],
  run: [196, 233, 196],
  damage: [110, 98],
  agenda: [523, 659, 784],
  over: [392, 523, 659, 784],
}
const each = 0.11
/**
 * The amplitude of a volume of 1 to 10. A sound seems about twice as loud at four times the amplitude, so each step seems as wide
 * as the others.
 */
const amplitudeOf = (volume: number): number => 0.002 * volume ** 2

let context: AudioContext | null = null
let sounding: GainNode | null = null

/** Plays a short sound. A browser that has no audio, or allows it only after a first click, stays silent. */
export function play(cue: Cue, volume: number): void {
  try {
    context ??= new AudioContext()
    const from = context.currentTime
    // Who moves the volume hears the last step, not all of them together. To fade for a moment avoids a crack.
    sounding?.gain.setTargetAtTime(0, from, 0.01)
    sounding = context.createGain()
    sounding.connect(context.destination)
    for (const [i, hertz] of tones[cue].entries()) tone(sounding, hertz, from + i * each, amplitudeOf(volume))
  } catch {
    context = null
    sounding = null
  }
}

function tone(to: GainNode, hertz: number, at: number, amplitude: number): void {
  const oscillator = to.context.createOscillator()
  const gain = to.context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = hertz
  gain.gain.setValueAtTime(amplitude, at)
  gain.gain.exponentialRampToValueAtTime(amplitude / 50, at + each * 1.6)
  oscillator.connect(gain).connect(to)
  oscillator.start(at)
  oscillator.stop(at + each * 1.6)
}
