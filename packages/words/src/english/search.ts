import { shortened } from '@paydata/decks'
import type { SearchWords } from '../search.ts'

const joins = { and: 'and', or: 'or', not: 'not' }

const meant = (words: readonly string[]): string =>
  words.length === 0 ? '' : ` Did you mean ${words.join(' or ')}?`

const problem: SearchWords['problem'] = problem => {
  switch (problem.why) {
    case 'tooLong':
      return `A search has at most ${problem.most} characters.`
    case 'unknownField':
      return `A search has no field "${shortened(problem.field)}".${meant(problem.suggestions)}`
    case 'noValue':
      return `Write behind "${problem.field}" what the field must be, without a space.`
    case 'unknownValue':
      return `No card has "${shortened(problem.value)}" as its ${problem.field}.${meant(problem.suggestions)}`
    case 'notANumber':
      return `"${problem.field}" is compared with a number, and "${shortened(problem.value)}" is none.`
    case 'notADay':
      return `A day is written as in format:startup@2026-05-01, and not as in "${shortened(problem.value)}".`
    case 'noComparison':
      return `"${problem.field}" is no number, so it can be compared with : and != but not with ${problem.operator}.`
    case 'nothingBeside':
      return `"${problem.operator}" needs something beside it. Write "${problem.operator}" in quotation marks to search for the word.`
    case 'openBracket':
      return 'This bracket is not closed.'
    case 'closingBracket':
      return 'This bracket closes none.'
    case 'openQuote':
      return 'This quotation mark has no second one.'
    default:
      return problem satisfies never
  }
}

export const searchInEnglish: SearchWords = { problem, query: { fields: {}, flags: {}, joins } }
