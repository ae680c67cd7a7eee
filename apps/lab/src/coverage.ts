// Plays games steered towards what is seldom seen, and counts it: npm run coverage:cards -- --help
import { writeFileSync } from 'node:fs'
import { cards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { diceOf } from '@paydata/engine/testing'
import { linesOf, table } from './cover/report.ts'
import { towardsRare } from './cover/steering.ts'
import { Tally } from './cover/tally.ts'
import { fuzz } from './fuzz/game.ts'
import { asTest } from './fuzz/report.ts'
import { readOptions, wholeNumber } from './options.ts'
import { setupFor, starterGame, starterPairs } from './pool.ts'

const help = `npm run coverage:cards -- [--games N] [--seed S] [--deck D] [--missing] [--card TITLE] [--json FILE]

  --games N     how many games to play (2000)
  --seed S      names all that is random in them (coverage)
  --deck D      starter: every pair of starter decks in turn; mixed: decks of all cards (starter)
  --missing     show only what was never seen
  --card TITLE  show only cards whose titles hold this
  --json FILE   write all counts there too
  --help        this text

For every card of these decks it is counted how often it was installed, played, rezzed, scored and so on, how often each
of its abilities did something or was in force, and how often the card was refused to a player who could expect to use
it. The laws are checked as by npm run fuzz. Ends with 1 if a law was broken or something was never seen,
as will be so after a few games only.`

const values = readOptions(help, {
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'coverage' },
  deck: { type: 'string', default: 'starter' },
  missing: { type: 'boolean', default: false },
  card: { type: 'string' },
  json: { type: 'string' },
})

/** How often in answers it is looked at what is refused. */
const refusalsEvery = 3

const games = wholeNumber('games', values.games, 1)
const tally = new Tally(cards)
const inDecks = new Set<string>()
const began = performance.now()
let broken = 0
let answers = 0
let told = began

for (let nth = 0; nth < games; nth++) {
  const seed = `${values.seed} ${nth}`
  const dice = diceOf(seed)
  const setup = setupFor(values.deck, values.deck === 'starter' ? pairFor(nth) : nth, seed, dice)
  for (const deck of [setup.corp, setup.runner])
    for (const card of [deck.identity, ...deck.cards]) inDecks.add(card)
  const played = fuzz(setup, seed, dice, 4000, {
    taste: game => towardsRare(tally, game),
    each(game) {
      tally.see(game)
      if (answers++ % refusalsEvery === 0) tally.seeRefusals(game)
    },
  })
  if (played.problem !== undefined) {
    broken++
    console.log(asTest(setup, played.answers, played.problem, played.pair))
  }
  if (performance.now() - told > 5000) {
    told = performance.now()
    console.error(`${nth + 1} of ${games} games, ${answers} answers`)
  }
}

/** Every other game the starter decks that have most to show still, or else each pair in turn. */
function pairFor(nth: number): number {
  const turn = Math.floor(nth / 2)
  if (nth % 2 === 0) return turn
  const unseen = new Set(tally.deeds.flatMap(({ card, key }) => (tally.times(card, key) === 0 ? [card] : [])))
  const toShow = (pair: number): number => {
    const { corp, runner } = starterGame(pair)
    return [...new Set([...corp.cards, ...runner.cards])].filter(card => unseen.has(card)).length
  }
  const pairs = Array.from({ length: starterPairs }, (_, i) => (turn + i) % starterPairs)
  return pairs.reduce((best, pair) => (toShow(pair) > toShow(best) ? pair : best))
}

const isMeant = ({ is, printed }: Definition): boolean =>
  inDecks.has(is) && printed.title.toLowerCase().includes((values.card ?? '').toLowerCase())
const meant = cards.filter(isMeant)
const lines = linesOf(tally, meant)
const missing = lines.filter(({ times }) => times === 0)
console.log(table(meant, values.missing ? missing : lines))
console.log(
  `\n${games} games, ${answers} answers, ${broken} broken laws: ${meant.length} cards, ${lines.length - missing.length} of ${lines.length} deeds seen`,
)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(lines, null, 2)}\n`)
process.exitCode = broken > 0 || missing.length > 0 ? 1 : 0
