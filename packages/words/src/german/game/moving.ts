import type { Side } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Deed, Owner, Term } from '../../tree/doing.ts'
import { quantity, symbols } from './amounts.ts'
import { von } from './grammar.ts'
import { scoreArea, serverText } from './names.ts'
import { accusative, dative } from './nouns.ts'
import type { Phrase } from './phrases.ts'
import { act } from './phrases.ts'
import { add, place, remove, shuffle } from './verbs.ts'

const hand = ({ side, person }: Owner): Text =>
  side === 'corp'
    ? 'HQ'
    : side === null
      ? 'der Hand ihres Besitzers'
      : person === 'you'
        ? 'deinem Griff'
        : 'dem Griff'
const intoHand = ({ side, person }: Owner): Text =>
  side === 'corp'
    ? 'in HQ'
    : side === null
      ? 'auf die Hand ihres Besitzers'
      : person === 'you'
        ? 'in deinen Griff'
        : 'in den Griff'
const deckOf = ({ side, person }: Owner): Text =>
  side === 'corp'
    ? 'F&E'
    : side === null
      ? 'das Deck ihres Besitzers'
      : person === 'you'
        ? 'deinen Stapel'
        : 'den Stapel'
const discard = ({ side, person }: Owner): Text =>
  side === 'corp'
    ? 'das Archiv'
    : side === null
      ? 'den Abwurfstapel ihres Besitzers'
      : person === 'you'
        ? 'deine Halde'
        : 'die Halde'

/** That of the owner, if it is the reader. */
const scoreAreaOf = (whose: Side, { side, person }: Owner): Text =>
  scoreArea(person === 'you' && side === whose ? 'you' : whose)

type Moved = Deed<'addTo'>
/** Where cards go, each with its verb. */
export const goals: Readonly<Record<Moved['to'], (d: Moved, face: string) => Phrase>> = {
  hand: (d, face) => act(d.who, add, t`${accusative(d.cards)}${face} ${hand(d.owner)}`),
  topOfDeck: (d, face) => act(d.who, place, t`${accusative(d.cards)}${face} oben auf ${deckOf(d.owner)}`),
  bottomOfDeck: (d, face) => act(d.who, place, t`${accusative(d.cards)}${face} unter ${deckOf(d.owner)}`),
  eitherEndOfDeck: (d, face) =>
    act(d.who, place, t`${accusative(d.cards)}${face} oben auf oder unter ${deckOf(d.owner)}`),
  handOrBottomOfDeck: (d, face) =>
    act(d.who, place, t`${accusative(d.cards)}${face} ${intoHand(d.owner)} oder unter ${deckOf(d.owner)}`),
  shuffledIntoDeck: (d, face) => act(d.who, shuffle, t`${accusative(d.cards)}${face} in ${deckOf(d.owner)}`),
  removed: d => act(d.who, remove, t`${accusative(d.cards)} aus dem Spiel`),
  setAside: (d, face) => act(d.who, place, t`${accusative(d.cards)}${face} beiseite`),
  discard: (d, face) => act(d.who, place, t`${accusative(d.cards)}${face} auf ${discard(d.owner)}`),
  corpScore: (d, face) => act(d.who, add, t`${accusative(d.cards)}${face} ${scoreAreaOf('corp', d.owner)}`),
  runnerScore: (d, face) =>
    act(d.who, add, t`${accusative(d.cards)}${face} ${scoreAreaOf('runner', d.owner)}`),
}

/** How a card is installed: before the verb, or after it. */
function termText(term: Term): Text {
  switch (term.term) {
    case 'oneByOne':
      return ' nacheinander'
    case 'faceup':
      return ' offen'
    case 'facedown':
      return ' verdeckt'
    case 'newRemote':
      return ' in einem neuen entfernten Server'
    case 'remoteRoot':
      return ' in der Wurzel eines entfernten Servers'
    case 'innermost':
      return ' auf der innersten Position'
    case 'anyPosition':
      return ' auf einer beliebigen Position'
    case 'server':
      return t` in oder vor ${serverText(term.server, 'dative')}`
    case 'protecting':
      return t` vor ${serverText(term.server, 'dative')}`
    case 'inward':
      return t` direkt innerhalb ${von(dative(term.of))}`
    case 'onto':
      return t` auf ${dative(term.of)}`
    case 'paying':
    case 'ignoring':
    case 'less':
    case 'more':
    case 'totalLess':
      return ''
  }
}
function priceText(term: Term): Text {
  switch (term.term) {
    case 'ignoring':
      return term.costs === 'all'
        ? ', ohne irgendwelche Kosten zu bezahlen'
        : ', ohne ihre Creditkosten zu bezahlen'
    case 'paying':
      return ' (die Installationskosten werden bezahlt)'
    case 'more':
      return t`; die Kosten sind um ${quantity(term.amount).count} höher${quantity(term.amount).tail}`
    default:
      return ''
  }
}
/** What is paid less, before the verb: "für 2[credit] weniger". */
export const discounts = (of: readonly Term[]): Text => {
  const each = of.some(({ term }) => term === 'oneByOne') ? 'jeweils ' : ''
  return joined(
    of.map(term => discount(term, each)),
    '',
  )
}
function discount(term: Term, each: string): Text {
  if (term.term !== 'less' && term.term !== 'totalLess') return ''
  const { tail } = quantity(term.amount)
  const { forEach: _, where: __, ...amount } = term.amount
  const much = symbols(amount, '[credit]')
  return t` für ${term.term === 'less' ? each : 'insgesamt '}${much} weniger${tail}`
}
export const terms = (of: readonly Term[]): Text => joined(of.map(termText), '')
export const prices = (of: readonly Term[]): Text => joined(of.map(priceText), '')
