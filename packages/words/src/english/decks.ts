import type { Problem, Violation } from '@paydata/decks'
import { shortened } from '@paydata/decks'
import type { DeckWords } from '../decks.ts'

const poolNames = {
  all: 'the cards that can be played with',
  startup: 'the cards of Startup',
  standard: 'the cards of Standard',
  eternal: 'the cards of Eternal',
  'system-gateway': 'the cards of System Gateway',
  core: 'the cards of the Core Set',
}

function told(violation: Violation): string {
  switch (violation.why) {
    case 'noIdentity':
      return 'The deck has no single identity, so its size, influence and agenda points are not judged'
    case 'notAnIdentity':
      return `${violation.card} is no identity`
    case 'identityNotForDecks':
      return `${violation.card} is only for the decks it comes with`
    case 'tooFewCards':
      return `The deck has ${cards(violation.size)}, and its identity asks for at least ${violation.least}`
    case 'identityInDeck':
      return `${violation.card} is an identity and cannot be in a deck`
    case 'wrongSide':
      return `${violation.card} is a card of the other side`
    case 'noInfluenceCost':
      return `${violation.card} is of another faction and has no influence cost, so only its faction can use it`
    case 'tooMuchInfluence':
      return `The deck spends ${violation.influence} influence, and its identity allows ${violation.most}`
    case 'agendaPoints':
      return `The deck has ${violation.points} agenda points, and with ${cards(violation.size)} it must have ${violation.least} or ${violation.most}`
    case 'tooManyCopies':
      return `There are ${violation.count} copies of ${violation.card}, and there may be ${violation.most}`
    case 'noCount':
      return `${violation.count} is no number of copies of ${violation.card}`
    case 'unknownCard':
      return `There is no card "${violation.card}"`
    case 'notInPool':
      return `${violation.card} is not one of ${poolNames[violation.pool]}`
    case 'banned':
      return `${violation.card} is banned by ${violation.list}`
    case 'threePointAgendas':
      return `The deck has ${violation.count} agendas worth 3 points, and ${violation.list} allows ${violation.most}`
    case 'pointsOfList':
      return `The cards of the deck come to ${violation.points} points in ${violation.list}, which allows ${violation.most}`
  }
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

function reason(problem: Problem): string {
  switch (problem.why) {
    case 'empty':
      return 'There is nothing to read.'
    case 'notText':
      return 'This is no text, or not as UTF-8.'
    case 'notJson':
      return 'This begins like JSON, but it is not, or not the whole of it.'
    case 'noDeckInJson':
      return 'This JSON holds no deck: it needs "cards", as decks of NetrunnerDB have them.'
    case 'noDeckInXml':
      return 'This XML holds no deck: it needs "card" with "qty", as decks of OCTGN have them.'
    case 'damagedCode':
      return 'This code of a deck is damaged or not whole: copy it once more.'
    case 'newerCode':
      return `This code of a deck is of a newer release (${problem.version}): load the page again, or ask for the list as text.`
    case 'link':
      return `Decks are not fetched from other sites. Open the deck at ${shortened(problem.site)}, export it there as text, copy that, and paste it here.`
    case 'tooLong':
      return `A deck list has at most ${problem.most} characters.`
    case 'tooManyLines':
      return `A deck list has at most ${problem.most} lines.`
    case 'lineTooLong':
      return `A line has at most ${problem.most} characters.`
    case 'severalDecks':
      return `There are ${problem.count} decks here; give one.`
    case 'badCount':
      return `${shortened(problem.count, 20)} is no number of copies of "${shortened(problem.name)}": it must be from 1 to ${problem.most}.`
    case 'unknownCard':
      return `There is no card "${shortened(problem.name)}".${meant(problem.suggestions)}`
    case 'tooManyCards':
      return `A deck has at most ${problem.most} different cards, and here are ${problem.count}.`
    case 'moreUnknown':
      return problem.count === 1
        ? '… and 1 more name that is no card.'
        : `… and ${problem.count} more names that are no cards.`
    case 'noIdentity':
      return `The list names no identity.${meant(problem.suggestions)}`
    case 'severalIdentities':
      return `The list names ${problem.names.length} identities, and a deck has one: ${listed(problem.names, 'and')}.`
  }
}

const meant = (titles: readonly string[]): string =>
  titles.length === 0 ? '' : ` Did you mean ${listed(titles, 'or')}?`

function listed(names: readonly string[], word: 'and' | 'or'): string {
  const others = names.toSpliced(-1).join(', ')
  return `${others === '' ? '' : `${others} ${word} `}${names.at(-1) ?? ''}`
}

/** What is wrong with decks, in English. */
export const decksInEnglish: DeckWords = {
  violation: violation => `${told(violation)} (${violation.cites ?? `CR ${violation.rule}`}).`,
  problem: problem => (problem.line === null ? reason(problem) : `Line ${problem.line}: ${reason(problem)}`),
}
