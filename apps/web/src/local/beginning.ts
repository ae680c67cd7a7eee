import type { NamedDeck } from '@paydata/decks/starter'
import { editions, formats } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import type { LessonId } from '@paydata/lessons'
import type { BotLevel, Eye, Settings } from '@paydata/protocol'
import type { PuzzleId } from '@paydata/puzzles'

/** The id of the game in this browser. There is only one at a time, so all of them have one id. */
export const localGame = 'here'

/** A ready deck by its id, `anyDeck`, null for the first of the side in the format, or a deck of the player's own. */
export type ChosenDeck = string | NamedDeck | null
export type Decks = Readonly<Record<Side, ChosenDeck>>

/** Stands for any of the ready decks of a format. */
export const anyDeck = 'any'

/** The id of a deck of the player's own; null for any other. */
export const ownIdOf = (deck: ChosenDeck): string | null =>
  typeof deck === 'object' && deck !== null && 'id' in deck && typeof deck.id === 'string' ? deck.id : null

export const isReady = (deck: ChosenDeck): boolean => deck === null || typeof deck === 'string'

/** A saved game that can be continued. */
export interface Left {
  readonly saved: string
  /** The replay of the game so far; null if its beginning is not known. */
  readonly replay: string | null
  /** All moves since then, if some were taken back: the log tells of these too. Null if none was. */
  readonly moves: string | null
}

interface New extends Pick<Settings, 'format' | 'edition'> {
  readonly begin: 'new'
  readonly seed: string
}

interface Saved extends Left {
  readonly begin: 'saved'
}

/** A position that is made to try a card in. */
interface Trial extends Pick<Settings, 'edition'> {
  readonly begin: 'card'
  readonly card: string
}

/** A part of a lesson. Each try is another beginning. */
interface Lesson {
  readonly begin: 'lesson'
  readonly lesson: LessonId
  readonly part: number
}

/** A puzzle, whose cards are of these sets. Each try is another beginning. */
interface Puzzle {
  readonly begin: 'puzzle'
  readonly puzzle: PuzzleId
  readonly sets: readonly string[]
}

/** A guided game, from its beginning or from where it was left. */
interface Guided {
  readonly begin: 'guided'
  readonly side: Side
  readonly left: Left | null
}

/** How a game in this browser begins: with two decks, where it was left, with a card to try, with a part of a lesson, a puzzle, or with a guide. */
export type Beginning = (New & { readonly decks: Decks }) | Saved | Trial | Lesson | Puzzle | Guided

/** A new game whose decks are known. */
export interface Dealt extends New {
  readonly decks: Readonly<Record<Side, NamedDeck>>
  /** The agenda points to win with, if not those of the rules. */
  readonly winAt: number | null
}

/**
 * The sets of cards that a game needs; null for all sets, of which players build decks. A saved game that cannot be read gives null too: the worker that loads
 * it will report what is wrong.
 */
export function setsOf(beginning: Beginning | Dealt): readonly string[] | null {
  if (beginning.begin === 'new') return formats[beginning.format]
  if (beginning.begin === 'lesson' || beginning.begin === 'guided') return formats['system-gateway']
  if (beginning.begin === 'puzzle') return beginning.sets
  if (beginning.begin === 'card') return formats[editions[beginning.edition].formats[0]]
  try {
    const saved: unknown = JSON.parse(beginning.saved)
    const sets = typeof saved === 'object' && saved !== null && 'sets' in saved ? saved.sets : null
    return Array.isArray(sets) && sets.every(set => typeof set === 'string') ? sets : null
  } catch {
    return null
  }
}

/** The seat of the person at this screen. `both` plays both sides alone, and sees the view of the side that is asked. */
export type LocalSeat = Eye | 'both'

/** Whether a game has hints: one against the computer, and in which nothing else teaches. */
export const hasHints = ({ beginning: { begin }, seat }: Pick<Playing, 'beginning' | 'seat'>): boolean =>
  (seat === 'corp' || seat === 'runner') && begin !== 'lesson' && begin !== 'puzzle' && begin !== 'guided'

/** A game that is played in this browser. */
export interface Playing {
  readonly beginning: Beginning
  readonly seat: LocalSeat
  /** How well the computer plays. */
  readonly level: BotLevel
  /** The deck of their own that the player plays with; null for any other. */
  readonly own: string | null
}

/** A guided game whose decks are known, or that was left. */
interface GuidedDealt {
  readonly begin: 'guided'
  readonly side: Side
  readonly game: Dealt | Saved
}

/** What a worker begins with. */
export interface DealtSetup extends Omit<LocalSetup, 'beginning'> {
  readonly beginning: Dealt | Saved | Trial | Lesson | Puzzle | GuidedDealt
}

export interface LocalSetup extends Playing {
  /** Milliseconds for which the table shows what the computer did before the next thing happens. */
  readonly pace: number
}
