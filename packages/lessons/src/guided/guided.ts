import type { ServerId, Side, What } from '@paydata/engine'
import type { Page } from '@paydata/words/languages'
import type { Moment, Thing } from '../lesson.ts'

/** A hint by the name of its sentence in `guided.ftl`. */
export type HintId = keyof Page['guided']['says']

/** What happens when the learner chooses well: this, there, with one of these cards. */
export interface Deed {
  readonly what: What
  /** By which side, where either could. */
  readonly by?: Side
  readonly server?: ServerId
  readonly cards?: readonly string[]
  /** What is installed protects a server. */
  readonly protects?: true
}

export interface Hint {
  readonly says: HintId
  /** It is a moment of its idea in which this is so as well. */
  readonly when: Moment
  readonly at?: Thing
}

/** Something that is good to do in a moment. Who has done it twice needs no hint any more. */
export interface Idea {
  readonly when: Moment
  readonly right: Deed
  readonly hints: readonly Hint[]
}

/** What the computer does in so many of a hundred actions in place of what is best, so that a newcomer has time to learn. */
export interface Dawdling {
  readonly inHundred: number
  readonly does: 'gainCredit' | 'drawCard'
  /** Only while it has at most so many cards in hand. */
  readonly handAtMost?: number
}

/** A whole game with the decks to learn with, in which hints come at the moment that they are about. */
export interface GuidedGame {
  readonly side: Side
  /** Decides how the decks lie: a test says that learners win with it. */
  readonly seed: string
  readonly computer: Dawdling
  /** The first ideas come first. */
  readonly ideas: readonly Idea[]
}
