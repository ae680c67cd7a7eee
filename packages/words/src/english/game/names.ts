import type { CardType, CounterTerm, Zone } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Exceptions, Language } from '../../tree/language.ts'
import type { Person, ServerName, Servers, ZoneName } from '../../tree/tree.ts'
import type { Noun } from './grammar.ts'
import { list, noun, possessive } from './grammar.ts'
import { heading } from './inflection.ts'

/** The things of the game. */
export const types: Readonly<Record<CardType, Noun>> = {
  identity: noun('identity', 'identities'),
  agenda: noun('agenda'),
  asset: noun('asset'),
  ice: noun('piece of ice', 'pieces of ice'),
  operation: noun('operation'),
  upgrade: noun('upgrade'),
  event: noun('event'),
  hardware: noun('piece of hardware', 'pieces of hardware'),
  program: noun('program'),
  resource: noun('resource'),
}

export const card = noun('card')
export const tag = noun('tag')
export const agendaPoint = noun('agenda point')

export const counters: Readonly<Record<CounterTerm, Noun>> = {
  credit: noun('[credit]', '[credit]'),
  advancement: noun('advancement counter'),
  token: noun('advancement token'),
  virus: noun('virus counter'),
  power: noun('power counter'),
  agenda: noun('agenda counter'),
  tag,
  badPublicity: noun('bad publicity', 'bad publicity'),
}

export const damageName = (kind: string | null): Text => (kind === null ? 'damage' : t`${kind} damage`)

/** Subtypes that are written in another way than they are called. */
const names: Readonly<Record<string, string>> = { ai: 'AI', ap: 'AP' }
export const subtypeName = (name: string): string => names[name] ?? name

const named = (kind: string): string => heading(subtypeName(kind))
export const kinds: Language['kinds'] = { type: named, subtype: named }

/** Subtypes that players use as nouns. */
export const nounSubtypes: readonly string[] = [
  'icebreaker',
  'barrier',
  'code gate',
  'sentry',
  'trap',
  'console',
  'fracter',
  'decoder',
  'killer',
  'trojan',
]

const pile = (name: string) => (whose: Person) => t`${whose === 'you' ? 'your' : 'the'} ${name}`
const scoreArea = (whose: Person) => t`${possessive[whose]} score area`
const playArea = (whose: Person) => t`${possessive[whose]} play area`
const zones: Readonly<Record<Zone | 'scoreAreas', (whose: Person) => Text>> = {
  hq: () => 'HQ',
  rnd: () => 'R&D',
  archives: () => 'Archives',
  grip: pile('grip'),
  stack: pile('stack'),
  heap: pile('heap'),
  corpScore: scoreArea,
  runnerScore: scoreArea,
  identity: playArea,
  rig: playArea,
  play: playArea,
  root: () => 'the root of a server',
  ice: () => 'a position protecting a server',
  hosted: () => 'a host card',
  setAside: () => 'the set-aside zone',
  removed: () => 'outside of the game',
  scoreAreas: () => 'a score area',
}

export const zoneText = ({ zone, whose }: ZoneName): Text => zones[zone](whose)

const servers: Readonly<Record<Exclude<ServerName, object>, string>> = {
  hq: 'HQ',
  rnd: 'R&D',
  archives: 'Archives',
  here: 'this server',
  attacked: 'the attacked server',
  breached: 'the breached server',
  that: 'that server',
  any: 'a server',
  central: 'a central server',
  remote: 'a remote server',
  another: 'another server',
  anotherRemote: 'another remote server',
  whichever: 'any server',
  mark: 'your mark',
  protectedByIce: 'a server protected by ice',
  withCardInRoot: 'a server with a card in its root',
  unrunCentral: 'a central server you have not run this turn',
}
/** Several servers of a game are joined by "or". */
type ServerSet = Exclude<ServerName, object> | 'several'
/** Those that "is" stands before: "is this server". */
type Being =
  | 'hq'
  | 'rnd'
  | 'archives'
  | 'here'
  | 'attacked'
  | 'breached'
  | 'that'
  | 'whichever'
  | 'mark'
  | 'unrunCentral'
  | 'several'
const adjectives: Exceptions<ServerSet, Being | 'protectedByIce' | 'withCardInRoot', string> = {
  any: '',
  central: 'central ',
  remote: 'remote ',
  another: 'other ',
  anotherRemote: 'other remote ',
}
const told: Exceptions<
  ServerSet,
  Being | 'any' | 'central' | 'remote' | 'another' | 'anotherRemote',
  readonly [one: Text, many: Text]
> = {
  protectedByIce: ['is protected by ice', 'are protected by ice'],
  withCardInRoot: ['has a card in its root', 'have a card in their root'],
}

export const serverText = (server: ServerName): Text =>
  typeof server === 'object' ? t`Server ${server.remote}` : servers[server]

export const serversText = (of: Servers): Text => list(of.map(serverText), 'or')

const setOf = ([only, more]: Servers): ServerSet =>
  more === undefined && typeof only === 'string' ? only : 'several'

/** Servers of several sets at once: "remote server that has a card in its root and is protected by ice". */
export function serversAmong(sets: readonly Servers[]): Noun {
  const before = joined(
    sets.map(set => adjectives[setOf(set)] ?? ''),
    '',
  )
  const clauses = sets.flatMap(set => {
    const is = serversText(set)
    return setOf(set) in adjectives ? [] : [told[setOf(set)] ?? [t`is ${is}`, t`are ${is}`]]
  })
  const that = (which: 0 | 1) =>
    clauses.length === 0
      ? ''
      : t` that ${list(
          clauses.map(clause => clause[which]),
          'and',
        )}`
  return noun(t`${before}server${that(0)}`, t`${before}servers${that(1)}`)
}

/** Where cards are installed: what is in a central server besides is not (CR 4.6.8). */
export const rootOf = (server: ServerName): Text =>
  typeof server === 'object' ? serverText(server) : t`the root of ${serverText(server)}`
