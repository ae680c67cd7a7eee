import { advance } from '@paydata/engine/inside/kernel/advance'
import { answer, questionFor } from '@paydata/engine/inside/kernel/answer'
import { checkpoint } from '@paydata/engine/inside/kernel/checkpoint'
import type { Definitions } from '@paydata/engine/inside/language/definitions'
import { cloneGame } from '@paydata/engine/inside/state/clone'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import { otherSide, sides } from '@paydata/engine/inside/state/names'
import type { Question, Reply } from '@paydata/engine/inside/state/questions'
import { refusedText } from '@paydata/words/english'
import { describeQuestion } from './describing.ts'
import type { LogLine } from './log.ts'
import { newsOf, rememberedBy } from './log.ts'
import { refuse } from './refusing.ts'

/** One thing that was passed or taken on the way, for a player who wants to know what was skipped. */
export interface Passed {
  readonly side: Side
  readonly kind: string
  readonly step: string
  readonly rule: string
  readonly answer: string
}

/** A game with what has become of it. Nothing in it changes: what is played on makes another one. */
export interface Moment {
  readonly game: Game
  /** What was passed since the game began. */
  readonly passed: readonly Passed[]
  readonly log: readonly LogLine[]
  /** How long the log was before the last answer; after passing on, and in a position, as long as it is. */
  readonly known: number
}

/** A game that is being played on. */
export class Playing {
  moment: Moment
  readonly definitions: Definitions
  /** Choices with one possible answer are taken without asking. */
  takesForced: boolean

  constructor(game: Game, definitions: Definitions, takesForced: boolean) {
    const log = rememberedBy(game)
    this.moment = { game, passed: [], log, known: log.length }
    this.definitions = definitions
    this.takesForced = takesForced
  }

  get current(): Game {
    return this.moment.game
  }

  /** Does all of it, or nothing: when it throws, the game is as it was. */
  attempt<T>(deed: () => T): T {
    const before = this.moment
    try {
      return deed()
    } catch (problem) {
      this.moment = before
      throw problem
    }
  }

  /** Keeps what was passed; what the log told before is known, all of it when nothing else is said. */
  note(passed: readonly Passed[], known = this.moment.log.length): void {
    this.moment = { ...this.moment, passed: [...this.moment.passed, ...passed], known }
  }

  #goOn(game: Game): void {
    if (endSpentAction(game)) advance(game)
    const { log, passed, known } = this.moment
    this.moment = { game, passed, known, log: [...log, ...newsOf(game, this.current.turn)] }
  }

  question(side: Side): Question | undefined {
    return questionFor(this.current, side)
  }

  /** The question of a side, or an error that says who is asked what instead. */
  demand(side: Side, wish: string): Question {
    return this.question(side) ?? refuse(`${nameOf(side)} cannot ${wish}: ${this.situation(otherSide(side))}`)
  }

  /** What is asked, in words for an error. */
  situation(first: Side = 'corp'): string {
    const { over } = this.current
    if (over !== null) return `the game is over (${over.winner ?? 'nobody'} won by ${over.how}).`
    const asked = [first, otherSide(first)].flatMap(side => {
      const question = this.question(side)
      return question === undefined ? [] : [describeQuestion(this.current, question)]
    })
    return `open is\n${asked.join('\n')}`
  }

  reply(side: Side, reply: Reply): void {
    const outcome = answer(this.current, side, reply)
    if (!outcome.ok)
      refuse(
        `The answer of ${nameOf(side)} is refused (${outcome.why}: ${refusedText(outcome.why)}): ${this.situation(side)}`,
      )
    this.moment = { ...this.moment, known: this.moment.log.length }
    this.#goOn(outcome.game)
    if (this.takesForced) this.takeForced()
  }

  /**
   * Changes the state by fiat, then runs the game to its next question: what was asked is asked anew. The titles of new
   * cards must be known before the deed creates them.
   */
  /** From here on the game goes by another edition, which must know the step that it is at. */
  playBy(edition: string): void {
    this.moment = { ...this.moment, game: { ...this.current, edition } }
  }

  change(deed: (game: Game) => void, newCards: readonly string[] = []): void {
    if (this.current.over !== null) refuse('The game is over: nothing can be changed any more.')
    const copy = cloneGame(this.current)
    const game = newCards.length === 0 ? copy : { ...copy, titles: [...copy.titles, ...newCards] }
    game.waiting = []
    game.occurred = []
    deed(game)
    endSpentAction(game)
    unsettle(game)
    checkpoint(game)
    advance(game)
    this.#goOn(game)
    this.note([])
    if (this.takesForced) this.takeForced()
  }

  private takeForced(): void {
    for (;;) {
      const question = sides.map(side => this.question(side)).find(each => each !== undefined)
      if (question === undefined || question.form !== 'choose' || !isForced(question)) return
      const outcome = answer(this.current, question.for, {
        question: question.number,
        choose: question.options.map((_, i) => i),
      })
      if (!outcome.ok) return
      this.#goOn(outcome.game)
    }
  }
}

const windows = ['action', 'paidWindow', 'midAccess', 'jackOut']

const isForced = (question: Extract<Question, { form: 'choose' }>): boolean =>
  question.options.length === question.least && !windows.includes(question.asks)

/** By fiat the last click can go while an action is asked for: then none is taken. */
function endSpentAction(game: Game): boolean {
  const window = game.frames[game.frames.length - 1]
  if (window?.kind !== 'window' || window.of !== 'action' || window.taken !== null) return false
  if (game[window.priority].clicks > 0 || game.over !== null) return false
  game.waiting = []
  window.ended = true
  return true
}

/** Lets the next checkpoint look at everything, as if an effect had just ended; nothing listens to that. */
export function unsettle(game: Game): void {
  game.happened.push({
    nth: game.thisTurn.length,
    what: 'effectEnded',
    by: null,
    card: null,
    server: null,
    amount: 0,
    kind: null,
    before: null,
    host: null,
    cause: { card: null, path: '' },
  })
}

export const nameOf = (side: Side): string => (side === 'corp' ? 'the Corp' : 'the Runner')
