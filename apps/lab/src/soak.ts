// Plays whole games of bots by the thousand and checks every law: npm run soak -- --help
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards, defineAllCards } from '@paydata/cards'
import { diceOf } from '@paydata/scenario'
import { bothAs, names } from './arena/roster.ts'
import { Tally } from './cover/tally.ts'
import { editionsNamed } from './editions.ts'
import { Coverage } from './fuzz/coverage.ts'
import { fuzz } from './fuzz/game.ts'
import { replayed } from './fuzz/replaying.ts'
import { asTest } from './fuzz/report.ts'
import { kindOf, shrink } from './fuzz/shrink.ts'
import { readOptions, wholeNumber } from './options.ts'
import { labFolder } from './place.ts'
import { at, setupFor } from './pool.ts'

const help = `npm run soak -- [--games N] [--seed S] [--first N] [--deck D] [--players P] [--edition E]

  --games N    how many games to play (1000)
  --seed S     names all that is random in them (soak)
  --first N    number of the first game, to go on where another run stopped (0)
  --deck D     as for npm run fuzz: starter, mixed, or two starter decks (starter)
  --players P  who plays both sides: ${names.join(', ')} (sensible)
  --edition E  of the rules: 26.03, 1.6, 1.4, 2017, 2013, 2012; or each: every game by the next of them (26.03)
  --help       this text

Checks after each answer what npm run fuzz checks, and that games come to an end. Writes the first game with each kind of
problem as a test into apps/lab/src/fuzz, and goes on. For a game that does not end it prints the command that plays it
again. At the end it lists the kinds of question that were asked, and the cards that did what they can do. Ends with 1 if
anything was wrong.`

const values = readOptions(help, {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'soak' },
  first: { type: 'string', default: '0' },
  deck: { type: 'string', default: 'starter' },
  players: { type: 'string', default: 'sensible' },
  edition: { type: 'string', default: '26.03' },
})

/** More answers than any game of players with an aim has. */
const longest = 20_000

const games = wholeNumber('games', values.games, 1)
const first = wholeNumber('first', values.first, 0)
const players = bothAs(values.players)
const editions = editionsNamed(values.edition)
const coverage = new Coverage()
const tally = new Tally(defineAllCards())
const problems = new Map<string, number>()
const began = performance.now()
let answers = 0
let lastReport = began

for (let nth = first; nth < first + games; nth++) {
  play(nth)
  if (performance.now() - lastReport > 5000) tellProgress(nth - first + 1)
}

const deeds = cards.flatMap(({ is }) => tally.of(is))
const seen = deeds.filter(({ done }) => done > 0).length
console.log(coverage.summary())
console.log(`deeds     ${seen} of ${deeds.length} deeds of ${cards.length} cards seen`)
console.log(`time      ${Math.round((performance.now() - began) / 1000)} s, seed "${values.seed}"`)
for (const [kind, times] of problems) console.log(`problem   ${times} times: ${kind}`)
process.exitCode = problems.size === 0 ? 0 : 1

function play(nth: number): void {
  const seed = `${values.seed} ${nth}`
  const dice = diceOf(seed)
  const setup = { ...setupFor(values.deck, nth, seed, dice), edition: at(editions, nth) }
  const played = fuzz(setup, seed, dice, longest, {
    players,
    each(game) {
      coverage.see(game)
      tally.see(game)
    },
    compared: twins => coverage.compared(twins),
  })
  answers += played.answers.length
  const isEndless = played.problem === undefined && played.game?.over === null
  const problem = isEndless ? 'the game does not come to an end' : played.problem
  if (problem === undefined && played.game !== undefined)
    return coverage.close(played.game, played.answers.length)
  const kind = kindOf(problem ?? 'no game')
  problems.set(kind, (problems.get(kind) ?? 0) + 1)
  if (problems.get(kind) !== 1) return
  console.log(`Game ${nth}: ${(problem ?? kind).slice(0, 2000)}`)
  console.log(
    `Again: npm run soak -- --games 1 --first ${nth} --seed "${values.seed}" --deck ${values.deck} --players ${values.players} --edition ${setup.edition}\n`,
  )
  if (isEndless) return
  const again = (some: readonly string[]) => replayed(setup, some, played.pair, 'skip')
  const given = shrink(played.answers, kind, again, 20_000)
  const file = join(labFolder, 'src', 'fuzz', `${values.seed}-${nth}.test.ts`.replace(/[^\w.-]+/g, '-'))
  writeFileSync(file, asTest(setup, given, kind, played.pair))
  console.log(`Written as a test: ${file}\n`)
}

function tellProgress(done: number): void {
  lastReport = performance.now()
  const seconds = (lastReport - began) / 1000
  const left = Math.round((seconds / done) * (games - done))
  const { size } = problems
  const wrong = size === 0 ? 'nothing wrong' : `${size} ${size === 1 ? 'kind' : 'kinds'} of problem`
  console.error(`${done} of ${games} games, ${answers} answers, ${wrong}, about ${left} s left`)
}
