import { promisify } from 'node:util'
import type { ZlibOptions } from 'node:zlib'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import type { Game, Held } from '@paydata/engine'
import { packGame, unpackGame, viewFor } from '@paydata/engine'
import type { Position, Shown } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import type { Owned } from '../owned.ts'
import type { Match } from './match.ts'
import type { Missed, Recent } from './missed.ts'

/**
 * Games that nobody has touched for a while rest: each is packed into bytes outside of the heap, so that the garbage collector has
 * little to look through, however many games are in progress. A resting game wakes by itself when its position is read. It may
 * wake and rest again with each reply, so it is deflated only after a longer while, and by another thread.
 */
export interface Resting {
  /** Notes that somebody has done something in a game, or that it has just been opened. */
  touched(match: Match): void
  /** Forgets a game that has left this process. */
  forget(match: Match): void
  /**
   * Packs the games that nobody has touched since this time, as long as `isTime` says that there is time for it. The result settles
   * when those are deflated that have rested for long.
   */
  rest(touchedBefore: number, isTime: () => boolean): Promise<void>
  /** The bytes of all games that rest. */
  bytes(): number
}

/** Milliseconds after which a game that rests is deflated, to a quarter. */
export const deflatedAfter = 10_000

/** A game that rests. The bytes are shared by all that would wake it. */
interface Packed {
  bytes: Uint8Array
  form: 'text' | 'deflated'
  readonly at: number
}

/** From what a game woke, and its position and eyes then. While both stay the same, the bytes can be used again. */
interface Before {
  readonly packed: Packed
  readonly position: Position
  readonly eyes: number
}

interface Woken {
  readonly game: Game
  readonly missed: Missed
}

/** Packs a match. The game is the first line of the text. Each other line is a recent update of an eye. */
function pack({ position, missed }: Match): Uint8Array {
  const lines = [packGame(position.game)]
  for (const [eye, recent] of missed)
    for (const { from, text } of recent) lines.push(`${eye} ${from} ${text}`)
  return Buffer.from(lines.join('\n'))
}

const deflated = promisify<Uint8Array, ZlibOptions, Buffer>(deflateRaw)

function textIn({ bytes, form }: Packed): string {
  return Buffer.from(form === 'text' ? bytes : inflateRawSync(bytes)).toString()
}

function unpack(packed: Packed, eyes: Iterable<Eye>): Woken {
  const [game = '', ...lines] = textIn(packed).split('\n')
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

/** Reads a game that rests, once for all who ask. */
type Wake = () => Woken

/**
 * A position whose game wakes when it is first read. Its own property, as positions are copied; and one getter for all, as V8 makes a
 * table of half a kilobyte of each object that has a getter which no other has.
 */
class RestingPosition implements Position {
  readonly n: number
  readonly since: number
  readonly occurred: Position['occurred'] = []
  readonly left: Position['left']
  readonly away: Position['away']
  readonly changed: number
  readonly draw: Position['draw']
  readonly result: Position['result']
  declare readonly game: Game
  readonly #wake: Wake

  static readonly #game: PropertyDescriptor & ThisType<RestingPosition> = {
    get() {
      return this.#wake().game
    },
    enumerable: true,
  }

  constructor({ n, since, left, away, changed, draw, result }: Position, wake: Wake) {
    this.n = n
    this.since = since
    this.left = left
    this.away = away
    this.changed = changed
    this.draw = draw
    this.result = result
    this.#wake = wake
    Object.defineProperty(this, 'game', RestingPosition.#game)
  }
}

/** What an eye was shown of a game that rests: its view is made when somebody first asks for it. */
class RestingShown implements Shown {
  version: number
  readonly #eye: Eye
  readonly #position: Position
  #held: Held | null = null

  constructor(version: number, eye: Eye, position: Position) {
    this.version = version
    this.#eye = eye
    this.#position = position
  }

  get held(): Held {
    this.#held ??= { view: viewFor(this.#position.game, this.#eye) }
    return this.#held
  }

  set held(held: Held) {
    this.#held = held
  }
}

/** The newest updates of a game that rests. */
class RestingMissed implements Missed {
  readonly #wake: Wake

  constructor(wake: Wake) {
    this.#wake = wake
  }

  get(eye: Eye): Recent[] | undefined {
    return this.#wake().missed.get(eye)
  }

  set(eye: Eye, recent: Recent[]): unknown {
    return this.#wake().missed.set(eye, recent)
  }

  [Symbol.iterator](): Iterator<[Eye, Recent[]]> {
    return this.#wake().missed[Symbol.iterator]()
  }
}

export function openResting(now: () => number): Resting {
  /** Games that do not rest, in the order in which they were last touched. */
  const awake = new Map<Match, { readonly at: number; readonly before: Before | null }>()
  /** Games that rest, in the order in which they were laid to rest. */
  const packed = new Map<Match, Packed>()
  const pressed = new Map<Match, Packed>()
  let isPressing = false

  function forget(match: Match): void {
    for (const games of [awake, packed, pressed]) games.delete(match)
  }

  function touch(match: Match, before: Before | null): void {
    forget(match)
    awake.set(match, { at: now(), before })
  }

  function putToRest(match: Owned<Match, 'position' | 'past' | 'missed'>, before: Before | null): void {
    const isSame = before !== null && before.position === match.position && before.eyes === match.eyes.size
    const { bytes, form } = isSame ? before.packed : ({ bytes: pack(match), form: 'text' } as const)
    const resting: Packed = { bytes, form, at: now() }
    let woken: Woken | null = null
    const wake = (): Woken => {
      if (woken !== null) return woken
      woken = unpack(resting, match.eyes.keys())
      if (match.position === position) {
        match.missed = woken.missed
        touch(match, { packed: resting, position, eyes: match.eyes.size })
      }
      return woken
    }
    const position = new RestingPosition(match.position, wake)
    for (const [eye, { version }] of match.eyes) match.eyes.set(eye, new RestingShown(version, eye, position))
    match.missed = new RestingMissed(wake)
    match.position = position
    // A take-back reads older positions from the log.
    match.past = []
    const games = form === 'text' ? packed : pressed
    games.set(match, resting)
  }

  /** Deflates the games that have rested since before this time, one after the other. */
  async function press(restedBefore: number): Promise<void> {
    for (const [match, resting] of packed) {
      if (resting.at >= restedBefore) return
      isPressing = true
      const bytes = new Uint8Array(await deflated(resting.bytes, { level: 1 }))
      // It may have woken meanwhile.
      if (packed.get(match) !== resting) continue
      resting.bytes = bytes
      resting.form = 'deflated'
      packed.delete(match)
      pressed.set(match, resting)
    }
  }

  return {
    touched: match => touch(match, null),
    forget,
    async rest(touchedBefore, isTime) {
      for (const [match, { at, before }] of awake) {
        if (at >= touchedBefore || !isTime()) break
        awake.delete(match)
        putToRest(match, before)
      }
      if (!isPressing) await press(touchedBefore - deflatedAfter).finally(() => (isPressing = false))
    },
    bytes: () =>
      [...packed.values(), ...pressed.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  }
}
