import type { Found, Reading } from './gathering.ts'
import { gathered, isCount, mostCopies, refused } from './gathering.ts'
import type { Said } from './lines.ts'
import { saidBy } from './lines.ts'
import type { Problem } from './problems.ts'
import { suggestionsFor } from './suggestions.ts'

const mostLines = 500
const longestLine = 400

interface Line {
  readonly line: number
  readonly text: string
}

/** A list with a card on each line, as players paste it. */
export function readText(text: string): Reading {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((each, index): Line => ({ line: index + 1, text: each.trim() }))
    .filter(each => each.text !== '')
  if (lines.length > mostLines) return refused({ why: 'tooManyLines', line: null, most: mostLines })
  const tooLong = lines.filter(each => each.text.length > longestLine)
  if (tooLong.length > 0)
    return refused(...tooLong.map(({ line }): Problem => ({ why: 'lineTooLong', line, most: longestLine })))

  const { name, rest } = splitName(lines)
  const found: Found[] = []
  const problems: Problem[] = []
  for (const { line, text: written } of rest) {
    const said = saidBy(written)
    if (said.says === 'nothing') continue
    const { count } = said
    const title = said.says === 'cards' ? said.card.title : said.name
    if (!isCount(count))
      problems.push({ why: 'badCount', line, name: title, count: `${count}`, most: mostCopies })
    else if (said.says === 'cards') found.push({ line, card: said.card, count })
    else problems.push({ why: 'unknownCard', line, name: title, suggestions: suggestionsFor(title) })
  }
  return gathered(name, found, problems)
}

const saysName = /^(?:deck )?(?:name|title):(.*)$/i

/**
 * The name of a deck is what stands first, if it says that it is one, or is no card, or if the identity comes next: a
 * deck may be named as a card is.
 */
function splitName(lines: readonly Line[]): { readonly name: string; readonly rest: readonly Line[] } {
  const start = lines.findIndex(({ text }) => saysName.test(text) || saidBy(text).says !== 'nothing')
  const [first, second] = lines.slice(start < 0 ? lines.length : start)
  if (first === undefined) return { name: '', rest: [] }
  const rest = lines.slice(start + 1)
  const said = saysName.exec(first.text)?.[1]
  if (said !== undefined) return { name: said, rest }
  const isName = isBare(saidBy(first.text), 'unknown') || isIdentity(second && saidBy(second.text))
  return isName && !isCounted(saidBy(first.text)) ? { name: first.text, rest } : { name: '', rest: lines }
}

const isCounted = (said: Said): boolean => said.says !== 'nothing' && said.counted
const isBare = (said: Said, says: Said['says']): boolean => said.says === says && !isCounted(said)
const isIdentity = (said: Said | undefined): boolean =>
  said?.says === 'cards' && !said.counted && said.card.type === 'identity'
