import type { Effort } from '@paydata/bots'
import { gamesOf, random, search, sensible } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, readyDecks, starterDecks } from '@paydata/decks'
import type { Deck, Definitions, Side } from '@paydata/engine'
import { stop } from '../options.ts'
import { everyCard } from '../pool.ts'
import type { Player } from './players.ts'
import { quick, thoughtful } from './players.ts'
import { search as firstSearch } from './search-1/search/search.ts'
import { sensible as firstSensible } from './search-1/sensible/sensible.ts'

/** With `@1`, as it was when others were first measured against it. Those never change. */
export const names = ['random', 'sensible', 'search', 'sensible@1', 'search@1']

/** How bots that think ahead play: how far, and which decks they think likely. */
export interface Thinking {
  readonly effort: () => Effort
  readonly decks: readonly Deck[]
}

export const gamesAhead = 60
/** The decks that a bot may expect, by the words to ask for them. */
const expected: Readonly<Record<string, readonly Deck[]>> = {
  ready: readyDecks.map(broughtToPlay),
  core: starterDecks.map(broughtToPlay),
  none: [],
}
export const lists = Object.keys(expected)

export const listNamed = (name: string): readonly Deck[] =>
  expected[name] ?? stop(`There is no list of decks "${name}". There are: ${lists.join(', ')}.`)

const usual: Thinking = { effort: () => gamesOf(gamesAhead), decks: listNamed('ready') }

export function playerNamed(name: string, thinking: Thinking = usual): Player {
  if (!names.includes(name)) return stop(`There is no bot "${name}". There are: ${names.join(', ')}.`)
  // Which cards there are depends on the game.
  const players = new Map<string, Player>()
  return (game, side, dice) => {
    const version = game.definitions
    const player = players.get(version) ?? playerFor(name, definitionsOf(version, game.edition), thinking)
    players.set(version, player)
    return player(game, side, dice)
  }
}

/** The cards under a version of their own in an edition. */
export const definitionsOf = (version: string, edition = '26.03'): Definitions =>
  everyCard.asIn(edition).version === version ? everyCard : defineAllCards()

function playerFor(name: string, definitions: Definitions, { effort, decks }: Thinking): Player {
  if (name === 'search') return thoughtful(search({ definitions, decks }), effort)
  if (name === 'search@1') return thoughtful(firstSearch({ definitions, decks }), effort)
  if (name === 'sensible@1') return quick(firstSensible(definitions))
  return quick(name === 'random' ? random : sensible(definitions))
}

export function bothAs(name: string): Readonly<Record<Side, Player>> {
  const player = playerNamed(name)
  return { corp: player, runner: player }
}
