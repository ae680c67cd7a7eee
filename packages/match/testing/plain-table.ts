import type { Macro, OfferedMacro, PriceOfIce, Thought } from '@paydata/bots'
import { macroMeant, toldOf as offeredTo, random, stepOf } from '@paydata/bots'
import type { Game, Outcome, Reply, Setup, Side, View } from '@paydata/engine'
import { momentOf, occurrencesFor, refusedFor, updateFor, viewFor } from '@paydata/engine'
import { leftInDeck } from '@paydata/engine/worlds'
import type { Course, Move, Position, Step, Wishes } from '@paydata/match'
import {
  advance,
  beginning,
  courseAfter,
  courseFrom,
  lastByHand,
  macrosWith,
  noMacros,
  recollect,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Eye, Given, Orders, RequestName, RequestRefusalCode, Update } from '@paydata/protocol'
import { diceOf } from '@paydata/scenario'

/** Requests that change a game. */
type Deed = 'reply' | 'macro' | 'concede' | 'claim' | 'draw' | 'takeBack' | 'allowTakeBack'

/** Requests that are answered about a position. */
export type Inquiry = Exclude<
  { [Name in RequestName]: Given<Name> extends { version: number } ? Name : never }[RequestName],
  Deed
>

/** Something that a person does at a table. A version is the one that the person has seen. */
export type Act =
  | { readonly is: 'reply'; readonly by: Side; readonly version: number; readonly reply: Reply }
  | {
      readonly is: 'macro'
      readonly by: Side
      readonly version: number
      readonly macro: Macro['is']
      readonly way: number
    }
  | { readonly is: 'takeBack'; readonly by: Side; readonly version: number }
  | { readonly is: 'concede'; readonly by: Side }
  /** All persons at the table give the same orders. */
  | { readonly is: 'orders'; readonly by: Side; readonly orders: Orders }
  | { readonly is: 'asks'; readonly by: Side; readonly what: Inquiry }

/** What the person is answered; the fields of an answer are those of the protocol. */
export type Answer = Outcome<unknown, RequestRefusalCode>

/** What every eye is told of a move. */
export type ToldOfMove = Readonly<Record<Eye, Update>>

/** What an act leads to: the answer, and what is told of the person's move and of those of bots after it. */
export interface Led {
  readonly answer: Answer
  readonly told: readonly ToldOfMove[]
  readonly version: number
}

export type Views = Readonly<Record<Eye, View>>

const viewsOf = (game: Game): Views => ({
  corp: viewFor(game, 'corp'),
  runner: viewFor(game, 'runner'),
  spectator: viewFor(game, 'spectator'),
})

/** What is worked out for a player from what that player sees. */
export interface Found {
  readonly offer: (game: Game, by: Side) => readonly OfferedMacro[]
  readonly prices: (game: Game) => Iterable<PriceOfIce>
}

export type Seats = Readonly<Record<Side, 'person' | 'bot'>>

/** A bot that answers the same at every table, as it throws its dice for what it sees. */
export const botThought = (view: View): Thought =>
  random(view, diceOf(`${view.viewer} ${view.turn} ${view.question?.number}`))

const sides: readonly Side[] = ['corp', 'runner']

/** What a person is answered at any table. */
const inquiries: {
  readonly [Name in Inquiry]: (table: PlainTable, by: Side, found: Found) => Omit<Given<Name>, 'version'>
} = {
  macros: (table, by) => ({ macros: table.offered(by).map(offeredTo) }),
  whyNot: ({ game }, by) => ({ unavailable: [...refusedFor(game, by)] }),
  deckLeft: ({ game }, by) => ({ cards: [...leftInDeck(game, by)] }),
  icePrices: ({ game }, by, { prices }) => ({ prices: by === 'runner' ? [...prices(game)] : [] }),
}
const isInquiry = (name: string): name is Inquiry => Object.hasOwn(inquiries, name)
export const inquiryNames: readonly Inquiry[] = Object.keys(inquiries).filter(isInquiry)

/**
 * The plainest table there is: it says what any table that runs a game answers to its persons and tells them. It makes each view
 * afresh, remembers none, and knows neither waiting nor lost messages.
 */
export class PlainTable {
  #course: Course
  #wishes: Wishes
  #tookBackAt = 0
  #views: Views
  #told: ToldOfMove[] = []
  #offers: { readonly game: Game; readonly by: Side; readonly macros: readonly OfferedMacro[] } | null = null
  readonly #seats: Seats
  readonly #found: Found

  constructor(setup: Setup, seats: Seats, found: Found) {
    this.#course = courseFrom(beginning(setup, null))
    this.#views = viewsOf(this.game)
    this.#seats = seats
    this.#found = found
    this.#wishes = { orders: this.#ordersOfAll(defaultOrders), macros: noMacros }
    this.#letBotsAnswer()
  }

  get game(): Game {
    return this.#course.position.game
  }

  get version(): number {
    return this.#course.position.n
  }

  /** What each eye sees now. */
  get views(): Views {
    return this.#views
  }

  get tookBackAt(): number {
    return this.#tookBackAt
  }

  /** Whose answer by hand is the newest: only that one is taken back at a table of one person. */
  get newest(): Side | null {
    return lastByHand(this.#course.past, sides)?.entry.by ?? null
  }

  /** The macros that a side may begin now. They take long to find, so each are found once. */
  offered(by: Side): readonly OfferedMacro[] {
    const { game } = this
    if (!game.waiting.some(question => question.for === by)) return []
    if (this.#offers?.game !== game || this.#offers.by !== by)
      this.#offers = { game, by, macros: this.#found.offer(game, by) }
    return this.#offers.macros
  }

  /** What a person does, and what bots answer until a person is asked again. */
  does(act: Act): Led {
    this.#told = []
    const answer = this.#answerTo(act)
    this.#letBotsAnswer()
    return { answer, told: this.#told, version: this.version }
  }

  /** One answer of a bot, where nobody but bots plays. */
  goesOn(): ToldOfMove | undefined {
    this.#told = []
    this.#letBotAnswer()
    return this.#told[0]
  }

  #answerTo(act: Act): Answer {
    const { by } = act
    switch (act.is) {
      case 'reply':
        if (act.version < this.#tookBackAt) return { ok: false, why: 'staleQuestion' }
        return this.#move({ kind: 'answer', by, how: 'player', id: null, reply: act.reply })
      case 'macro': {
        const early = this.#early(act.version)
        if (early !== null) return { ok: false, why: early }
        const macro = macroMeant(this.offered(by), act)
        const first = macro && stepOf(macro, viewFor(this.game, by))
        if (first == null) return { ok: false, why: 'notReady' }
        return this.#move({ kind: 'answer', by, how: 'player', id: null, reply: first.reply }, first.rest)
      }
      case 'takeBack': {
        const early = this.#early(act.version)
        if (early !== null) return { ok: false, why: early }
        const to = recollect(this.#course.past, by)?.to
        if (to === undefined) return { ok: false, why: 'notReady' }
        const answer = this.#move({ kind: 'takeBack', by, to: to.n })
        this.#tookBackAt = this.version
        return answer
      }
      case 'concede':
        return this.#move({ kind: 'concession', by })
      case 'orders':
        if (this.game.over !== null) return { ok: false, why: 'gameOver' }
        this.#wishes = { ...this.#wishes, orders: this.#ordersOfAll(act.orders) }
        return { ok: true }
      case 'asks':
        return { ok: true, ...{ version: this.version, ...inquiries[act.what](this, by, this.#found) } }
    }
  }

  /** Why what a person asks at a version cannot be done, whatever it is. */
  #early(version: number): RequestRefusalCode | null {
    if (this.game.over !== null) return 'gameOver'
    return version === this.version ? null : 'staleQuestion'
  }

  #move(move: Move, begun: Macro | null = null): Answer {
    const { position } = this.#course
    const wishes = { ...this.#wishes, macros: macrosWith(this.#wishes.macros, move, begun) }
    const live = { ...this.#course, since: 0, eyes: new Map() }
    const made = advance(live, move, wishes, withoutClocks, 0, 'eachGame')
    if (!made.ok) return made
    this.#course = courseAfter(this.#course, made.steps)
    this.#wishes = made.wishes
    this.#told.push(toldOfMove(this.#views, position, made.steps))
    this.#views = viewsOf(this.game)
    const { version } = this
    return { ok: true, ...{ version } }
  }

  #letBotsAnswer(): void {
    if (sides.some(side => this.#seats[side] === 'person')) while (this.#letBotAnswer() === 'answered') {}
  }

  #letBotAnswer(): 'answered' | 'notAsked' {
    const by = this.game.waiting.find(question => this.#seats[question.for] === 'bot')?.for
    if (by === undefined) return 'notAsked'
    const { reply } = botThought(viewFor(this.game, by))
    this.#move({ kind: 'answer', by, how: 'bot', id: null, reply })
    return 'answered'
  }

  #ordersOfAll(orders: Orders): Wishes['orders'] {
    const of = (side: Side): Orders | null => (this.#seats[side] === 'person' ? orders : null)
    return { corp: of('corp'), runner: of('runner') }
  }
}

function toldOfMove(views: Views, from: Position, steps: readonly Step[]): ToldOfMove {
  const { n: version, game } = steps.at(-1)?.position ?? from
  const takenBack = steps[0]?.entry.kind === 'takeBack'
  const occurred = steps.flatMap(({ position }) => position.occurred)
  const passed = steps.flatMap(each => each.passed ?? [])
  const toldTo = (eye: Eye): Update => {
    const { patch } = updateFor(momentOf(game, occurred), eye, { view: views[eye] })
    const occurrences = [...occurrencesFor(game, eye, occurred)]
    return { eye, from: from.n, version, patch, occurrences, passed, takenBack, clock: null }
  }
  return { corp: toldTo('corp'), runner: toldTo('runner'), spectator: toldTo('spectator') }
}
