import { definitionOf } from '../language/definitions.ts'
import type { Bill } from '../queries/bills.ts'
import { hasSubtype, memoryCostOf, memoryLimitOf, memoryUsed, typeOf } from '../queries/characteristics.ts'
import { canPay, fullBill } from '../queries/costs.ts'
import { hostsFor, installBill, isConsoleTooMany, needsHost, usualTerms } from '../queries/installing.ts'
import { cardAt, clicksOf, handOf } from '../queries/look.ts'
import { canInstallByAction, canPlay, canRun, playBill } from '../queries/options.ts'
import { canBeAdvanced } from '../queries/permissions.ts'
import { doesAnything } from '../queries/playing.ts'
import { mayDraw } from '../queries/potential.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { OptionKind } from '../state/questions.ts'
import type { Unavailable } from './question-types.ts'
import type { Why } from './refusal.ts'
import { forbidden, unavailable, unmet, unpaid } from './refusal.ts'

/** Basic actions a player could think of but cannot take now (CR 5.2.6, 5.2.7). */
export function refusedActions(game: Game, side: Side): Unavailable[] {
  const found: Unavailable[] = []
  for (const n of handOf(game, side)) {
    const card = cardAt(game, n)
    const { type } = definitionOf(game, card).printed
    if (type === 'event' || type === 'operation') {
      if (!canPlay(game, card, side))
        found.push(unavailable(game, side, 'play', { card }, whyNotPlay(game, card, side)))
    } else if (!canInstallByAction(game, card, side))
      found.push(unavailable(game, side, 'install', { card }, whyNotInstall(game, card, side)))
  }
  return side === 'corp' ? [...found, ...refusedToCorp(game)] : [...found, ...refusedToRunner(game)]
}

function whyNotPlay(game: Game, card: CardState, side: Side): Why {
  const ban = forbidden(game, 'play', { who: side, card }) ?? unmet(game, card, 'play')
  if (ban !== undefined) return ban
  if (!doesAnything(game, card, side)) return { reason: 'noTarget', rule: '1.2.4' }
  const spent = game.thisTurn.some(o => o.what === 'clicksSpent' && o.by === side)
  if (spent && hasSubtype(game, card, 'priority')) return { reason: 'notFirstClick', rule: '1.11.4' }
  return unpaid(game, playBill(game, card, side), 1)
}

function whyNotInstall(game: Game, card: CardState, side: Side): Why {
  const ban = forbidden(game, 'install', { who: side, card }) ?? unmet(game, card, 'install')
  if (ban !== undefined) return ban
  const bill = installBill(game, card, side, null, usualTerms)
  if (!canPay(game, bill)) return unpaid(game, bill, 1)
  if (needsHost(game, card) && hostsFor(game, card).length === 0) return { reason: 'noHost', rule: '1.13.6c' }
  if (side === 'corp') return { reason: 'noTarget', rule: '8.5.12' }
  if (isConsoleTooMany(game, card)) return { reason: 'forbidden', rule: '3.8.5b' }
  const has = memoryLimitOf(game) - memoryUsed(game)
  return { reason: 'memory', rule: '8.5.6c', needs: memoryCostOf(game, card), has }
}

const priced = (by: Side, purpose: Bill['purpose'], price: number): Bill => ({
  by,
  purpose,
  card: null,
  price,
  priceIsX: false,
  lines: [],
  either: [],
})

function refusedToCorp(game: Game): Unavailable[] {
  const found: Unavailable[] = []
  const add = (does: OptionKind, why: Why): void => {
    found.push(unavailable(game, 'corp', does, {}, why))
  }
  const advancing = priced('corp', 'advance', 1)
  if (!canPay(game, advancing) && game.table.some(n => canBeAdvanced(game, cardAt(game, n))))
    add('advance', unpaid(game, advancing))
  if (game.zones.rig.some(n => typeOf(game, cardAt(game, n)) === 'resource')) {
    const trashing = priced('corp', 'trashResource', 2)
    if (game.runner.tags === 0) add('trashResource', { reason: 'notTagged', rule: '5.2.6g' })
    else if (!canPay(game, trashing)) add('trashResource', unpaid(game, trashing))
  }
  const clicks = clicksOf(game, 'corp')
  if (clicks < 3) add('purge', { reason: 'clicks', rule: '5.2.6h', needs: 3, has: clicks })
  return found
}

function refusedToRunner(game: Game): Unavailable[] {
  const found: Unavailable[] = []
  if (!mayDraw(game, 'runner'))
    found.push(unavailable(game, 'runner', 'drawCard', {}, { reason: 'noTarget', rule: '1.2.4' }))
  for (const { id: server } of game.servers) {
    if (canRun(game, server)) continue
    const bill = fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' })
    const why = forbidden(game, 'run', { who: 'runner', server }) ?? unpaid(game, bill)
    found.push(unavailable(game, 'runner', 'run', { server }, why))
  }
  if (game.runner.tags > 0) {
    const bill = priced('runner', 'removeTag', 2)
    const ban = forbidden(game, 'removeTags', { who: 'runner' })
    const why = ban ?? (canPay(game, bill) ? undefined : unpaid(game, bill))
    if (why !== undefined) found.push(unavailable(game, 'runner', 'removeTag', {}, why))
  }
  return found
}
