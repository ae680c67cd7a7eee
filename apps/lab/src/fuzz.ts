// Plays games until something is wrong: npm run fuzz -- --help
import type { Setup } from '@paydata/engine'
import { diceOf } from '@paydata/engine/testing'
import { bothAs } from './arena/roster.ts'
import { Coverage } from './fuzz/coverage.ts'
import type { Fuzzed } from './fuzz/game.ts'
import { fuzz } from './fuzz/game.ts'
import { asTest } from './fuzz/report.ts'
import { kindOf, shrink } from './fuzz/shrink.ts'
import { readOptions, wholeNumber } from './options.ts'
import { setupFor } from './pool.ts'

const help = `npm run fuzz -- [--games N] [--seed S] [--first N] [--max-answers M] [--deck D] [--players P]
                     [--keep-going]

  --games N        how many games to play (100)
  --seed S         names all that is random in them (fuzz)
  --first N        number of the first game, to come back to one (0)
  --max-answers M  a game that has not ended by then is left (4000)
  --deck D         mixed: decks of all cards, every other game with decks full of cards that interrupt, that
                   trigger together, that need memory and hosts, that choose among hidden cards, or that use rare
                   words; rare: only these last;
                   starter: the starter decks; or two of these by parts of their names, such as
                   jinteki,criminal (mixed)
  --players P      random: any answers; or the bots of npm run arena: sensible, or search, which takes a minute or
                   two for a game (random)
  --keep-going     show each kind of problem once instead of stopping at the first
  --help           this text

After every answer the laws of conservation are checked, and that all changes occurred; now and then the views of all
viewers, also against games that differ in what is hidden: twins, which are played side by side until the viewer learns
what differs. The first thing that is wrong is printed as a test. At the end it
is counted which kinds of question were asked; those that no card here asks are asked in the tests of rules.`

const values = readOptions(help, {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'fuzz' },
  first: { type: 'string', default: '0' },
  'max-answers': { type: 'string', default: '4000' },
  deck: { type: 'string', default: 'mixed' },
  players: { type: 'string', default: 'random' },
  'keep-going': { type: 'boolean', default: false },
})

const first = wholeNumber('first', values.first, 0)
const games = wholeNumber('games', values.games, 1)
const maxAnswers = wholeNumber('max-answers', values['max-answers'], 1)
const players = values.players === 'random' ? undefined : bothAs(values.players)
const coverage = new Coverage()
const problems = new Map<string, number>()
const began = performance.now()
let answers = 0
let told = began

for (let nth = first; nth < first + games; nth++) {
  const seed = `${values.seed} ${nth}`
  const dice = diceOf(seed)
  const setup = setupFor(values.deck, nth, seed, dice)
  const played = fuzz(setup, seed, dice, maxAnswers, {
    players,
    each: game => coverage.see(game),
    compared: twins => coverage.compared(twins),
  })
  answers += played.answers.length
  if (played.problem === undefined && played.game !== undefined)
    coverage.close(played.game, played.answers.length)
  else report(nth, setup, played)
  if (problems.size > 0 && !values['keep-going']) break
  if (performance.now() - told > 5000) {
    told = performance.now()
    const pace = Math.round((answers / (told - began)) * 1000)
    console.error(`${nth - first + 1} of ${games} games, ${answers} answers, ${pace} a second`)
  }
}
console.log(coverage.summary())
for (const [kind, times] of problems) console.log(`problem   ${times} times: ${kind}`)
process.exitCode = problems.size === 0 ? 0 : 1

function report(nth: number, setup: Setup, { answers: given, problem = 'no game', pair }: Fuzzed): void {
  const kind = kindOf(problem)
  problems.set(kind, (problems.get(kind) ?? 0) + 1)
  if (problems.get(kind) !== 1) return
  const few = shrink(setup, given, problem, pair, 5000)
  console.log(`${problem.slice(0, 2000)}\n`)
  console.log(`Game ${nth} after ${given.length} answers, ${few.length} when shortened. As a test:\n`)
  console.log(asTest(setup, few, problem, pair))
}
