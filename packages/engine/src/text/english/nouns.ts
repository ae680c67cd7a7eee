import type { Possession, Property, Since } from '../../language/expressions.ts'
import type { CardType, CounterKind, DamageKind, Side, Zone } from '../../state/names.ts'
import type { Noun, Person, Quantity } from '../phrases.ts'
import { article, counted, list, noun, possessive, subject, symbols } from './grammar.ts'

const types: Readonly<Record<CardType, Noun>> = {
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

export const counters: Readonly<Record<CounterKind, Noun>> = {
  credit: noun('[credit]', '[credit]'),
  advancement: noun('advancement counter'),
  virus: noun('virus counter'),
  power: noun('power counter'),
  agenda: noun('agenda counter'),
  tag: noun('tag'),
  badPublicity: noun('bad publicity', 'bad publicity'),
}

const thisWay = (of: Noun, how: string): Noun =>
  noun(`${of.one} ${how} this way`, `${of.many} ${how} this way`)

const central: Readonly<Record<string, string>> = { hq: 'HQ', rnd: 'R&D', archives: 'Archives' }

const massOf = (of: Noun): string => of.many.replace(/pieces of /g, '')

/** Subtypes that players use as nouns. */
const kinds: readonly string[] = ['icebreaker', 'barrier', 'code gate', 'sentry', 'trap', 'console']

const subtypeName = (name: string): string => (name === 'ai' || name === 'ap' ? name.toUpperCase() : name)

const pile = (name: string) => (whose: Person) => `${whose === 'you' ? 'your' : 'the'} ${name}`
const scoreArea = (whose: Person) => `${possessive[whose]} score area`
const playArea = (whose: Person) => `${possessive[whose]} play area`
const zones: Readonly<Record<Zone, (whose: Person) => string>> = {
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
}

/** Cards, servers, places and players. */
export const nouns = {
  types,
  counters,
  card: noun('card'),
  this: (type: CardType): string => `this ${type === 'ice' ? 'ice' : type}`,
  thisType: (type: CardType): string => (type === 'ice' ? 'ice' : type),
  it: 'it',
  host: 'its host',
  encountered: 'the encountered ice',
  nextEncountered: (runner: Person): string =>
    `the next piece of ice ${subject[runner]} ${runner === 'you' ? 'encounter' : 'encounters'} during this run`,
  approached: 'the approached ice',
  accessed: 'the accessed card',
  otherThan: (card: string): string => `other than ${card}`,
  eachOf: (these: string): string => `each of ${these}`,
  that: (of: Noun): string => `that ${of.one.replace(/^piece of /, '')}`,
  rest: (those: string): string => `the rest of ${those}`,
  those: (of: Noun): string => `those ${of.many.replace(/^pieces of /, '')}`,
  chosenCard: 'the chosen card',
  any: (of: Noun): string => article(of.one),
  all: (of: Noun): string => `all ${massOf(of)}`,
  /** All of a kind: ice and hardware are not counted then. */
  mass: massOf,
  isMass: (of: Noun): boolean => of.many.includes('pieces of ') && !of.many.includes(' or '),
  some: (amount: Quantity, of: Noun): string =>
    amount.count === '1' && of.one.startsWith('other ') ? article(of.one) : counted(amount, of),
  atRandom: (amount: Quantity, of: Noun): string => `${counted(amount, of)} at random`,
  chosenBy: (cards: string, who: Person): string =>
    `${cards} (chosen by ${who === 'you' ? 'you' : subject[who]})`,
  topCards: (amount: Quantity, deck: string): string =>
    amount.one && amount.count === '1'
      ? `the top card of ${deck}`
      : `the top ${amount.count} cards of ${deck}${amount.tail}`,
  described: (of: Noun, before: readonly string[], after: readonly string[]): Noun => ({
    one: [...before, of.one, ...after].join(' '),
    many: [...before, of.many, ...after].join(' '),
  }),
  eitherNoun: (of: readonly Noun[]): Noun =>
    noun(
      list(
        of.map(each => each.one),
        'or',
      ),
      list(
        of.map(each => each.many),
        'or',
      ),
    ),
  ofSubtype: (subtypes: readonly string[], type: Noun | null): Noun => {
    const names = list(subtypes.map(subtypeName), 'or')
    if (type === null && subtypes.every(each => kinds.includes(each))) {
      const many = subtypes.map(each => (each === 'sentry' ? 'sentries' : `${each}s`))
      return noun(names, list(many, 'or'))
    }
    if (type === null) return noun(`${names} card`)
    const put = (text: string) =>
      /^pieces? of /.test(text) ? text.replace(/^(pieces? of) /, `$1 ${names} `) : `${names} ${text}`
    return noun(put(type.one), put(type.many))
  },
  subtype: subtypeName,
  adjective: {
    corp: 'Corp',
    runner: 'Runner',
    rezzed: 'rezzed',
    unrezzed: 'unrezzed',
    faceup: 'faceup',
    facedown: 'facedown',
    installed: 'installed',
    unique: 'unique',
    other: 'other',
    hosted: 'hosted',
    drawn: 'drawn',
    advanceable: 'advanceable',
  },
  non: (word: string): string => `non-${word}`,
  thatIs: (what: string): string => `that is ${what}`,
  thatIsNot: (what: string): string => `that is not ${what}`,
  or: (of: readonly string[]): string => list(of, 'or'),
  and: (of: readonly string[]): string => list(of, 'and'),
  protecting: (server: string): string => `protecting ${server}`,
  inRootOf: (server: string): string => `in the root of ${server}`,
  atServer: (server: string): string => `in or protecting ${server}`,
  hostedOn: (host: string): string => `hosted on ${host}`,
  samePosition: (ice: string): string => `in the same position as ${ice}`,
  copyOf: (card: string): Noun => noun(`copy of ${card}`, `copies of ${card}`),
  hosts: (counter: CounterKind, atLeast: number): string =>
    counter === 'credit'
      ? `hosting ${atLeast}[credit] or more`
      : `hosting ${atLeast === 1 ? `at least 1 ${counters[counter].one}` : `${atLeast} or more ${counters[counter].many}`}`,
  cost: (atMost: Quantity): string => `with a printed cost of ${atMost.count} or less${atMost.tail}`,
  strength: (atMost: number): string => `with ${atMost} or less strength`,
  installedThisTurn: 'installed this turn',
  notInstalledThisTurn: 'that was not installed this turn',
  named: (name: string): string => `named ${name}`,
  among: (cards: string): string => `among ${cards}`,
  ofAServer: { root: 'in the root of a server', ice: 'protecting a server' },
  isZone: (word: string | null): word is Zone => word !== null && word in zones,
  zone: (zone: Zone, whose: Person): string => zones[zone](whose),
  scoreAreas: 'a score area',
  zones: {
    in: (zone: string): string => `in ${zone}`,
    from: (zone: string): string => `from ${zone}`,
  },
  inZones: (zones: readonly string[]): string => `in ${list(zones, 'or')}`,
  fromZones: (zones: readonly string[]): string => `from ${list(zones, 'or')}`,
  central: (server: string): string => central[server] ?? server,
  remote: (number: string): string => `Server ${number}`,
  /** Where cards are installed: what is in a central server besides is not (CR 4.6.8). */
  rootOf: (server: string): string => (server.startsWith('Server') ? server : `the root of ${server}`),
  here: 'this server',
  attacked: 'the attacked server',
  thatRun: 'that run',
  thatEncounter: 'that encounter',
  breached: 'the breached server',
  thatServer: 'that server',
  anyServer: 'a server',
  whateverServer: 'any server',
  centralServer: 'a central server',
  remoteServer: 'a remote server',
  mark: 'your mark',
  servers: (of: readonly string[]): string => list(of, 'or'),
  /** Things a number may stand for. */
  each: {
    hostedCounter: (counter: CounterKind): Noun =>
      noun(`hosted ${counters[counter].one}`, `hosted ${counters[counter].many}`),
    counterOn: (counter: CounterKind, card: string): Noun =>
      noun(`${counters[counter].one} on ${card}`, `${counters[counter].many} on ${card}`),
    result: {
      gainCredits: thisWay(counters.credit, 'gained'),
      loseCredits: thisWay(counters.credit, 'lost'),
      takeCredits: thisWay(counters.credit, 'taken'),
      loseClicks: thisWay(noun('[click]', '[click]'), 'lost'),
      giveTags: thisWay(counters.tag, 'taken'),
      removeTags: thisWay(counters.tag, 'removed'),
      removeCounters: thisWay(noun('counter'), 'removed'),
      moveCounters: thisWay(noun('counter'), 'moved'),
      purge: thisWay(counters.virus, 'removed'),
      forfeit: thisWay(types.agenda, 'forfeited'),
      other: thisWay(noun('card'), 'affected'),
      trash: thisWay(noun('card'), 'trashed'),
    } as Readonly<Record<string, Noun>>,
    cardChosen: thisWay(noun('card'), 'chosen'),
    has: (who: Person, of: Possession): Noun => {
      const whose = possessive[who]
      const has = who === 'you' ? 'you have' : `${subject[who]} has`
      const all: Readonly<Record<Possession, Noun>> = {
        credits: noun(`[credit] in ${whose} credit pool`, `[credit] in ${whose} credit pool`),
        clicks: noun(`[click] ${has} left`, `[click] ${has} left`),
        tags: noun(`tag ${has}`, `tags ${has}`),
        badPublicity: noun(`bad publicity ${has}`, `bad publicity ${has}`),
        handSize: noun(`card of ${whose} maximum hand size`, `cards of ${whose} maximum hand size`),
        cardsInHand: noun(`card in ${whose} hand`, `cards in ${whose} hand`),
        score: noun(`agenda point ${has}`, `agenda points ${has}`),
        link: noun(`[link] ${has}`, `[link] ${has}`),
      }
      return all[of]
    },
    subroutine: (card: string): Noun => noun(`subroutine on ${card}`, `subroutines on ${card}`),
    time: (event: string, since: Since): Noun =>
      noun(`time ${event}${nouns.since[since]}`, `times ${event}${nouns.since[since]}`),
  },
  since: {
    thisTurn: ' this turn',
    lastTurn: ' last turn',
    thisRun: ' this run',
    thisEncounter: ' this encounter',
    thisBreach: ' this breach',
  } satisfies Readonly<Record<Since, string>> as Readonly<Record<Since, string>>,
  property: (of: Property, card: string): string => {
    const names: Readonly<Record<Property, string>> = {
      strength: `the strength of ${card}`,
      printedCost: `the printed cost of ${card}`,
      points: `the agenda points of ${card}`,
      subroutines: `the number of subroutines on ${card}`,
      requirement: `the advancement requirement of ${card}`,
      advancementWhenScored: `the number of advancement counters ${card} had when it was scored`,
    }
    return names[of]
  },
  damage: (kind: DamageKind, amount: Quantity): string => `${amount.count} ${kind} damage${amount.tail}`,
  units: (counter: CounterKind, amount: Quantity): string =>
    counter === 'credit' ? symbols(amount, '[credit]') : counted(amount, counters[counter]),
  allUnits: (counter: CounterKind): string =>
    counter === 'credit' ? 'all hosted credits' : `all ${counters[counter].many}`,
  side: { corp: 'the Corp', runner: 'the Runner' } satisfies Record<Side, string> as Readonly<
    Record<Side, string>
  >,
}

/** Figures that are more than a number. */
export const figures = {
  forEach: (of: Noun): string => ` for each ${of.one}`,
  whereX: (what: string): string => `, where X is ${what}`,
  numberOf: (of: Noun): string => `the number of ${of.many}`,
  product: (by: string, of: string): string => `${by} times ${of}`,
  sum: (of: readonly string[]): string => of.join(' plus '),
  minus: (from: string, less: string): string => `${from} minus ${less}`,
  least: (of: readonly string[]): string => `the lesser of ${list(of, 'and')}`,
  plus: (count: string, tail: string): string => `, plus ${count}${tail}`,
  thatNumber: 'that number',
  traceStrength: 'your trace strength',
  thatMany: 'that many',
  anyNumber: { count: 'any number of', one: false, tail: '' },
  X: 'X',
  upTo: (most: Quantity): Quantity =>
    most.count === '1' ? { ...most, tail: ' or none' } : { ...most, count: `up to ${most.count}` },
  between: (least: Quantity, most: Quantity): Quantity => ({
    ...most,
    count: `${least.count} to ${most.count}`,
  }),
  all: { count: 'all', one: false, tail: '' },
}
