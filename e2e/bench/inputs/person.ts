import type { Macro, OfferedMacro } from '@paydata/bots'
import { macrosAt, positionFor, stepOf } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, QuestionView, Reply, Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Course, Wishes } from '@paydata/match'
import {
  advance,
  courseAfter,
  courseFrom,
  macrosWith,
  noMacros,
  resumed,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders, isPassing } from '@paydata/orders'

export const definitions = defineAllCards()
const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }

/** What a person sees when asked. */
export interface Asked {
  readonly game: Game
  readonly view: View
  readonly question: QuestionView
  readonly offered: readonly OfferedMacro[]
}

/** What a person answers: by hand, or several answers in one go. */
export type Hand = (asked: Asked) => Reply | Macro

/** One question that a person answered. */
export interface Answered {
  readonly asks: QuestionView['asks']
  readonly said: string
  readonly isPass: boolean
  /** Clicks or keys that it takes who acts at once. */
  readonly inputs: number
  /** Clicks that raise a card first, for everybody else. */
  readonly raises: number
}

/** A person with the settings that everybody has at first, at a table where a computer or nobody else decides. */
export class Person {
  #course: Course
  #wishes: Wishes
  readonly #side: Side
  readonly answered: Answered[] = []

  constructor(game: Game, side: Side, opponents: 'computer' | 'person') {
    this.#side = side
    this.#course = courseFrom(resumed(0, game, null))
    const other = opponents === 'person' ? defaultOrders : null
    const own = (each: Side) => (each === side ? defaultOrders : other)
    this.#wishes = { orders: { corp: own('corp'), runner: own('runner') }, macros: noMacros }
  }

  get game(): Game {
    return this.#course.position.game
  }

  /** Whether the person is asked something now. */
  get isAsked(): boolean {
    return this.game.waiting.some(each => each.for === this.#side)
  }

  answers(hand: Hand): void {
    const { game } = this
    const view = viewFor(game, this.#side)
    const { question } = view
    if (question === null) throw new Error('Nobody is asked.')
    const offered = macrosAt(positionFor(game, this.#side), expectation)
    const given = hand({ game, view, question, offered })
    if ('question' in given) {
      const isPass = isPassing(
        game.waiting.find(each => each.for === this.#side),
        given,
      )
      this.#note(
        question,
        wordsOf(question, given),
        isPass,
        inputsFor(question, given),
        raisesFor(question, given),
      )
      return this.#move(this.#side, given, 'player', null)
    }
    const first = stepOf(given, view)
    if (first === null) throw new Error(`${given.is} cannot be begun.`)
    // The button that ends the turn asks once more.
    this.#note(question, given.is, false, given.is === 'takeCredits' ? 2 : 1, 0)
    this.#move(this.#side, first.reply, 'player', first.rest)
  }

  /** What a computer answers, or an opponent of whom nothing is wanted. */
  hears(by: Side, reply: Reply): void {
    this.#move(by, reply, 'bot', null)
  }

  #note({ asks }: QuestionView, said: string, isPass: boolean, inputs: number, raises: number): void {
    this.answered.push({ asks, said, isPass, inputs, raises })
  }

  #move(by: Side, reply: Reply, how: 'player' | 'bot', begun: Macro | null): void {
    const move = { kind: 'answer', by, how, id: null, reply } as const
    const wishes = { ...this.#wishes, macros: macrosWith(this.#wishes.macros, move, begun) }
    const made = advance({ ...this.#course, since: 0, eyes: new Map() }, move, wishes, withoutClocks, 0)
    if (!made.ok) throw new Error(`The ${by} cannot answer: ${made.why}`)
    // Nothing is taken back here, so nothing is kept to go back to.
    this.#course = { ...courseAfter(this.#course, made.steps), past: [], counting: [] }
    this.#wishes = made.wishes
  }
}

const wordsOf = (question: QuestionView, reply: Reply): string =>
  question.form === 'choose' && 'choose' in reply
    ? reply.choose.map(index => question.options[index]?.id).join(' ')
    : JSON.stringify(reply)

const acting: ReadonlySet<QuestionView['asks']> = new Set(['action', 'paidWindow', 'reaction', 'interrupt'])

/** What is done with a card is shown before it is done. */
function raisesFor(question: QuestionView, reply: Reply): number {
  if (question.form !== 'choose' || !('choose' in reply) || !acting.has(question.asks)) return 0
  return reply.choose.some(index => question.options[index]?.card != null) ? 1 : 0
}

/** A click for each option that is picked, and one that confirms them where one alone is not the answer. */
function inputsFor(question: QuestionView, reply: Reply): number {
  if (question.form !== 'choose' || !('choose' in reply)) return 1
  return question.least === 1 && question.most === 1 ? 1 : reply.choose.length + 1
}
