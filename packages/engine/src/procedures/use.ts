import { bindNames } from '../changes/bind-names.ts'
import type { Next } from '../changes/frames.ts'
import { beginAbility } from '../changes/frames.ts'
import { spendClicks } from '../changes/players.ts'
import type { PaidAbility } from '../language/abilities.ts'
import { basicActions, basicAt, basicTrash, clicksAlone } from '../language/basic.ts'
import { abilityAt, pathOf } from '../language/definitions.ts'
import { trashBill } from '../queries/allowed/accessing.ts'
import { basicBill, trashResourceBill } from '../queries/allowed/actions.ts'
import { billToUse } from '../queries/allowed/using.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { billWith } from '../queries/costs/bills.ts'
import { objectOf } from '../queries/facts/look.ts'
import { whereabouts } from '../queries/facts/references.ts'
import { accessedCard } from '../queries/facts/usable.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { memosAreKept } from '../state/memos.ts'
import { beginPaying } from './pay.ts'
import { cardIn } from './procedure-frames.ts'
import { noteUse } from './spend.ts'
import type { ProcedureTable } from './table.ts'
import { paidAtOnce } from './table.ts'

const abilityIn = (game: Game, frame: Procedure<'use'>): PaidAbility =>
  abilityAt(game, frame.vars.ability) as PaidAbility

/** CR 9.5.7a, b. */
function announce(game: Game, frame: Procedure<'use'>): Next | typeof paidAtOnce {
  const ability = abilityIn(game, frame)
  // Most basic actions cost clicks and nothing else: to pay those takes no choice, and nothing can come between.
  const clicks = memosAreKept ? clicksAlone(ability) : undefined
  if (clicks !== undefined && frame.source === null) {
    spendClicks(game, frame.by, clicks)
    noteUse(game, frame.by, null, frame.vars.ability)
    return paidAtOnce
  }
  const card = frame.source === null ? undefined : objectOf(game, frame.source)
  if (card !== undefined) bindNames(frame, whereabouts(game, card))
  beginPaying(game, billFor(game, frame, ability, card))
  return undefined
}

function billFor(
  game: Game,
  frame: Procedure<'use'>,
  ability: PaidAbility,
  card: CardState | undefined,
): Bill {
  const path = pathOf(ability)
  if (ability === basicTrash) {
    const accessed = accessedCard(game) ?? bug('nothing is accessed', game)
    return billWith(trashBill(game, accessed), { ability: path })
  }
  const basic = basicAt(path)
  if (basic === basicActions.corp.trashResource) {
    const resource = cardIn(game, frame.vars.card) ?? bug('no resource to trash', game)
    return trashResourceBill(game, resource, frame.vars)
  }
  if (basic !== undefined) return basicBill(frame.by, basic, frame.vars)
  return billToUse(game, frame.by, { ability, path, card: card ?? bug('no card to use', game) })
}

/** CR 9.5.7c: from here on the ability does not depend on its source (CR 9.5.4). */
function resolve(game: Game, frame: Procedure<'use'>): Next {
  if (frame.vars.paid === false) return undefined
  const ability = abilityIn(game, frame)
  const { interrupts } = frame.vars
  beginAbility(game, pathOf(ability.does), {
    by: frame.by,
    source: frame.source,
    vars: frame.vars,
    interrupts: interrupts === undefined || interrupts < 0 ? null : interrupts,
  })
  return undefined
}

export const use: ProcedureTable<'use'> = [
  { step: 'announce', rule: '9.5.7a', deed: announce },
  { step: 'resolve', rule: '9.5.7c', deed: resolve },
]
