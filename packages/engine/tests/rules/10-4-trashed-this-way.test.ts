import { card as put, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  all,
  always,
  card,
  choosesDamage,
  clicks,
  damage,
  exists,
  from,
  gainCredits,
  hasOddCost,
  ifSo,
  interruptFor,
  on,
  paid,
  prevent,
  totalOf,
  trashThis,
  when,
} from '../../src/vocabulary.ts'

const corp = { side: 'corp' } as const
const runner = { side: 'runner' } as const
const definitions = defineCards('trashed-this-way', [
  {
    ...card(
      'drone',
      paid(
        [clicks()],
        [
          damage('net', 2, 'preventable', { as: 'trashed' }),
          ifSo(exists(from({ remembered: 'trashed' }, hasOddCost)), [gainCredits(9)]),
        ],
      ),
      paid([clicks()], [gainCredits(totalOf('agendaPoints', 'thisTurn', { what: ['scored'], by: 'you' }))]),
    ),
    printed: { ...corp, title: 'Drone', type: 'asset', cost: 0 },
  },
  { ...card('plan'), printed: { ...corp, title: 'Plan', type: 'agenda', advancement: 1, points: 2 } },
  { ...card('small'), printed: { ...corp, title: 'Small', type: 'agenda', advancement: 1, points: 1 } },
  { ...card('nought'), printed: { ...runner, title: 'Nought', type: 'event', cost: 0 } },
  { ...card('three'), printed: { ...runner, title: 'Three', type: 'event', cost: 3 } },
  { ...card('four'), printed: { ...runner, title: 'Four', type: 'event', cost: 4 } },
  { ...card('many'), printed: { ...runner, title: 'Many', type: 'event', cost: 'X' } },
  {
    ...card('chooser', always(choosesDamage('runner'))),
    printed: { ...runner, title: 'Chooser', type: 'hardware', cost: 1 },
  },
  {
    ...card('shield', interruptFor([trashThis], [prevent(2, { effect: 'damage' })])),
    printed: { ...runner, title: 'Shield', type: 'hardware', cost: 1 },
  },
  {
    ...card('broom', when(on({ what: ['damageSuffered'] }), addTo(all(from('heap')), 'removed'))),
    printed: { ...runner, title: 'Broom', type: 'resource', cost: 1 },
  },
])
const table = (hand: readonly string[], rig: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Drone')] }] })
    .runner({ hand, rig })
    .corpTurn()

test('CR 10.4.2a: cards that damage has trashed are those trashed this way: one with an odd cost is enough', () => {
  for (const [hand, credits] of [
    [['Nought', 'Three'], 9],
    [['Nought', 'Four'], 0],
    [['Three', 'Three'], 9],
    [['Many', 'Nought'], 0],
  ] as const) {
    const game = table(hand)
    game.corp.uses('Drone', 0)
    expect(game.corp.credits).toBe(credits)
    expect(game.runner.hand).toEqual([])
  }
})

test('CR 10.4.3a: so are cards that a player has chosen, and no others of the grip', () => {
  for (const [chosen, credits] of [
    ['Nought', 0],
    ['Three', 9],
  ] as const) {
    const game = table(['Nought', 'Four', 'Three'], ['Chooser'])
    game.corp.uses('Drone', 0)
    game.runner.answers('choose', chosen, 'Four')
    expect(game.corp.credits).toBe(credits)
  }
})

test('CR 1.12.6: what was trashed is remembered though it has left the heap', () => {
  const game = table(['Nought', 'Three'], ['Broom'])
  game.corp.uses('Drone', 0)
  expect(game.runner.removed.toSorted()).toEqual(['Nought', 'Three'])
  expect(game.corp.credits).toBe(9)
})

test('CR 9.9.5: nothing is trashed this way by damage that is prevented', () => {
  const game = table(['Three', 'Three'], ['Shield'])
  game.corp.uses('Drone', 0)
  game.runner.uses('Shield')
  expect(game.runner.hand).toEqual(['Three', 'Three'])
  expect(game.corp.credits).toBe(0)
})

test('CR 1.12.6: printed points of all agendas scored this turn are added up, also of one that is forfeited', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      scored: ['Plan'],
      remotes: [
        { root: [rezzed('Drone')] },
        { root: [put('Plan', { advanced: 1 })] },
        { root: [put('Small', { advanced: 1 })] },
      ],
    })
    .runner({ stolen: ['Plan'] })
    .corpTurn('window')
  game.corp.scores('Plan')
  game.corp.scores('Small')
  game.fiat.move('Small', 'removed')
  game.passUntil('nextAction')
  game.corp.uses('Drone', 1)
  expect(game.corp.credits).toBe(3)
})
