import { newestEdition } from '@paydata/decks/starter'
import type { Definition, Definitions, Game } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import type { Begin } from './positions.ts'
import { positionsFor } from './positions.ts'

/** What a player can do with a card, the most telling first; null if it does by itself what it does. */
const uses = ['use', 'play', 'score', 'rez', 'install', 'advance', null] as const
export type Use = (typeof uses)[number]

export interface Tried {
  readonly game: Game
  readonly use: Use
  /** How many of its abilities are offered. */
  readonly abilities: number
}

const usesOf: Readonly<Record<string, Use>> = {
  useAbility: 'use',
  play: 'play',
  score: 'score',
  rez: 'rez',
  install: 'install',
  advance: 'advance',
}

/** A small position to try a card in: the first of several in which most can be done with it. */
export function tryOut(card: Definition, definitions: Definitions, edition = newestEdition): Tried {
  const wanted = {
    use: wantedOf(card),
    abilities: card.abilities.filter(({ form }) => form === 'paid').length,
  }
  let best: Tried | null = null
  for (const begin of positionsFor(card, definitions, edition)) {
    const tried = begun(begin, card, definitions.asIn(edition))
    if (tried !== null && (best === null || isMore(tried, best))) best = tried
    if (best !== null && !isMore(wanted, best)) break
  }
  if (best === null) throw new Error(`There is no position for ${card.is}.`)
  return best
}

type Offered = Pick<Tried, 'use' | 'abilities'>

const isMore = (one: Offered, other: Offered): boolean =>
  one.use === other.use ? one.abilities > other.abilities : uses.indexOf(one.use) < uses.indexOf(other.use)

/** The most that the text of a card lets a player do with it. */
function wantedOf({ printed: { type }, abilities }: Definition): Use {
  if (abilities.some(({ form }) => form === 'paid')) return 'use'
  switch (type) {
    case 'event':
    case 'operation':
      return 'play'
    case 'agenda':
      return 'score'
    case 'identity':
      return null
    case 'asset':
    case 'ice':
    case 'upgrade':
      return 'rez'
    default:
      return 'install'
  }
}

/** The position, once somebody can do something with the card; null if it cannot begin with this card. */
function begun(begin: Begin, card: Definition, { version }: Definitions): Tried | null {
  let game: ScenarioGame
  try {
    game = begin()
  } catch {
    // The card may forbid what the position begins with, such as a run on its server.
    return null
  }
  const other = card.printed.side === 'corp' ? game.runner : game.corp
  const [question] = game.json.waiting
  const isOthers = question?.for !== card.printed.side && question?.asks === 'paidWindow'
  if (isOthers && offeredIn(game.json, card).use === null) other.passes()
  return { game: { ...game.json, definitions: version }, ...offeredIn(game.json, card) }
}

/** What either player can do with it: the text of ice may be for the Runner. */
function offeredIn({ waiting, titles }: Game, { is }: Definition): Offered {
  const options = waiting
    .flatMap(question => (question.form === 'choose' ? question.options : []))
    .filter(({ card }) => card !== undefined && titles[card.card] === is)
  const found = options.map(({ does }) => usesOf[does])
  const abilities = options.flatMap(({ does, ability }) => (does === 'useAbility' ? (ability ?? []) : []))
  return {
    use: uses.find(use => use !== null && found.includes(use)) ?? null,
    abilities: new Set(abilities).size,
  }
}
