import { definitionOf } from '../language/definitions.ts'
import type { Bill } from '../queries/bills.ts'
import { billOf } from '../queries/bills.ts'
import { hasSubtype, memoryCostOf, memoryLimitOf, memoryUsed, typeOf } from '../queries/characteristics.ts'
import { canPay, fullBill } from '../queries/costs.ts'
import { hostsFor, installBill, isConsoleTooMany, needsHost, usualTerms } from '../queries/installing.ts'
import { cardAt, clicksOf, handOf, isInstalled } from '../queries/look.ts'
import { actionOptions, playBill } from '../queries/options.ts'
import { canBeAdvanced } from '../queries/permissions.ts'
import { doesAnything } from '../queries/playing.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option, Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { forbidden, notOffered, onCard, unmet, unpaid } from './refusal.ts'

/** Basic actions a player could think of but cannot take now (CR 5.2.6, 5.2.7). */
export function excludedActions(game: Game, question: Question): Excluded[] {
  const side = question.for
  const options = actionOptions(game, side)
  // CR 9.12.3: where something must be done nothing else is offered.
  const mustWait = notOffered(question, expect => {
    for (const option of options) expect(option, () => ({ reason: 'mandatory', rule: '9.12.3' }))
  })
  return [
    ...mustWait,
    ...impossibleActions(game, question.form === 'choose' ? { ...question, options } : question),
  ]
}

const impossibleActions = (game: Game, question: Question): Excluded[] =>
  notOffered(question, expect => {
    const side = question.for
    for (const n of handOf(game, side)) {
      const card = cardAt(game, n)
      const { type } = definitionOf(game, card).printed
      if (type === 'event' || type === 'operation')
        expect(onCard('play', card), () => whyNotPlay(game, card, side, 1))
      else expect(onCard('install', card), () => whyNotInstall(game, card, side, 1))
    }
    expect({ does: 'drawCard' }, () => ({ reason: 'noTarget', rule: '1.2.4' }))
    if (side === 'corp') expectOfCorp(game, expect)
    else expectOfRunner(game, expect)
  })

type Expect = (option: Option, why: () => Why) => void

/** `clicks` are those of the basic action; an effect that plays or installs the card takes none. */
export function whyNotPlay(game: Game, card: CardState, side: Side, clicks: number): Why {
  const ban = forbidden(game, 'play', { who: side, card }) ?? unmet(game, card, 'play')
  if (ban !== undefined) return ban
  if (!doesAnything(game, card, side)) return { reason: 'noTarget', rule: '1.2.4' }
  const spent = game.thisTurn.some(o => o.what === 'clicksSpent' && o.by === side)
  if (spent && hasSubtype(game, card, 'priority')) return { reason: 'notFirstClick', rule: '1.11.4' }
  return unpaid(game, playBill(game, card, side), clicks)
}

export function whyNotInstall(game: Game, card: CardState, side: Side, clicks: number): Why {
  const ban = forbidden(game, 'install', { who: side, card }) ?? unmet(game, card, 'install')
  if (ban !== undefined) return ban
  const bill = installBill(game, card, side, null, usualTerms)
  if (!canPay(game, bill)) return unpaid(game, bill, clicks)
  if (needsHost(game, card) && hostsFor(game, card).length === 0) return { reason: 'noHost', rule: '1.13.6c' }
  if (side === 'corp') {
    const server = `remote${game.remotesMade + 1}`
    return forbidden(game, 'install', { who: side, card, server }) ?? { reason: 'noPlace', rule: '8.5.12' }
  }
  if (isConsoleTooMany(game, card)) return { reason: 'console', rule: '3.8.5b' }
  const has = memoryLimitOf(game) - memoryUsed(game)
  return { reason: 'memory', rule: '8.5.6c', needs: memoryCostOf(game, card), has }
}

const priced = (by: Side, purpose: Bill['purpose'], price: number): Bill => billOf({ by, purpose, price }, [])

function expectOfCorp(game: Game, expect: Expect): void {
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (isInstalled(card) && card.owner === 'corp')
      expect(onCard('advance', card), () => whyNotAdvance(game, card))
    else if (isInstalled(card) && typeOf(game, card) === 'resource')
      expect(onCard('trashResource', card), () => whyNotTrash(game, card))
  }
  expect({ does: 'purge' }, () => ({
    reason: 'clicks',
    rule: '5.2.6h',
    needs: 3,
    has: clicksOf(game, 'corp'),
  }))
}

function whyNotAdvance(game: Game, card: CardState): Why {
  if (canBeAdvanced(game, card)) return unpaid(game, priced('corp', 'advance', 1))
  return forbidden(game, 'advance', { who: 'corp', card }) ?? { reason: 'notAdvanceable', rule: '1.18.3' }
}

function whyNotTrash(game: Game, card: CardState): Why {
  if (game.runner.tags === 0) return { reason: 'notTagged', rule: '5.2.6g' }
  return forbidden(game, 'trash', { who: 'corp', card }) ?? unpaid(game, priced('corp', 'trashResource', 2))
}

function expectOfRunner(game: Game, expect: Expect): void {
  for (const { id: server } of game.servers) {
    expect({ does: 'run', server }, () => {
      const bill = fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' })
      return forbidden(game, 'run', { who: 'runner', server }) ?? unpaid(game, bill, 1)
    })
  }
  expect({ does: 'removeTag' }, () => {
    if (game.runner.tags === 0) return { reason: 'notTagged', rule: '10.5.4' }
    return forbidden(game, 'removeTags', { who: 'runner' }) ?? unpaid(game, priced('runner', 'removeTag', 2))
  })
}
