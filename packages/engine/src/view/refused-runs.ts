import { isRandomServer, isTotal, stealBill, trashBill } from '../queries/access.ts'
import { billOf } from '../queries/bills.ts'
import { typeOf } from '../queries/characteristics.ts'
import { breachOf, cardAt, encounterOf, runOf, theServer } from '../queries/look.ts'
import { additionalCosts, trashPrice } from '../queries/prices.ts'
import { subroutinesOf } from '../queries/subroutines.ts'
import { accessedCard } from '../queries/usable.ts'
import type { CardState } from '../state/cards.ts'
import { isSame } from '../state/cards.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { forbidden, none, notOffered, onCard, unpaid } from './refusal.ts'

/** The basic trash ability (CR 7.1.5). */
export const excludedTrash = (game: Game, question: Question): Excluded[] =>
  notOffered(question, expect => {
    const card = accessedCard(game)
    if (card !== undefined) expect(onCard('trashAccessed', card), () => whyNotTrash(game, card))
  })

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
  const { server, limit, taken } = breach.vars
  return notOffered(question, expect => {
    for (const n of [
      ...theServer(game, server).root,
      ...(server === 'archives' ? game.zones.archives : []),
    ]) {
      const card = cardAt(game, n)
      expect(onCard('access', card), () => whyNoCandidate(game, breach, card))
    }
    const has = limit ?? 0
    if (isRandomServer(server) && game.zones[server].length > 0)
      expect({ does: 'access', hidden: server }, () =>
        isTotal(game) || taken >= has
          ? { reason: 'accessLimit', rule: '7.4.4', has }
          : { reason: 'forbidden', rule: '7.4.2' },
      )
  })
}

function whyNoCandidate(game: Game, { vars }: Structure<'breach'>, card: CardState): Why {
  if (vars.chosen.some(ref => isSame(ref, card))) return { reason: 'chosenAlready', rule: '7.4.3' }
  if (isTotal(game) && vars.limit !== null && vars.chosen.length >= vars.limit)
    return { reason: 'accessLimit', rule: '7.4.4', has: vars.limit }
  const ban = forbidden(game, 'access', { who: 'runner', card, server: vars.server })
  return ban ?? { reason: 'forbidden', rule: '7.4.2' }
}

export const excludedJackOut = (game: Game, question: Question): Excluded[] =>
  notOffered(question, expect => {
    const server = runOf(game)?.vars.server
    if (server === undefined) return
    expect({ does: 'continue' }, () => ({ reason: 'loop', rule: '10.1.6b' }))
    expect({ does: 'jackOut' }, () => {
      const costs = additionalCosts(game, 'jackOut', null, server)
      const bill = billOf({ by: 'runner', purpose: 'jackOut' }, costs)
      return forbidden(game, 'jackOut', { who: 'runner', server }) ?? unpaid(game, bill)
    })
  })

/** CR 1.17.3d: no declining without an additional cost, no stealing without paying it. */
export const excludedSteal = (game: Game, question: Question): Excluded[] =>
  notOffered(question, expect => {
    const card = accessedCard(game)
    if (card === undefined) return
    expect(onCard('steal', card), () => unpaid(game, stealBill(game, card)))
    expect({ does: 'no' }, () => ({ reason: 'mustSteal', rule: '1.17.3d' }))
  })

/** CR 9.8.6: broken ones cannot be chosen. */
export const excludedSubroutines = (game: Game, question: Question): Excluded[] =>
  notOffered(question, expect => {
    const encounter = encounterOf(game)
    if (encounter === undefined) return
    subroutinesOf(game, cardAt(game, encounter.vars.ice.card)).forEach(({ key }, index) => {
      expect({ does: 'subroutine', key, index }, () => ({ reason: 'broken', rule: '9.8.6' }))
    })
  })
