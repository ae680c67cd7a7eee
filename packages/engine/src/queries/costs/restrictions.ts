import type { PaidAbility } from '../../language/abilities.ts'
import type { CostItem } from '../../language/costs.ts'
import { abilityAt, definitionOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import type { ProcedureFrame } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref } from '../../state/names.ts'
import { countersCounted } from '../facts/counters.ts'
import { cardAt, objectOf } from '../facts/look.ts'
import { unmetBy } from '../facts/permissions.ts'
import { hostsFor, needsHost } from '../facts/places.ts'
import { requirementOf } from '../facts/score.ts'
import { restrictionOnUse } from '../facts/usable.ts'
import type { Bill } from './bills.ts'

/** Whether what is paid for is under a restriction that paying could break (CR 1.16.1c). */
export function isRestricted(game: Game, bill: Bill): boolean {
  if (!bill.lines.some(({ item }) => mayMatter(item))) return false
  const card = bill.card === null ? undefined : cardAt(game, bill.card.card)
  switch (bill.purpose) {
    case 'use':
      return bill.ability !== null && hasRestriction(abilityAt(game, bill.ability) as PaidAbility)
    case 'score':
      return true
    case 'install':
      return card !== undefined && (saysOnlyIf(game, card) || needsHost(game, card))
    default:
      return card !== undefined && saysOnlyIf(game, card)
  }
}

/** Credits are looked at by no restriction; all else may be. */
const mayMatter = ({ pay }: CostItem): boolean =>
  pay !== 'credits' && pay !== 'X' && pay !== 'covers' && pay !== 'reveal' && pay !== 'damage'

const hasRestriction = ({ flag, onlyIf, threat }: PaidAbility): boolean =>
  flag === 'interface' || onlyIf !== undefined || threat !== undefined

const saysOnlyIf = (game: Game, card: CardState): boolean =>
  definitionOf(game, card).declared.onlyIf !== undefined

/** Whether, apart from its cost, what is paid for may be done. */
export function isAllowed(game: Game, bill: Bill): boolean {
  if (bill.card === null) return true
  const card = cardAt(game, bill.card.card)
  switch (bill.purpose) {
    case 'use': {
      if (bill.ability === null) return true
      const ability = abilityAt(game, bill.ability) as PaidAbility
      return restrictionOnUse(game, bill.by, { ability, path: bill.ability, card }) === undefined
    }
    case 'score':
      return (
        countersCounted(game, card, 'advancement') >= requirementOf(game, card) &&
        unmetBy(game, card, 'score') === undefined
      )
    case 'install':
      return unmetBy(game, card, 'install') === undefined && mayBeHosted(game, card)
    case 'play':
    case 'rez':
      return unmetBy(game, card, bill.purpose) === undefined
    default:
      return true
  }
}

/** "Install only on": there is such a card, and if one has been chosen it is there (CR 9.3.3b). */
function mayBeHosted(game: Game, card: CardState): boolean {
  if (!needsHost(game, card)) return true
  const host = hostChosen(game)
  return host === undefined ? hostsFor(game, card).length > 0 : objectOf(game, host) !== undefined
}

/** The card on which the installation in progress puts its card. */
function hostChosen(game: Game): Ref | undefined {
  const install = game.frames.findLast(
    (frame): frame is ProcedureFrame => frame.kind === 'procedure' && frame.of !== 'pay',
  )
  return install?.of === 'install' ? install.vars.host?.[0] : undefined
}
