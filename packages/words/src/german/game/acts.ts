import type { Act } from '@paydata/engine/language'
import type { Declared } from '../../tree/clauses.ts'
import type { Thing } from '../../tree/tree.ts'
import type { Text } from './grammar.ts'
import { before } from './grammar.ts'
import { serversText } from './names.ts'
import { accusative, aText, dative, manyText } from './nouns.ts'

const orCards = (cards: Thing | null, usual: string): Text => (cards === null ? usual : accusative(cards))

/** What is done to cards, with its infinitive. */
const infinitives = {
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

type Cannot = Declared<'cannot'>
/** What it is about, and what is denied of it. */
type Forbidden = readonly [about: Text, denied: string]

const places = ({ servers }: Cannot): string =>
  servers === null ? '' : ` in ${serversText(servers, 'dative')}`
const goals = ({ servers }: Cannot): string =>
  servers === null ? '' : ` auf ${serversText(servers, 'accusative')}`
const on = ({ cards }: Cannot): string => (cards === null ? '' : ` auf ${dative(cards)}`)
const notDone =
  (act: keyof typeof infinitives, usual = 'Karten') =>
  (d: Cannot): Forbidden => [orCards(d.cards, usual), `nicht ${infinitives[act]}`]

/** What a player cannot do. */
export const forbidden: Readonly<Record<Act, (d: Cannot) => Forbidden>> = {
  jackOut: d => [d.who === 'you' ? 'dich' : 'sich', 'nicht ausloggen'],
  draw: () => ['', 'keine Karten ziehen'],
  run: d => ['', `${d.servers === null ? 'keine Runs' : `keinen Run${goals(d)}`} durchführen`],
  access: d => ['', `nicht auf ${orCards(d.cards, 'Karten')}${places(d)} zugreifen`],
  break: d => [
    '',
    `keine ${d.subroutines === 'printed' ? 'aufgedruckten ' : ''}Subroutinen${on(d)} ${breakUsing(d.using)}`,
  ],
  gainCredits: () => ['', 'keine Credits erhalten'],
  spendCredits: () => ['', 'keine Credits ausgeben'],
  beSuccessful: d => ['', `keine Runs${goals(d)} für erfolgreich erklären`],
  removeTags: () => ['', 'keine Markierungen entfernen'],
  prevent: d => ['', `keine Effekte${on(d)}${places(d)} verhindern`],
  steal: notDone('steal', 'Agenden'),
  forfeit: notDone('forfeit', 'Agenden'),
  score: notDone('score', 'Agenden'),
  bypass: notDone('bypass', 'ICE'),
  trash: notDone('trash'),
  rez: notDone('rez'),
  install: notDone('install'),
  play: notDone('play'),
  use: notDone('use'),
  advance: notDone('advance'),
  expose: notDone('expose'),
}

function breakUsing(using: Cannot['using']): string {
  if (using === null) return 'brechen'
  return using.except
    ? `brechen, außer mit ${aText(using.noun, 'dative')}`
    : `mit ${manyText(using.noun, 'dative')} brechen`
}

type Paid = Declared<'additionalCost'>
/** "Um … zu": what is to be paid for. */
export function inOrderTo({
  to,
  cards,
  servers,
  orRoot,
}: Pick<Paid, 'to' | 'cards' | 'servers' | 'orRoot'>): Text {
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
      return `${orCards(cards, 'eine Agenda')}${servers === null ? '' : ` aus ${serversText(servers, 'dative')}${orRoot ? ' oder seiner Wurzel' : ''}`} zu stehlen`
    case 'score':
      return before('zu punkten', orCards(cards, 'eine Agenda'))
    default:
      return before(`zu ${infinitives[to]}`, orCards(cards, 'Karten'))
  }
}
