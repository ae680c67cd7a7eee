import { nameAnew } from '../changes/move.ts'
import { touch } from '../changes/touch.ts'
import { definitionOf } from '../language/definitions.ts'
import { cardAt } from '../queries/facts/look.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { cloneGame } from '../state/clone.ts'
import type { Game } from '../state/game.ts'
import { newStamps } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { otherSide } from '../state/names.ts'
import { randomBelow } from '../state/random.ts'
import type { Known } from './known.ts'

/** The cards a side does not see, in the order in which `imagine` takes titles for them. */
export const unknownIn = ({ game }: Known): readonly CardState[] =>
  game.cards.filter(card => game.titles[card.card] === '')

/** The copy of an identity with several backs that the other player may have set (CR 1.5.2b). */
function guessIdentity(game: Game, side: Side): void {
  const card = cardAt(game, game[side].identity)
  const { faces = [] } = definitionOf(game, card).printed
  if (card.flipped === 0 && faces.length > 1) touch(game, card).back = 1 + randomBelow(game, faces.length)
}

/** A game that could be the one the side is in: its unknown cards have these titles, and chance this seed. */
export function imagine(known: Known, titles: readonly string[], seed: string): Game {
  let given = 0
  const all = known.game.titles.map(title => (title === '' ? at(titles, given++) : title))
  const game: Game = { ...cloneGame(known.game), titles: all, stamps: newStamps() }
  game.random.seed = seed
  for (const card of game.cards) nameAnew(game, card, 'same')
  guessIdentity(game, otherSide(known.side))
  return game
}
