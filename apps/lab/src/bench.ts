// Measures the engine on one core, against a yardstick in the same run: npm run bench -- --help
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloneGame, loadGame, saveGame } from '@paydata/engine'
import { ratiosOf, ratioTable } from './bench/against.ts'
import { audience, updateSizes } from './bench/audience.ts'
import { clock } from './bench/clock.ts'
import { keepBuild, loadBuild } from './bench/kept.ts'
import { pace, slowdown } from './bench/pace.ts'
import { fromLog, fromSnapshot, keptGames, timeOf } from './bench/restoring.ts'
import { slowestKeyStroke, wholeIndex } from './bench/searching.ts'
import { waysThroughSevenIce } from './bench/seven-ice.ts'
import type { Row } from './bench/table.ts'
import { resultOf, table } from './bench/table.ts'
import { loadings, versionOfWholePool } from './bench/whole-pool.ts'
import { chessMoves } from './bench/yardstick.ts'
import { readOptions, wholeNumber } from './options.ts'

const help = `npm run bench -- [--rounds N] [--json FILE] [--keep FILE] [--of DIR] [--against FILE]

  --rounds N   how often to measure everything; the table shows medians (5)
  --json FILE  write the table there too
  --keep FILE  measure nothing, and put this build into a file
  --of DIR     the build of another checkout, which npm run build has compiled there
  --against FILE
               instead of the table, lets this build and one that was kept take turns in one process, 24 times, and
               prints how much of its time this one takes: the median, and where the middle half of the turns lies
  --help       this text`

const rows: readonly Row[] = [
  { name: 'yardstick', what: 'yardstick: moves/s of random chess (chessops)', digits: 0 },
  { name: 'answers', what: 'answers/s in random games, no views', digits: 0 },
  { name: 'ratio', what: '  the same ÷ yardstick', digits: 3, atLeast: 0.2 },
  { name: 'seen', what: 'answers/s with updates made for both players', digits: 0 },
  { name: 'seenRatio', what: '  the same ÷ yardstick', digits: 3, atLeast: 0.1 },
  { name: 'updateMedian', what: 'bytes of an update to one player, median', digits: 0, atMost: 600 },
  { name: 'updateMost', what: '  the same, all but one of a hundred', digits: 0, atMost: 6000 },
  { name: 'games', what: 'whole random games/s', digits: 1, atLeast: 40 },
  { name: 'slowdown', what: 'answers 900 to 1,000 ÷ the first hundred', digits: 2, atMost: 1.3 },
  { name: 'clone', what: 'µs to copy a game', digits: 1, atMost: 14 },
  { name: 'bytes', what: 'bytes of a game in the middle, saved', digits: 0, atMost: 25_000 },
  { name: 'saveAndLoad', what: 'ms to save and load it', digits: 3, atMost: 0.4 },
  { name: 'log', what: 'ms to restore 300 answers from the log', digits: 2, atMost: 20 },
  { name: 'snapshot', what: 'ms to restore from a snapshot and 25 answers', digits: 2, atMost: 2 },
  { name: 'pool', what: 'answers/s with 2,054 cards known ÷ with those there are', digits: 3, atLeast: 0.97 },
  { name: 'loadTime', what: 'ms to load 2,054 cards and begin a game', digits: 1, atMost: 60 },
  { name: 'loadMemory', what: 'MB that they take', digits: 1, atMost: 12 },
  { name: 'searchIndex', what: 'ms to make 2,054 cards ready to be searched', digits: 1, atMost: 200 },
  { name: 'keyStroke', what: 'ms of the slowest key stroke of a search', digits: 2, atMost: 16 },
  { name: 'sevenIce', what: 'ms to find the ways through seven unlike ice', digits: 1, atMost: 20 },
]

const options = readOptions(help, {
  rounds: { type: 'string', default: '5' },
  json: { type: 'string' },
  keep: { type: 'string' },
  of: { type: 'string' },
  against: { type: 'string' },
})
const rounds = wholeNumber('rounds', options.rounds, 1)

const thisCheckout = fileURLToPath(new URL('../../../../', import.meta.url))

async function compareWith(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-bench-'))
  try {
    // Both come out of the same bundler.
    const today = join(folder, 'today.mjs')
    await keepBuild(thisCheckout, today)
    console.log(ratioTable(ratiosOf(await loadBuild(today), await loadBuild(file))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (options.keep !== undefined) {
  await keepBuild(resolve(options.of ?? thisCheckout), options.keep)
  process.exit()
}
if (options.against !== undefined) {
  await compareWith(resolve(options.against))
  process.exit()
}

const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN
const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

const kept = keptGames(12)
const bytes = median(kept.map(({ game }) => saveGame(game).length))
const warmups = 8

/**
 * The median of several runs, after some that only warm up: new code is compiled while it runs, and the engine has much.
 * Each is measured in a stretch of its own, so that it runs as it would alone.
 */
function measured(run: () => number): number {
  for (let nth = 0; nth < warmups; nth++) run()
  return median(Array.from({ length: rounds }, run))
}

/** Measures in turns with the yardstick, as the machine may be faster or slower a minute later. */
function compared(run: () => number): { readonly value: number; readonly ratio: number } {
  for (let nth = 0; nth < warmups; nth++) run()
  const pairs = Array.from({ length: rounds * 2 }, () => {
    const moves = chessMoves(400)
    moved.push(moves)
    const value = run()
    return { value, ratio: value / moves }
  })
  return { value: median(pairs.map(pair => pair.value)), ratio: median(pairs.map(pair => pair.ratio)) }
}
const moved: number[] = []

/** How one does beside another, in turns: which of them begins changes each time. */
function sideBySide(run: () => number, against: () => number): number {
  for (let nth = 0; nth < warmups; nth++) against() + run()
  const ratios = Array.from({ length: rounds * 4 }, (_, nth) => {
    const first = nth % 2 === 0 ? run() : against()
    return nth % 2 === 0 ? first / against() : run() / first
  })
  return median(ratios)
}

chessMoves(1500)
const answers = compared(() => pace(1000).answers)
const games = measured(() => pace(1000).games)
const seen = compared(() => pace(1000, audience).answers)
const sizes = updateSizes(20)
const wholePool = versionOfWholePool()
const loaded = await loadings(rounds)
const index = wholeIndex()
const values: Readonly<Record<string, number>> = {
  yardstick: median(moved),
  answers: answers.value,
  ratio: answers.ratio,
  games,
  seen: seen.value,
  seenRatio: seen.ratio,
  updateMedian: quantile(sizes, 0.5),
  updateMost: quantile(sizes, 0.99),
  slowdown: measured(() => slowdown(8)),
  clone: measured(() => timeOf(kept, ({ game }) => cloneGame(game), 300)) * 1000,
  bytes,
  saveAndLoad: measured(() => timeOf(kept, ({ game }) => loadGame(saveGame(game)), 300)),
  log: measured(() => timeOf(kept, fromLog, 500)),
  snapshot: measured(() => timeOf(kept, fromSnapshot, 500)),
  pool: sideBySide(
    () => pace(300, undefined, wholePool).answers,
    () => pace(300).answers,
  ),
  loadTime: median(loaded.map(({ milliseconds }) => milliseconds)),
  loadMemory: median(loaded.map(({ bytes }) => bytes)) / 1e6,
  searchIndex: measured(() => {
    const began = clock()
    wholeIndex()
    return clock() - began
  }),
  keyStroke: measured(() => slowestKeyStroke(index)),
  sevenIce: measured(waysThroughSevenIce),
}
const results = rows.map(row => resultOf(row, values[row.name] ?? Number.NaN))
console.log(table(rows, results))
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`)
