import { diceOf } from '@paydata/scenario'
import { threadClock } from './clock.ts'
import type { Build } from './kept.ts'
import type { Kept } from './restoring.ts'

/** Milliseconds for one unit of something that a build does. */
type Deed = (build: Build, kept: readonly Kept[], turn: number) => number

/** Games of a turn: others each time, and the same for both builds. */
const games = 12

function played(build: Build, turn: number, are: 'seen' | 'unseen'): number {
  let answers = 0
  const began = threadClock()
  for (let nth = turn * games; nth < (turn + 1) * games; nth++) {
    const dice = diceOf(nth)
    const game = build.newGame(build.starterGame(nth))
    const look = are === 'seen' ? build.audience(game) : undefined
    while (game.over === null) {
      if (build.step(game, dice)) answers++
      look?.()
    }
  }
  return (threadClock() - began) / answers
}

const each = (times: number, kept: readonly Kept[], does: (kept: Kept) => unknown): number => {
  const began = threadClock()
  for (let nth = 0; nth < times; nth++) for (const game of kept) does(game)
  return threadClock() - began
}

const deeds: Readonly<Record<string, Deed>> = {
  'an answer': (build, _kept, turn) => played(build, turn, 'unseen'),
  'an answer with updates for both players': (build, _kept, turn) => played(build, turn, 'seen'),
  'restoring 300 answers from the log': (build, kept) => each(1, kept, build.fromLog),
  'restoring from a snapshot and 25 answers': (build, kept) => each(6, kept, build.fromSnapshot),
  'saving and loading': (build, kept) => each(20, kept, ({ game }) => build.loadGame(build.saveGame(game))),
}

/** How much of the time of the build before today's takes, by turns in one process. */
export interface Ratio {
  readonly what: string
  readonly quartiles: readonly [low: number, median: number, high: number]
}

const turns = 24
/** New code is compiled while it runs, and the engine has much: a server plays on for days when that is done. */
const warmups = 12
const keptCount = 8

export function ratiosOf(now: Build, before: Build): readonly Ratio[] {
  const games = { now: now.keptGames(keptCount), before: before.keptGames(keptCount) }
  return Object.entries(deeds).map(([what, deed]) => {
    const ratios: number[] = []
    for (let turn = 0; turn < warmups + turns; turn++) {
      // Which of them begins changes each time.
      const isFirst = turn % 2 === 0
      const first = isFirst ? deed(now, games.now, turn) : deed(before, games.before, turn)
      const second = isFirst ? deed(before, games.before, turn) : deed(now, games.now, turn)
      if (turn >= warmups) ratios.push(isFirst ? first / second : second / first)
    }
    const sorted = ratios.sort((a, b) => a - b)
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
    return { what, quartiles: [at(0.25), at(0.5), at(0.75)] }
  })
}

export const ratioTable = (ratios: readonly Ratio[]): string =>
  ratios
    .map(({ what, quartiles: [low, median, high] }) =>
      [what.padEnd(42), median.toFixed(2), `${low.toFixed(2)} to ${high.toFixed(2)}`].join('  '),
    )
    .join('\n')
