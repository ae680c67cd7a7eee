import type { Macro } from '@paydata/bots'
import type { Game, Setup, Side, View } from '@paydata/engine'
import { saveGame } from '@paydata/engine'
import type { Course, Entry, Looked, Move, News, Position, Shown, Step, Timing, Wishes } from '@paydata/match'
import {
  advance,
  beginning,
  courseAfter,
  courseFrom,
  fullClock,
  look,
  macrosWith,
  newsAfter,
  nextFall,
  noMacros,
  nothingNew,
  recollect,
  show,
  withoutClocks,
} from '@paydata/match'
import type { Moved } from '@paydata/match/testing'
import { macroAnswers, ReferencePlayer, toldOf } from '@paydata/match/testing'
import { defaultOrders } from '@paydata/orders'
import type { Eye } from '@paydata/protocol'
import type { Dice, Taste } from '@paydata/scenario'
import { lively, patient, read } from '@paydata/scenario'
import type { Act } from './acts.ts'
import { actAt } from './acts.ts'
import { messageOf } from './checks.ts'
import {
  clockProblem,
  forgotten,
  lostTime,
  orderLeak,
  outlived,
  readUpdate,
  unbidden,
  unlikeItsAnswers,
  unlikeItsLog,
  unsettled,
} from './match-laws.ts'

/** A game with what its players have agreed on. */
export interface Agreed {
  readonly setup: Setup
  readonly timing: Timing
}

/** A match as far as it went. */
export interface FuzzedMatch {
  readonly acts: readonly Act[]
  readonly game: Game
  readonly problem: string | undefined
}

/** How often in acts the whole log is read again, and a leak is looked for. */
const logEvery = 150
const leakEvery = 30

/** Plays a match until it is over, has lasted long enough, or something is wrong. */
export function fuzzMatch(agreed: Agreed, dice: Dice, most: number, each: (game: Game) => void): FuzzedMatch {
  const taste: Taste | undefined = [undefined, lively, patient][dice(3)]
  const trial = new Trial(agreed, each)
  const acts: Act[] = []
  while (trial.position.result === null && acts.length < most) {
    const act = actAt(trial.position.game, dice, taste)
    acts.push(act)
    const { problem } = trial.does(act)
    if (problem !== undefined) return { acts, game: trial.position.game, problem }
  }
  return { acts, game: trial.position.game, problem: trial.atEnd() }
}

/** The first problem when all these acts are done again, and the acts that could be done. */
export function matchReplayed(
  agreed: Agreed,
  acts: readonly Act[],
): { readonly given: readonly Act[]; readonly problem: string | undefined } {
  const trial = new Trial(agreed, () => undefined)
  const given: Act[] = []
  for (const act of acts) {
    if (trial.position.result !== null) break
    const { done, problem } = trial.does(act)
    if (done || problem !== undefined) given.push(act)
    if (problem !== undefined) return { given, problem }
  }
  return { given, problem: trial.atEnd() }
}

/** Some games have clocks, short enough that time is up in some of them. */
export const agreedFor = (setup: Setup, dice: Dice): Agreed => ({
  setup,
  timing:
    dice(2) === 0
      ? withoutClocks
      : { clock: { bank: 60 + dice(1200), increment: dice(10), away: dice(120) } },
})

/** A game in progress, and what each law has to know about it. */
class Trial {
  #course: Course
  #wishes: Wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }
  #now = 0
  #since = 0
  #acts = 0
  readonly #log: Entry[] = []
  /** The game after each entry of the log, never changed. */
  readonly #positions: Position[]
  readonly #eyes = new Map<Eye, Shown>()
  /** The view that each onlooker has made of its updates. */
  readonly #views = new Map<Eye, View>()
  readonly #agreed: Agreed
  readonly #each: (game: Game) => void

  constructor(agreed: Agreed, each: (game: Game) => void) {
    this.#agreed = agreed
    this.#each = each
    this.#positions = [beginning(agreed.setup, fullClock(agreed.timing))]
    this.#course = courseFrom(beginning(agreed.setup, fullClock(agreed.timing)))
    this.#look('corp')
    this.#look('runner')
  }

  get position() {
    return this.#course.position
  }

  get #live() {
    return { ...this.#course, since: this.#since, eyes: this.#eyes }
  }

  /** Does an act. Returns whether that was possible, and the problem it led to. */
  does(act: Act): { readonly done: boolean; readonly problem?: string | undefined } {
    this.#acts++
    try {
      const fallen = nextFall(this.position, this.#since, this.#now)
      if (fallen !== null && fallen.in <= 0) return this.#applyMove({ kind: 'timeOut', by: fallen.by })
      return this.#perform(act)
    } catch (thrown) {
      return { done: true, problem: messageOf(thrown) }
    }
  }

  atEnd(): string | undefined {
    const { setup, timing } = this.#agreed
    return (
      unlikeItsLog(setup, timing, this.#log, this.position) ??
      forgotten(this.#course, this.#positions) ??
      unlikeItsAnswers(setup, this.#course)
    )
  }

  #perform(act: Act): { readonly done: boolean; readonly problem?: string | undefined } {
    switch (act.is) {
      case 'waits':
        this.#now += act.milliseconds
        return {
          done: true,
          problem: clockProblem(this.position, this.#agreed.timing, this.#since, this.#now),
        }
      case 'looks':
        this.#look(act.eye)
        return { done: true }
      case 'orders':
        this.#wishes = { ...this.#wishes, orders: { ...this.#wishes.orders, [act.by]: act.orders } }
        return { done: true }
      case 'says': {
        const move = this.#moveOf(act)
        return move === null ? { done: false } : this.#applyMove(move)
      }
      case 'answers': {
        const { game } = this.position
        if (!game.waiting.some(({ for: by }) => by.startsWith(act.letters[0] ?? ''))) return { done: false }
        const { side: by, reply } = read(game, act.letters)
        return this.#applyMove({ kind: 'answer', by, how: act.how, id: null, reply }, act.macro)
      }
    }
  }

  #moveOf({ by, what }: Extract<Act, { is: 'says' }>): Move | null {
    const { draw, away } = this.position
    switch (what) {
      case 'takeBack': {
        const to = recollect(this.#course.past, by)?.to
        return to === undefined ? null : { kind: 'takeBack', by, to: to.n }
      }
      case 'here':
      case 'away':
        if (this.#agreed.timing.clock === null || (what === 'away') === away.includes(by)) return null
        return { kind: 'presence', by, is: what }
      case 'drawRefusal':
        return draw === null ? null : { kind: what, by }
      case 'draw':
        return draw === null || draw === by ? null : { kind: what, by }
      case 'drawOffer':
      case 'concession':
        return { kind: what, by }
    }
  }

  #look(eye: Eye): void {
    if (this.#views.has(eye)) return
    this.#views.set(eye, look({ ...this.#live, eyes: this.#eyes }, eye).held.view)
  }

  #applyMove(
    move: Move,
    macro: Macro | null = null,
  ): { readonly done: boolean; readonly problem?: string | undefined } {
    const { timing } = this.#agreed
    const from = this.position
    const before = this.#wishes
    const wishes = { ...before, macros: macrosWith(before.macros, move, macro) }
    const made = advance(this.#live, move, wishes, timing, this.#now, 'eachGame')
    const fast = advance(this.#live, move, wishes, timing, this.#now)
    if (!made.ok || !fast.ok)
      return { done: false, problem: made.ok === fast.ok ? undefined : 'refused by one' }
    const last = made.steps.at(-1)?.position ?? from
    this.#course = courseAfter(this.#course, fast.steps)
    this.#wishes = fast.wishes
    this.#since = this.#now
    for (const { entry, position } of made.steps) {
      this.#log.push(entry)
      this.#positions.push(position)
      this.#each(position.game)
    }
    const reference = this.#reference(from.game, move, wishes, fast.steps)
    const problem =
      (JSON.stringify([last, made.wishes, made.steps.map(({ entry }) => entry)]) ===
      JSON.stringify([this.position, fast.wishes, fast.steps.map(({ entry }) => entry)])
        ? undefined
        : 'a driver that keeps each game comes to another one') ??
      unbidden(from, made.steps, wishes) ??
      unsettled(last, made.steps, made.wishes) ??
      outlived(from, made.steps, made.wishes) ??
      this.#takeBackProblem(made.steps) ??
      lostTime(from, made.steps) ??
      clockProblem(last, timing, this.#since, this.#now) ??
      (reference !== null && JSON.stringify(reference.game) !== JSON.stringify(this.position.game)
        ? 'the plainest player comes to another game'
        : undefined) ??
      this.#newsProblem(from.n, move, newsAfter(nothingNew, fast.steps), fast.looked, reference) ??
      this.#occasionalProblem()
    return { done: true, problem }
  }

  #takeBackProblem([first]: readonly Step[]): string | undefined {
    if (first?.entry.kind !== 'takeBack') return undefined
    const { entry, position } = first
    const was = this.#positions[entry.to]
    return was !== undefined && position.since === was.n && saveGame(position.game) === saveGame(was.game)
      ? undefined
      : `a take-back leads to another game than entry ${entry.to}`
  }

  /** The plainest player knows no orders that end, and gets the answers that macros gave. */
  #reference(game: Game, move: Move, { orders }: Wishes, steps: readonly Step[]): Moved | null {
    const isLasting = (side: Side): boolean => {
      const own = orders[side]
      return own === null || (own.until === 'nothing' && own.hold === undefined)
    }
    if (move.kind !== 'answer' || !isLasting('corp') || !isLasting('runner')) return null
    return new ReferencePlayer(game, orders).answers(move.by, move.reply, macroAnswers(steps))
  }

  #newsProblem(
    from: number,
    { kind }: Move,
    news: News,
    looked: Looked,
    reference: Moved | null,
  ): string | undefined {
    if (news.takenBack !== (kind === 'takeBack')) return 'nobody is told whether something was taken back'
    for (const toTell of show(this.#live, news, this.#now, looked)) {
      const { eye } = toTell
      const before = this.#views.get(eye)
      if (before === undefined) return `${eye} is told something and does not look`
      const wanted = reference && toldOf(reference, eye)
      const view = readUpdate(before, toTell, from, this.position, this.#agreed.timing, wanted)
      if (typeof view === 'string') return view
      this.#views.set(eye, view)
    }
    return undefined
  }

  #occasionalProblem(): string | undefined {
    if (this.position.result !== null) return undefined
    const { setup } = this.#agreed
    const { orders } = this.#wishes
    const viewer = this.#acts % (2 * leakEvery) === 0 ? 'corp' : 'runner'
    return (
      (this.#acts % logEvery === 0 ? this.atEnd() : undefined) ??
      (this.#acts % leakEvery === 0
        ? // Before a computer, which reads no pauses, a player is not asked what has one answer: a person looks on here.
          orderLeak(
            this.position.game,
            viewer,
            { ...orders, [viewer]: orders[viewer] ?? defaultOrders },
            `${setup.seed} ${this.#acts}`,
          )
        : undefined)
    )
  }
}
