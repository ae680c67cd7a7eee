import { isRandomServer, isTotal, stealBill, trashBill } from '../queries/access.ts'
import { billOf } from '../queries/bills.ts'
import { typeOf } from '../queries/characteristics.ts'
import { breachOf, cardAt, encounterOf, runOf, serverOf } from '../queries/look.ts'
import { additionalCosts, trashPrice } from '../queries/prices.ts'
import { subroutinesOf } from '../queries/subroutines.ts'
import { accessedCard } from '../queries/usable.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option, Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { forbidden, none, offered, offers, unpaid } from './refusal.ts'

/** The basic trash ability (CR 7.1.5). */
export function excludedTrash(game: Game, question: Question): readonly Excluded[] {
  const card = accessedCard(game)
  if (card === undefined || offers(question, 'trashAccessed')) return none
  const why = whyNotTrash(game, card)
  return why === undefined ? none : [{ option: { does: 'trashAccessed', card: refOf(card) }, why }]
}

function whyNotTrash(game: Game, card: CardState): Why | undefined {
  // An agenda is stolen; nobody expects to trash it.
  if (typeOf(game, card) === 'agenda') return undefined
  if (trashPrice(game, card) === undefined) return { reason: 'noTrashCost', rule: '7.1.5a' }
  if (card.zone === 'archives') return { reason: 'inArchives', rule: '7.1.5b' }
  const bill = trashBill(game, card)
  return bill === undefined ? forbidden(game, 'trash', { who: 'runner', card }) : unpaid(game, bill)
}

/** Cards of the breached server that are no candidates any more (CR 7.4). */
export function excludedCandidates(game: Game, question: Question): readonly Excluded[] {
  const breach = breachOf(game)
  if (breach === undefined) return none
  const { server } = breach.vars
  const found: Excluded[] = []
  const there = [
    ...(serverOf(game, server)?.root ?? []),
    ...(server === 'archives' ? game.zones.archives : []),
  ]
  for (const n of there) {
    const card = cardAt(game, n)
    if (!offers(question, 'access', card))
      found.push({ option: { does: 'access', card: refOf(card) }, why: whyNoCandidate(game, breach, card) })
  }
  const isThere = isRandomServer(server) && game.zones[server].length > 0
  if (isThere && !offered(question).some(option => option.hidden === server)) {
    const has = breach.vars.limit ?? 0
    const why: Why =
      isTotal(game) || breach.vars.taken >= has
        ? { reason: 'accessLimit', rule: '7.4.4', has }
        : { reason: 'forbidden', rule: '7.4.2' }
    found.push({ option: { does: 'access', hidden: server }, why })
  }
  return found
}

function whyNoCandidate(game: Game, { vars }: Structure<'breach'>, card: CardState): Why {
  if (vars.chosen.some(ref => isSame(ref, card))) return { reason: 'chosenAlready', rule: '7.4.3' }
  if (isTotal(game) && vars.limit !== null && vars.chosen.length >= vars.limit)
    return { reason: 'accessLimit', rule: '7.4.4', has: vars.limit }
  const ban = forbidden(game, 'access', { who: 'runner', card, server: vars.server })
  return ban ?? { reason: 'forbidden', rule: '7.4.2' }
}

export function excludedJackOut(game: Game, question: Question): readonly Excluded[] {
  const server = runOf(game)?.vars.server
  if (!offers(question, 'continue'))
    return [{ option: { does: 'continue' }, why: { reason: 'loop', rule: '10.1.6b' } }]
  if (server === undefined || offers(question, 'jackOut')) return none
  const ban = forbidden(game, 'jackOut', { who: 'runner', server })
  const costs = additionalCosts(game, 'jackOut', null, server)
  const why = ban ?? unpaid(game, billOf({ by: 'runner', purpose: 'jackOut' }, costs))
  return [{ option: { does: 'jackOut' }, why }]
}

/** CR 1.17.3d: no declining without an additional cost, no stealing without paying it. */
export function excludedSteal(game: Game, question: Question): readonly Excluded[] {
  const card = accessedCard(game)
  if (card === undefined) return none
  const steal: Option = { does: 'steal', card: refOf(card) }
  if (!offers(question, 'steal')) return [{ option: steal, why: unpaid(game, stealBill(game, card)) }]
  return offers(question, 'no')
    ? none
    : [{ option: { does: 'no' }, why: { reason: 'mustSteal', rule: '1.17.3d' } }]
}

/** CR 9.8.6: broken ones cannot be chosen. */
export function excludedSubroutines(game: Game, question: Question): readonly Excluded[] {
  const encounter = encounterOf(game)
  if (encounter === undefined) return none
  return subroutinesOf(game, cardAt(game, encounter.vars.ice.card)).flatMap(({ key }, index) =>
    offered(question).some(option => option.key === key)
      ? []
      : [{ option: { does: 'subroutine', key, index }, why: { reason: 'broken', rule: '9.8.6' } }],
  )
}
