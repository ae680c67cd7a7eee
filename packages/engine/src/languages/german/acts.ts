import type { Act } from '../../language/abilities.ts'
import type { Purpose } from '../../language/costs.ts'
import type { Declared } from '../../text/clauses.ts'
import type { Thing } from '../../text/tree.ts'
import { extraposed } from './grammar.ts'
import { serversText } from './names.ts'
import { accusative, aText, dative, manyText } from './nouns.ts'

const orCards = (cards: Thing | null, usual: string): string => (cards === null ? usual : accusative(cards))

/** What is done to cards, with its infinitive. */
const infinitives: Readonly<Partial<Record<Act | Purpose, string>>> = {
  steal: 'stehlen',
  trash: 'zerstören',
  forfeit: 'aufgeben',
  rez: 'rezzen',
  score: 'punkten',
  install: 'installieren',
  play: 'spielen',
  use: 'einsetzen',
  advance: 'vorantreiben',
  bypass: 'umgehen',
  expose: 'enthüllen',
}
const usualCards: Readonly<Partial<Record<Act, string>>> = {
  steal: 'Agenden',
  forfeit: 'Agenden',
  score: 'Agenden',
  bypass: 'ICE',
}

type Cannot = Declared<'cannot'>
/** What a player cannot do. */
export function forbidden({ act, cards, servers, using, subroutines }: Cannot): string {
  const place = servers === null ? '' : ` in ${serversText(servers, 'dative')}`
  switch (act) {
    case 'jackOut':
      return 'sich nicht ausloggen'
    case 'draw':
      return 'keine Karten ziehen'
    case 'run':
      return servers === null
        ? 'keine Runs durchführen'
        : `keinen Run auf ${serversText(servers, 'accusative')} durchführen`
    case 'access':
      return `nicht auf ${orCards(cards, 'Karten')}${place} zugreifen`
    case 'break':
      return `keine ${subroutines === 'printed' ? 'aufgedruckten ' : ''}Subroutinen${cards === null ? '' : ` auf ${dative(cards)}`} ${breakUsing(using)}`
    case 'gainCredits':
      return 'keine Credits erhalten'
    case 'spendCredits':
      return 'keine Credits ausgeben'
    case 'beSuccessful':
      return `keine Runs${servers === null ? '' : ` auf ${serversText(servers, 'accusative')}`} für erfolgreich erklären`
    case 'removeTags':
      return 'keine Markierungen entfernen'
    case 'prevent':
      return `keine Effekte${cards === null ? '' : ` auf ${dative(cards)}`}${place} verhindern`
    default:
      return `${orCards(cards, usualCards[act] ?? 'Karten')} nicht ${infinitives[act] ?? ''}`
  }
}

function breakUsing(using: Cannot['using']): string {
  if (using === null) return 'brechen'
  return using.except
    ? `brechen, außer mit ${aText(using.noun, 'dative')}`
    : `mit ${manyText(using.noun, 'dative')} brechen`
}

type Paid = Declared<'additionalCost'>
/** "Um … zu": what is to be paid for. */
export function inOrderTo({ to, cards, servers }: Pick<Paid, 'to' | 'cards' | 'servers'>): string {
  switch (to) {
    case 'run':
      return servers === null
        ? 'einen Run durchzuführen'
        : `einen Run auf ${serversText(servers, 'accusative')} durchzuführen`
    case 'access':
      return `auf ${orCards(cards, 'eine Karte')}${servers === null ? '' : ` in ${serversText(servers, 'dative')}`} zuzugreifen`
    case 'jackOut':
      return 'sich auszuloggen'
    case 'steal':
      return `${orCards(cards, 'eine Agenda')}${servers === null ? '' : ` aus ${serversText(servers, 'dative')} oder der Wurzel davon`} zu stehlen`
    case 'score':
      return extraposed(orCards(cards, 'eine Agenda'), 'zu punkten')
    default:
      return extraposed(orCards(cards, 'Karten'), `zu ${infinitives[to] ?? ''}`)
  }
}
