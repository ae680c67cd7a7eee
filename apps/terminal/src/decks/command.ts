import { parseArgs } from 'node:util'
import type { DeckForm, NamedDeck, Problem, Violation } from '@paydata/cards'
import {
  deckForms,
  pools,
  problemText,
  readDeck,
  violationsOf,
  violationText,
  writeDeck,
} from '@paydata/cards'
import type { Mistake } from '../arguments.ts'
import { problemLines, textOf } from './files.ts'

const usage = `Reads a deck, shows it by types with its influence, and tells what makes it illegal

  npm run deck -- FILE         a list as players paste it, or JSON of NetrunnerDB
  npm run deck -- -            the same from the standard input

  --to FORM    write it in another form instead: ${deckForms.join(', ')}
  --pool POOL  which cards it may be made of: ${Object.keys(pools).join(', ')} (all)
  --json       the deck and its violations as JSON
  --help       this text

Ends with 0 for a legal deck, 1 for an illegal one, 2 when the deck cannot be read.
`

interface Asked {
  readonly file: string
  readonly to: DeckForm | null
  readonly pool: keyof typeof pools
  readonly json: boolean
}

export interface Output {
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
  if (reading.ok) return judged(reading.deck, asked, output)
  return asked.json ? unreadJson(reading.problems, output) : refuse(output, problemLines(reading.problems))
}

function refuse({ complain }: Output, text: string): 2 {
  complain(`${text}\n`)
  return 2
}

function parse(args: readonly string[]): Asked | Mistake {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, pool: { type: 'string' }, json: { type: 'boolean' } },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1)
      return { mistake: 'Give one file, or - for the standard input.' }
    const to = deckForms.find(form => form === values.to) ?? null
    if (values.to !== undefined && to === null) return { mistake: `--to is ${deckForms.join(', ')}.` }
    const pool = values.pool ?? 'all'
    if (pool !== 'all' && pool !== 'core') return { mistake: `--pool is ${Object.keys(pools).join(' or ')}.` }
    return { file, to, pool, json: values.json ?? false }
  } catch (mistake) {
    return { mistake: `${mistake instanceof Error ? mistake.message : String(mistake)}.` }
  }
}

function judged(deck: NamedDeck, { to, pool, json }: Asked, { print, complain }: Output): 0 | 1 {
  const violations = violationsOf(deck, pools[pool])
  const code = violations.length === 0 ? 0 : 1
  if (json) print(jsonOf({ deck, legal: code === 0, violations: violations.map(withText) }))
  else if (to === null) print(`${writeDeck(deck)}\n${verdict(violations)}`)
  else {
    print(writeDeck(deck, to))
    // Only the deck goes out, to be written to a file; what is wrong with it is told aside.
    if (code === 1) complain(verdict(violations))
  }
  return code
}

function unreadJson(problems: readonly Problem[], { print }: Output): 2 {
  print(jsonOf({ problems: problems.map(problem => ({ ...problem, text: problemText(problem) })) }))
  return 2
}

const withText = (violation: Violation) => ({ ...violation, text: violationText(violation) })
const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const verdict = (violations: readonly Violation[]): string =>
  violations.length === 0
    ? 'Legal.\n'
    : `Not legal:\n${violations.map(each => `  ${violationText(each)}\n`).join('')}`
