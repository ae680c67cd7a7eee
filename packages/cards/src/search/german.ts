import { shortened } from '../decks/shortened.ts'
import type { SearchWords } from './words.ts'

const meant = (words: readonly string[]): string =>
  words.length === 0 ? '' : ` Meintest du ${words.join(' oder ')}?`

/** What is wrong with a search, in German. */
export const searchInGerman: SearchWords = problem => {
  switch (problem.why) {
    case 'tooLong':
      return `Eine Suche hat höchstens ${problem.most} Zeichen.`
    case 'unknownField':
      return `Eine Suche hat kein Feld „${shortened(problem.field)}“.${meant(problem.suggestions)}`
    case 'noValue':
      return `Schreib hinter „${problem.field}“ ohne Leerzeichen, was das Feld sein muss.`
    case 'unknownValue':
      return `Keine Karte hat „${shortened(problem.value)}“ im Feld „${problem.field}“.${meant(problem.suggestions)}`
    case 'notANumber':
      return `„${problem.field}“ wird mit einer Zahl verglichen, und „${shortened(problem.value)}“ ist keine.`
    case 'notADay':
      return `Ein Tag wird wie in format:startup@2026-05-01 geschrieben, nicht wie in „${shortened(problem.value)}“.`
    case 'noComparison':
      return `„${problem.field}“ ist keine Zahl und wird mit : oder != verglichen, nicht mit ${problem.operator}.`
    case 'nothingBeside':
      return `Neben „${problem.operator}“ fehlt etwas. Setz „${problem.operator}“ in Anführungszeichen, um nach dem Wort zu suchen.`
    case 'openBracket':
      return 'Diese Klammer wird nicht geschlossen.'
    case 'closingBracket':
      return 'Diese Klammer schließt keine.'
    case 'openQuote':
      return 'Zu diesem Anführungszeichen fehlt das zweite.'
    default:
      return problem satisfies never
  }
}
