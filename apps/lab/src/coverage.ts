// Plays games steered towards what is seldom seen, and counts it: npm run coverage:cards -- --help
import { writeFileSync } from 'node:fs'
import { defineAllCards } from '@paydata/cards'
import { cover } from './cover/session.ts'
import { readOptions, wholeNumber } from './options.ts'
import { starterPairs } from './pool.ts'

const help = `npm run coverage:cards -- [--games N] [--seed S] [--on] [--missing] [--card TITLE] [--json FILE]

  --games N     how many games to play at most (1000, with --on as well); it ends when everything has been seen
  --seed S      names all that is random in them (coverage)
  --on          plays all the games, also when everything has been seen
  --missing     show only what was never seen
  --card TITLE  show, and aim at, only cards whose titles hold this
  --json FILE   write all counts there too
  --help        this text

Counts for every card how often players installed, played, rezzed, scored it and so on, and how often each of its
abilities did something or was in force. Beside that stands how often a player who could expect one of these deeds was
refused it, be it for its cost, its condition or its window. Where nothing can be refused a letter says why.

First every pair of starter decks plays twice. From then on two games of three have decks made around what is still
missing, with cards that bring it about; and players of all games prefer rare deeds. Checks the same laws as npm run
fuzz. Ends with 0 if everything was seen and no law was broken, else with 1.

Thousands of games that nothing steers, with all pairs of starter decks in turn:
npm run fuzz -- --deck starter --games 3000`

const values = readOptions(help, {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'coverage' },
  on: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  card: { type: 'string', default: '' },
  json: { type: 'string' },
})

const tellEvery = 5000
let toldAt = performance.now()

const { counts, report, exitCode } = cover({
  definitions: defineAllCards(),
  isMeant: ({ printed }) => printed.title.toLowerCase().includes(values.card.toLowerCase()),
  games: wholeNumber('games', values.games, 1),
  seed: values.seed,
  mostAnswers: 4000,
  starters: values.card === '' ? 2 * starterPairs : 0,
  then: values.on ? 'continue' : 'end',
  show: values.missing ? 'missing' : 'all',
  onProgress(progress) {
    if (performance.now() - toldAt < tellEvery) return
    toldAt = performance.now()
    console.error(progress)
  },
})
console.log(report)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(counts, null, 2)}\n`)
process.exitCode = exitCode
