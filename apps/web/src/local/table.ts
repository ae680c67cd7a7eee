import type { Macro, OfferedMacro, PriceOfIce, Thought } from '@paydata/bots'
import { diceOf, macroMeant, stepOf, toldOf } from '@paydata/bots'
import type { Game, Reply, Side } from '@paydata/engine'
import { answer, refusedFor, viewFor } from '@paydata/engine'
import { leftInDeck } from '@paydata/engine/worlds'
import type { Course, Move, News, Retold, Shown, Told, Wishes } from '@paydata/match'
import {
  advance,
  answersIn,
  courseAfter,
  courseFrom,
  isTakenBack,
  lastByHand,
  look,
  macrosWith,
  moveIn,
  newsAfter,
  noMacros,
  nothingNew,
  resumed,
  show,
  toldAgain,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders, isNews } from '@paydata/orders'
import type { Answered, Eye, Given, Orders, PackedUpdate, Refusal, Sent, WhyRefused } from '@paydata/protocol'
import { wire } from '@paydata/protocol'
import type { TableRequest } from '../transport/transport.ts'
import type { LocalSeat } from './beginning.ts'
import type { Found } from './macros.ts'
import type { Opponent } from './opponents.ts'
import type { Asking } from './wire.ts'

/** What the table needs from the worker or test that runs it. */
export interface Surroundings {
  readonly tell: (eye: Eye, update: PackedUpdate) => void
  /** Calls `go` after some time. A second call replaces the first one if that is still waiting. */
  readonly later: (milliseconds: number, go: () => void) => void
  /** Lets requests that have come meanwhile be answered before long work continues. */
  readonly pause: () => Promise<void>
  /** Stores the game as it is now, all answers that count since this table was opened, and all moves since the game began. */
  readonly keep: (game: Game, answers: readonly Retold[], moves: readonly Told[]) => void
}

interface Start extends Found {
  readonly game: Game
  readonly seat: LocalSeat
  readonly opponent: Opponent
  readonly seed: string
  readonly pace: number
  /** How the game began, and all moves until it was left; null if that is not known. */
  readonly past: Past | null
}

export interface Past {
  readonly first: Game
  readonly moves: readonly Told[]
}

const sides = ['corp', 'runner'] as const
/** The eyes that a person may look through. Who watches two computers may look into either hand. */
const eyesOf: Readonly<Record<LocalSeat, readonly Eye[]>> = {
  corp: ['corp'],
  runner: ['runner'],
  both: sides,
  spectator: ['spectator', ...sides],
}
/** A game in the browser has no clocks, so every move gets this time. */
const noTime = 0

/** Whether the person has had time to look at what happened last: `old` if so, else `new`, or `encounter` if ice was encountered. */
type Sight = 'old' | 'new' | 'encounter'

/** All requests are answered at once, except for those that take long. */
export type Taken<Name extends TableRequest> = Name extends 'icePrices' | 'history'
  ? Promise<Answered<Name>>
  : Answered<Name>
type Takers = { readonly [Name in TableRequest]: (asked: Sent<Name>) => Taken<Name> }

const refused = (why: WhyRefused): Refusal => ({ ok: false, why, says: why })

/**
 * A game between a person and computers. It takes the requests of a server and sends its updates, so the page does not know with
 * which of them it plays. Moves are carried out by `@paydata/match`, as at a server. This class decides which computer thinks, and
 * for how long its answer is held back, so that the person can first see what happened before.
 */
export class LocalTable {
  #course: Course
  #wishes: Wishes
  /** In their order: the nth leads to version n. */
  readonly #moves: Told[]
  #pace: number | null
  /** What has happened since the last update. */
  #news: News = nothingNew
  /** The eye that the person looks through. */
  #eye: Eye
  /** Whether somebody has watched the game since it was opened here. */
  #isOn = false
  /** The version for which a computer is thinking or its answer is held back; null if there is none. */
  #thinkingAt: number | null = null
  /** The eyes that the person may look through, each with what it was shown last. */
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
    deckLeft: () => this.#deckLeft(),
    macros: () => this.#offer(),
    macro: meant => this.#begin(meant),
    icePrices: () => this.#icePrices(),
    orders: ({ orders }) => this.#order(orders),
    history: () => this.#history(),
  }

  constructor(start: Start, around: Surroundings) {
    const { game, seat, pace, past } = start
    this.#start = start
    this.#around = around
    this.#course = courseFrom(resumed(past?.moves.length ?? 0, game, null))
    this.#moves = [...(past?.moves ?? [])]
    this.#pace = pace
    for (const eye of eyesOf[seat]) {
      look(this.#showing, eye)
      this.#updates.set(eye, [])
    }
    this.#eye = seat === 'both' ? (game.waiting[0]?.for ?? 'corp') : seat
    const own = (side: Side): Orders | null => (this.#isPersons(side) ? defaultOrders : null)
    this.#wishes = { orders: { corp: own('corp'), runner: own('runner') }, macros: noMacros }
  }

  ask<Name extends TableRequest>({ name, asked }: Asking<Name>): Taken<Name> {
    const take: Takers[Name] = this.#takers[name]
    return take(asked)
  }

  setPace(pace: number | null): void {
    this.#pace = pace
    this.#runComputers()
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

  /** The side that the person plays at the moment; null for a spectator. */
  get #person(): Side | null {
    return this.#eye === 'spectator' || this.#start.seat === 'spectator' ? null : this.#eye
  }

  #isPersons(side: Side): boolean {
    return this.#start.seat === side || this.#start.seat === 'both'
  }

  /** What the person was shown last. */
  get #shown(): Shown {
    return look(this.#showing, this.#eye)
  }

  /** Shows the game to the page. The computers begin to play when it is first watched. */
  #watch(eye: Eye | null): Answered<'watch'> {
    if (eye !== null && !this.#eyes.has(eye)) return refused('notAllowed')
    this.#eye = eye ?? this.#eye
    if (!this.#isOn) this.#runComputers()
    this.#isOn = true
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

  /** The updates of the game, and before them those that an earlier visit was shown, made again from its moves. */
  async #history(): Promise<Answered<'history'>> {
    const eye = this.#eye
    const { game, past } = this.#start
    const before = past && (await this.#shownBefore(past, eye))
    const first = viewFor(before ? past.first : game, eye)
    return { ok: true, eye, first, updates: [...(before ?? []), ...(this.#updates.get(eye) ?? [])] }
  }

  /** Other requests are answered meanwhile. Null if today's rules lead to another game. */
  async #shownBefore({ first, moves }: Past, eye: Eye): Promise<readonly PackedUpdate[] | null> {
    const updates: PackedUpdate[] = []
    const eyes = new Map<Eye, Shown>()
    const games = [first]
    look({ position: resumed(0, first, null), since: noTime, eyes }, eye)
    for (const [nth, told] of moves.entries()) {
      const takenBack = isTakenBack(told)
      const next = takenBack ? games[told.backTo] : toldAgain(games[nth] ?? first, told)
      if (next == null) return null
      games.push(next)
      const position = resumed(nth + 1, next, null)
      const news = { ...nothingNew, occurred: takenBack ? [] : next.occurred, takenBack }
      updates.push(...show({ position, since: noTime, eyes }, news, noTime).map(({ update }) => update))
      await this.#around.pause()
    }
    return updates
  }

  #reply(reply: Reply, macro: Macro | null = null): Answered<'reply'> {
    if (this.#person === null) return refused('notAPlayer')
    const move = { kind: 'answer', by: this.#person, how: 'player', id: null, reply } as const
    const why = this.#applyMove(move, macro)
    if (why !== null) return refused(why)
    const version = this.#version
    this.#runComputers()
    return { ok: true, version }
  }

  get #offered(): readonly OfferedMacro[] {
    const by = this.#person
    if (by === null || !this.#game.waiting.some(each => each.for === by)) return []
    return this.#start.offer(this.#game, by)
  }

  #offer(): Answered<'macros'> {
    const macros = this.#offered.map(toldOf)
    return { ok: true, version: this.#shown.version, macros }
  }

  #begin({ version, ...meant }: Sent<'macro'>): Answered<'macro'> {
    if (this.#person === null) return refused('notAPlayer')
    if (version !== this.#shown.version) return refused('staleQuestion')
    const macro = macroMeant(this.#offered, meant)
    const first = macro && stepOf(macro, viewFor(this.#game, this.#person))
    return first == null ? refused('notReady') : this.#reply(first.reply, first.rest)
  }

  #concede(): Answered<'concede'> {
    if (this.#person === null) return refused('notAPlayer')
    const why = this.#applyMove({ kind: 'concession', by: this.#person })
    if (why !== null) return refused(why)
    this.#sendUpdates()
    return { ok: true, version: this.#version }
  }

  #whyNot(): Answered<'whyNot'> {
    const unavailable = this.#person === null ? [] : [...refusedFor(this.#game, this.#person)]
    return { ok: true, version: this.#shown.version, unavailable }
  }

  #deckLeft(): Answered<'deckLeft'> {
    if (this.#person === null) return refused('notAPlayer')
    return { ok: true, version: this.#shown.version, cards: [...leftInDeck(this.#game, this.#person)] }
  }

  /** Other requests are answered between one price and the next. If the game goes on, nobody needs the prices any more. */
  async #icePrices(): Promise<Answered<'icePrices'>> {
    if (this.#person !== 'runner') return refused('notAllowed')
    const version = this.#version
    const prices: PriceOfIce[] = []
    for (const price of this.#start.prices(this.#game)) {
      prices.push(price)
      await this.#around.pause()
      if (version !== this.#version) return refused('staleQuestion')
    }
    return { ok: true, version, prices }
  }

  /** Sets the standing orders of the person. They apply from the next window on: an open question stays open. */
  #order(orders: Sent<'orders'>['orders']): Answered<'orders'> {
    if (this.#person === null) return refused('notSeated')
    const { otherwise = 'able', at = {}, until = 'nothing', ...others } = orders
    const given = { otherwise, at, until, ...others }
    for (const side of sides)
      if (this.#isPersons(side))
        this.#wishes = { ...this.#wishes, orders: { ...this.#wishes.orders, [side]: given } }
    return { ok: true }
  }

  /** Takes back the person's last answer and everything after it. A computer always agrees to that. */
  #takeBack(version: number): Answered<'takeBack'> {
    if (version !== this.#shown.version) return refused('staleQuestion')
    const last = lastByHand(this.#course.past, sides)
    if (last === undefined) return refused('notReady')
    const why = this.#applyMove({ kind: 'takeBack', by: last.entry.by, to: last.before.n })
    if (why !== null) return refused(why)
    this.#runComputers()
    return { ok: true, taken: 'back', version: this.#version }
  }

  /** Applies a move, and the answers that orders and macros give after it. Gives the reason if the move is refused. */
  #applyMove(move: Move, begun: Macro | null = null): WhyRefused | null {
    const wishes = { ...this.#wishes, macros: macrosWith(this.#wishes.macros, move, begun) }
    const advanced = advance(this.#showing, move, wishes, withoutClocks, noTime)
    if (!advanced.ok) return advanced.why
    this.#course = courseAfter(this.#course, advanced.steps)
    this.#moves.push(...advanced.steps.flatMap(({ entry }) => moveIn(entry) ?? []))
    this.#wishes = advanced.wishes
    this.#news = newsAfter(this.#news, advanced.steps)
    return null
  }

  /** Lets the computers answer until the person is asked or an answer is held back, then sends the updates. */
  #runComputers(): void {
    while (this.#course.position.result === null) {
      const bot = this.#game.waiting.find(each => !this.#isPersons(each.for))?.for
      if (bot === undefined || this.#pace === null || this.#thinkingAt === this.#version) break
      const thought = this.#thought(bot)
      const sight = this.#sight
      if (thought instanceof Promise) {
        const at = this.#version
        this.#thinkingAt = at
        void thought.then(found => this.#takeThought(at, bot, found, sight))
        break
      }
      if (this.#isSeenFirst(bot, thought, sight)) return this.#holdBack(bot, thought, this.#pace)
      this.#answerAs(bot, thought)
    }
    this.#sendUpdates()
  }

  /** Takes what a computer has found for version `at`. Drops it if an answer was taken back or the game was paused meanwhile. */
  #takeThought(at: number, bot: Side, thought: Thought, sight: Sight): void {
    if (this.#thinkingAt === at) this.#thinkingAt = null
    if (at !== this.#version || this.#pace === null) return
    if (this.#isSeenFirst(bot, thought, sight)) return this.#holdBack(bot, thought, this.#pace)
    this.#answerAs(bot, thought)
    this.#runComputers()
  }

  /**
   * Whether a computer's answer is held back until the person has seen what happened before it. An answer that only passes is not
   * held back, except in an encounter: if neither side can do anything, it would be over before the person sees it.
   */
  #isSeenFirst(bot: Side, { reply }: Thought, sight: Sight): boolean {
    if (sight !== 'new') return sight === 'encounter'
    const outcome = answer(this.#game, bot, reply)
    return !outcome.ok || isNews(this.#game, bot, reply, outcome.game)
  }

  #holdBack(bot: Side, thought: Thought, pace: number): void {
    const at = this.#version
    this.#thinkingAt = at
    this.#sendUpdates()
    this.#around.later(pace, () => this.#takeThought(at, bot, thought, 'old'))
  }

  #answerAs(by: Side, { reply, because }: Thought): void {
    const why = this.#applyMove({ kind: 'answer', by, how: 'bot', id: null, reply, because })
    if (why !== null) throw new Error(`${by} cannot answer: ${why}`)
  }

  get #sight(): Sight {
    if (this.#pace === 0) return 'old'
    const { occurred } = this.#news
    if (occurred.some(({ what }) => what === 'iceEncountered')) return 'encounter'
    return occurred.some(({ what }) => what !== 'clicksSpent') ? 'new' : 'old'
  }

  /**
   * What a computer answers. Its dice follow from the seed of the game and the number of the answer, so a game can be repeated. The
   * computer does not get the seed itself, which would tell it the order of the decks.
   */
  #thought(side: Side): Thought | Promise<Thought> {
    const { opponent, seed } = this.#start
    const dice = diceOf(`bot/${seed}/${side}/${this.#version}`)
    return opponent(this.#game, side, `${dice(1 << 30)}.${dice(1 << 30)}`)
  }

  #sendUpdates(): void {
    if (this.#version === this.#shown.version) return
    for (const { eye, update } of show(this.#showing, this.#news, noTime)) {
      this.#updates.get(eye)?.push(update)
      // Who watches is told of a hand only while they look into it.
      if (eye === this.#eye || this.#start.seat === 'both') this.#around.tell(eye, update)
    }
    this.#news = nothingNew
    this.#around.keep(this.#game, answersIn(this.#course), this.#moves)
  }
}
