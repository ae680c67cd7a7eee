// Plants an awful mistake in games of bots and says whether the analysis finds it: npm run blunders -- --help
import { search } from '@paydata/bots'
import type { Analysis, Course } from '@paydata/bots/analysis'
import { analyse } from '@paydata/bots/analysis'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import { plantedIn } from './blunders/planting.ts'
import { readOptions, wholeNumber } from './options.ts'
import { starterGame } from './pool.ts'

const help = `npm run blunders -- [--games N] [--seed S]

Sensible players play games of the starter decks, and in each of them one side makes a mistake that costs it at least 40 % of its
chance to win by four searches. Tells at which place of the analysis it stands, and what the analysis takes.

  --games N   games with a mistake (10)
  --seed S    another seed gives other games (blunder)
  --help      this text`

const options = readOptions(help, {
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: 'blunder' },
})
const games = wholeNumber('games', options.games, 1)
const definitions = defineAllCards()
const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
const think = search(expectation)

/** Seconds of the processor so far. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function analysed(course: Course, edition: string, side: Side) {
  const began = cpu()
  let curve: number | null = null
  const work = analyse(course, { edition, expectation, sides: [side], seed: options.seed })
  for (;;) {
    const next = work.next()
    if (next.done === true) return { analysis: next.value, curve: curve ?? 0, whole: cpu() - began }
    if (next.value.analysis.points.length > 0) curve ??= cpu() - began
  }
}

/** The step of the action that an answer belongs to: a card and the server for it are one mistake. */
const actionOf = ({ moments }: Course, step: number): number =>
  [...moments].findLast(each => each.step <= step && each.game.waiting[0]?.asks === 'action')?.step ?? 0

/** The place of a mistake among what is told, from 1; null if it is not told. A missed win comes first. */
function placeOf(step: number, course: Course, { missed, costly }: Analysis): number | null {
  const action = actionOf(course, step)
  const told = [...missed, ...costly].findIndex(each => actionOf(course, each.step) === action)
  return told < 0 ? null : told + 1
}

let found = 0
let made = 0
for (let nth = 0; made < games; nth++) {
  const side: Side = nth % 2 === 0 ? 'corp' : 'runner'
  const setup = starterGame(nth, `${options.seed} ${nth}`)
  const planted = plantedIn(setup, side, definitions, think)
  if (planted === null) continue
  made++
  const { course, edition, blunder } = planted
  const { analysis, curve, whole } = analysed(course, edition, side)
  const place = placeOf(blunder.step, course, analysis)
  if (place !== null && place <= 3) found++
  console.log(
    `${setup.seed}: ${course.last} answers, turn ${blunder.turn}, −${Math.round(blunder.drop * 100)} %: ` +
      `place ${place ?? 'none'} (curve ${curve.toFixed(1)} s, whole ${whole.toFixed(1)} s of the processor)`,
  )
}
console.log(`${found} of ${made} among the three worst`)
process.exitCode = found === made ? 0 : 1
