import { abilityAt, definitionOf } from '@paydata/engine/inside/language/definitions'
import { installBill, usualTerms } from '@paydata/engine/inside/queries/allowed/installing'
import { playBill } from '@paydata/engine/inside/queries/allowed/playing'
import { billToUse } from '@paydata/engine/inside/queries/allowed/using'
import type { Bill } from '@paydata/engine/inside/queries/costs/bills'
import { billOf, creditsOwed } from '@paydata/engine/inside/queries/costs/bills'
import { cardAt } from '@paydata/engine/inside/queries/facts/look'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import type { Option } from '@paydata/engine/inside/state/questions'

/** The credits an option costs as things are; undefined where it costs none by its nature, or that is still to be said. */
export function creditsFor(game: Game, side: Side, option: Option): number | undefined {
  if (option.credits !== undefined) return option.credits
  const bill = billFor(game, side, option)
  if (bill === undefined || bill.priceIsX || bill.either.length > 0) return undefined
  if (bill.lines.some(({ item }) => item.pay === 'X')) return undefined
  const isBought = option.does === 'play' || option.does === 'install'
  return isBought || bill.lines.some(({ item }) => item.pay === 'credits')
    ? creditsOwed(game, bill, 0)
    : undefined
}

function billFor(game: Game, side: Side, option: Option): Bill | undefined {
  const { does, ability } = option
  const card = option.card === undefined ? undefined : cardAt(game, option.card.card)
  switch (does) {
    case 'play':
      return card && playBill(game, card, side)
    case 'install':
      // What ice costs is known when its server is.
      if (card === undefined || definitionOf(game, card).printed.type === 'ice') return undefined
      return installBill(game, card, side, null, usualTerms)
    case 'useAbility':
    case 'advance':
    case 'trashResource':
    case 'removeTag': {
      const used = ability === undefined ? undefined : abilityAt(game, ability)
      if (ability === undefined || used?.form !== 'paid') return undefined
      if (does === 'useAbility') return card && billToUse(game, side, { card, ability: used, path: ability })
      return billOf({ by: side, purpose: does }, [
        { cost: used.cost, scope: { by: side, source: option.card ?? null, vars: {} } },
      ])
    }
    default:
      return undefined
  }
}
