import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Game } from '@paydata/engine'
import { packGame, unpackGame, viewFor } from '@paydata/engine'
import type { Position, Shown } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import type { Owned } from '../owned.ts'
import type { Match } from './match.ts'
import type { Missed, Recent } from './missed.ts'

/**
 * Games that nobody has touched for a while rest: each is compressed to bytes outside of the heap, so that the garbage collector
 * has little to look through, however many games are in progress. A resting game wakes by itself when its position is read.
 */
export interface Resting {
  /** Notes that somebody has done something in a game, or that it has just been opened. */
  touched(match: Match): void
  /** Forgets a game that has left this process. */
  forget(match: Match): void
  /** Compresses the games that nobody has touched since this time, as long as `isTime` says that there is time for it. */
  rest(touchedBefore: number, isTime: () => boolean): void
}

/** The bytes from which a game woke, and its position and eyes then. While both stay the same, the bytes can be used again. */
interface Compressed {
  readonly bytes: Uint8Array
  readonly position: Position
  readonly eyes: number
}

interface Woken {
  readonly game: Game
  readonly missed: Missed
}

/** Compresses a match. The game is the first line of the text. Each other line is a recent update of an eye. */
export function compress({ position, missed }: Match): Uint8Array {
  const lines = [packGame(position.game)]
  for (const [eye, recent] of missed)
    for (const { from, text } of recent) lines.push(`${eye} ${from} ${text}`)
  return new Uint8Array(deflateRawSync(lines.join('\n'), { level: 1 }))
}

function decompress(bytes: Uint8Array, eyes: Iterable<Eye>): Woken {
  const [game = '', ...lines] = inflateRawSync(bytes).toString().split('\n')
  const recent = new Map<string, Recent[]>()
  for (const line of lines) {
    const [eye = '', from = ''] = line.split(' ', 2)
    const text = line.slice(eye.length + from.length + 2)
    const ofEye = recent.get(eye) ?? []
    ofEye.push({ from: Number(from), text })
    recent.set(eye, ofEye)
  }
  const missed = new Map([...eyes].map(eye => [eye, recent.get(eye) ?? []]))
  return { game: unpackGame(game), missed }
}

/** Makes a property lazy: `make` gives its value when it is first read, unless another value is written before. */
function makeLazy<Of extends object, Name extends keyof Of>(of: Of, name: Name, make: () => Of[Name]): void {
  const settle = (value: Of[Name]): Of[Name] => {
    Object.defineProperty(of, name, { value, writable: true, enumerable: true, configurable: true })
    return value
  }
  Object.defineProperty(of, name, {
    get: () => settle(make()),
    set: settle,
    enumerable: true,
    configurable: true,
  })
}

export function openResting(now: () => number): Resting {
  /** Games that do not rest, in the order in which they were last touched. */
  const awake = new Map<Match, { readonly at: number; readonly from: Compressed | null }>()

  function touch(match: Match, from: Compressed | null): void {
    awake.delete(match)
    awake.set(match, { at: now(), from })
  }

  function putToRest(match: Owned<Match, 'position' | 'past'>, from: Compressed | null): void {
    const isSame = from !== null && from.position === match.position && from.eyes === match.eyes.size
    const bytes = isSame ? from.bytes : compress(match)
    const position: Position = { ...match.position, occurred: [] }
    let woken: Woken | null = null
    const wake = (): Woken => {
      if (woken !== null) return woken
      woken = decompress(bytes, match.eyes.keys())
      if (match.position === position) touch(match, { bytes, position, eyes: match.eyes.size })
      return woken
    }
    makeLazy(position, 'game', () => wake().game)
    makeLazy(match, 'missed', () => wake().missed)
    for (const [eye, shown] of match.eyes) restEye(shown, eye, position)
    match.position = position
    // A take-back reads older positions from the log.
    match.past = []
  }

  return {
    touched: match => touch(match, null),
    forget: match => void awake.delete(match),
    rest(touchedBefore, isTime) {
      for (const [match, { at, from }] of awake) {
        if (at >= touchedBefore || !isTime()) return
        awake.delete(match)
        putToRest(match, from)
      }
    },
  }
}

function restEye(shown: Shown, eye: Eye, position: Position): void {
  makeLazy(shown, 'held', () => ({ view: viewFor(position.game, eye) }))
}
