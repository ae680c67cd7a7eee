// Plays games steered towards what is seldom seen, and counts it: npm run coverage:cards -- --help
import { writeFileSync } from 'node:fs'
import { cards, defineAllCards, sets } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { cover } from './cover/session.ts'
import { reportOn } from './effects/report.ts'
import { runTests } from './effects/running.ts'
import { readOptions, stop, wholeNumber } from './options.ts'
import { formatNamed, pairsIn } from './pool.ts'
import { writeTests } from './try/write-tests.ts'

const help = `npm run coverage:cards -- [--tests] [--set SET] [--card TITLE] [--games N] [--seed S] [--on] [--missing] [--write] [--json FILE]

  --tests       no games: what the tests of cards never show of them
  --set SET     show, and aim at, only cards of this set, as its folder is called
  --card TITLE  show, and aim at, only cards whose titles hold this
  --games N     how many games to play at most (1000, with --on as well); it ends when everything has been seen
  --seed S      names all that is random in them (coverage)
  --write       writes tests of what the tests of this card never show into the file of its tests, the shortest that
                games have led to: compare each with the text, and name it. Only with --card
  --on          plays all the games, also when everything has been seen
  --missing     show only what was never seen
  --json FILE   write all counts there too
  --help        this text

Counts for every card how often players installed, played, rezzed, scored it and so on, and how often each of its
abilities did something or was in force. Beside that stands how often a player who could expect one of these deeds was
refused it, be it for its cost, its condition or its window. Where nothing can be refused a letter says why.

With --tests a card is complete when each instruction of it has made something happen, each condition has held and has
not, each offer was taken and declined, and each choice had more than one answer, all that in the test of the card itself.
Ends with 0 if nothing is missing and no test fails.

First every pair of starter decks plays twice. From then on two games of three have decks made around what is still
missing, with cards that bring it about; and players of all games prefer rare deeds. Checks the same laws as npm run
fuzz. Ends with 0 if everything was seen and no law was broken, else with 1.

Thousands of games that nothing steers, with all pairs of starter decks in turn:
npm run fuzz -- --deck starter --games 3000`

const values = readOptions(help, {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'coverage' },
  tests: { type: 'boolean', default: false },
  set: { type: 'string' },
  on: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  card: { type: 'string', default: '' },
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
})

const { set } = values
if (set !== undefined && !Object.hasOwn(sets, set))
  stop(`There is no set "${set}". There are: ${Object.keys(sets).join(', ')}.`)
const isMeant = (card: Definition): boolean =>
  (set === undefined || card.set === set) &&
  card.printed.title.toLowerCase().includes(values.card.toLowerCase())

if (values.write) {
  const [card, another] = cards.filter(isMeant)
  if (values.card === '' || card === undefined || another !== undefined)
    stop('--write is for one card: name it with --card.')
  console.log(writeTests(defineAllCards(), card))
  process.exit()
}

if (values.tests) {
  const meant = cards.filter(isMeant)
  if (meant.length === 0) stop(`No card is called "${values.card}".`)
  const { version } = defineAllCards()
  const { seen, failed } = runTests(meant)
  const { text, isComplete } = reportOn(version, meant, seen)
  console.log(
    failed === null ? text : `${failed}\n${text}\n\nTests fail: what they show is not all that they could.`,
  )
  process.exit(isComplete && failed === null ? 0 : 1)
}

const tellEvery = 5000
let toldAt = performance.now()

const { counts, report, exitCode } = cover({
  definitions: defineAllCards(),
  isMeant,
  games: wholeNumber('games', values.games, 1),
  seed: values.seed,
  mostAnswers: 4000,
  starters: values.card === '' && set === undefined ? 2 * pairsIn(formatNamed('core')).length : 0,
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
