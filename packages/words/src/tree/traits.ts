import type { Test } from '@paydata/engine/language'
import { never, termIn } from '@paydata/engine/language'
import { serversName, zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { one } from './references.ts'
import type { Noun, Quality, ServerName, Servers, Trait } from './tree.ts'

export const quality = (of: Quality): Trait => ({ trait: 'quality', quality: of })

/** What a test that is no type says of cards. */
function traitsOf(r: Reading, test: Test): readonly Trait[] {
  switch (test.is) {
    case 'type':
    case 'subtype':
    case 'copyOf':
    case 'copyOfAny':
      return []
    case 'side':
      return [quality(test.side)]
    case 'typeNamed':
      return [{ trait: 'ofThatType' }]
    case 'advanceable':
      return [{ trait: 'advanceable', corp: person(r, 'corp') }]
    case 'rezzed':
    case 'unrezzed':
    case 'faceup':
    case 'facedown':
    case 'installed':
    case 'unique':
    case 'outermost':
    case 'other':
      return [quality(test.is)]
    case 'not':
      return traitsOfNot(r, test.test)
    case 'either':
      return [{ trait: 'is', not: false, anyOf: eitherOf(r, test) }]
    case 'protecting':
    case 'atServer':
      return [{ trait: test.is, servers: serversName(r, test.server) }]
    case 'inRootOf':
      return [rootOf(r, serversName(r, test.server))]
    case 'samePosition':
      return [{ trait: 'samePosition', as: one(r, test.as) }]
    case 'same':
      return [{ trait: 'isThat', card: one(r, test.as) }]
    case 'hostedOn':
      return test.host === 'self' ? [quality('hosted')] : [{ trait: 'hostedOn', host: one(r, test.host) }]
    case 'hosts':
      return [{ trait: 'hosting', counter: termIn(r.edition, test.counter), atLeast: test.atLeast }]
    case 'hostsCard':
      return [{ trait: 'hostingCard', guest: testsNoun(r, test.tests) }]
    case 'cost':
      return [{ trait: 'cost', atMost: r.tells.figure(r, test.atMost) }]
    case 'oddCost':
      return [{ trait: 'oddCost', ofRunner: false }]
    case 'printedPoints':
      return [{ trait: 'printedPoints', exactly: r.tells.figure(r, test.exactly) }]
    case 'points':
      return [{ trait: 'points', atMost: test.atMost }]
    case 'strength':
      return [{ trait: 'strength', atMost: test.atMost }]
    case 'in':
      return [{ trait: 'inZones', zones: test.zones.map(zone => zoneName(r, zone)) }]
    case 'met':
      return [metOf(r, test, false)]
    case 'named':
      return [{ trait: 'named', name: test.name }]
    default:
      return never(test)
  }
}

const isCentral = (server: ServerName): boolean =>
  server === 'hq' || server === 'rnd' || server === 'archives'

/** The first editions know the roots of central servers alone; agendas, assets and upgrades are in remote ones (RR, In a Server). */
const rootOf = (r: Reading, servers: Servers): Trait => ({
  trait: servers.some(isCentral) ? 'inRootOf' : termIn(r.edition, 'inRootOf'),
  servers,
})

const metOf = (r: Reading, { what, by, since }: Extract<Test, { is: 'met' }>, not: boolean): Trait => ({
  trait: 'met',
  event: {
    ...r.tells.event(r, { what: [what] }),
    by: by === undefined ? null : person(r, by),
    card: { is: 'which' },
  },
  since,
  not,
})

function traitsOfNot(r: Reading, test: Test): readonly Trait[] {
  if (test.is === 'type') return test.types.map(type => ({ trait: 'nonType', type }))
  if (test.is === 'subtype') return test.subtypes.map(subtype => ({ trait: 'nonSubtype', subtype }))
  if (test.is === 'same') {
    const card = one(r, test.as)
    // What has just been spoken of goes without saying: "another installed piece of ice".
    return card.is === 'it' ? [quality('other')] : [{ trait: 'otherThan', card }]
  }
  if (test.is === 'not') return traitsOf(r, test.test)
  if (test.is === 'met') return [metOf(r, test, true)]
  return [{ trait: 'is', not: true, anyOf: eitherOf(r, test) }]
}

const eitherOf = (r: Reading, test: Test): readonly Noun[] =>
  test.is === 'either' ? test.tests.flatMap(each => eitherOf(r, each)) : [testsNoun(r, [test])]

/** "A card that you accessed during this run." */
const metNoun = (r: Reading, { met, since }: Extract<Test, { is: 'copyOfAny' }>): Noun => ({
  ...anyCard,
  traits: [{ trait: 'met', event: { ...r.tells.event(r, met), card: { is: 'which' } }, since, not: false }],
})

/** The kind of card that a list of tests describes. */
export function testsNoun(r: Reading, tests: readonly Test[]): Noun {
  const { types, subtypes } = headOf(tests)
  const copied = tests.find(test => test.is === 'copyOf')
  const any = tests.find(test => test.is === 'copyOfAny')
  return {
    types,
    subtypes,
    ...(copied?.is === 'copyOf' && {
      copyOf: one({ ...r, it: null, said: { ...r.said, last: null } }, copied.card),
    }),
    ...(any?.is === 'copyOfAny' && { copyOf: { is: 'any', noun: metNoun(r, any) } as const }),
    traits: tests.flatMap(test => traitsOf(r, test)),
  }
}

/** What cards are, by their type and subtypes alone. */
export function headOf(tests: readonly Test[]): Noun {
  const types = tests.flatMap(test => (test.is === 'type' ? [test.types] : [])).at(-1) ?? []
  return { types, subtypes: tests.flatMap(test => (test.is === 'subtype' ? test.subtypes : [])), traits: [] }
}

export const anyCard: Noun = { types: [], subtypes: [], traits: [] }

/** What meets the Runner is ice, so that its type goes without saying. */
export const asIce = (noun: Noun): Noun =>
  noun.types.length + noun.subtypes.length === 0 ? { ...noun, types: ['ice'] } : noun
