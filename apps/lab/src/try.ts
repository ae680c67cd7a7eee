// Plays a card in positions made for it: npm run card -- --try TITLE
import { cards, defineAllCards } from '@paydata/cards'
import { readOptions, stop, wholeNumber } from './options.ts'
import { triedText } from './try/report.ts'
import { tryCard } from './try/walking.ts'

const help = `npm run card -- --try TITLE [--rounds N]

Plays the card in positions made for it, for some seconds, and says of each part of it what happened: what was never
reached, which condition always held, what could not be declined. No test is needed. What is missing here may only be
hard to come by; what is seen to do something else than its text says is wrong.

  --rounds N  how often it begins in each position (12)

Ends with 0 if each part was seen and nothing was wrong.`

const values = readOptions(help, {
  card: { type: 'string', default: '' },
  rounds: { type: 'string', default: '12' },
})

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const found = cards.filter(({ is, printed }) =>
  [plain(is), plain(printed.title)].includes(plain(values.card)),
)
const [card] = found
if (card === undefined) stop(`No card that is written is called "${values.card}".`)
const definitions = defineAllCards()
const tried = tryCard(definitions, card, { rounds: wholeNumber('rounds', values.rounds, 1), answers: 60 })
console.log(triedText(definitions.version, card, tried))
process.exitCode = tried.missing.length + tried.wrong.length === 0 ? 0 : 1
