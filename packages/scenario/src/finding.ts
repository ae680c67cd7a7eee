import { cardIn } from '@paydata/engine/inside/procedures/procedure-frames'
import { isInstalled } from '@paydata/engine/inside/queries/facts/look'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import { titleOf } from './labels.ts'
import type { CardHandle } from './refusing.ts'
import { didYouMean, isHandle, refuse, shown } from './refusing.ts'
import { folded, titleMeant } from './titles.ts'

/** A card by its title or id, or the very card. */
export type Which = string | CardHandle

export const isTitled = (game: Game, card: CardState, title: string): boolean =>
  folded(titleOf(game, card)) === titleMeant(game, title)

/** The wish for a card in words; what is neither a title nor a card is refused. */
export function wordFor(which: Which): string {
  if (typeof which === 'string') return which
  if (isHandle(which)) return `card #${which.id}`
  return refuse(`${shown(which)} is no card: give its title, or the card as game.card('…') returns it.`)
}

const titlesIn = (game: Game): string[] => [...new Set(game.cards.map(card => titleOf(game, card)))]

/** What is wrong with a title that no card of the game has. */
export const notThere = (game: Game, title: string): string =>
  `no card called "${title}" is in this game.${didYouMean(title, titlesIn(game))}`

/** All cards of a title, installed ones first. */
export function findCards(game: Game, title: string): CardState[] {
  const found = game.cards.filter(card => isTitled(game, card, title))
  return [...found.filter(isInstalled), ...found.filter(card => !isInstalled(card))]
}

/** A card to do something to by fiat: what is just being installed must first come to rest. */
export function findFree(game: Game, which: Which): CardState {
  const card = findCard(game, which)
  const isOnItsWay = game.frames.some(
    frame =>
      frame.kind === 'procedure' &&
      frame.of === 'install' &&
      cardIn(game, frame.vars.card)?.card === card.card,
  )
  if (card.zone === 'play' && isOnItsWay)
    refuse(`${titleOf(game, card)} is just being installed: say first where.`)
  return card
}

export function findCard(game: Game, which: Which): CardState {
  if (typeof which === 'string') return findCards(game, which)[0] ?? refuse(notThere(game, which))
  wordFor(which)
  return game.cards[which.id] ?? refuse(`There is no card #${which.id} in this game.`)
}
