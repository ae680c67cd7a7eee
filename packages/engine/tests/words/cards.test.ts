import { card, facedown, rezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Goal, Group, One, Place, Servers, Test } from '../../src/language/expressions.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { inHq, settle, tableWith } from './table.ts'

const { from, type } = say

/** A fuller table: a card of each sort where a word can find it. */
const full: More = {
  corp: { archives: ['Memo', facedown('Site')], scored: ['Plan'] },
  runner: {
    rig: [
      'Watch',
      card('Tool', { counters: { virus: 1 }, on: 'Cask' }),
      'Cask',
      card('Purse', { counters: { credit: 3 } }),
    ],
    stolen: ['Plan'],
  },
}

/** Marks all cards that the words mean; some words speak of one card and one host that were chosen before. */
const marks = (group: Group) =>
  say.paid(
    [],
    [
      say.chooseWord('word', ['program']),
      say.chooseCards(say.chosen(from('ice', say.isRezzed), 'one')),
      say.chooseCards(say.chosen(from('installed', { is: 'named', name: 'Cask' }), 'host')),
      say.placeCounters('agenda', 1, say.all(group)),
    ],
  )

/** Of the installed cards of the table, one that passes and one that does not. */
const tests: {
  readonly [Kind in Test['is']]: readonly [Extract<Test, { is: Kind }>, passes: string, fails: string]
} = {
  type: [{ is: 'type', types: ['program'] }, 'Tool', 'Cask'],
  typeNamed: [{ is: 'typeNamed', name: 'word' }, 'Tool', 'Cask'],
  subtype: [{ is: 'subtype', subtypes: ['barrier'] }, 'Wall', 'Tool'],
  side: [{ is: 'side', side: 'corp' }, 'Wall', 'Tool'],
  rezzed: [{ is: 'rezzed' }, 'Wall', 'Gate'],
  unrezzed: [{ is: 'unrezzed' }, 'Gate', 'Wall'],
  faceup: [{ is: 'faceup' }, 'Wall', 'Gate'],
  facedown: [{ is: 'facedown' }, 'Gate', 'Wall'],
  installed: [{ is: 'installed' }, 'Wall', 'Memo'],
  advanceable: [{ is: 'advanceable' }, 'Plan', 'Wall'],
  unique: [{ is: 'unique' }, 'Tool', 'Cask'],
  not: [{ is: 'not', test: { is: 'rezzed' } }, 'Gate', 'Wall'],
  either: [{ is: 'either', tests: [{ is: 'rezzed' }, { is: 'unique' }] }, 'Tool', 'Gate'],
  protecting: [{ is: 'protecting', server: ['hq'] }, 'Wall', 'Gate'],
  inRootOf: [{ is: 'inRootOf', server: ['remote2'] }, 'Site', 'Plan'],
  atServer: [{ is: 'atServer', server: ['hq'] }, 'Wall', 'Site'],
  samePosition: [{ is: 'samePosition', as: { the: 'one' } }, 'Gate', 'Plan'],
  outermost: [{ is: 'outermost' }, 'Gate', 'Plan'],
  other: [{ is: 'other' }, 'Tool', 'Watch'],
  same: [{ is: 'same', as: { the: 'one' } }, 'Wall', 'Gate'],
  hostedOn: [{ is: 'hostedOn', host: { the: 'host' } }, 'Tool', 'Purse'],
  copyOf: [{ is: 'copyOf', card: { the: 'one' } }, 'Wall', 'Gate'],
  copyOfAny: [say.copyOfAny('thisTurn', { what: ['installed'], by: 'you' }), 'Kit', 'Cask'],
  hosts: [{ is: 'hosts', counter: 'credit', atLeast: 3 }, 'Purse', 'Tool'],
  hostsCard: [{ is: 'hostsCard', tests: [type('program')] }, 'Cask', 'Purse'],
  cost: [{ is: 'cost', atMost: 0 }, 'Cask', 'Kit'],
  oddCost: [{ is: 'oddCost' }, 'Kit', 'Cask'],
  printedPoints: [{ is: 'printedPoints', exactly: 1 }, 'Plan', 'Cask'],
  points: [{ is: 'points', atMost: 0 }, 'Cask', 'Plan'],
  strength: [{ is: 'strength', atMost: 1 }, 'Wall', 'Cask'],
  in: [{ is: 'in', zones: ['ice'] }, 'Wall', 'Tool'],
  met: [say.met('thisTurn', { what: 'installed', by: 'you' }), 'Kit', 'Cask'],
  named: [{ is: 'named', name: 'Wall' }, 'Wall', 'Gate'],
}
test.each(Object.values(tests))('CR 1.15.2: $is tells cards apart', (which, passes, fails) => {
  const rig = full.runner?.rig ?? []
  const rigs: Partial<Record<Test['is'], typeof rig>> = {
    cost: [...rig, 'Kit'],
    oddCost: [...rig, 'Kit'],
    // Nobody is asked what to pay with.
    met: rig.slice(0, 3),
    copyOfAny: rig.slice(0, 3),
  }
  const runner = { ...full.runner, rig: rigs[which.is] ?? rig }
  const game = tableWith([marks(from('installed', which))], [], { ...full, runner }).runnerTurn()
  const installs = () => game.runner.installs('Kit')
  const actions: Partial<Record<Test['is'], () => unknown>> = { met: installs, copyOfAny: installs }
  const acts = actions[which.is] ?? (() => game.runner.gainsCredit())
  acts()
  settle(game)
  game.runner.uses('Watch')
  settle(game)
  expect(game.card(passes).counters.agenda).toBe(1)
  expect(game.card(fails).counters.agenda).toBeUndefined()
})

type PlaceName = Extract<Place, string> | 'top' | 'the' | 'remembered' | 'several'
/** Each place of Runner cards and Corp cards, and how many cards lie there. */
const places: { readonly [Name in Exclude<PlaceName, 'drawn'>]: readonly [Place, number] } = {
  installed: ['installed', 9],
  hq: ['hq', 2],
  corpHand: ['corpHand', 2],
  rnd: ['rnd', 30],
  archives: ['archives', 2],
  corpScore: ['corpScore', 1],
  runnerScore: ['runnerScore', 1],
  scoreAreas: ['scoreAreas', 2],
  grip: ['grip', 1],
  stack: ['stack', 30],
  heap: ['heap', 1],
  identity: ['identity', 2],
  root: ['root', 3],
  ice: ['ice', 2],
  rig: ['rig', 4],
  play: ['play', 1],
  hosted: ['hosted', 1],
  setAside: ['setAside', 1],
  removed: ['removed', 1],
  top: [{ top: 3, of: 'stack' }, 3],
  the: [{ the: 'one' }, 1],
  remembered: [{ remembered: 'one' }, 1],
  several: [['hq', 'archives'], 4],
}
test.each(Object.values(places))('CR 4.1.1: there are so many cards in %o: %i', (place, count) => {
  const ability = say.paid(
    [],
    [
      say.chooseCards(say.chosen(from('ice', say.isRezzed), 'one')),
      say.gainCredits(say.countOf(from(place))),
    ],
  )
  const game = tableWith([ability], [], {
    corp: { ...full.corp, inPlay: ['Memo'] },
    runner: {
      ...full.runner,
      rig: [card('Watch', { hosting: ['Tool'] }), 'Cask', 'Purse'],
      removed: ['Deed'],
    },
  }).corpTurn('window')
  game.fiat.move('Kit', 'setAside')
  game.corp.passes()
  const before = game.runner.credits
  game.runner.uses('Watch')
  settle(game)
  expect(game.runner.credits - before).toBe(count)
})

test('CR 8.4.2a: cards that are being drawn are found while they are drawn', () => {
  const counts = say.when(say.on({ what: ['drawn'] }), say.gainCredits(say.countOf(from('drawn'))))
  const game = tableWith([counts]).runnerTurn()
  game.fiat.resolve('runner', say.draw(3))
  expect(game.runner.credits).toBe(23)
  game.fiat.resolve('runner', say.gainCredits(say.countOf(from('drawn'))))
  expect(game.runner.credits).toBe(23)
})

/** Each set of servers, and the ice that protects one of them, while the Runner is at HQ and the mark is R&D. */
const servers: { readonly [Name in Extract<Servers, string>]: readonly [Servers, readonly string[]] } = {
  any: ['any', ['Wall', 'Gate']],
  central: ['central', ['Wall', 'Gate']],
  remote: ['remote', []],
  another: ['another', ['Wall', 'Gate']],
  mark: ['mark', ['Gate']],
  protectedByIce: ['protectedByIce', ['Wall', 'Gate']],
  withCardInRoot: ['withCardInRoot', []],
  unrunCentral: ['unrunCentral', ['Wall', 'Gate']],
}
test.each([
  ...Object.values(servers),
  [['hq'], ['Wall']],
  [['attacked'], ['Wall']],
  [['rnd', 'archives'], ['Gate']],
  [[{ theServer: 'chosen' }], ['Wall']],
] as readonly (readonly [Servers, readonly string[]])[])(
  'CR 4.6.6: %o are the servers that are meant',
  (of, meant) => {
    const ability = say.paid(
      [],
      [
        say.chooseServer('chosen', ['hq']),
        say.placeCounters('agenda', 1, say.all(from('ice', say.protecting(of)))),
      ],
    )
    const game = inHq(tableWith([ability]))
    game.fiat.setMark('R&D')
    game.runner.uses('Watch')
    settle(game)
    expect(['Wall', 'Gate'].filter(title => game.card(title).counters.agenda === 1)).toEqual(meant)
  },
)

test('CR 4.6.6i: "this server" is the one of the card, "the breached server" that of the breach', () => {
  const marking = (server: 'here' | 'breached') =>
    say.placeCounters('agenda', 1, say.all(from('ice', say.protecting([server]))))
  const here = tableWith([], [say.paid([], [marking('here')])], {
    corp: { remotes: [], rndRoot: [rezzed('Guard')] },
  })
  const game = here.corpTurn('window')
  game.corp.uses('Guard')
  expect([game.card('Wall'), game.card('Gate')].map(each => each.counters.agenda)).toEqual([undefined, 1])
  const breach = tableWith([say.when(say.on({ what: ['accessed'] }), marking('breached'))]).breaching('hq')
  breach.runner.accesses('hq')
  expect([breach.card('Wall'), breach.card('Gate')].map(each => each.counters.agenda)).toEqual([1, undefined])
})

/** Each word for one card, where a card that uses it marks that card. */
const ones: { readonly [Name in Extract<One, string>]: (game: typeof marked) => void } = {
  self: mark => expect(mark('self')).toEqual(['Watch']),
  host: mark => expect(mark('host')).toEqual(['Cask']),
  encountered: mark => expect(mark('encountered')).toEqual(['Wall']),
  approached: mark => expect(mark('approached')).toEqual(['Wall']),
  accessed: mark => expect(mark('accessed')).toEqual(['Site']),
  it: mark => expect(mark('it')).toEqual(['Site']),
}
function marked(one: Extract<One, string>): readonly string[] {
  const does = say.placeCounters('agenda', 1, one)
  const meetsIce = one === 'encountered' || one === 'approached'
  const what = one === 'approached' ? 'iceApproached' : meetsIce ? 'iceEncountered' : 'accessed'
  const table = tableWith([say.when(say.on({ what: [what] }), does)], [], {
    runner: { rig: ['Cask', card('Watch', { on: 'Cask' })] },
  })
  const game = meetsIce ? table.running('HQ') : table.accessing('Site')
  if (meetsIce) game.passUntil(one === 'approached' ? 'approach' : 'encounter')
  const titles = ['Watch', 'Cask', 'Wall', 'Gate', 'Site', 'Plan']
  return titles.filter(title => game.cards(title).some(each => each.counters.agenda === 1))
}
test.each(Object.values(ones))('CR 9.3.4: a word for one card means that card (%#)', isMeant =>
  isMeant(marked),
)

/** Each place to which a card is added. */
const goals: { readonly [To in Goal]: string } = {
  hand: 'grip',
  topOfDeck: 'stack',
  bottomOfDeck: 'stack',
  shuffledIntoDeck: 'stack',
  removed: 'removed',
  setAside: 'setAside',
  discard: 'heap',
  corpScore: 'corpScore',
  runnerScore: 'runnerScore',
}
const toolAddedTo = (to: Goal) => {
  const adds = say.addTo(say.all(from('rig', type('program'))), to)
  const game = tableWith([say.paid([], [adds])]).corpTurn('window')
  game.corp.passes()
  game.runner.uses('Watch')
  return game
}
test.each(Object.entries(goals) as [Goal, string][])(
  'CR 8.2.1a: a card that is added to %s lies there',
  (to, zone) => expect(toolAddedTo(to).card('Tool').zone).toBe(zone),
)
test.each([
  ['topOfDeck', 0],
  ['bottomOfDeck', -1],
] as const)('CR 8.2.1a: a card that is added to %s lies at that end', (to, place) =>
  expect(toolAddedTo(to).runner.deck.at(place)).toBe('Tool'),
)
