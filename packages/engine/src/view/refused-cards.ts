import type { Search } from '../instructions/index.ts'
import { verbOf } from '../instructions/index.ts'
import { instructionsAt, nodeAt, pathOf } from '../language/definitions.ts'
import type { Group, Test } from '../language/expressions.ts'
import { cardIn, cardsIn, wordIn } from '../procedures/frames.ts'
import { choosesIn, waysIn, withWay } from '../queries/bills.ts'
import { gather } from '../queries/cards.ts'
import { controllerOf, countersOn } from '../queries/look.ts'
import { requirementOf } from '../queries/score.ts'
import { canSee, inTitleOrder } from '../queries/sight.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame, ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option, Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { failedTest, none, offered, offers, unpaid } from './refusal.ts'
import { whyNotInstall, whyNotPlay } from './refused-actions.ts'
import { otherCredits } from './refused-amounts.ts'

const the = (card: CardState): Option => ({ does: 'card', card: refOf(card) })

/** Cards that are not chosen from: of the right place, but not what the text asks for. */
export function excludedTargets(game: Game, question: Question): readonly Excluded[] {
  const frame = game.frames[game.frames.length - 1]
  if (frame?.kind === 'ability') return unfitTargets(game, question, frame)
  if (frame?.kind !== 'procedure') return none
  switch (frame.of) {
    case 'arrangeIce':
      return unswappable(game, question, frame)
    case 'damage':
      return cardsIn(game, frame, 'chosen').map(card => ({
        option: the(card),
        why: { reason: 'chosenAlready', rule: '10.4.3a' },
      }))
    default:
      return none // Any card of a hand.
  }
}

function unfitTargets(game: Game, question: Question, frame: AbilityFrame): readonly Excluded[] {
  const instruction = instructionsAt(game, frame.of)[frame.at]
  const targets = instruction === undefined ? [] : verbOf(instruction).targets?.(game, instruction, frame)
  const open = targets?.find(choose => !frame.announced.includes(choose.as))
  return open === undefined ? none : unfit(game, question, open.choose, frame, '1.15.2b')
}

/** Cards that fail one of the tests, of a side that has others to choose: with these they could be confused. */
function unfit(game: Game, question: Question, group: Group, scope: Scope, rule: string): Excluded[] {
  const sides = new Set(
    offered(question).flatMap(({ card }) => (card === undefined ? [] : (game.cards[card.card]?.owner ?? []))),
  )
  return gather(game, { from: group.from, where: [] }, scope).flatMap(card => {
    if (!sides.has(card.owner) || offers(question, 'card', card)) return []
    const test = failedTest(game, question.for, card, group.where, scope)
    return test === undefined ? [] : [{ option: the(card), why: unlike(test, rule) }]
  })
}

function unlike(test: Test, rule: string): Why {
  if (test.is === 'other') return { reason: 'itself', rule }
  // Other than a card that was chosen before.
  if (test.is === 'not' && test.test.is === 'same' && typeof test.test.as === 'object')
    return { reason: 'chosenAlready', rule: '1.15.2e' }
  return { reason: 'unfit', rule, condition: pathOf(test) }
}

/** CR 8.3.2: ice is arranged by swapping two pieces. */
function unswappable(game: Game, question: Question, frame: ProcedureFrame): Excluded[] {
  const first = frame.step === 'second' ? cardIn(game, frame, 'first') : undefined
  return cardsIn(game, frame, 'ice').flatMap(card => {
    if (offers(question, 'card', card)) return []
    const why: Why =
      first?.card === card.card
        ? { reason: 'chosenAlready', rule: '8.3.2' }
        : { reason: 'noSwap', rule: '8.8.2' }
    return [{ option: the(card), why }]
  })
}

/** Cards that match a search, but could not be installed or played then (CR 8.7.2b). All else goes without saying. */
export function excludedFinds(game: Game, question: Question): readonly Excluded[] {
  const frame = game.frames[game.frames.length - 1]
  if (frame?.kind !== 'procedure') return none
  const { zone, for: tests, then } = nodeAt(game, wordIn(frame, 'search') ?? '') as Search
  if (then === 'anything') return none
  const group: Group = { from: zone, where: tests }
  const titles = offered(question).map(({ card }) => card !== undefined && game.titles[card.card])
  const found = gather(game, group, { by: frame.by, source: frame.source, vars: frame.vars })
  // In an order that tells nothing of that of the deck (CR 4.2.3a).
  return inTitleOrder(game, found).flatMap(card => {
    if (titles.includes(game.titles[card.card] ?? false)) return []
    const whyNot = then === 'play' ? whyNotPlay : whyNotInstall
    return [{ option: the(card), why: whyNot(game, card, frame.by, 0) }]
  })
}

/** Ways to pay that cannot be paid, cards that cannot be paid with, credits that are for other things. */
export function excludedPayments(game: Game, question: Question): readonly Excluded[] {
  const frame = game.frames[game.frames.length - 1]
  if (frame?.kind !== 'procedure' || frame.bill === null) return none
  const { bill } = frame
  if (question.form !== 'choose')
    return question.form === 'allocate' ? otherCredits(game, bill, question.sources) : none
  const open = bill.either[0]
  if (open !== undefined)
    return waysIn(game, open).flatMap((items, index) =>
      offered(question).some(option => option.index === index)
        ? []
        : [
            {
              option: { does: 'pay', ability: `${open.of}/${index}`, index },
              why: unpaid(game, withWay(bill, open, items)),
            },
          ],
    )
  const asked = choosesIn(bill).find(({ choose }) => !(choose.as in frame.vars))
  if (asked === undefined) return none
  const { choose, scope } = asked
  const fitting = gather(game, choose.choose, scope).flatMap(card =>
    offers(question, 'card', card) || !canSee(game, question.for, card)
      ? []
      : [{ option: the(card), why: whyNotWith(game, frame, card) }],
  )
  return [...fitting, ...unfit(game, question, choose.choose, scope, '1.16.1')]
}

/** A card that fits what is to be paid, but cannot be paid with. */
function whyNotWith(game: Game, { bill }: ProcedureFrame, card: CardState): Why {
  if (bill === null || controllerOf(card) !== bill.by) return { reason: 'notControlled', rule: '1.14.3' }
  const agenda = bill.purpose === 'score' && bill.card !== null ? game.cards[bill.card.card] : undefined
  if (agenda === undefined) return { reason: 'chosenAlready', rule: '1.16.10b' }
  const needs = requirementOf(game, agenda, card.card)
  return { reason: 'requirement', rule: '1.16.1c', needs, has: countersOn(agenda, 'advancement') }
}
