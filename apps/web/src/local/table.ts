import type { Bot } from '@paydata/bots'
import { diceOf } from '@paydata/bots'
import type { Game, Held, Reply, Side } from '@paydata/engine'
import { answer, concede, learnedBy, momentOf, refusedFor, updateFor, viewFor } from '@paydata/engine'
import type { Heard, NotDone, Said, Seat, Stops } from '../transport/messages.ts'
import { passedFor } from './standing-orders.ts'

/** What a table needs of the place it stands at. */
export interface Surroundings {
  readonly tell: (heard: Heard) => void
  /** Calls back after some time; a later call takes the place of one that has not come. */
  readonly later: (milliseconds: number, go: () => void) => void
  readonly keep: (game: Game) => void
}

interface Start {
  readonly game: Game
  readonly seat: Seat
  readonly bot: Bot
  readonly seed: string
  readonly stops: Stops
  readonly pace: number
}

interface Step {
  readonly before: Game
  readonly by: 'person' | 'other'
}

/**
 * A game with one person and computers for the other seats. It says and hears what a server would, so the page cannot
 * tell which it plays with.
 */
export class LocalTable {
  #game: Game
  #stops: Stops
  #pace: number | null
  #held: Held
  #version = 1
  #steps: Step[] = []
  #happened: Game['occurred'] = []
  #passed: string[] = []
  #answers = 0
  readonly #start: Start
  readonly #around: Surroundings

  constructor(start: Start, around: Surroundings) {
    this.#start = start
    this.#around = around
    this.#game = start.game
    this.#stops = start.stops
    this.#pace = start.pace
    this.#held = { view: viewFor(start.game, start.seat) }
  }

  begin(): void {
    this.#tellAll('begun')
    this.#goOn()
  }

  hear(said: Said): void {
    switch (said.say) {
      case 'reply':
        return this.#reply(said.id, said.reply)
      case 'concede':
        return this.#concede()
      case 'undo':
        return this.#undo()
      case 'whyNot':
        return this.#whyNot()
      case 'stops':
        this.#stops = said.stops
        return this.#goOn()
      case 'pace':
        this.#pace = said.pace
        return this.#goOn()
      case 'again':
        return this.#tellAll('asked')
    }
  }

  get #person(): Side | null {
    return this.#start.seat === 'spectator' ? null : this.#start.seat
  }

  #reply(id: string, reply: Reply): void {
    if (this.#person === null) return this.#refuse(id, 'notAPlayer')
    const outcome = answer(this.#game, this.#person, reply)
    if (!outcome.ok) return this.#refuse(id, outcome.why)
    this.#around.tell({ hear: 'taken', id })
    if (this.#stops.hold) this.#stops = { ...this.#stops, hold: false }
    this.#take(outcome.game, 'person')
    this.#goOn()
  }

  #concede(): void {
    if (this.#person === null) return this.#refuse(null, 'notAPlayer')
    const outcome = concede(this.#game, this.#person)
    if (!outcome.ok) return this.#refuse(null, outcome.why)
    this.#take(outcome.game, 'person')
    this.#update()
  }

  #whyNot(): void {
    const question = this.#held.view.question?.number
    if (this.#person === null || question === undefined) return
    this.#around.tell({ hear: 'whyNot', question, unavailable: refusedFor(this.#game, this.#person) })
  }

  #refuse(id: string | null, why: NotDone): void {
    this.#around.tell({ hear: 'refused', id, why })
  }

  #take(game: Game, by: Step['by']): void {
    this.#steps.push({ before: this.#game, by })
    this.#game = game
    this.#answers++
    this.#happened = [...this.#happened, ...game.occurred]
  }

  /** Answers for everybody but the person, and for them where they want it so; then tells what has changed. */
  #goOn(): void {
    while (this.#game.over === null) {
      const reply = this.#ordered()
      if (reply !== null && this.#person !== null) {
        this.#answerFor(this.#person, reply)
        continue
      }
      const bot = this.#game.waiting.find(each => each.for !== this.#person)?.for
      if (bot === undefined || this.#pace === null) break
      if (this.#isWorthASight()) {
        this.#update()
        return this.#around.later(this.#pace, () => this.#goOn())
      }
      this.#answerFor(bot, this.#thought(bot))
    }
    this.#update()
  }

  /** Something to look at has happened since the table was told last. */
  #isWorthASight(): boolean {
    return this.#pace !== 0 && this.#happened.some(({ what }) => what !== 'clicksSpent')
  }

  #ordered(): Reply | null {
    if (this.#person === null || !this.#game.waiting.some(each => each.for === this.#person)) return null
    const view = viewFor(this.#game, this.#person)
    const option = passedFor(view, this.#stops)
    const question = view.question
    if (option === null || question === null) return null
    if (question.asks !== 'candidate') this.#passed.push(view.step?.rule ?? '')
    return { question: question.number, choose: [option] }
  }

  #answerFor(side: Side, reply: Reply): void {
    const outcome = answer(this.#game, side, reply)
    if (!outcome.ok) throw new Error(`${side} cannot answer: ${outcome.why}`)
    this.#take(outcome.game, 'other')
  }

  /** What a bot answers follows from the seed and the number of the answer alone. */
  #thought(side: Side): Reply {
    const { bot, seed } = this.#start
    return bot(viewFor(this.#game, side), diceOf(`${seed}/${side}/${this.#answers}`)).reply
  }

  #undo(): void {
    const index = this.#steps.findLastIndex(({ by }) => by === 'person')
    const step = this.#steps[index]
    const why = step === undefined ? 'nothingToUndo' : this.#learnedSince(index)
    if (why !== null || step === undefined) return this.#refuse(null, why ?? 'nothingToUndo')
    this.#game = step.before
    this.#steps = this.#steps.slice(0, index)
    this.#happened = []
    this.#passed = []
    this.#tellAll('undone')
    this.#goOn()
  }

  /** Why the last answer stands: somebody has learned something since, or chance has decided something. */
  #learnedSince(index: number): 'learned' | 'chance' | null {
    for (let i = index; i < this.#steps.length; i++) {
      const before = this.#steps[i]?.before ?? this.#game
      const {
        corp,
        runner,
        public: all,
        randomness,
      } = learnedBy(before, this.#steps[i + 1]?.before ?? this.#game)
      if (randomness) return 'chance'
      if (corp.length + runner.length + all.length > 0) return 'learned'
    }
    return null
  }

  #canUndo(): boolean {
    const index = this.#steps.findLastIndex(({ by }) => by === 'person')
    return index >= 0 && this.#learnedSince(index) === null
  }

  #tellAll(because: 'begun' | 'undone' | 'asked'): void {
    this.#version++
    this.#held = { view: viewFor(this.#game, this.#start.seat) }
    this.#around.tell({
      hear: 'view',
      version: this.#version,
      view: this.#held.view,
      because,
      canUndo: this.#canUndo(),
    })
  }

  #update(): void {
    const moment = momentOf({ ...this.#game, occurred: this.#happened })
    const { view, basis, patch, occurrences } = updateFor(moment, this.#start.seat, this.#held)
    const isNew = patch.length > 0 || occurrences.length > 0 || this.#passed.length > 0
    this.#held = { view, basis }
    this.#happened = []
    const passed = this.#passed
    this.#passed = []
    if (!isNew) return
    this.#version++
    this.#around.tell({
      hear: 'update',
      version: this.#version,
      patch,
      happened: occurrences,
      passed,
      canUndo: this.#canUndo(),
    })
    this.#around.keep(this.#game)
  }
}
