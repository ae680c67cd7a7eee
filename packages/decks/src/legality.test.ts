import { violationText } from '@paydata/words/decks-in-english'
import { expect, test } from 'vitest'
import {
  influenceSpent,
  namedDeck,
  pointsNeeded,
  pointsToWin,
  pools,
  readyDecks,
  readyDecksIn,
  starterDecks,
  violationsOf,
} from './index.ts'
import { influenceOf } from './influence.ts'
import type { Copies, NamedDeck } from './model.ts'

const noise = 'noise_hacker_extraordinaire'
const kate = 'kate_mac_mccaffrey_digital_tinker'
const weyland = 'weyland_consortium_building_a_better_world'

/** Anarch and neutral cards without influence: 45 of them. */
const anarchs: readonly Copies[] = [
  ...['demolition_run', 'stimhack', 'cyberfeeder', 'corroder', 'datasucker', 'medium', 'mimic', 'parasite'],
  ...['wyrm', 'djinn', 'yog_0', 'ice_carver', 'sure_gamble', 'infiltration', 'armitage_codebusting'],
].map(id => [id, 3])

const runner = (...more: readonly Copies[]): NamedDeck => namedDeck('', noise, [...anarchs, ...more])

/** Weyland and neutral cards: agendas for the points, and ice and others for the rest of the size. */
function corp(points: number, size: number, ...more: readonly Copies[]): NamedDeck {
  const agendas: Copies[] = [['priority_requisition', Math.floor(points / 3)]]
  if (points % 3 > 0) agendas.push([points % 3 === 1 ? 'hostile_takeover' : 'private_security_force', 1])
  const used = [...agendas, ...more].reduce((sum, [, count]) => sum + count, 0)
  return namedDeck('', weyland, [...agendas, ...more, ['hedge_fund', size - used]])
}

const told = (deck: NamedDeck): readonly string[] => violationsOf(deck).map(violationText)
const rules = (deck: NamedDeck): readonly string[] => violationsOf(deck).map(({ rule }) => rule)

test.each(starterDecks)('CR 1.4.2: the starter deck $name is legal, with the Core Set alone', deck => {
  expect(violationsOf(deck)).toEqual([])
  expect(violationsOf(deck, pools.core)).toEqual([])
})

test('CR 1.4.1: a card that is no identity cannot be one', () => {
  expect(told(namedDeck('', 'diesel', []))).toEqual(['Diesel is no identity (CR 1.4.1).'])
})

test('CR 1.4.1a: the identities of the System Gateway starter decks are for those alone', () => {
  expect(told(namedDeck('', 'the_catalyst_convention_breaker', anarchs))).toContain(
    'The Catalyst: Convention Breaker is only for the decks it comes with (CR 1.4.1a).',
  )
  expect(rules(namedDeck('', 'the_syndicate_profit_over_principle', []))).toContain('1.4.1a')
})

const teaching = readyDecks.filter(({ id }) => id.startsWith('gateway'))

test.each(teaching)('CR 1.4.1a: $id can be played with System Gateway alone, and as it is', deck => {
  expect(violationsOf(deck, pools['system-gateway'])).toEqual([])
  for (const pool of [pools.all, pools.startup, pools.standard])
    expect(violationsOf(deck, pool).map(({ rule }) => rule)).toContain('1.4.1a')
  const changed = {
    ...deck,
    cards: [...deck.cards.slice(1), ...deck.cards.slice(0, 1).map(([id]) => [id, 1] as const)],
  }
  expect(violationsOf(changed, pools['system-gateway']).map(({ rule }) => rule)).toContain('1.4.1a')
})

test('CR 1.7.2a: two decks to learn with play to 6 points, and any other pair by the rules', () => {
  const [corp, runner, boostedCorp] = teaching
  const [, other] = starterDecks.filter(({ side }) => side === 'runner')
  if (!corp || !runner || !boostedCorp || !other) throw new Error('a deck is not there')
  expect(pointsToWin(corp, runner)).toBe(6)
  expect(pointsToWin(namedDeck('copied', corp.identity, corp.cards), runner)).toBe(6)
  expect(pointsToWin(boostedCorp, runner)).toBeNull()
  expect(pointsToWin(corp, other)).toBeNull()
})

test.each([
  ['core', 7],
  ['startup', 8],
  ['system-gateway', 4],
  ['standard', 7],
  ['eternal', 15],
  ['all', 15],
] as const)('the decks that are ready for %s are legal in it, and there are %i', (name, count) => {
  expect(readyDecksIn(pools[name])).toHaveLength(count)
  for (const deck of readyDecksIn(pools[name])) expect(violationsOf(deck, pools[name])).toEqual([])
  const ids = new Set(readyDecksIn(pools[name]).map(({ side }) => side))
  expect(ids).toEqual(new Set(['corp', 'runner']))
})

test('CR 1.4.3: the minimum is reached by the deck without its identity; there is no maximum', () => {
  const [first, ...others] = anarchs
  expect(told(namedDeck('', noise, [[first?.[0] ?? '', 2], ...others]))).toEqual([
    'The deck has 44 cards, and its identity asks for at least 45 (CR 1.4.3).',
  ])
  expect(told(runner())).toEqual([])
  expect(told(runner(['access_to_globalsec', 3], ['crypsis', 3]))).toEqual([])
})

test('CR 1.4.4: no identities and no cards of the other side', () => {
  expect(told(runner([kate, 1], ['hedge_fund', 1], ['priority_requisition', 1]))).toEqual([
    'Hedge Fund is a card of the other side (CR 1.4.4).',
    'Kate "Mac" McCaffrey: Digital Tinker is an identity and cannot be in a deck (CR 1.4.4).',
    'Priority Requisition is a card of the other side (CR 1.4.4).',
  ])
})

test('CR 1.4.4: an agenda of another faction has no influence cost, so it cannot be taken; a neutral one costs 0', () => {
  expect(told(namedDeck('', weyland, [['nisei_mk_ii', 1], ...corp(18, 48).cards]))).toEqual([
    'Nisei MK II is of another faction and has no influence cost, so only its faction can use it (CR 1.4.4).',
    ...told(corp(18, 48)).filter(text => !text.includes('1.4.6')),
  ])
})

test('CR 1.4.5: cards of the own faction cost no influence, neutral ones what is printed on them', () => {
  expect(influenceSpent(runner())).toBe(0)
  expect(influenceSpent(namedDeck('', kate, [['corroder', 1]]))).toBe(2)
  expect(
    influenceSpent(
      namedDeck('', kate, [
        ['gordian_blade', 3],
        ['sure_gamble', 3],
      ]),
    ),
  ).toBe(0)
})

test('CR 1.4.5: a neutral card is out of faction for a neutral identity, too', () => {
  const neutral = { side: 'runner', faction: 'neutral_runner', codes: [], set: '', sets: [] } as const
  const identity = { ...neutral, id: 'nobody', title: 'Nobody', type: 'identity' } as const
  const card = { ...neutral, id: 'dear', title: 'Dear', type: 'event', influence: 1 } as const
  expect(influenceOf(card, identity)).toBe(1)
})

test('CR 1.4.5: an identity without an influence limit sets none', () => {
  const deck = namedDeck('', 'the_catalyst_convention_breaker', anarchs)
  expect(influenceSpent(deck)).toBeGreaterThan(40)
  expect(rules(deck)).not.toContain('1.4.5')
})

test('CR 1.4.5: 15 influence is allowed, 16 is not', () => {
  const dear: readonly Copies[] = [
    ['account_siphon', 3],
    ['diesel', 1],
  ]
  expect(told(runner(...dear, ['easy_mark', 1]))).toEqual([])
  expect(told(runner(...dear, ['easy_mark', 2]))).toEqual([
    'The deck spends 16 influence, and its identity allows 15 (CR 1.4.5).',
  ])
})

test.each([
  ['cr-26.03/1.4.5a/1', '26.03', 'CR 1.4.5'],
  ['cr-1.6/1.4.5a/1', '1.6', 'CR 1.6, 1.4.5'],
  ['cr-1.4/1.4.5a/1', '1.4', 'CR 1.4, 1.4.5'],
] as const)(
  '%s: a Diesel in a deck of another faction adds 2 influence, and two of them add 4',
  (_id, edition, place) => {
    // Beside 12 influence of others.
    const over = (...more: readonly Copies[]) =>
      violationsOf(runner(['account_siphon', 3], ...more), pools.core, undefined, edition).map(violationText)
    const spends = (influence: number) => [
      `The deck spends ${influence} influence, and its identity allows 15 (${place}).`,
    ]
    expect(influenceSpent(namedDeck('', kate, [['diesel', 2]]))).toBe(0)
    expect(over(['diesel', 1], ['easy_mark', 1])).toEqual([])
    expect(over(['diesel', 1], ['easy_mark', 2])).toEqual(spends(16))
    expect(over(['diesel', 2])).toEqual(spends(16))
  },
)

test.each([
  [40, 18, '1.4.6a'],
  [44, 18, '1.4.6a'],
  [45, 20, '1.4.6b'],
  [49, 20, '1.4.6b'],
  [50, 22, '1.4.6c'],
  [54, 22, '1.4.6c'],
  [55, 24, '1.4.6d'],
  [59, 24, '1.4.6d'],
  [60, 26, '1.4.6d'],
] as const)('CR 1.4.6: %i cards need %i agenda points or one more', (size, least, rule) => {
  expect(pointsNeeded(size)).toEqual({ least, most: least + 1, rule })
})

test.each([
  ['cr-26.03/1.4.6d/1', '26.03', 'CR 1.4.6d'],
  ['cr-1.6/1.4.6d/1', '1.6', 'CR 1.6, 1.4.6d'],
  ['cr-1.4/1.4.6d/1', '1.4', 'CR 1.4, 1.4.6d'],
  ['ffg-rr-1.0/deckbuilding/1', '2017', 'Rules Reference, Deckbuilding 5'],
  ['core/deckbuilding/1', '2012', 'Core rulebook, Restrictions'],
] as const)('%s: 66 cards need 28 or 29 agenda points, 6 more than 54 cards', (_id, edition, place) => {
  const points = (count: number, size = 66) =>
    violationsOf(corp(count, size), pools.core, undefined, edition)
      .filter(({ why }) => why === 'agendaPoints')
      .map(violationText)
  const tells = (count: number) => [
    `The deck has ${count} agenda points, and with 66 cards it must have 28 or 29 (${place}).`,
  ]
  expect(points(27)).toEqual(tells(27))
  expect(points(28)).toEqual([])
  expect(points(29)).toEqual([])
  expect(points(30)).toEqual(tells(30))
  const leastOf = (size: number) => {
    let count = 18
    while (points(count, size).length > 0) count++
    return count
  }
  expect([54, 55, 59, 60, 64, 65, 66].map(size => leastOf(size) - 22)).toEqual([0, 2, 2, 4, 4, 6, 6])
})

test('CR 1.4.6: a Runner needs no agendas', () => {
  expect(rules(runner())).toEqual([])
})

test('CR 1.4.7: three copies by name, or what the card says', () => {
  expect(told(runner(['corroder', 1]))).toEqual([
    'There are 4 copies of Corroder, and there may be 3 (CR 1.4.7).',
  ])
  const twice = namedDeck('', 'jinteki_restoring_humanity', [['longevity_serum', 2]])
  expect(told(twice)).toContain('There are 2 copies of Longevity Serum, and there may be 1 (CR 1.4.7).')
})

test('CR 1.4.7: copies of a card are counted together wherever they stand in a deck', () => {
  const twice: NamedDeck = { ...runner(), cards: [...anarchs, ['corroder', 2], ['diesel', 4], ['diesel', 4]] }
  expect(told(twice)).toEqual([
    'The deck spends 16 influence, and its identity allows 15 (CR 1.4.5).',
    'There are 5 copies of Corroder, and there may be 3 (CR 1.4.7).',
    'There are 8 copies of Diesel, and there may be 3 (CR 1.4.7).',
  ])
  const foreign: NamedDeck = { ...runner(), cards: [...anarchs, ['hedge_fund', 1], ['hedge_fund', 1]] }
  expect(told(foreign)).toEqual(['Hedge Fund is a card of the other side (CR 1.4.4).'])
})

test.each([-3, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  'CR 1.4.7: %d is no number of copies, and fills neither size nor influence',
  count => {
    const deck: NamedDeck = {
      ...runner(),
      cards: [...anarchs.slice(1), ['diesel', count], ['parasite', count]],
    }
    expect(told(deck)).toEqual([
      'The deck has 42 cards, and its identity asks for at least 45 (CR 1.4.3).',
      `${count} is no number of copies of Diesel (CR 1.4.7).`,
      `${count} is no number of copies of Parasite (CR 1.4.7).`,
    ])
  },
)

test('CR 1.4.1: without an identity, copies and cards are judged, and what is not is told', () => {
  expect(
    told(
      namedDeck('', '', [
        ['', 1],
        ['diesel', 4],
      ]),
    ),
  ).toEqual([
    'The deck has no single identity, so its size, influence and agenda points are not judged (CR 1.4.1).',
    'There are 4 copies of Diesel, and there may be 3 (CR 1.4.7).',
    'There is no card "" (CR 1.4.8).',
  ])
})

test('CR 1.4.8: what is not in the pool is told, the identity too', () => {
  const deck = namedDeck('', 'quetzal_free_spirit', [...anarchs, ['no_such_card', 1]])
  expect(told(deck)).toEqual([
    'Quetzal: Free Spirit is not one of the cards that can be played with (CR 1.4.8).',
    'There is no card "no_such_card" (CR 1.4.8).',
  ])
  const gateway = runner(['leech', 1])
  expect(violationsOf(gateway, pools.core).map(violationText)).toEqual([
    'Leech is not one of the cards of the Core Set (CR 1.4.8).',
  ])
})

test('CR 1.4.2: everything that is wrong is told at once', () => {
  const deck = namedDeck('', weyland, [
    ['nisei_mk_ii', 4],
    ['diesel', 3],
    ['tollbooth', 9],
    ['zzz', 1],
  ])
  expect(rules(deck)).toEqual(['1.4.3', '1.4.4', '1.4.4', '1.4.5', '1.4.7', '1.4.7', '1.4.8'])
})

test('an identity that nobody knows is told, and the rest still judged as far as it can be', () => {
  expect(told(namedDeck('', 'nobody', [['diesel', 4]]))).toEqual([
    'There are 4 copies of Diesel, and there may be 3 (CR 1.4.7).',
    'There is no card "nobody" (CR 1.4.8).',
  ])
})
