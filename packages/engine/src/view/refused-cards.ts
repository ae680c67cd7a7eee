import type { Search } from '../instructions/index.ts'
import { verbOf } from '../instructions/index.ts'
import { instructionsAt, nodeAt, pathOf } from '../language/definitions.ts'
import type { Group, Test } from '../language/expressions.ts'
import { cardIn, cardsIn, chosenIn, openChoice, wordIn } from '../procedures/frames.ts'
import type { Bill, Needed } from '../queries/bills.ts'
import { waysIn, withWay } from '../queries/bills.ts'
import { gather } from '../queries/cards.ts'
import { canSee, inTitleOrder } from '../queries/sight.ts'
import { canFill, goneFor, unfitFor } from '../queries/stakes.ts'
import type { CardState } from '../state/cards.ts'
import type { AbilityFrame, ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { asking, failedTest, none, notOffered, onCard, unpaid, whyLacking } from './refusal.ts'
import { whyNotInstall, whyNotPlay } from './refused-actions.ts'
import { otherCredits } from './refused-amounts.ts'

/** Cards that are not chosen from: of the right place, but not what the text asks for. */
export function excludedTargets(game: Game, question: Question): readonly Excluded[] {
  const frame = game.frames[game.frames.length - 1]
  if (frame?.kind === 'ability') return unfitTargets(game, question, frame)
  if (frame?.kind !== 'procedure') return none
  switch (frame.of) {
    case 'arrangeIce':
      return unswappable(game, question, frame)
    case 'damage':
      return notOffered(question, expect => {
        for (const card of cardsIn(game, frame, 'chosen'))
          expect(onCard('card', card), () => ({ reason: 'chosenAlready', rule: '10.4.3a' }))
      })
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

const offeredCards = (game: Game, question: Question): CardState[] =>
  question.form === 'choose'
    ? question.options.flatMap(({ card }) => (card === undefined ? [] : (game.cards[card.card] ?? [])))
    : []

/** Cards that fail one of the tests, of a side that has others to choose: with these they could be confused. */
function unfit(game: Game, question: Question, group: Group, scope: Scope, rule: string): Excluded[] {
  const sides = offeredCards(game, question).map(({ owner }) => owner)
  return notOffered(question, expect => {
    for (const card of gather(game, { from: group.from, where: [] }, scope))
      expect(onCard('card', card), () => {
        const test = failedTest(game, question.for, card, group.where, scope)
        return test === undefined || !sides.includes(card.owner) ? undefined : unlike(test, rule)
      })
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
const unswappable = (game: Game, question: Question, frame: ProcedureFrame): Excluded[] =>
  notOffered(question, expect => {
    const first = frame.step === 'second' ? cardIn(game, frame, 'first') : undefined
    for (const card of cardsIn(game, frame, 'ice'))
      expect(onCard('card', card), () =>
        first?.card === card.card
          ? { reason: 'chosenAlready', rule: '8.3.2' }
          : { reason: 'noSwap', rule: '8.8.2' },
      )
  })

/** Cards that match a search, but could not be installed or played then (CR 8.7.2b). All else goes without saying. */
export function excludedFinds(game: Game, question: Question): readonly Excluded[] {
  const frame = asking(game)
  if (frame === undefined) return none
  const { zone, for: tests, then } = nodeAt(game, wordIn(frame, 'search') ?? '') as Search
  if (then === 'anything') return none
  const whyNot = then === 'play' ? whyNotPlay : whyNotInstall
  // Of copies one may stand for all (CR 2.1.5).
  const titles = offeredCards(game, question).map(({ card }) => game.titles[card])
  const found = gather(game, { from: zone, where: tests }, frame)
  return notOffered(question, expect => {
    // In an order that tells nothing of that of the deck (CR 4.2.3a).
    for (const card of inTitleOrder(game, found))
      if (!titles.includes(game.titles[card.card]))
        expect(onCard('card', card), () => whyNot(game, card, frame.by, 0))
  })
}

/** Ways to pay that cannot be paid, cards that cannot be paid with, credits that are for other things. */
export function excludedPayments(game: Game, question: Question): readonly Excluded[] {
  const frame = asking(game)
  const bill = frame?.bill ?? null
  if (frame === undefined || bill === null) return none
  if (question.form === 'allocate') return otherCredits(game, bill, question.sources)
  const open = bill.either[0]
  if (open !== undefined)
    return notOffered(question, expect => {
      waysIn(game, open).forEach((items, index) => {
        expect({ does: 'pay', ability: `${open.of}/${index}`, index }, () =>
          unpaid(game, withWay(bill, open, items)),
        )
      })
    })
  const asked = openChoice(frame)
  if (asked === undefined) return none
  const { choose, scope } = asked
  const fitting = notOffered(question, expect => {
    for (const card of gather(game, choose.choose, scope))
      if (canSee(game, question.for, card))
        expect(onCard('card', card), () => whyNotWith(game, frame, bill, asked, card))
  })
  return [...fitting, ...unfit(game, question, choose.choose, scope, '1.16.1')]
}

/** A card that fits what is to be paid, but cannot be paid with. */
function whyNotWith(
  game: Game,
  frame: ProcedureFrame,
  bill: Bill,
  { item, key }: Needed,
  card: CardState,
): Why {
  const lack = unfitFor(game, bill, item, card)
  if (lack !== undefined) return whyLacking(game, lack)
  const chosen = chosenIn(frame)
  const had = chosen[key] ?? []
  if (had.includes(card.card) || goneFor(game, bill, chosen).has(card.card))
    return { reason: 'chosenAlready', rule: '1.16.10b' }
  const isEnough = canFill(game, bill, { ...chosen, [key]: [...had, card.card] }, [], () => true)
  if (!isEnough) return { reason: 'neededElsewhere', rule: '1.16.10b' }
  return { reason: 'restriction', rule: '1.16.1c' }
}
