import type { ListedCard } from './catalogue.ts'
import { findCard } from './names.ts'

/** What a line of a list says. */
export type Said =
  | { readonly says: 'nothing' }
  | { readonly says: 'cards'; readonly card: ListedCard; readonly count: number; readonly counted: boolean }
  | { readonly says: 'unknown'; readonly name: string; readonly count: number; readonly counted: boolean }

/** Titles of groups, and what sites write below a list. */
const headings =
  /^\W*(identit(y|ies)|agendas?|assets?|upgrades?|operations?|ices?|barriers?|code gates?|sentr(y|ies)|traps?|multi|others?|unknown|events?|hardwares?|resources?|programs?|icebreakers?|viruses|cards?|deck|decklist|corp|runner)\W*$/i
const summaries =
  /^(\d+ (cards?|influence( spent)?|agenda points?)|(cards up to|deck built|decklist published|published|created by|influence:|agenda points:|deck size:|cards:|format:|https?:\/\/).*)$/i

/** The line without what is no part of a card: a comment, a bullet, a link, influence, the set. */
const cleaned = (line: string): string =>
  line
    .replace(/^\s*(#|\/\/).*$/, '')
    .replace(/\s(#|\/\/).*$/, '')
    .replace(/^\s*[-*•+]\s+/, '')
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .trim()

/** `(Core Set)`, `[Core Set]` and dots of influence may follow the name. */
const bare = (name: string): string => name.replace(/(\s+(\([^()]*\)|\[[^[\]]*\]|[●○•∙◦·☆★]+))+$/u, '')

/** A count stands first or last: `3x Diesel`, `3xDiesel`, `3 Diesel`, `Diesel x3`, `Diesel 3x`. */
const counts: readonly { readonly form: RegExp; readonly count: 1 | 2 }[] = [
  { form: /^(\d+)\s?[x×*]\s+(.+)$/i, count: 1 },
  { form: /^(\d+)[x×*](.+)$/i, count: 1 },
  { form: /^(\d+)\s+(.+)$/, count: 1 },
  { form: /^(.+?)\s+[x×*]\s?(\d+)$/i, count: 2 },
  { form: /^(.+?)\s+(\d+)\s?[x×]$/i, count: 2 },
]

export function saidBy(line: string): Said {
  const text = cleaned(line)
  const short = bare(text)
  // A title may begin with a number, so the whole line comes first.
  const whole = findCard(text) ?? findCard(short)
  if (whole !== undefined) return { says: 'cards', card: whole, count: 1, counted: false }
  if (text === '' || headings.test(short) || summaries.test(short)) return { says: 'nothing' }
  const counted = counts.flatMap(({ form, count }) => {
    const parts = form.exec(short)
    return parts === null ? [] : [{ name: parts[3 - count] ?? '', count: Number(parts[count]) }]
  })
  for (const { name, count } of counted) {
    const card = findCard(name) ?? findCard(bare(name))
    if (card !== undefined) return { says: 'cards', card, count, counted: true }
  }
  const [first] = counted
  return first === undefined
    ? { says: 'unknown', name: short, count: 1, counted: false }
    : { says: 'unknown', ...first, counted: true }
}
