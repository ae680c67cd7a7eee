import { shortened } from '@paydata/decks'
import type { QueryWords } from '@paydata/decks/search'
import type { SearchWords } from '../search.ts'

const meant = (words: readonly string[]): string =>
  words.length === 0 ? '' : ` Meintest du ${words.join(' oder ')}?`

const problem: SearchWords['problem'] = problem => {
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

const query: QueryWords = {
  fields: {
    titel: 'title',
    art: 'type',
    typ: 'type',
    unterart: 'subtype',
    untertyp: 'subtype',
    fraktion: 'faction',
    seite: 'side',
    nummer: 'code',
    ist: 'is',
    verboten: 'banned',
    kosten: 'cost',
    stärke: 'strength',
    einfluss: 'influence',
    punkte: 'points',
    fortschritt: 'advancement',
    speicher: 'memory',
    zerstörungskosten: 'trash',
    exemplare: 'copies',
    größe: 'size',
    einflussgrenze: 'influencelimit',
  },
  flags: { einzigartig: 'unique', verboten: 'banned', spielbar: 'playable' },
  joins: { and: 'und', or: 'oder', not: 'nicht' },
}

export const searchInGerman: SearchWords = { problem, query }
