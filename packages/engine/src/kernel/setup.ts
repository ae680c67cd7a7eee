import type { Definitions } from '../language/definitions.ts'
import { definitionsNamed } from '../language/definitions.ts'
import { editionNamed } from '../rulebook/edition.ts'
import { newestEdition } from '../rulebook/editions.ts'
import { bug } from '../state/bug.ts'
import type { Side } from '../state/names.ts'
import { isRecord, shown } from '../state/shape.ts'

/** What a player brings: an identity and a deck, by the names of their definitions. */
export interface Deck {
  readonly identity: string
  readonly cards: readonly string[]
}

export interface Setup {
  readonly edition?: string
  /** The version of card definitions, made known with `defineCards`. */
  readonly definitions: string
  /** The sets of the format, which is public; all of the definitions when left out. */
  readonly sets?: readonly string[] | undefined
  /** The agenda points to win with, where the decks are made for a shorter game; what the edition says when left out. */
  readonly winAt?: number | undefined
  readonly seed: string
  readonly corp: Deck
  readonly runner: Deck
}

const fields: Readonly<Record<keyof Setup, string>> = {
  edition: 'the name of an edition',
  definitions: 'the version of card definitions',
  sets: 'a list of names of sets',
  winAt: 'a number of agenda points, from 1 to 99',
  seed: 'a text',
  corp: 'a deck: { identity, cards }',
  runner: 'a deck: { identity, cards }',
}

/** More than anybody plays with; a longer list is a mistake, and would only cost time. */
const mostCards = 1000

/** Throws with the name of the field that no game can begin with. */
export function checkSetup(setup: Setup): void {
  const given: unknown = setup
  if (!isRecord(given)) bug(`a setup must be a record, not ${shown(given)}`)
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name))
      bug(`setup.${name} means nothing: a setup has ${Object.keys(fields).join(', ')}`)
  if (given.edition !== undefined) checkText('setup.edition', given.edition, fields.edition)
  checkText('setup.definitions', given.definitions, fields.definitions)
  checkText('setup.seed', given.seed, fields.seed)
  editionNamed(setup.edition ?? newestEdition)
  const definitions = definitionsNamed(setup.definitions)
  checkSets(definitions, given.sets)
  checkWinAt(given.winAt)
  checkDeck(definitions, setup, 'corp')
  checkDeck(definitions, setup, 'runner')
}

function checkSets({ version, sets: known }: Definitions, sets: unknown): void {
  if (sets === undefined) return
  if (!Array.isArray(sets)) return bug(`setup.sets must be ${fields.sets}, not ${shown(sets)}`)
  for (const set of sets)
    if (typeof set !== 'string' || !known.has(set)) bug(`setup.sets: no set ${shown(set)} in ${version}`)
}

function checkWinAt(points: unknown): void {
  const isRight =
    points === undefined || (Number.isInteger(points) && Number(points) >= 1 && Number(points) <= 99)
  if (!isRight) bug(`setup.winAt must be ${fields.winAt}, not ${shown(points)}`)
}

function checkText(field: string, value: unknown, what: string): void {
  if (typeof value !== 'string') bug(`${field} must be ${what}, not ${shown(value)}`)
}

function checkDeck(definitions: Definitions, setup: Setup, side: Side): void {
  const field = `setup.${side}`
  const deck: unknown = setup[side]
  if (!isRecord(deck)) return bug(`${field} must be ${fields[side]}, not ${shown(deck)}`)
  for (const name of Object.keys(deck))
    if (name !== 'identity' && name !== 'cards')
      bug(`${field}.${name} means nothing: a deck has identity, cards`)
  checkCard(definitions, setup, side, `${field}.identity`, deck.identity, true)
  const { cards } = deck
  if (!Array.isArray(cards)) return bug(`${field}.cards must be a list of cards, not ${shown(cards)}`)
  if (cards.length > mostCards) bug(`${field}.cards has ${cards.length} cards, more than ${mostCards}`)
  // An index, as a list can have holes.
  for (let i = 0; i < cards.length; i++)
    checkCard(definitions, setup, side, `${field}.cards[${i}]`, cards[i], false)
}

function checkCard(
  definitions: Definitions,
  { sets }: Setup,
  side: Side,
  field: string,
  name: unknown,
  isIdentity: boolean,
): void {
  if (typeof name !== 'string') return bug(`${field} must be the name of a card, not ${shown(name)}`)
  const { version, cards } = definitions
  const card = cards.get(name) ?? bug(`${field}: no card ${shown(name)} in ${version}`)
  if (!definitions.isIn(name, sets)) bug(`${field}: ${name} is of no set of this game: ${sets?.join(', ')}`)
  if (card.printed.side !== side) bug(`${field}: ${name} is not a ${side} card`)
  if ((card.printed.type === 'identity') !== isIdentity)
    bug(`${field}: ${name} is ${isIdentity ? 'no' : 'an'} identity`)
}
