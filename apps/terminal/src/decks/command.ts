import { parseArgs } from 'node:util'
import type { DeckForm, EditionName, PoolName, Reading, Violation } from '@paydata/decks'
import {
  deckForms,
  editionNames,
  formatFor,
  isEditionName,
  isPoolName,
  newestEdition,
  pools,
  readDeck,
  shortened,
  violationsOf,
  writeDeck,
} from '@paydata/decks'
import { problemText, violationText } from '@paydata/words/decks-in-english'
import type { Mistake } from '../arguments.ts'
import { wrap } from '../screen/layout.ts'
import type { Unread } from './files.ts'
import { textOf, unreadLines, violationLines } from './files.ts'

const usage = `Reads a deck, shows it by types with its influence, and tells what makes it illegal

  npm run deck -- FILE         a list as players paste it, JSON of NetrunnerDB, or a deck of OCTGN
  npm run deck -- -            the same from the standard input

  --to FORM    write it in another form instead: ${deckForms.join(', ')}
  --pool POOL  the format, which says what cards it may be made of: ${Object.keys(pools).join(', ')}
               (all cards that games by the edition are played with)
  --on DAY     by the lists of the format on that day, such as 2026-05-01, and not by the last there are
  --edition E  by what an edition of the rules says of decks: ${editionNames.join(', ')} (26.03)
  --json       the deck and its violations as JSON
  --help       this text

Ends with 0 for a legal deck, 1 for an illegal one, 2 when the deck cannot be read.
`

type Read = Extract<Reading, { ok: true }>

interface Asked {
  readonly file: string
  readonly to: DeckForm | null
  readonly pool: PoolName
  readonly edition: EditionName
  readonly day: string | undefined
  readonly json: boolean
}

export interface Output {
  readonly width: number
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

/** The command; returns its exit code. */
export function deckCommand(args: readonly string[], output: Output): 0 | 1 | 2 {
  if (args.includes('--help')) {
    output.print(usage)
    return 0
  }
  const asked = parse(args)
  if ('mistake' in asked) return refuse(output, `${asked.mistake} See --help.`)
  const text = textOf(asked.file)
  if (typeof text !== 'string') return refuse(output, text.mistake)
  const reading = readDeck(text)
  return reading.ok ? judged(reading, asked, output) : unread(reading, asked, output)
}

function refuse({ complain, width }: Output, text: string): 2 {
  complain(wrapped(text.split('\n'), width))
  return 2
}

/** Lines as wide as there is room; what belongs to a line stands below it. */
const wrapped = (lines: readonly string[], width: number): string =>
  lines
    .flatMap(line => wrap(line, width, line.search(/\S|$/) + 2))
    .join('\n')
    .concat('\n')

function parse(args: readonly string[]): Asked | Mistake {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        pool: { type: 'string' },
        edition: { type: 'string' },
        on: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1)
      return { mistake: 'Give one file, or - for the standard input.' }
    const to = deckForms.find(form => form === values.to) ?? null
    if (values.to !== undefined && to === null) return { mistake: `--to is ${deckForms.join(', ')}.` }
    const edition = values.edition ?? newestEdition
    if (!isEditionName(edition)) return { mistake: `--edition is one of ${editionNames.join(', ')}.` }
    const pool = values.pool ?? formatFor(edition, 'all')
    if (!isPoolName(pool)) return { mistake: `--pool is one of ${Object.keys(pools).join(', ')}.` }
    const { on: day } = values
    if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
      return { mistake: '--on is a day such as 2026-05-01.' }
    return { file, to, pool, edition, day, json: values.json ?? false }
  } catch (mistake) {
    return { mistake: `${mistake instanceof Error ? mistake.message : String(mistake)}.` }
  }
}

function judged({ deck, passedOver }: Read, { to, pool, edition, day, json }: Asked, output: Output): 0 | 1 {
  const { print, complain, width } = output
  const violations = violationsOf(deck, pools[pool], day, edition)
  const code = violations.length === 0 ? 0 : 1
  const verdict = code === 0 ? ['Legal.'] : ['Not legal:', ...violationLines(violations)]
  const aside = passedOverLines(passedOver)
  if (json) print(jsonOf({ deck, legal: code === 0, violations: violations.map(withText), passedOver }))
  else if (to === null) print(wrapped([...writeDeck(deck).split('\n'), ...aside, ...verdict], width))
  else {
    print(writeDeck(deck, to))
    // The standard output gets only the deck, for a file. Problems go to the standard error.
    const notes = [...aside, ...(code === 0 ? [] : verdict)]
    if (notes.length > 0) complain(wrapped(notes, width))
  }
  return code
}

function unread(reading: Unread, { pool, edition, day, json }: Asked, output: Output): 2 {
  const { problems, rest, passedOver } = reading
  const violations = rest === null ? [] : violationsOf(rest, pools[pool], day, edition)
  const lines = [...passedOverLines(passedOver), ...unreadLines(reading, violations)]
  if (!json) return refuse(output, lines.join('\n'))
  const worded = problems.map(problem => ({ ...problem, text: problemText(problem) }))
  output.print(jsonOf({ problems: worded, rest, violations: violations.map(withText), passedOver }))
  return 2
}

const mostPassedOver = 5

function passedOverLines(all: Reading['passedOver']): readonly string[] {
  if (all.length === 0) return []
  const more = all.length - mostPassedOver
  return [
    'Passed over, as no card is named there:',
    ...all.slice(0, mostPassedOver).map(({ line, text }) => `  Line ${line}: ${shortened(text)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
  ]
}

const withText = (violation: Violation) => ({ ...violation, text: violationText(violation) })
const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
