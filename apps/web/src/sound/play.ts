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
const loudness = 0.05

let context: AudioContext | null = null

/** Plays a short sound. A browser that has no audio, or allows it only after a first click, stays silent. */
export function play(cue: Cue): void {
  try {
    context ??= new AudioContext()
    const from = context.currentTime
    for (const [i, hertz] of tones[cue].entries()) tone(context, hertz, from + i * each)
  } catch {
    context = null
  }
}

function tone(audio: AudioContext, hertz: number, at: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = hertz
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + each * 1.6)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + each * 1.6)
}
