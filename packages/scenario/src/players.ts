import type { Side } from '@paydata/engine/inside/state/names'
import type { AskedQuestion } from './asking.ts'
import { askedOf } from './asking.ts'
import type { Deeds } from './deeds.ts'
import { checkGiven, deedsOf } from './deeds.ts'
import { corpLook, runnerLook } from './looking.ts'
import type { Playing } from './playing.ts'
import type { RefusedInWords } from './words.ts'
import { refusedIn, wordsFor } from './words.ts'

/** Somebody who may be asked something. */
class Seat {
  readonly #playing: Playing
  readonly #side: Side

  constructor(playing: Playing, side: Side) {
    this.#playing = playing
    this.#side = side
  }

  /** What this player is asked now, if anything, with the words they read. */
  get question(): AskedQuestion | undefined {
    const { current } = this.#playing
    const question = this.#playing.question(this.#side)
    if (question === undefined) return undefined
    const asked = askedOf(current, question)
    const words = wordsFor(current, this.#side)
    return {
      ...asked,
      ...(words !== undefined && { words: words.words, why: words.why }),
      options: asked.options.map((option, i) => ({ ...option, words: words?.options[i] ?? option.label })),
    }
  }

  /** What this player could expect to do now but may not, each with the reason. */
  get refused(): readonly RefusedInWords[] {
    const question = this.#playing.question(this.#side)
    return question === undefined ? [] : refusedIn(this.#playing.current, question)
  }
}

type Player<Look> = Seat & Readonly<Look> & Deeds
export type Corp = Player<ReturnType<typeof corpLook>>
export type Runner = Player<ReturnType<typeof runnerLook>>

/** What a player has, read anew each time, and what the player does. Only the first enumerates, to compare and print. */
function playerOf<Look extends object>(playing: Playing, side: Side, look: () => Look): Player<Look> {
  const deeds = deedsOf(playing, side)
  const first = look()
  const player = Object.assign(new Seat(playing, side), first, deeds)
  for (const name of Object.keys(first))
    Object.defineProperty(player, name, { enumerable: true, get: () => Reflect.get(look(), name) })
  for (const [name, deed] of Object.entries(deeds))
    Object.defineProperty(player, name, {
      enumerable: false,
      value: (...given: readonly unknown[]): void => {
        checkGiven(name, deed.length, given)
        Reflect.apply(deed, deeds, given)
      },
    })
  return player
}

export const corpOf = (playing: Playing): Corp => playerOf(playing, 'corp', () => corpLook(playing.current))

export const runnerOf = (playing: Playing): Runner =>
  playerOf(playing, 'runner', () => runnerLook(playing.current))
