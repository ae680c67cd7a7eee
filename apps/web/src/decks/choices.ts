import { cardOf } from '@paydata/cards/catalogue'
import type { Format } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import { spoken } from '../messages/language.ts'
import { isNamedLike, nameOf, newest } from './arranging.ts'
import { judged, today, violationWords } from './judging.ts'
import type { OwnDeck } from './own-deck.ts'
import { ownDecks, useOwnDecks } from './own-decks.ts'

export { decksReady } from './owner.ts'
export { keepInSync } from './sync.ts'

/** A deck of the player as a choice for a game, and why it may not be played there. */
export interface OwnChoice {
  readonly deck: OwnDeck
  readonly name: string
  readonly identityTitle: string
  readonly faction: string
  readonly why: readonly string[]
}

/** The most decks of a side that are offered at once, and that are judged for it. Others are found by their names. */
const mostOffered = 24
const mostJudged = 100

type Why = readonly string[]
/** What was found out about a deck, which stays true until it is changed. */
const found = new WeakMap<OwnDeck, Map<string, Why>>()

function whyNot(deck: OwnDeck, format: Format): Why {
  const key = `${format}/${today()}/${spoken.getState().language}`
  const known = found.get(deck) ?? new Map<string, Why>()
  const why = known.get(key) ?? judged({ ...deck, format }).map(violationWords)
  found.set(deck, known.set(key, why))
  return why
}

export interface OwnChoices {
  /** Those that are legal first, and the ones played last before others. */
  readonly choices: readonly OwnChoice[]
  /** How many decks of the side there are, offered or not. */
  readonly count: number
}

/** The decks of a side in which some words occur. Without a format each is judged by its own. */
export function choicesFor(side: Side, format: Format | null, words: string): OwnChoices {
  const all = ownDecks().filter(({ identity, state }) => state === 'kept' && cardOf(identity)?.side === side)
  const choices: OwnChoice[] = []
  let legal = 0
  for (const deck of all.toSorted((a, b) => newest(b) - newest(a)).filter(each => isNamedLike(each, words))) {
    if (legal === mostOffered || choices.length === mostJudged) break
    const why = whyNot(deck, format ?? deck.format)
    const printed = cardOf(deck.identity)
    const [identityTitle, faction] = [printed?.title ?? '', printed?.faction ?? '']
    choices.push({ deck, name: nameOf(deck), identityTitle, faction, why })
    if (why.length === 0) legal++
  }
  const first = (isLegal: boolean) => choices.filter(({ why }) => (why.length === 0) === isLegal)
  return { choices: [...first(true), ...first(false)], count: all.length }
}

/** Calls a function when decks have changed. */
export const onOwnDecks = (changed: () => void): (() => void) => useOwnDecks.subscribe(changed)
