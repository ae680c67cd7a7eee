import { diceOf, sensible } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { OptionView, QuestionView, Reply, Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Move, Ongoing } from '@paydata/match'
import { ongoingAfter, ongoingFrom } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Lesson, Part, Taught } from '../src/index.ts'
import { cardMeant, partOf, plannedReply, taught } from '../src/index.ts'
import { positionOf, seedOf } from '../src/position.ts'

const definitions = defineAllCards()
const bot = sensible(definitions)
const others: Readonly<Record<Side, Side>> = { corp: 'runner', runner: 'corp' }

/** The part that is tried, by which side, since which turn. */
interface Trying {
  readonly part: Part
  readonly side: Side
  readonly first: number
}

/** A learner at one moment of a part, against the computer that the page has play. It never changes: each answer makes another one. */
export class Learner {
  readonly view: View
  readonly taught: Taught
  /** What was said while the computer acted before this moment. */
  readonly between: readonly Taught[]
  readonly #ongoing: Ongoing
  readonly #trying: Trying

  private constructor(before: Ongoing, trying: Trying) {
    const { ongoing, between } = answeredByBot(before, trying)
    const { part, side, first } = trying
    this.#ongoing = ongoing
    this.#trying = trying
    this.between = between
    this.view = viewFor(ongoing.course.position.game, side)
    this.taught = taught(part, this.view, first)
  }

  static begins({ id, side }: Lesson, n: number): Learner {
    const part = partOf(id, n)
    const game = positionOf(part, definitions, seedOf(id, n))
    const orders = { corp: null, runner: null, [side]: defaultOrders }
    return new Learner(ongoingFrom(game, [], orders), { part, side, first: game.turn })
  }

  get question(): QuestionView {
    const { question } = this.view
    if (question === null) throw new Error('The learner is not asked.')
    return question
  }

  answers(reply: Reply): Learner {
    const asked = { kind: 'answer', by: this.#trying.side, how: 'player', id: null, reply } as const
    return new Learner(moved(this.#ongoing, asked), this.#trying)
  }

  /** Does this, such as to run on a server or to install a card, where there is one way to do it. */
  does(kind: OptionView['does'], what: string | null = null, which: number | null = null): Learner {
    const { question } = this
    const options = question.form === 'choose' ? question.options : []
    const card = what === null ? null : cardMeant(what, this.view)
    const isMeant = ({ does, server, card: of, ability, index }: OptionView): boolean =>
      does === kind &&
      (which === null || index === which || ability?.endsWith(`/${which}`) === true) &&
      (what === null || server === what || (card !== null && of === card))
    const choose = options.flatMap((option, i) => (isMeant(option) ? [i] : []))
    if (choose.length !== 1)
      throw new Error(
        `${choose.length} times ${kind} ${what} at ${question.asks}: ${options.map(({ id }) => id).join(', ')}`,
      )
    return this.answers({ question: question.number, choose })
  }
}

function moved(ongoing: Ongoing, move: Move): Ongoing {
  const led = ongoingAfter(ongoing, new Map(), move, null)
  if (!led.ok) throw new Error(`${JSON.stringify(move)}: ${led.why}`)
  return led.ongoing
}

/** The game when the learner is asked again, or when it is over. */
function answeredByBot(begun: Ongoing, { part, side, first }: Trying) {
  const by = others[side]
  const between: Taught[] = []
  let ongoing = begun
  for (;;) {
    const { game, n } = ongoing.course.position
    if (!game.waiting.some(each => each.for === by)) return { ongoing, between }
    between.push(taught(part, viewFor(game, side), first))
    const dice = diceOf(`bot/${game.random.seed}/${by}/${n}`)
    const seed = `${dice(1 << 30)}.${dice(1 << 30)}`
    const view = viewFor(game, by)
    const reply = plannedReply(part, view) ?? bot(view, diceOf(seed), recallOf(game, by)).reply
    ongoing = moved(ongoing, { kind: 'answer', by, how: 'bot', id: null, reply })
  }
}
