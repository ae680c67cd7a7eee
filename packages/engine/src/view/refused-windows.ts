import { definitionOf } from '../language/definitions.ts'
import { countersCounted } from '../queries/amounts.ts'
import { approachOf, cardAt, mustLetGo, runOf } from '../queries/look.ts'
import { pass, rezBill, scoreBill, useOption } from '../queries/options.ts'
import { requirementOf } from '../queries/score.ts'
import { eachPaidAbility, refusalToUse } from '../queries/usable.ts'
import type { CardState } from '../state/cards.ts'
import { isSame } from '../state/cards.ts'
import type { PaidWindow } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { forbidden, none, notOffered, onCard, unmet, unpaid } from './refusal.ts'

/** Nobody passes while an ability that is not optional waits (CR 9.6.9b). */
export const mustResolve = (question: Question, rule: string): Excluded[] =>
  notOffered(question, expect => expect(pass, () => ({ reason: 'mandatory', rule })))

/** CR 7.1.5c, d: while the accessed card can be trashed as it must be, the Runner does nothing else. */
export const mustTrashIt = (game: Game, question: Question): Excluded[] =>
  notOffered(question, expect => {
    const why: Why = { reason: 'mandatory', rule: '7.1.5c' }
    expect(pass, () => why)
    eachPaidAbility(game, 'runner', 'access', usable => {
      if (refusalToUse(game, 'runner', usable) === undefined) expect(useOption(usable), () => why)
    })
  })

/** What is done in other paid ability windows: rezzing, scoring; and jacking out, for which there is a step. */
export function excludedInWindow(game: Game, question: Question): readonly Excluded[] {
  const window = game.frames[game.frames.length - 1]
  if (window?.kind !== 'window' || window.of !== 'paid') return none
  return notOffered(question, expect => {
    if (question.for === 'corp') {
      for (const n of game.table) {
        const card = cardAt(game, n)
        if (card.owner !== 'corp' || card.faceup || (card.zone !== 'root' && card.zone !== 'ice')) continue
        if (definitionOf(game, card).printed.type === 'agenda')
          expect(onCard('score', card), () => whyNotScore(game, card, window))
        else expect(onCard('rez', card), () => whyNotRez(game, card, window))
      }
    } else if (runOf(game) !== undefined)
      expect({ does: 'jackOut' }, () => ({ reason: 'noJackingOut', rule: '6.9.4c' }))
  })
}

function whyNotScore(game: Game, card: CardState, window: PaidWindow): Why | undefined {
  const has = countersCounted(game, card, 'advancement')
  const needs = requirementOf(game, card)
  // Before it is advanced enough nobody expects to score it at another time.
  if (!window.score) return has < needs ? undefined : { reason: 'noScoring', rule: '9.2.7d' }
  if (has < needs) return { reason: 'requirement', rule: '1.17.3a', needs, has }
  const ban = forbidden(game, 'score', { who: 'corp', card }) ?? unmet(game, card, 'score')
  return ban ?? unpaid(game, scoreBill(game, card))
}

function whyNotRez(game: Game, card: CardState, window: PaidWindow): Why | undefined {
  if (card.zone === 'ice') {
    const ice = approachOf(game)?.vars.ice
    const isApproached = window.rez === 'approached' && ice !== undefined && isSame(ice, card)
    // Outside of runs nobody expects to rez ice.
    if (!isApproached)
      return runOf(game) === undefined ? undefined : { reason: 'notApproached', rule: '6.4.3' }
    if (mustLetGo(game, 'corp')) return { reason: 'loop', rule: '10.1.6b' }
  } else if (window.rez === 'nothing') return { reason: 'noRezzing', rule: '9.2.7c' }
  const ban = forbidden(game, 'rez', { who: 'corp', card }) ?? unmet(game, card, 'rez')
  return ban ?? unpaid(game, rezBill(game, card))
}
