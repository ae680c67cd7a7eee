import type { Definition } from '@paydata/engine'
import { partsOf } from '@paydata/engine'

/** The topics of the rules that cards touch, by the numbers of their sections. */
export const topics = [
  ...([
    '1.7',
    '1.9',
    '1.10',
    '1.10.5',
    '1.11',
    '1.13',
    '1.16',
    '1.17',
    '1.18',
    '1.19',
    '1.20',
    '1.21',
  ] as const),
  ...([
    '2.4',
    '2.5',
    '2.6',
    '2.7',
    '2.16',
    '3.1',
    '3.2',
    '3.3',
    '3.4',
    '3.5',
    '3.6',
    '3.6.5',
    '3.7',
  ] as const),
  ...([
    '3.8',
    '3.8.5',
    '3.9',
    '3.9.5',
    '3.10',
    '4.3',
    '5.2',
    '6',
    '6.2',
    '6.5',
    '6.5.8',
    '7.1',
    '7.3',
  ] as const),
  ...(['8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8', '9.4', '9.5', '9.6', '9.8', '9.9'] as const),
  ...(['9.10', '9.12.5', '9.12.6', '10.1.1', '10.1.2', '10.1.3', '10.4', '10.5', '10.6', '10.7'] as const),
  ...(['10.8', '10.10', '10.11', '10.12', '10.13', '10.14'] as const),
] as const
export type Topic = (typeof topics)[number]

const ofType: Readonly<Record<string, readonly Topic[]>> = {
  identity: ['3.1'],
  agenda: ['3.2', '1.17', '1.18'],
  asset: ['3.3', '2.6'],
  ice: ['3.4', '6.5'],
  operation: ['3.5', '8.6'],
  upgrade: ['3.6', '2.6'],
  event: ['3.7', '8.6'],
  hardware: ['3.8'],
  program: ['3.9', '1.20'],
  resource: ['3.10'],
}
const ofSubtype: Readonly<Record<string, Topic>> = { region: '3.6.5', console: '3.8.5', icebreaker: '3.9.5' }
const ofForm: Readonly<Record<string, Topic>> = {
  static: '9.4',
  paid: '9.5',
  when: '9.6',
  subroutine: '9.8',
}
const ofVerb: Readonly<Record<string, Topic>> = {
  ...{
    gainCredits: '1.10',
    loseCredits: '1.10',
    takeCredits: '1.10',
    gainClicks: '1.11',
    loseClicks: '1.11',
  },
  draw: '8.4',
  damage: '10.4',
  giveTags: '10.5',
  removeTags: '10.5',
  badPublicity: '10.6',
  placeCounters: '1.9',
  removeCounters: '1.9',
  moveCounters: '1.9',
  advance: '1.18',
  purge: '10.1.2',
  charge: '10.10',
  trash: '1.19',
  addTo: '8.2',
  forfeit: '8.2',
  rez: '8.1',
  derez: '8.1',
  turnFace: '8.1',
  expose: '1.21',
  reveal: '1.21',
  look: '1.21',
  arrange: '8.3',
  arrangeIce: '8.3',
  search: '8.7',
  install: '8.5',
  play: '8.6',
  swap: '8.8',
  host: '1.13',
  becomeAgenda: '10.1.3',
  moveToRoot: '8.2',
  run: '6',
  endRun: '6',
  jackOut: '6',
  moveIce: '6.2',
  moveRunner: '6.2',
  changeServer: '6.2',
  ...{
    approachInstead: '6.2',
    encounter: '6.5',
    bypass: '6.5.8',
    breakSubroutines: '9.8',
    resolveSubroutine: '9.8',
    breach: '7.3',
  },
  access: '7.1',
  trace: '10.8',
  psi: '10.14',
  identifyMark: '10.11',
  sabotage: '10.12',
  lasting: '9.10',
  later: '9.6',
  prevent: '9.9',
  changeExpected: '9.9',
  oneOf: '9.12.6',
  win: '1.7',
}
const ofDeclaration: Readonly<Record<string, Topic>> = {
  strength: '2.7',
  memory: '1.20',
  link: '10.7',
  handSize: '4.3',
  clicks: '1.11',
  cost: '1.16',
  additionalCost: '1.16',
  alternativePayment: '1.16',
  requirement: '2.4',
  points: '2.5',
  subtype: '2.16',
  recurring: '1.10.5',
  canHost: '1.13',
  canAdvance: '1.18',
  access: '7.3',
  replace: '9.9',
  value: '9.9',
}

/** The sections of the rules that say how a card works, in their order. */
export function topicsOf({ printed, abilities }: Definition): readonly Topic[] {
  const { type, subtypes = [], unique, link } = printed
  const found = new Set<Topic | undefined>([
    ...(ofType[type] ?? []),
    ...subtypes.map(subtype => ofSubtype[subtype]),
    unique === true ? '10.1.1' : undefined,
    link === undefined || link === 0 ? undefined : '10.7',
  ])
  for (const each of partsOf(abilities)) {
    if (each.is === 'ability') {
      const { part } = each
      found.add(part.form === 'play' ? '8.6' : ofForm[part.form])
      if (part.persistent === true) found.add('9.12.5')
      if (part.form === 'when' && part.dividends !== undefined) found.add('10.13')
    } else if (each.is === 'instruction') found.add(ofVerb[each.part.do])
    else if (each.is === 'declaration') found.add(ofDeclaration[each.part.declare])
    else if (each.is === 'cost' && 'pay' in each.part && each.part.pay === 'clicks') found.add('5.2')
  }
  return topics.filter(topic => found.has(topic))
}
