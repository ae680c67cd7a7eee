import { createStore } from 'zustand/vanilla'
import { hasWon } from '../local/won.ts'
import { keep, kept, oneOf } from '../store/kept.ts'

const place = 'paydata/plain'

/** Where places are said in plain words until the learner knows the words of the game: a hand, and beside it that it is HQ. */
export const plainChoices = ['lessons', 'games', 'nowhere'] as const
export type PlainChoice = (typeof plainChoices)[number]

/** In a lesson, in a guided game, or in any other game. */
export type PlainAt = 'lesson' | 'guided' | 'game'

/** What the player has chosen; before that, lessons. Who has won before there was this choice knows the words. */
export const plainChoice = (): PlainChoice =>
  oneOf(plainChoices, kept(place).where, hasWon() ? 'nowhere' : 'lessons')

const choices = createStore<{ readonly last: PlainChoice | null }>(() => ({ last: null }))
/** Calls back after each choice: a table that is there follows it at once. Returns what ends that. */
export const whenPlainChosen = (then: () => void): (() => void) => choices.subscribe(then)

/** Whoever chooses plain words anew is told each of them as often as the first time. */
export function choosePlain(where: PlainChoice): void {
  keep(place, { where })
  choices.setState({ last: where })
}

export function isPlainAt(at: PlainAt): boolean {
  const where = plainChoice()
  return where === 'games' || (where === 'lessons' && at !== 'game')
}

/** After the first whole game real words are enough, from the next table on. */
export const notePlayedWhole = (): void => keep(place, { ...kept(place), where: 'nowhere' })

/** How often a plain word is told before the real one stands alone. */
export const oftenEnough = 3

/** How often the plain word of a place was shown. */
export function timesShown(term: string): number {
  const times = kept(place)[term]
  return typeof times === 'number' && Number.isInteger(times) && times > 0 ? times : 0
}

export const noteShown = (terms: readonly string[]): void =>
  keep(place, {
    ...kept(place),
    ...Object.fromEntries(terms.map(term => [term, timesShown(term) + 1])),
  })
