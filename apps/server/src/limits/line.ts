import { RefusedError } from '../refusing.ts'

/** How many may wait in a line, and how many of these may be of one: of an address, or of a player. */
interface Bounds {
  readonly waiting: number
  readonly waitingOfOne: number
}

/** Those who wait for their turn. Whoever had the fewest turns lately is the next, and loses no place to somebody who had more. */
export interface Line {
  /** Settles when it is the turn of this one. Refused as busy is whoever had the most turns, if too many wait. */
  wait(who: string): Promise<void>
  /** Counts a turn of one who need not wait. */
  pass(who: string): void
  /** Begins the turn of the next, if anybody waits. */
  next(): boolean
}

interface Waiting {
  readonly who: string
  readonly begin: () => void
  readonly refuse: (busy: RefusedError) => void
}

/** One of those who wait, with how many turns go before it that its owner had lately, or is to have. */
interface Standing {
  readonly nth: number
  readonly turns: number
}

export function lineOf({ waiting, waitingOfOne }: Bounds, now = () => performance.now()): Line {
  const all: Waiting[] = []
  const had = turnsLately(now)

  const busy = (): RefusedError => new RefusedError('busy', { again: 1 })
  const ofOne = (who: string): number => all.filter(each => each.who === who).length

  /** In the order in which they came. */
  function standings(): readonly Standing[] {
    const turns = new Map<string, number>()
    return all.map(({ who }, nth) => {
      const before = turns.get(who) ?? had.of(who)
      turns.set(who, before + 1)
      return { nth, turns: before }
    })
  }

  function takeOut({ nth }: Standing): Waiting | undefined {
    return all.splice(nth, 1)[0]
  }

  /** Refuses the one who would be the last, or whoever comes, if that is no better. */
  function makeRoomFor(who: string): void {
    const last = standings().reduce<Standing | null>(
      (worst, each) => (worst === null || each.turns >= worst.turns ? each : worst),
      null,
    )
    if (last === null || last.turns <= had.of(who) + ofOne(who)) throw busy()
    takeOut(last)?.refuse(busy())
  }

  return {
    async wait(who) {
      if (ofOne(who) >= waitingOfOne) throw busy()
      if (all.length >= waiting) makeRoomFor(who)
      await new Promise<void>((begin, refuse) => all.push({ who, begin, refuse }))
    },
    pass: had.note,
    next() {
      const first = standings().reduce<Standing | null>(
        (best, each) => (best === null || each.turns < best.turns ? each : best),
        null,
      )
      const next = first === null ? undefined : takeOut(first)
      if (next === undefined) return false
      had.note(next.who)
      next.begin()
      return true
    },
  }
}

/** Milliseconds after which turns begin to be forgotten. */
const aMinute = 60_000

/** Counts the turns that each had in this minute and the one before it. */
function turnsLately(now: () => number) {
  let [before, current] = [new Map<string, number>(), new Map<string, number>()]
  let since = now()

  function forget(): void {
    const passed = now() - since
    if (passed < aMinute) return
    before = passed < 2 * aMinute ? current : new Map()
    current = new Map()
    since = now()
  }

  return {
    note(who: string): void {
      forget()
      current.set(who, (current.get(who) ?? 0) + 1)
    },
    of(who: string): number {
      forget()
      return (before.get(who) ?? 0) + (current.get(who) ?? 0)
    },
  }
}

export type InTurn = <Done>(line: Line, who: string, work: () => Promise<Done>) => Promise<Done>

/** Does so much work at once. Nobody in a line has a turn while somebody waits in one before it. */
export function inTurns(atOnce: number, ...lines: readonly Line[]): InTurn {
  let busy = 0
  return async (line, who, work) => {
    if (busy < atOnce) {
      busy++
      line.pass(who)
    } else await line.wait(who)
    try {
      return await work()
    } finally {
      // Gives the turn to the next who waits.
      if (!lines.some(each => each.next())) busy--
    }
  }
}
