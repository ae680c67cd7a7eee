import type { Macro, OfferedMacro, Thought } from '@paydata/bots'
import { diceOf, stepOf } from '@paydata/bots'
import type { Game, Held, Reply, Side } from '@paydata/engine'
import { answer, concede, learnedBy, momentOf, refusedFor, updateFor, viewFor } from '@paydata/engine'
import type { OrdersOf } from '@paydata/orders'
import { defaultOrders, isNews, orderedPass, released, settled } from '@paydata/orders'
import type {
  Answered,
  Eye,
  Given,
  MacroName,
  Orders,
  PackedUpdate,
  Passed,
  Refusal,
  ReplayFile,
  Sent,
  WhyRefused,
} from '@paydata/protocol'
import { packUpdate, wire } from '@paydata/protocol'
import type { TableRequest } from '../transport/transport.ts'
import type { LocalSeat } from './beginning.ts'
import type { Opponent } from './opponents.ts'
import type { Asking } from './wire.ts'

/** What a table needs of the place it stands at. */
export interface Surroundings {
  readonly tell: (eye: Eye, update: PackedUpdate) => void
  /** Calls back after some time; a later call takes the place of one that has not come. */
  readonly later: (milliseconds: number, go: () => void) => void
  /** The game as it is now, and everything that was answered in it here. */
  readonly keep: (game: Game, answers: readonly Answer[]) => void
}

interface Start {
  readonly game: Game
  readonly seat: LocalSeat
  readonly opponent: Opponent
  /** What a side could have done in one go. */
  readonly offer: (game: Game, by: Side) => readonly OfferedMacro[]
  readonly seed: string
  readonly pace: number
}

const sides = ['corp', 'runner'] as const

export type Answer = ReplayFile['answers'][number]

interface Step {
  readonly before: Game
  readonly answer: Answer
  readonly by: 'person' | 'other'
}

/** What is on the table: looked at already, new to who looks, or an encounter that is. */
type Sight = 'old' | 'new' | 'encounter'

type Takers = { readonly [Name in TableRequest]: (asked: Sent<Name>) => Answered<Name> }

/** Eyes that are told what happens, each with what they were told before. */
interface Watching {
  held: Held
  readonly updates: PackedUpdate[]
}

const refused = (why: WhyRefused): Refusal => ({ ok: false, why, says: why })

/**
 * A game with one person and computers for the other seats. It says and hears what a server would, so the page cannot
 * tell which it plays with. Versions count what was done, as the entries of a server do.
 */
export class LocalTable {
  #game: Game
  #pace: number | null
  #version = 0
  /** Up to which version who watches has been told. */
  #told = 0
  readonly #watching: ReadonlyMap<Eye, Watching>
  /** Whose eyes the person looks through. */
  #eye: Eye
  #steps: Step[] = []
  #happened: Game['occurred'] = []
  #passed: Passed[] = []
  #takenBack = false
  /** The version at which a computer is thinking what to answer. */
  #thinkingAt: number | null = null
  #orders: OrdersOf
  /** What the person has going on; over as soon as anything surprises. */
  #macro: Macro | null = null
  readonly #start: Start
  readonly #around: Surroundings
  readonly #takers: Takers = {
    watch: ({ eye = null }) => this.#watch(eye),
    reply: ({ reply }) => this.#reply(reply),
    concede: () => this.#concede(),
    takeBack: ({ version }) => this.#takeBack(version),
    whyNot: () => this.#whyNot(),
    macros: () => this.#offer(),
    macro: ({ macro, version }) => this.#begin(macro, version),
    orders: ({ orders }) => this.#order(orders),
    history: () => this.#history(),
  }

  constructor(start: Start, around: Surroundings) {
    this.#start = start
    this.#around = around
    this.#game = start.game
    this.#pace = start.pace
    const eyes = start.seat === 'both' ? sides : [start.seat]
    this.#watching = new Map(
      eyes.map(eye => [eye, { held: { view: viewFor(start.game, eye) }, updates: [] }]),
    )
    this.#eye = start.seat === 'both' ? (start.game.waiting[0]?.for ?? 'corp') : start.seat
    const own = (side: Side): Orders | null => (this.#isPersons(side) ? defaultOrders : null)
    this.#orders = { corp: own('corp'), runner: own('runner') }
  }

  ask<Name extends TableRequest>({ name, asked }: Asking<Name>): Answered<Name> {
    const take: Takers[Name] = this.#takers[name]
    return take(asked)
  }

  setPace(pace: number | null): void {
    this.#pace = pace
    this.#goOn()
  }

  /** The side that the person plays just now. */
  get #person(): Side | null {
    return this.#eye === 'spectator' ? null : this.#eye
  }

  #isPersons(side: Side): boolean {
    return this.#watching.has(side)
  }

  get #own(): Watching {
    const own = this.#watching.get(this.#eye)
    if (own === undefined) throw new Error(`nobody looks through the eyes of ${this.#eye}`)
    return own
  }

  /** The computers begin as soon as somebody looks. */
  #watch(eye: Eye | null): Answered<'watch'> {
    if (eye !== null && !this.#watching.has(eye)) return refused('notAllowed')
    this.#eye = eye ?? this.#eye
    if (this.#version === 0) this.#goOn()
    const seen: Given<'watch'>['seen'][number] = {
      is: 'whole',
      eye: this.#eye,
      version: this.#told,
      view: this.#own.held.view,
      clock: null,
    }
    return { ok: true, wire, seen: [seen] }
  }

  #history(): Answered<'history'> {
    const eye = this.#eye
    return { ok: true, eye, first: viewFor(this.#start.game, eye), updates: this.#own.updates }
  }

  #reply(reply: Reply, rest: Macro | null = null): Answered<'reply'> {
    if (this.#person === null) return refused('notAPlayer')
    const outcome = answer(this.#game, this.#person, reply)
    if (!outcome.ok) return refused(outcome.why)
    if (isNews(this.#game, this.#person, reply, outcome.game))
      this.#orders = settled(this.#orders, this.#person)
    this.#macro = rest
    this.#take(outcome.game, 'person', { by: this.#person, reply, automatic: false })
    const version = this.#version
    this.#goOn()
    return { ok: true, version }
  }

  get #offered(): readonly OfferedMacro[] {
    const by = this.#person
    if (by === null || !this.#game.waiting.some(each => each.for === by)) return []
    return this.#start.offer(this.#game, by)
  }

  #offer(): Answered<'macros'> {
    const macros = this.#offered.map(({ macro, price }) => ({ macro: macro.is, price }))
    return { ok: true, version: this.#told, macros }
  }

  #begin(name: MacroName, version: number): Answered<'macro'> {
    if (this.#person === null) return refused('notAPlayer')
    if (version !== this.#told) return refused('staleQuestion')
    const found = this.#offered.find(({ macro }) => macro.is === name)
    const first = found && stepOf(found.macro, viewFor(this.#game, this.#person))
    return first == null ? refused('notReady') : this.#reply(first.reply, first.rest)
  }

  #concede(): Answered<'concede'> {
    if (this.#person === null) return refused('notAPlayer')
    const outcome = concede(this.#game, this.#person)
    if (!outcome.ok) return refused(outcome.why)
    this.#take(outcome.game, 'person', { by: this.#person, reply: null, automatic: false })
    this.#update()
    return { ok: true, version: this.#version }
  }

  #whyNot(): Answered<'whyNot'> {
    const unavailable = this.#person === null ? [] : [...refusedFor(this.#game, this.#person)]
    return { ok: true, version: this.#told, unavailable }
  }

  /** Orders count from the next window on; what is asked already stays asked. */
  #order(orders: Sent<'orders'>['orders']): Answered<'orders'> {
    if (this.#person === null) return refused('notSeated')
    const { otherwise = 'able', at = {}, until = 'nothing', hold } = orders
    const given = { otherwise, at, until, ...(hold === undefined ? {} : { hold }) }
    for (const side of sides) if (this.#isPersons(side)) this.#orders = { ...this.#orders, [side]: given }
    return { ok: true }
  }

  /** A computer minds nothing, so whatever came of the last answer is taken back with it. */
  #takeBack(version: number): Answered<'takeBack'> {
    if (version !== this.#told) return refused('staleQuestion')
    const index = this.#steps.findLastIndex(({ by }) => by === 'person')
    const step = this.#steps[index]
    if (step === undefined) return refused('notReady')
    this.#game = step.before
    this.#steps = this.#steps.slice(0, index)
    this.#version++
    this.#happened = []
    this.#passed = []
    this.#takenBack = true
    this.#macro = null
    this.#goOn()
    return { ok: true, taken: 'back', version: this.#version }
  }

  #take(game: Game, by: Step['by'], answer: Answer): void {
    this.#steps.push({ before: this.#game, by, answer })
    if (this.#macro !== null && this.#isSurprise(game, answer)) this.#macro = null
    const isTurnOver = game.active !== this.#game.active
    this.#orders = released(
      isTurnOver ? settled(this.#orders, null) : this.#orders,
      this.#game,
      by === 'person' ? this.#person : null,
      isTurnOver ? 'isOver' : 'goesOn',
    )
    this.#game = game
    this.#version++
    this.#happened = [...this.#happened, ...game.occurred]
  }

  /** The other player did something, a card came into sight, or chance decided something. */
  #isSurprise(game: Game, { by, reply }: Answer): boolean {
    if (this.#person === null || reply === null) return true
    const learned = learnedBy(this.#game, game)
    const isOthers = by !== this.#person && isNews(this.#game, by, reply, game)
    return (
      learned.randomness ||
      learned.bids ||
      learned.searches === this.#person ||
      learned[this.#person].length + learned.public.length > 0 ||
      isOthers
    )
  }

  /** Answers for everybody but the person, and for them where they want it so; then tells what has changed. */
  #goOn(): void {
    while (this.#game.over === null) {
      if (this.#goOnWithMacro() || this.#passForPerson()) continue
      const bot = this.#game.waiting.find(each => !this.#isPersons(each.for))?.for
      if (bot === undefined || this.#pace === null || this.#thinkingAt === this.#version) break
      const thought = this.#thought(bot)
      const sight = this.#sight
      if (thought instanceof Promise) {
        const at = this.#version
        this.#thinkingAt = at
        void thought.then(said => this.#hear(at, bot, said, sight))
        break
      }
      if (this.#isSeenFirst(bot, thought, sight)) return this.#holdBack(bot, thought, this.#pace)
      this.#answerAs(bot, thought)
    }
    this.#update()
  }

  /** A computer has thought; meanwhile something may have been taken back, or the game been stopped. */
  #hear(at: number, bot: Side, thought: Thought, sight: Sight): void {
    if (this.#thinkingAt === at) this.#thinkingAt = null
    if (at !== this.#version || this.#pace === null) return
    if (this.#isSeenFirst(bot, thought, sight)) return this.#holdBack(bot, thought, this.#pace)
    this.#answerAs(bot, thought)
    this.#goOn()
  }

  /**
   * Before a computer does something, what happened until then can be looked at. For one that passes nobody waits, but for
   * ice that the Runner meets: where neither side has more to do, the encounter would be over before it is seen.
   */
  #isSeenFirst(bot: Side, { reply }: Thought, sight: Sight): boolean {
    if (sight !== 'new') return sight === 'encounter'
    const outcome = answer(this.#game, bot, reply)
    return !outcome.ok || isNews(this.#game, bot, reply, outcome.game)
  }

  #holdBack(bot: Side, thought: Thought, pace: number): void {
    const at = this.#version
    this.#thinkingAt = at
    this.#update()
    this.#around.later(pace, () => this.#hear(at, bot, thought, 'old'))
  }

  #answerAs(bot: Side, { reply, because }: Thought): void {
    const before = this.#game
    this.#answerFor(bot, reply, because)
    if (isNews(before, bot, reply, this.#game)) this.#orders = settled(this.#orders, bot)
  }

  /** What has happened since the table was told last. */
  get #sight(): Sight {
    if (this.#pace === 0) return 'old'
    if (this.#happened.some(({ what }) => what === 'iceEncountered')) return 'encounter'
    return this.#happened.some(({ what }) => what !== 'clicksSpent') ? 'new' : 'old'
  }

  #goOnWithMacro(): boolean {
    const by = this.#person
    if (this.#macro === null || by === null) return false
    if (!this.#game.waiting.some(each => each.for === by)) return false
    const step = stepOf(this.#macro, viewFor(this.#game, by))
    this.#macro = step?.rest ?? null
    if (step === null) return false
    this.#answerFor(by, step.reply)
    return true
  }

  #passForPerson(): boolean {
    for (const { for: side } of this.#game.waiting) {
      const orders = this.#isPersons(side) ? this.#orders[side] : null
      const ordered = orders === null ? null : orderedPass(this.#game, side, orders)
      if (ordered === null) continue
      this.#passed.push(ordered.passed)
      this.#answerFor(side, ordered.reply)
      return true
    }
    return false
  }

  #answerFor(side: Side, reply: Reply, because?: string): void {
    const outcome = answer(this.#game, side, reply)
    if (!outcome.ok) throw new Error(`${side} cannot answer: ${outcome.why}`)
    this.#take(outcome.game, 'other', {
      by: side,
      reply,
      automatic: this.#isPersons(side),
      ...(because === undefined ? {} : { because }),
    })
  }

  /** Follows from the seed and the number of the answer alone, but the seed itself is not for who thinks. */
  #thought(side: Side): Thought | Promise<Thought> {
    const { opponent, seed } = this.#start
    const dice = diceOf(`bot/${seed}/${side}/${this.#version}`)
    return opponent(this.#game, side, `${dice(1 << 30)}.${dice(1 << 30)}`)
  }

  #update(): void {
    if (this.#version === this.#told) return
    const moment = momentOf({ ...this.#game, occurred: this.#happened })
    for (const [eye, watching] of this.#watching) {
      const { view, basis, patch, occurrences } = updateFor(moment, eye, watching.held)
      const update = packUpdate(watching.held.view, {
        eye,
        from: this.#told,
        version: this.#version,
        patch,
        occurrences: [...occurrences],
        passed: this.#passed,
        takenBack: this.#takenBack,
        clock: null,
      })
      watching.held = { view, basis }
      watching.updates.push(update)
      this.#around.tell(eye, update)
    }
    this.#told = this.#version
    this.#happened = []
    this.#passed = []
    this.#takenBack = false
    this.#around.keep(
      this.#game,
      this.#steps.map(({ answer }) => answer),
    )
  }
}
