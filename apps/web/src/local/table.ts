import type { Macro, OfferedMacro, Thought } from '@paydata/bots'
import { diceOf, stepOf } from '@paydata/bots'
import type { Game, Reply, Side } from '@paydata/engine'
import { answer, refusedFor, viewFor } from '@paydata/engine'
import type { Course, Move, News, Retold, Shown, Wishes } from '@paydata/match'
import {
  advance,
  answersIn,
  courseAfter,
  courseFrom,
  lastByHand,
  look,
  macrosWith,
  newsAfter,
  noMacros,
  nothingNew,
  resumed,
  show,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders, isNews } from '@paydata/orders'
import type {
  Answered,
  Eye,
  Given,
  MacroName,
  Orders,
  PackedUpdate,
  Refusal,
  Sent,
  WhyRefused,
} from '@paydata/protocol'
import { wire } from '@paydata/protocol'
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
  readonly keep: (game: Game, answers: readonly Retold[]) => void
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
/** No clocks run here, so it does not matter when something is done. */
const noTime = 0

/** What is on the table: looked at already, new to who looks, or an encounter that is. */
type Sight = 'old' | 'new' | 'encounter'

type Takers = { readonly [Name in TableRequest]: (asked: Sent<Name>) => Answered<Name> }

const refused = (why: WhyRefused): Refusal => ({ ok: false, why, says: why })

/**
 * A game with one person and computers for the other seats. It says and hears what a server would, so the page cannot
 * tell which it plays with. What a move makes of the game is worked out as at a server; here it is decided who thinks,
 * and how long what a computer does is held back, so that what happened before it can be seen.
 */
export class LocalTable {
  #course: Course
  #wishes: Wishes
  #pace: number | null
  /** What has happened since the eyes were shown the game last. */
  #news: News = nothingNew
  /** Whose eyes the person looks through. */
  #eye: Eye
  /** The version at which a computer is thinking what to answer. */
  #thinkingAt: number | null = null
  /** Eyes of the person, each with what it was shown last. */
  readonly #eyes = new Map<Eye, Shown>()
  readonly #updates = new Map<Eye, PackedUpdate[]>()
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
    const { game, seat, pace } = start
    this.#start = start
    this.#around = around
    this.#course = courseFrom(resumed(0, game, null))
    this.#pace = pace
    for (const eye of seat === 'both' ? sides : [seat]) {
      look(this.#showing, eye)
      this.#updates.set(eye, [])
    }
    this.#eye = seat === 'both' ? (game.waiting[0]?.for ?? 'corp') : seat
    const own = (side: Side): Orders | null => (this.#isPersons(side) ? defaultOrders : null)
    this.#wishes = { orders: { corp: own('corp'), runner: own('runner') }, macros: noMacros }
  }

  ask<Name extends TableRequest>({ name, asked }: Asking<Name>): Answered<Name> {
    const take: Takers[Name] = this.#takers[name]
    return take(asked)
  }

  setPace(pace: number | null): void {
    this.#pace = pace
    this.#goOn()
  }

  get #game(): Game {
    return this.#course.position.game
  }

  get #version(): number {
    return this.#course.position.n
  }

  get #showing() {
    return { ...this.#course, since: noTime, eyes: this.#eyes }
  }

  /** The side that the person plays just now. */
  get #person(): Side | null {
    return this.#eye === 'spectator' ? null : this.#eye
  }

  #isPersons(side: Side): boolean {
    return this.#eyes.has(side)
  }

  /** What the person sees, which is older than the game while a computer is held back. */
  get #shown(): Shown {
    return look(this.#showing, this.#eye)
  }

  /** The computers begin as soon as somebody looks. */
  #watch(eye: Eye | null): Answered<'watch'> {
    if (eye !== null && !this.#eyes.has(eye)) return refused('notAllowed')
    this.#eye = eye ?? this.#eye
    if (this.#version === 0) this.#goOn()
    const { version, held } = this.#shown
    const seen: Given<'watch'>['seen'][number] = {
      is: 'whole',
      eye: this.#eye,
      version,
      view: held.view,
      clock: null,
    }
    return { ok: true, wire, seen: [seen] }
  }

  #history(): Answered<'history'> {
    const eye = this.#eye
    return { ok: true, eye, first: viewFor(this.#start.game, eye), updates: this.#updates.get(eye) ?? [] }
  }

  #reply(reply: Reply, macro: Macro | null = null): Answered<'reply'> {
    if (this.#person === null) return refused('notAPlayer')
    const move = { kind: 'answer', by: this.#person, how: 'player', id: null, reply } as const
    const why = this.#make(move, macro)
    if (why !== null) return refused(why)
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
    return { ok: true, version: this.#shown.version, macros }
  }

  #begin(name: MacroName, version: number): Answered<'macro'> {
    if (this.#person === null) return refused('notAPlayer')
    if (version !== this.#shown.version) return refused('staleQuestion')
    const found = this.#offered.find(({ macro }) => macro.is === name)
    const first = found && stepOf(found.macro, viewFor(this.#game, this.#person))
    return first == null ? refused('notReady') : this.#reply(first.reply, first.rest)
  }

  #concede(): Answered<'concede'> {
    if (this.#person === null) return refused('notAPlayer')
    const why = this.#make({ kind: 'concession', by: this.#person })
    if (why !== null) return refused(why)
    this.#tell()
    return { ok: true, version: this.#version }
  }

  #whyNot(): Answered<'whyNot'> {
    const unavailable = this.#person === null ? [] : [...refusedFor(this.#game, this.#person)]
    return { ok: true, version: this.#shown.version, unavailable }
  }

  /** Orders count from the next window on; what is asked already stays asked. */
  #order(orders: Sent<'orders'>['orders']): Answered<'orders'> {
    if (this.#person === null) return refused('notSeated')
    const { otherwise = 'able', at = {}, until = 'nothing', hold } = orders
    const given = { otherwise, at, until, ...(hold === undefined ? {} : { hold }) }
    for (const side of sides)
      if (this.#isPersons(side))
        this.#wishes = { ...this.#wishes, orders: { ...this.#wishes.orders, [side]: given } }
    return { ok: true }
  }

  /** A computer minds nothing, so whatever came of the last answer is taken back with it. */
  #takeBack(version: number): Answered<'takeBack'> {
    if (version !== this.#shown.version) return refused('staleQuestion')
    const last = lastByHand(this.#course.past, sides)
    if (last === undefined) return refused('notReady')
    const why = this.#make({ kind: 'takeBack', by: last.entry.by, to: last.before.n })
    if (why !== null) return refused(why)
    this.#goOn()
    return { ok: true, taken: 'back', version: this.#version }
  }

  /** Does what somebody wants done, and all that orders and macros make of it; told why not, where that cannot be. */
  #make(move: Move, begun: Macro | null = null): WhyRefused | null {
    const wishes = { ...this.#wishes, macros: macrosWith(this.#wishes.macros, move, begun) }
    const made = advance(this.#showing, move, wishes, withoutClocks, noTime)
    if (!made.ok) return made.why
    this.#course = courseAfter(this.#course, made.steps)
    this.#wishes = made.wishes
    this.#news = newsAfter(this.#news, made.steps)
    return null
  }

  /** Lets computers answer, then tells what has changed. */
  #goOn(): void {
    while (this.#course.position.result === null) {
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
    this.#tell()
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
    this.#tell()
    this.#around.later(pace, () => this.#hear(at, bot, thought, 'old'))
  }

  #answerAs(by: Side, { reply, because }: Thought): void {
    const why = this.#make({ kind: 'answer', by, how: 'bot', id: null, reply, because })
    if (why !== null) throw new Error(`${by} cannot answer: ${why}`)
  }

  /** What has happened since the table was told last. */
  get #sight(): Sight {
    if (this.#pace === 0) return 'old'
    const { occurred } = this.#news
    if (occurred.some(({ what }) => what === 'iceEncountered')) return 'encounter'
    return occurred.some(({ what }) => what !== 'clicksSpent') ? 'new' : 'old'
  }

  /** Follows from the seed and the number of the answer alone, but the seed itself is not for who thinks. */
  #thought(side: Side): Thought | Promise<Thought> {
    const { opponent, seed } = this.#start
    const dice = diceOf(`bot/${seed}/${side}/${this.#version}`)
    return opponent(this.#game, side, `${dice(1 << 30)}.${dice(1 << 30)}`)
  }

  #tell(): void {
    if (this.#version === this.#shown.version) return
    for (const { eye, update } of show(this.#showing, this.#news, noTime)) {
      this.#updates.get(eye)?.push(update)
      this.#around.tell(eye, update)
    }
    this.#news = nothingNew
    this.#around.keep(this.#game, answersIn(this.#course))
  }
}
