import type { ListedCard } from '@paydata/cards/catalogue'
import { isGroup } from './groups.ts'
import { tidy } from './markup.ts'
import { findCard } from './names.ts'
import type { Patience } from './suggestions.ts'
import { suggestionsFor } from './suggestions.ts'

/** What a line of a list says. A count is told as it is written; a name alone has none. */
export type Said =
  | { readonly says: 'nothing' }
  | { readonly says: 'text'; readonly isHeading: boolean }
  | { readonly says: 'card'; readonly card: ListedCard; readonly count: string | null }
  | {
      readonly says: 'unknown'
      readonly name: string
      readonly count: string | null
      readonly suggestions: readonly string[]
    }

const nothing: Said = { says: 'nothing' }

/** `45 cards (at least 45)`, `15 influence spent`; and what NetrunnerDB writes below a list. */
const summaries =
  /^(\d+(\s*\/\s*\d+)? (cards?|influence|(agenda )?points?)\b|cards up to |deck(list)? (built|published) on )/i

/** Set apart as only headings are: in brackets, between marks, before a colon. */
const heading = /^(\[+[^[\]]*\]+|\{[^{}]*\}|\([^()]*\)|[-=~+_*|<>.:–—═─]{2,}.*|.*:)$/
export const withoutMarks = (text: string): string =>
  heading.test(text) ? text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!]+$/gu, '') : text

/** A set may follow a name; a number in brackets may be how many there are. */
const withoutSet = (name: string): string =>
  name.replace(/(\s+\((?![x×]?\s?\d+[\s)x×])[^()]*\)|\s+\[(?![x×]?\s?\d+[\s\]x×])[^[\]]*\])+$/iu, '')
const brackets = String.raw`(?:\s+\([^()]*\)|\s+\[[^[\]]*\])`
const lastBrackets = new RegExp(`${brackets}$`, 'u')
const allBrackets = new RegExp(`${brackets}+$`, 'u')

const named = '(?<name>.+?)'
const counted = String.raw`(?<count>[-+]?\d+(?:[.,]\d+)*)`
const between = String.raw`(?:\s*[-–—:,;|=]\s*|\s+)`

/** Where a count may stand, and whether a line with it names a card for certain, or may be a total or a heading. */
const forms = (
  [
    [`^${counted}\\s?[x×*]\\s+${named}$`, 'card'],
    [`^${counted}[x×*]${named}$`, 'card'],
    [`^[x×]\\s?${counted}\\s+${named}$`, 'card'],
    [`^[([]${counted}\\s?[x×]?[)\\]]\\s*${named}$`, 'card'],
    [`^${named}${between}[x×*]\\s?${counted}$`, 'card'],
    [`^${named}${between}${counted}\\s?[x×]$`, 'card'],
    [`^${named}\\s*[([](?=.*[x×])[x×]?\\s?${counted}\\s?[x×]?[)\\]]$`, 'card'],
    [`^${counted}${between}${named}$`, 'cardOrTotal'],
    [`^${named}\\s*[([]${counted}(?:\\s[^)\\]]*)?[)\\]]$`, 'cardOrHeading'],
    [`^${named}${between}${counted}$`, 'cardOrHeading'],
  ] as const
).map(([form, means]) => ({ form: new RegExp(form, 'i'), means }))

interface Counted {
  /** Without what stands in brackets behind it. */
  readonly name: string
  /** With that, and with all but the last: a few titles end with brackets, and a set may follow those. */
  readonly longer: readonly [string, string]
  readonly count: string
  readonly means: (typeof forms)[number]['means']
}

const countedIn = (text: string): readonly Counted[] =>
  forms.flatMap(({ form, means }) => {
    const { name, count } = form.exec(text)?.groups ?? {}
    return name === undefined || count === undefined
      ? []
      : [
          {
            name: name.replace(allBrackets, ''),
            longer: [name, name.replace(lastBrackets, '')],
            count,
            means,
          },
        ]
  })

/**
 * What a line says is told by what it looks like, never by a list of what people may call their headings. A count makes
 * a line one of cards, and a name that is nearly a card’s makes it a misspelt one. What has neither is text.
 */
export function saidBy(line: string, patience: Patience): Said {
  const written = tidy(line)
  const text = withoutMarks(written)
  const labelled = /^(?<label>\p{L}[^:\d]*):\s*(?<value>.+)$/u.exec(text)?.groups
  const whole = saidIn(text, written !== text || line.includes('\t'), patience)
  if (whole.says === 'card' || labelled === undefined) return whole
  const { label = '', value = '' } = labelled
  const said = saidIn(value, false, patience)
  switch (said.says) {
    case 'nothing':
    case 'text':
      return whole
    case 'unknown':
      return whole.says === 'unknown' && said.count === null ? whole : said
    case 'card':
      // `Identity: Noise`, but not `Jinteki: Making News`.
      return said.card.type !== 'identity' || isGroup(label) || value.includes(':') ? said : whole
    default:
      return said satisfies never
  }
}

function saidIn(text: string, isHeading: boolean, patience: Patience): Said {
  const unknown = (name: string, count: string | null) =>
    ({ says: 'unknown', name, count, suggestions: suggestionsFor(name, patience) }) as const
  if (!/[\p{L}\p{N}]/u.test(text)) return nothing
  const short = withoutSet(text)
  // A title may begin or end with a number, so the whole line comes first.
  const card = findCard(text) ?? findCard(short)
  if (card !== undefined) return { says: 'card', card, count: null }
  const all = countedIn(short)
  for (const { name, longer, count } of text === short ? all : [...countedIn(text), ...all]) {
    const found = findCard(longer[0]) ?? findCard(longer[1]) ?? findCard(name)
    if (found !== undefined) return { says: 'card', card: found, count }
  }
  const [first] = all
  if (first?.means === 'card') return unknown(first.name, first.count)
  if (summaries.test(text) || isGroup(short) || all.some(({ name }) => isGroup(name))) return nothing
  if (first?.means === 'cardOrTotal') return unknown(first.name, first.count)
  // `Economy (3)` is a heading; another number may be a part of the title.
  const isCounted = first !== undefined && /^\d+$/.test(first.count)
  const nearly = isCounted ? unknown(first.name, first.count) : unknown(short, null)
  const isText = nearly.suggestions.length === 0 || (isHeading && !isCounted)
  return isText ? { says: 'text', isHeading: isHeading || isCounted } : nearly
}
