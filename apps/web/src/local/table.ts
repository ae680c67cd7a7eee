import { positionFor } from '@paydata/bots'
import type { Outcome, Side } from '@paydata/engine'
import type { Ongoing, Wanted } from '@paydata/match'
import {
  answersIn,
  concessionWanted,
  macroWanted,
  nothingNew,
  ongoingAfter,
  ongoingFrom,
  replyWanted,
  takeBackWanted,
} from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Answered, Eye, Orders, RequestOutcome, RequestRefusalCode, Sent } from '@paydata/protocol'
import { wire } from '@paydata/protocol'
import type { Hinted, TableRequest } from '../transport/transport.ts'
import { Computers } from './computers.ts'
import { Eyes } from './eyes.ts'
import { inquiriesAbout, offeredTo } from './inquiries.ts'
import { refused } from './refused.ts'
import type { Start, Surroundings } from './surroundings.ts'
import type { Asking, Taken, Takers } from './wire.ts'

const sides = ['corp', 'runner'] as const

type Led = RequestOutcome<{ readonly version: number }>

/**
 * A game between a person and computers. It takes the requests of a server and sends its updates, so the page does not know with
 * which of them it plays. What a request means and what a move leads to, `@paydata/match` says.
 */
export class LocalTable {
  #ongoing: Ongoing
  /** Whether somebody has watched the game since it was opened here. */
  #isOn = false
  readonly #start: Start
  readonly #around: Surroundings
  readonly #eyes: Eyes
  readonly #computers: Computers
  readonly #takers: Takers

  constructor(start: Start, around: Surroundings) {
    const { game, past } = start
    this.#start = start
    this.#around = around
    this.#ongoing = ongoingFrom(game, past?.moves ?? [], this.#ordersOfAll(defaultOrders))
    this.#eyes = new Eyes(start, around, this.#position)
    this.#computers = new Computers(start, {
      position: () => this.#position,
      news: () => this.#ongoing.news,
      isComputers: side => !this.#isPersons(side),
      answer: (by, { reply, because }) => {
        const move = { kind: 'answer', by, how: 'bot', id: null, reply, because } as const
        const led = this.#apply({ ok: true, move, begun: null })
        if (!led.ok) throw new Error(`${by} cannot answer: ${led.why}`)
      },
      show: () => this.#show(),
      later: around.later,
    })
    const course = () => this.#ongoing.course
    const offered = (by: Side) => () => offeredTo(start, this.#position.game, by)
    this.#takers = {
      watch: ({ eye = null }) => this.#watch(eye),
      reply: asked => this.#asPlayer(by => this.#move(replyWanted(course(), by, asked))),
      macro: asked => this.#asPlayer(by => this.#move(macroWanted(course(), by, asked, offered(by)))),
      concede: () => this.#asPlayer(by => this.#move(concessionWanted(by))),
      takeBack: asked => {
        const led = this.#move(takeBackWanted(course(), sides, asked))
        return led.ok ? { ...led, taken: 'back' } : led
      },
      orders: ({ orders }) => this.#order(orders),
      history: async () => ({ ok: true, ...(await this.#eyes.history()) }),
      ...inquiriesAbout({
        found: start,
        pause: around.pause,
        position: () => this.#position,
        side: () => this.#eyes.side,
      }),
    }
  }

  ask<Name extends TableRequest>({ name, asked }: Asking<Name>): Taken<Name> {
    const take: Takers[Name] = this.#takers[name]
    return take(asked)
  }

  setPace(pace: number | null): void {
    this.#computers.setPace(pace)
  }

  /** A hint for the person, made of nothing but what their side knows. */
  async hint(question: number): Promise<Hinted> {
    const { game } = this.#position
    const { side } = this.#eyes
    if (side === null || this.#start.seat === 'both') return { ok: false, why: 'notHere' }
    if (!game.waiting.some(each => each.for === side && each.number === question))
      return { ok: false, why: 'notAsked' }
    try {
      const hint = await this.#start.hints.find(positionFor(game, side), `${question}`)
      return hint === null ? { ok: false, why: 'notFound' } : { ok: true, hint }
    } catch (error) {
      console.warn(`could not find a hint for question ${question}`, error)
      return { ok: false, why: 'notFound' }
    }
  }

  dropHint(): void {
    this.#start.hints.drop()
  }

  get #position() {
    return this.#ongoing.course.position
  }

  #isPersons(side: Side): boolean {
    return this.#start.seat === side || this.#start.seat === 'both'
  }

  #ordersOfAll(orders: Orders): Readonly<Record<Side, Orders | null>> {
    const own = (side: Side): Orders | null => (this.#isPersons(side) ? orders : null)
    return { corp: own('corp'), runner: own('runner') }
  }

  /** Shows the game to the page. The computers begin to play when it is first watched. */
  #watch(eye: Eye | null): Answered<'watch'> {
    if (eye !== null && this.#eyes.look(eye) === 'mayNot') return refused('notAllowed')
    if (!this.#isOn) this.#computers.run()
    this.#isOn = true
    return { ok: true, wire, seen: [this.#eyes.whole(this.#position)] }
  }

  #asPlayer(move: (by: Side) => Led): Led {
    return this.#eyes.side === null ? refused('notAPlayer') : move(this.#eyes.side)
  }

  /** Makes the move that the person asks for, and lets the computers answer it. */
  #move(wanted: Wanted): Led {
    const led = this.#apply(wanted)
    if (!led.ok) return refused(led.why)
    const version = this.#position.n
    this.#computers.run()
    return { ok: true, version }
  }

  #apply(wanted: Wanted): Outcome<unknown, RequestRefusalCode> {
    if (!wanted.ok) return wanted
    const led = ongoingAfter(this.#ongoing, this.#eyes.shown, wanted.move, wanted.begun)
    if (led.ok) this.#ongoing = led.ongoing
    return led
  }

  #show(): void {
    const { course, moves, news } = this.#ongoing
    if (this.#eyes.isShown(course.position)) return
    this.#eyes.show(course.position, news)
    this.#ongoing = { ...this.#ongoing, news: nothingNew }
    this.#around.keep(course.position.game, answersIn(course), moves)
  }

  /** Sets the standing orders of the person. They apply from the next window on: an open question stays open. */
  #order(orders: Sent<'orders'>['orders']): Answered<'orders'> {
    if (this.#eyes.side === null) return refused('notSeated')
    if (this.#position.result !== null) return refused('gameOver')
    const { otherwise = 'able', at = {}, until = 'nothing', ...others } = orders
    const given = this.#ordersOfAll({ otherwise, at, until, ...others })
    this.#ongoing = { ...this.#ongoing, wishes: { ...this.#ongoing.wishes, orders: given } }
    return { ok: true }
  }
}
