import type { Parts } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Declared } from '../../tree/clauses.ts'
import type { Thing } from '../../tree/tree.ts'

import { auf, before, inCase, inside } from './grammar.ts'
import { serversText } from './names.ts'
import { accusative, aText, dative, groupOf, manyText } from './nouns.ts'

const orCards = (cards: Thing | null, usual: string): Text => (cards === null ? usual : accusative(cards))

/** What is done to cards, with its infinitive. */
const infinitives = {
  steal: 'stehlen',
  trash: 'zerstören',
  forfeit: 'aufgeben',
  rez: 'rezzen',
  score: 'werten',
  install: 'installieren',
  play: 'spielen',
  use: 'einsetzen',
  advance: 'vorantreiben',
  bypass: 'umgehen',
  expose: 'enthüllen',
}

type Cannot = Declared<'cannot'>
/** What it is about, and what is denied of it. */
type Forbidden = readonly [about: Text, ...denied: Parts]

const places = ({ servers }: Cannot): Text =>
  servers === null ? '' : t` ${inside(serversText(servers, 'dative'))}`
const goals = ({ servers }: Cannot): Text =>
  servers === null ? '' : t` auf ${serversText(servers, 'accusative')}`
const on = ({ cards }: Cannot): Text => (cards === null ? '' : t` auf ${dative(cards)}`)
const notDone =
  (act: keyof typeof infinitives, usual = 'Karten') =>
  (d: Cannot): Forbidden => [orCards(d.cards, usual), 'nicht', infinitives[act]]

/** What a player cannot do. */
export const forbidden: Readonly<Record<Cannot['act'], (d: Cannot) => Forbidden>> = {
  jackOut: d => [d.who === 'you' ? 'dich' : 'sich', 'nicht', 'ausloggen'],
  draw: () => ['', 'keine Karten', 'ziehen'],
  run: d => ['', d.servers === null ? 'keine Runs' : t`keinen Run${goals(d)}`, 'durchführen'],
  access: d => ['', 'nicht', t`${auf(orCards(d.cards, 'Karten'))}${places(d)}`, 'zugreifen'],
  break: d => [
    '',
    d.moreThan !== null
      ? t`nicht mehr als ${d.moreThan} ${d.subroutines === 'printed' ? 'aufgedruckte ' : ''}${d.moreThan === 1 ? 'Subroutine' : 'Subroutinen'}${on(d)} in jeder Konfrontation`
      : t`keine ${d.subroutines === 'printed' ? 'aufgedruckten ' : ''}Subroutinen${on(d)}`,
    breakUsing(d.using),
  ],
  gainCredits: () => ['', 'keine Credits', 'erhalten'],
  spendCredits: () => ['', 'keine Credits', 'ausgeben'],
  beSuccessful: d => ['', t`keine Runs${goals(d)}`, 'für erfolgreich erklären'],
  removeTags: () => ['', 'keine Markierungen', 'entfernen'],
  prevent: d => ['', t`keine Effekte${on(d)}${places(d)}`, 'verhindern'],
  steal: notDone('steal', 'Agenden'),
  forfeit: notDone('forfeit', 'Agenden'),
  score: notDone('score', 'Agenden'),
  bypass: notDone('bypass', 'ICE'),
  trash: d =>
    d.moreThan === null || d.cards?.is !== 'kind'
      ? notDone('trash')(d)
      : [
          '',
          t`in jeder Konfrontation${d.using === null ? '' : t` ${withWhat(d.using)}`} nicht mehr als`,
          inCase(
            groupOf(d.cards.noun, d.moreThan !== 1),
            { is: 'figure', text: t`${d.moreThan}`, one: d.moreThan === 1 },
            'accusative',
            d.moreThan !== 1,
          ),
          'zerstören',
        ],
  rez: notDone('rez'),
  install: notDone('install'),
  play: notDone('play'),
  use: notDone('use'),
  advance: notDone('advance'),
  expose: notDone('expose'),
}

const withWhat = (using: NonNullable<Cannot['using']>): Text =>
  'card' in using ? t`mit ${dative(using.card)}` : t`mit ${manyText(using.noun, 'dative')}`

function breakUsing(using: Cannot['using']): Text {
  if (using === null) return 'brechen'
  return 'except' in using && using.except
    ? t`brechen, außer mit ${aText(using.noun, 'dative')}`
    : t`${withWhat(using)} brechen`
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
        : t`einen Run auf ${serversText(servers, 'accusative')} durchzuführen`
    case 'access':
      return t`${auf(orCards(cards, 'eine Karte'))}${servers === null ? '' : t` ${inside(serversText(servers, 'dative'))}`} zuzugreifen`
    case 'jackOut':
      return 'sich auszuloggen'
    case 'trashResource':
      return t`${orCards(cards, 'eine Ressource')} mit der Grundaktion zu zerstören`
    case 'steal':
      return t`${orCards(cards, 'eine Agenda')}${servers === null ? '' : t` aus ${serversText(servers, 'dative')}${orRoot ? ' oder seiner Wurzel' : ''}`} zu stehlen`
    case 'score':
      return before('zu werten', orCards(cards, 'eine Agenda'))
    default:
      return before(`zu ${infinitives[to]}`, orCards(cards, 'Karten'))
  }
}
