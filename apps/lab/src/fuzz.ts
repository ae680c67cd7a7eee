// Plays games until something is wrong: npm run fuzz -- --help
import type { Game, Setup } from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import { diceOf } from '@paydata/scenario'
import { bothAs } from './arena/roster.ts'
import { editionsNamed } from './editions.ts'
import { Coverage } from './fuzz/coverage.ts'
import { fuzz, fuzzDefaults } from './fuzz/game.ts'
import { agreedFor, fuzzMatch, matchReplayed } from './fuzz/match.ts'
import { replayed } from './fuzz/replaying.ts'
import { asMatchTest, asTest } from './fuzz/report.ts'
import { kindOf, shrink } from './fuzz/shrink.ts'
import { readOptions, wholeNumber } from './options.ts'
import { at, formatNamed, setupFor } from './pool.ts'

const help = `npm run fuzz -- [--games N | --minutes M] [--seed S] [--first N] [--max-answers M] [--deck D]
                     [--players P] [--format F] [--matches N] [--edition E] [--laws L]
                     [--keep-going]

  --games N        how many games to play (100)
  --minutes M      begin games for so many minutes instead, however many that are
  --seed S         names all that is random in them (fuzz)
  --first N        number of the first game, to come back to one (0)
  --max-answers M  a game that has not ended by then is left (4000)
  --deck D         mixed: decks of all cards, every other game with decks full of cards that interrupt, that
                   trigger together, that need memory and hosts, that choose among hidden cards, or that use rare
                   words; rare: only these last;
                   starter: the starter decks of the Core Set; ready: all decks that are ready for the format; or two
                   of these by parts of their names, such as core_starter_jinteki,startup_criminal (mixed)
  --format F       the cards and decks of a format: all, startup, standard, eternal, system-gateway, core (all)
  --players P      random: any answers; or the bots of npm run arena: sensible, or search, which takes a minute or
                   two for a game (random)
  --matches N      every Nth game of random players is played as a match, 0 for none: with standing orders, macros,
                   take-backs, draws and clocks (8)
  --edition E      of the rules: 26.03, 1.6, 1.4, 2017, 2013, 2012; or each: every game by the next of them (26.03)
  --laws L         all; or defaults: only that no usual answer loses what an earlier one was given for (all)
  --keep-going     show each kind of problem once instead of stopping at the first
  --help           this text

Checks after every answer that the laws of conservation hold and that each change is recorded as an occurrence. Now and
then it checks the views of all viewers, also against twins: games that differ in what is hidden, played side by side
until the viewer learns the difference. In a match it checks that every update leads to what a fresh view shows, that the
log leads to the same game, that standing orders answer only where they may and reveal nothing, and that each move leads
to the game of the plainest player. After every answer it follows the usual answers to what is asked because of it: they lose
nothing. Prints the first problem as a test. At the end it counts the kinds of question that
were asked; the tests of rules ask those that no card here asks.`

const values = readOptions(help, {
  games: { type: 'string', default: '100' },
  minutes: { type: 'string' },
  seed: { type: 'string', default: 'fuzz' },
  first: { type: 'string', default: '0' },
  'max-answers': { type: 'string', default: '4000' },
  deck: { type: 'string', default: 'mixed' },
  format: { type: 'string', default: 'all' },
  players: { type: 'string', default: 'random' },
  matches: { type: 'string', default: '8' },
  edition: { type: 'string', default: '26.03' },
  laws: { type: 'string', default: 'all' },
  'keep-going': { type: 'boolean', default: false },
})

const first = wholeNumber('first', values.first, 0)
const games = values.minutes === undefined ? wholeNumber('games', values.games, 1) : Number.POSITIVE_INFINITY
const minutes =
  values.minutes === undefined ? Number.POSITIVE_INFINITY : wholeNumber('minutes', values.minutes, 1)
const maxAnswers = wholeNumber('max-answers', values['max-answers'], 1)
const matchEvery = wholeNumber('matches', values.matches, 0)
const players = values.players === 'random' ? undefined : bothAs(values.players)
const format = formatNamed(values.format)
const editions = editionsNamed(values.edition)
const coverage = new Coverage()
const problems = new Map<string, number>()
const began = performance.now()
let answers = 0
let lastReport = began

for (let nth = first; nth < first + games && performance.now() - began < minutes * 60_000; nth++) {
  const seed = `${values.seed} ${nth}`
  const dice = diceOf(seed)
  const setup = { ...setupFor(values.deck, nth, seed, dice, format), edition: at(editions, nth) }
  const isMatch =
    values.laws === 'all' && players === undefined && matchEvery > 0 && nth % matchEvery === matchEvery - 1
  if (isMatch) playMatch(nth, setup, dice)
  else playGame(nth, setup, seed, dice)
  if (problems.size > 0 && !values['keep-going']) break
  if (performance.now() - lastReport > 5000) {
    lastReport = performance.now()
    const pace = Math.round((answers / (lastReport - began)) * 1000)
    const of = values.minutes === undefined ? ` of ${games}` : ''
    console.error(`${nth - first + 1}${of} games, ${answers} answers, ${pace} a second`)
  }
}
console.log(coverage.summary())
for (const [kind, times] of problems) console.log(`problem   ${times} times: ${kind}`)
process.exitCode = problems.size === 0 ? 0 : 1

function playGame(nth: number, setup: Setup, seed: string, dice: Dice): void {
  const each = (game: Game): void => coverage.see(game)
  const played =
    values.laws === 'defaults'
      ? fuzzDefaults(setup, dice, maxAnswers, each)
      : fuzz(setup, seed, dice, maxAnswers, { players, each, compared: twins => coverage.compared(twins) })
  const { game, answers: given, problem = 'no game', pair } = played
  answers += given.length
  if (played.problem === undefined && game !== undefined) return coverage.close(game, given.length)
  report(nth, problem, given, shrinking => {
    const again = (some: readonly string[]) => replayed(setup, some, pair, 'skip')
    const few = shrink(given, problem, again, shrinking)
    return { few, test: asTest(setup, few, problem, pair) }
  })
}

function playMatch(nth: number, setup: Setup, dice: Dice): void {
  const agreed = agreedFor(setup, dice)
  const { game, acts, problem } = fuzzMatch(agreed, dice, maxAnswers, each => coverage.see(each))
  answers += acts.length
  coverage.playedMatch()
  if (problem === undefined) return coverage.close(game, acts.length)
  report(nth, problem, acts, shrinking => {
    const few = shrink(acts, problem, some => matchReplayed(agreed, some), shrinking)
    return { few, test: asMatchTest(agreed, few, problem) }
  })
}

function report(
  nth: number,
  problem: string,
  given: readonly unknown[],
  shortened: (milliseconds: number) => { readonly few: readonly unknown[]; readonly test: string },
): void {
  const kind = kindOf(problem)
  problems.set(kind, (problems.get(kind) ?? 0) + 1)
  if (problems.get(kind) !== 1) return
  const { few, test } = shortened(5000)
  console.log(`${problem.slice(0, 2000)}\n`)
  console.log(`Game ${nth} after ${given.length} answers, ${few.length} when shortened. As a test:\n`)
  console.log(test)
}
