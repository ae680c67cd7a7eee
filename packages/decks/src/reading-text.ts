import type { Found, PassedOver, Reading } from './gathering.ts'
import { gathered, isCount, mostLines, unread } from './gathering.ts'
import type { Said } from './lines.ts'
import { saidBy, withoutMarks } from './lines.ts'
import { withoutBullet, withoutLongComments, withoutMarkup } from './markup.ts'
import { mostCopies } from './model.ts'
import type { Problem } from './problems.ts'
import { newPatience } from './suggestions.ts'

const longestLine = 400

interface Line {
  readonly line: number
  readonly text: string
  readonly said: Said
}

/** A list with a card on each line, as players paste it. */
export function readText(written: string): Reading {
  const lines = withoutLongComments(written)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((each, index) => ({ line: index + 1, text: each.trim() }))
    .filter(({ text }) => text !== '')
  if (lines.length > mostLines) return unread({ why: 'tooManyLines', line: null, most: mostLines })
  const tooLong = lines.filter(({ text }) => text.length > longestLine)
  if (tooLong.length > 0)
    return unread(...tooLong.map(({ line }): Problem => ({ why: 'lineTooLong', line, most: longestLine })))

  const patience = newPatience()
  const { name, rest } = splitName(lines.map(each => ({ ...each, said: saidBy(each.text, patience) })))
  const found: Found[] = []
  const problems: Problem[] = []
  const passedOver: PassedOver[] = []
  for (const { line, text, said } of rest) {
    switch (said.says) {
      case 'nothing':
        break
      case 'text':
        passedOver.push({ line, text })
        break
      case 'unknown': {
        const { name: unknown, suggestions } = said
        problems.push({ why: 'unknownCard', line, name: unknown, suggestions })
        break
      }
      case 'card': {
        const { card, count } = said
        const copies = count === null ? 1 : /^\d+$/.test(count) ? Number(count) : Number.NaN
        if (isCount(copies))
          found.push({ line, card, count: copies, stands: count === null ? 'alone' : 'counted' })
        else problems.push({ why: 'badCount', line, name: card.title, count: count ?? '', most: mostCopies })
        break
      }
      default:
        said satisfies never
    }
  }
  return gathered(name, found, problems, passedOver)
}

const saysName = /^(?:(?:deck ?)?(?:name|title):(.*)|deck:(.*\S.*))$/i

interface Split {
  readonly name: string
  readonly rest: readonly Line[]
}

/**
 * The name of a deck is what says that it is one, or what stands first and is no card, or what the identity comes after:
 * a deck may be named as a card is.
 */
function splitName(lines: readonly Line[]): Split {
  const without = (nameLine: Line, name: string): Split => ({
    name,
    rest: lines.filter(each => each !== nameLine),
  })
  const told = lines.find(({ text }) => saysName.test(text))
  if (told !== undefined) {
    const [, name, deck] = saysName.exec(told.text) ?? []
    return without(told, name ?? deck ?? '')
  }
  // In Markdown the deck’s name is above all other headings, and looks like a comment.
  const title = lines.some(({ text }) => /^##+ /.test(text))
    ? lines.find(({ text }) => /^# /.test(text))
    : undefined
  if (title !== undefined) return without(title, nameIn(title.text.slice(1)))
  const [first, second] = lines.filter(({ said }) => said.says !== 'nothing')
  if (first === undefined || !isName(first.said, second?.said)) return { name: '', rest: lines }
  return without(first, nameIn(first.text))
}

export const nameIn = (text: string): string => withoutMarks(withoutBullet(withoutMarkup(text)))

function isName(first: Said, second: Said | undefined): boolean {
  const identity = second?.says === 'card' && second.count === null ? second.card : undefined
  const isBeforeIdentity = identity?.type === 'identity'
  switch (first.says) {
    case 'nothing':
      return false
    case 'text':
      return isBeforeIdentity || !first.isHeading
    case 'unknown':
      return first.count === null || (isBeforeIdentity && first.suggestions.length === 0)
    case 'card':
      return (
        first.count === null &&
        isBeforeIdentity &&
        (first.card.type !== 'identity' || first.card === identity)
      )
    default:
      return first satisfies never
  }
}
