import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Game } from '@paydata/engine'
import { packGame, unpackGame, viewFor } from '@paydata/engine'
import type { Position, Shown } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import type { Owned } from '../owned.ts'
import type { Match } from './match.ts'
import type { Missed, Recent } from './missed.ts'

/**
 * Games that nobody has touched for a while rest: each is pressed text outside of the heap, so that however many are on,
 * little is looked through when garbage is collected. A game wakes by itself where its position is read.
 */
export interface Resting {
  /** Somebody has done something in a game, or it has just been opened. */
  touched(match: Match): void
  /** A game is not in this process any more. */
  forget(match: Match): void
  /** Lets games rest that nobody has touched since this time, as long as there is time for it. */
  rest(touchedBefore: number, isTime: () => boolean): void
}

/** What a game wakes from, and what it was then: as long as it is the same it need not be pressed again. */
interface Pressed {
  readonly bytes: Uint8Array
  readonly position: Position
  readonly eyes: number
}

interface Woken {
  readonly game: Game
  readonly missed: Missed
}

/** The game is the first line. Each of the others is an update that an eye was shown of late. */
function press({ position, missed }: Match): Uint8Array {
  const lines = [packGame(position.game)]
  for (const [eye, recent] of missed)
    for (const { from, text } of recent) lines.push(`${eye} ${from} ${text}`)
  return new Uint8Array(deflateRawSync(lines.join('\n'), { level: 1 }))
}

function unpress(bytes: Uint8Array, eyes: Iterable<Eye>): Woken {
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

/** From now on a property is made when it is first read, unless something else is written there before. */
function putOff<Of extends object, Name extends keyof Of>(of: Of, name: Name, make: () => Of[Name]): void {
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
  /** Games that do not rest: the first has not been touched for the longest time. */
  const awake = new Map<Match, { readonly at: number; readonly from: Pressed | null }>()

  function touch(match: Match, from: Pressed | null): void {
    awake.delete(match)
    awake.set(match, { at: now(), from })
  }

  function layDown(match: Owned<Match, 'position' | 'past'>, from: Pressed | null): void {
    const isSame = from !== null && from.position === match.position && from.eyes === match.eyes.size
    const bytes = isSame ? from.bytes : press(match)
    const position: Position = { ...match.position, occurred: [] }
    let woken: Woken | null = null
    const wake = (): Woken => {
      if (woken !== null) return woken
      woken = unpress(bytes, match.eyes.keys())
      if (match.position === position) touch(match, { bytes, position, eyes: match.eyes.size })
      return woken
    }
    putOff(position, 'game', () => wake().game)
    putOff(match, 'missed', () => wake().missed)
    for (const [eye, shown] of match.eyes) restEye(shown, eye, position)
    match.position = position
    // What is longer ago than the position is read from the log by who takes it back.
    match.past = []
  }

  return {
    touched: match => touch(match, null),
    forget: match => void awake.delete(match),
    rest(touchedBefore, isTime) {
      for (const [match, { at, from }] of awake) {
        if (at >= touchedBefore || !isTime()) return
        awake.delete(match)
        layDown(match, from)
      }
    },
  }
}

function restEye(shown: Shown, eye: Eye, position: Position): void {
  putOff(shown, 'held', () => ({ view: viewFor(position.game, eye) }))
}
