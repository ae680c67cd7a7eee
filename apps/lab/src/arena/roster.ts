import type { Effort } from '@paydata/bots'
import { gamesOf, random, search, sensible } from '@paydata/bots'
import { broughtToPlay, starterDecks } from '@paydata/cards'
import type { Deck, Side } from '@paydata/engine'
import { stop } from '../options.ts'
import { everyCard } from '../pool.ts'
import type { Player } from './players.ts'
import { quick, thoughtful } from './players.ts'

export const names = ['random', 'sensible', 'search']

/** How those play who think ahead: how far, and which decks they take for likely. */
export interface Thinking {
  readonly effort: () => Effort
  readonly decks: readonly Deck[]
}

export const gamesAhead = 60
export const likelyDecks: readonly Deck[] = starterDecks.map(broughtToPlay)
const usual: Thinking = { effort: () => gamesOf(gamesAhead), decks: likelyDecks }

export function playerNamed(name: string, { effort, decks }: Thinking = usual): Player {
  switch (name) {
    case 'random':
      return quick(random)
    case 'sensible':
      return quick(sensible(everyCard))
    case 'search':
      return thoughtful(search({ definitions: everyCard, decks }), effort)
    default:
      return stop(`There is no bot "${name}". There are: ${names.join(', ')}.`)
  }
}

export function bothAs(name: string): Readonly<Record<Side, Player>> {
  const player = playerNamed(name)
  return { corp: player, runner: player }
}
