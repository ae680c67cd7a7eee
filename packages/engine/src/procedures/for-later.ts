import type { Ability } from '../language/abilities.ts'
import { definitionOf } from '../language/definitions.ts'
import { cardAt } from '../queries/facts/look.ts'
import type { Game } from '../state/game.ts'
import type { Option } from '../state/questions.ts'

/**
 * Whether a rez during a turn of the Runner does nothing before the next turn of the Corp: all that the card does comes when that begins,
 * or costs a click. Whoever rezzes it later loses nothing by that.
 */
export function isForLater(game: Game, { does, card }: Option): boolean {
  if (does !== 'rez' || card === undefined || game.active !== 'runner') return false
  const { abilities } = definitionOf(game, cardAt(game, card.card))
  return abilities.length > 0 && abilities.every(waitsForTurn)
}

function waitsForTurn(ability: Ability): boolean {
  switch (ability.form) {
    case 'paid':
      return !('either' in ability.cost) && ability.cost.some(({ pay }) => pay === 'clicks')
    case 'when': {
      if (!('on' in ability.when)) return false
      const { what, by, card } = ability.when.on
      if (what.every(each => each === 'turnBegan')) return by === 'you'
      // What it is loaded with, and that it goes when that is used up.
      return card === 'self' && what.every(each => each === 'rezzed' || each === 'emptied')
        ? ability.does.every(({ do: verb }) => verb === 'placeCounters' || verb === 'trash')
        : false
    }
    case 'static':
    case 'play':
    case 'subroutine':
      return false
  }
}
