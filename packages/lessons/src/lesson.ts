import type { OptionView, ServerId, Side } from '@paydata/engine'
import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import type { Page } from '@paydata/words/languages'

/** A sentence of a lesson by its name in `learn.ftl`. */
export type Sentence = keyof Page['learn']['says']

/** What must all be so for a moment to have come, as far as the learner sees it. */
export interface Moment {
  readonly turn?: Side
  /** So many turns have begun since the part did. */
  readonly later?: number
  /** There is a run on this server, or on any. */
  readonly run?: ServerId | 'any'
  /** This ice is encountered, or any. */
  readonly meets?: string
  /** This card is accessed. */
  readonly accesses?: string
  /** The learner is asked this. */
  readonly asked?: 'mulligan' | 'action' | 'paidWindow' | 'jackOut' | 'confirm'
  /** One of the answers does this. */
  readonly offers?: OptionView['does']
  /** A side has at least so many agenda points. */
  readonly corpScore?: number
  readonly runnerScore?: number
  /** The Runner has at most so many of these. */
  readonly handAtMost?: number
  readonly creditsAtMost?: number
  readonly clicksAtMost?: number
  /** And at least so many of these. */
  readonly clicksAtLeast?: number
  readonly creditsAtLeast?: number
  readonly corpCreditsAtMost?: number
  readonly corpCreditsAtLeast?: number
  /** One of these cards is in the learner's hand. */
  readonly inHand?: readonly string[]
  /** No ice protects this server. */
  readonly open?: ServerId
  /** Ice protects all of these servers. */
  readonly guarded?: readonly ServerId[]
  /** There is such a remote server. */
  readonly remote?: Remote
  /** These cards are installed, by whichever side; those of the Corp may be facedown where the learner knows them. */
  readonly installed?: readonly string[]
  readonly rezzed?: readonly string[]
  /** These cards lie in the heap or faceup in Archives. */
  readonly trashed?: readonly string[]
  readonly tagged?: 'yes'
  readonly over?: 'won' | 'lost'
}

/** A remote server with an advanced card, with ice and nothing behind it, or with an agenda that the learner sees. */
export type Remote = 'advanced' | 'free' | 'agenda'

/** What on the table a sentence speaks of: a server, or a card wherever the learner sees it. */
export type Thing = { readonly server: ServerId } | { readonly card: string } | { readonly remote: Remote }

export interface Says {
  readonly when: Moment
  readonly says: Sentence
  readonly at?: Thing
}

/** A run of the computer, when it has so many clicks left. */
export interface Run {
  readonly clicks: number
  readonly on: ServerId
}

/** What lies on the table, and whose turn it is. */
export interface Position {
  readonly corp: CorpSpec
  readonly runner: RunnerSpec
  /** The Runner made a successful run on this server last turn. */
  readonly ranLast?: ServerId
  readonly begins: 'corpTurn' | 'runnerTurn'
}

/** One position with one thing to do in it. */
export interface Part extends Position {
  /** What the computer does with these of its clicks, counted as those that are left; of the rest it decides itself. */
  readonly theirs?: readonly Run[]
  readonly goal: Moment
  /** What is said when the goal is reached. */
  readonly reached: Sentence
  /** What ends a try, beside the end of the game and of the time. */
  readonly fails: readonly Says[]
  /** The first of which the moment has come is said. */
  readonly says: readonly Says[]
  /** What is said where none of those moments has come. */
  readonly otherwise: Omit<Says, 'when'>
  /** How many turns a try may last; a try that ends so is said to be over by `late`. */
  readonly turns: number
  readonly late: Sentence
}

/** A lesson shows an idea, and then leaves the learner to use it. */
export interface Lesson {
  readonly id: LessonId
  readonly side: Side
  readonly parts: readonly Part[]
}

export const lessonIds = [
  'steal',
  'ice',
  'breaker',
  'hurt',
  'money',
  'trash',
  'rez',
  'score',
  'tags',
  'servers',
] as const
export type LessonId = (typeof lessonIds)[number]
