import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  always,
  chosen,
  counters,
  credits,
  from,
  gainCredits,
  isInstalled,
  ownedBy,
  paid,
  play,
  trashOf,
  trashThis,
  type,
} from '../../src/vocabulary.ts'

const gripCard = trashOf(chosen(from('grip')))
const rigCard = trashOf(chosen(from('rig')))
const programCard = trashOf(chosen(from('rig', type('program'))))

const definitions = defineCards('rules-1-16-combined', [
  made(agenda('Plain Agenda')),
  made(program('Plain Program')),
  made(resource('Plain Resource')),
  made(event('Plain Event')),
  made(asset('Grip Toll'), always(additionalCost('steal', [gripCard], { cards: [type('agenda')] }))),
  made(asset('Other Grip Toll'), always(additionalCost('steal', [gripCard], { cards: [type('agenda')] }))),
  made(asset('Rig Toll'), always(additionalCost('steal', [rigCard], { cards: [type('agenda')] }))),
  made(asset('Program Toll'), always(additionalCost('steal', [programCard], { cards: [type('agenda')] }))),
  made(
    asset('Double Rig Toll'),
    always(additionalCost('steal', [trashOf(chosen(from('rig'), 'chosen', 2))], { cards: [type('agenda')] })),
  ),
  made(resource('Battery'), paid([counters('power', 2), counters('power', 2)], [gainCredits(5)])),
  made(resource('Shredder'), paid([gripCard, gripCard], [gainCredits(5)])),
  made(resource('Twice Gone'), paid([trashThis, trashThis], [gainCredits(5)])),
  made(
    resource('Snitch'),
    paid(
      [
        { pay: 'removeTags', amount: 1 },
        { pay: 'removeTags', amount: 1 },
      ],
      [gainCredits(5)],
    ),
  ),
  made(
    resource('Vault'),
    always({ declare: 'spend', for: [] }),
    paid([counters('credit', 2), credits(2)], [gainCredits(9)]),
  ),
  made(
    event('Costly Event'),
    always(additionalCost('play', [gripCard], { cards: 'self' })),
    play(gainCredits(3)),
  ),
  made(
    program('Costly Program'),
    always(additionalCost('install', [trashOf(chosen(from('grip'), 'given'))], { cards: 'self' })),
  ),
  made(
    program('Hasty Program'),
    always(additionalCost('install', [{ pay: 'clicks', amount: 1 }], { cards: 'self' })),
  ),
  made(
    resource('Recycler'),
    paid(
      [trashOf(chosen(from('rig', ownedBy('runner'), isInstalled), 'chosen', 2)), programCard],
      [gainCredits(4)],
    ),
  ),
])

const table = () => scenario({ definitions })
const isOffered = (game: ScenarioGame, label: string): boolean =>
  game.runner.question?.options.some(option => option.label.startsWith(label)) ?? false
const mayUse = (game: ScenarioGame, title: string): boolean =>
  game.runner.question?.options.some(option => option.card === title) ?? false

/** The Runner has accessed an agenda that these cards make costlier to steal. */
const stealing = (tolls: readonly string[], runner: { hand?: string[]; rig?: string[] }) => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], remotes: tolls.map(toll => ({ root: [rezzed(toll)] })) })
    .runner({ credits: 5, ...runner })
    .accessing('Plain Agenda')
  game.runner.passes()
  return game
}

test('CR 1.16.10b: two additional costs are both paid, also when they call their cards the same', () => {
  const game = stealing(['Grip Toll', 'Other Grip Toll'], {
    hand: ['Plain Event', 'Plain Program', 'Plain Event'],
  })
  game.runner.steals()
  game.runner.answers('payment', 'Plain Program')
  game.runner.answers('payment', 'Plain Event')
  expect(game.runner).toMatchObject({ stolen: ['Plain Agenda'], hand: ['Plain Event'] })
  expect(game.runner.heap.toSorted()).toEqual(['Plain Event', 'Plain Program'])
})

test('CR 1.16.10b: one card does not pay for two additional costs', () => {
  const game = stealing(['Grip Toll', 'Other Grip Toll'], { hand: ['Plain Event'] })
  expect(isOffered(game, 'Steal')).toBe(false)
  expect(game.runner.refused).toMatchObject([{ kind: 'steal', rule: '1.16.10b' }])
})

test('CR 1.16.10b: a choice that would leave another part of the cost unpaid is not offered', () => {
  const game = stealing(['Rig Toll', 'Program Toll'], { rig: ['Plain Resource', 'Plain Program'] })
  game.runner.steals()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Plain Resource'])
  expect(game.runner.refused).toMatchObject([
    { card: 'Plain Program', reason: 'another part of the cost needs it (CR 1.16.10b)' },
  ])
  game.runner.answers('payment', 'Plain Resource')
  game.runner.answers('payment', 'Plain Program')
  expect(game.runner).toMatchObject({ stolen: ['Plain Agenda'], rig: [] })
})

test('CR 1.16.10b: it can be paid if cards can be found for all of its parts, in whatever order they stand', () => {
  const can = (tolls: readonly string[], rig: string[]) => isOffered(stealing(tolls, { rig }), 'Steal')
  expect(can(['Double Rig Toll', 'Program Toll'], ['Plain Program', 'Plain Resource'])).toBe(false)
  expect(can(['Double Rig Toll', 'Program Toll'], ['Plain Resource', 'Plain Resource'])).toBe(false)
  expect(
    can(['Double Rig Toll', 'Program Toll'], ['Plain Program', 'Plain Resource', 'Plain Resource']),
  ).toBe(true)
  expect(can(['Program Toll', 'Double Rig Toll'], ['Plain Resource', 'Plain Program', 'Plain Program'])).toBe(
    true,
  )
})

test('CR 1.16.10b: several cards for one part are chosen one by one, where another part limits them', () => {
  const game = stealing(['Double Rig Toll', 'Program Toll'], {
    rig: ['Plain Program', 'Plain Program', 'Plain Resource'],
  })
  game.runner.steals()
  game.runner.answers('payment', 'Plain Program')
  // The other program is needed.
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Plain Resource'])
  game.runner.answers('payment', 'Plain Resource')
  game.runner.answers('payment', 'Plain Program')
  expect(game.runner).toMatchObject({ stolen: ['Plain Agenda'], rig: [] })
})

test('CR 1.16.1: counters, tags and credits are asked of the same card or player only once', () => {
  const battery = (power: number) => {
    const game = table()
      .runner({ credits: 0, rig: [card('Battery', { counters: { power } })] })
      .runnerTurn('window')
    return [mayUse(game, 'Battery'), game.runner.refused.map(({ reason }) => reason)[0]]
  }
  expect(battery(4)[0]).toBe(true)
  expect(battery(3)).toEqual([
    false,
    'you would have to remove 2 hosted power counters, and there are 3 (CR 1.16.1)',
  ])
  const snitch = (tags: number) =>
    mayUse(
      table()
        .runner({ tags, rig: ['Snitch'] })
        .runnerTurn('window'),
      'Snitch',
    )
  expect([snitch(1), snitch(2)]).toEqual([false, true])
  const vault = (credit: number) =>
    mayUse(
      table()
        .runner({ credits: 0, rig: [card('Vault', { counters: { credit } })] })
        .runnerTurn('window'),
      'Vault',
    )
  expect([vault(3), vault(4)]).toEqual([false, true])
})

test('CR 1.16.1: nothing is trashed twice', () => {
  const game = table()
    .runner({ rig: ['Twice Gone'] })
    .runnerTurn('window')
  expect(mayUse(game, 'Twice Gone')).toBe(false)
})

test('CR 8.6.7a, 8.5.16a, 1.16.1: a card that is played or installed does not pay for that', () => {
  const offered = (hand: string[], label: string) => isOffered(table().runner({ hand }).runnerTurn(), label)
  expect(offered(['Costly Event'], 'Play')).toBe(false)
  expect(offered(['Costly Event', 'Plain Program'], 'Play Costly')).toBe(true)
  expect(offered(['Costly Program'], 'Install')).toBe(false)
  expect(offered(['Costly Program', 'Plain Event'], 'Install')).toBe(true)
})

test('CR 1.16.10b, 5.2.2: the click of the action is not the click that is added to the cost', () => {
  const offered = (clicks: number) =>
    isOffered(
      table()
        .runner({ clicks, hand: ['Hasty Program'] })
        .runnerTurn(),
      'Install',
    )
  expect([offered(1), offered(2)]).toEqual([false, true])
})

test('CR 1.16.1: a part that stands twice in a cost is paid twice', () => {
  const game = table()
    .runner({ credits: 0, rig: ['Shredder'], hand: ['Plain Event', 'Plain Program', 'Plain Event'] })
    .runnerTurn('window')
  game.runner.uses('Shredder')
  game.runner.answers('payment', 'Plain Program')
  game.runner.answers('payment', 'Plain Event')
  expect(game.runner).toMatchObject({ credits: 5, hand: ['Plain Event'] })
  expect(game.runner.heap.toSorted()).toEqual(['Plain Event', 'Plain Program'])
})

test('CR 1.16.1: two parts of one cost share no card', () => {
  const game = table()
    .runner({ credits: 0, rig: ['Recycler', 'Plain Program'] })
    .runnerTurn('window')
  expect(mayUse(game, 'Recycler')).toBe(false)
  const rich = table()
    .runner({ credits: 0, rig: ['Recycler', 'Plain Program', 'Plain Resource'] })
    .runnerTurn('window')
  rich.runner.uses('Recycler')
  rich.runner.answers('payment', 'Plain Resource')
  rich.runner.answers('payment', 'Recycler')
  rich.runner.answers('payment', 'Plain Program')
  expect(rich.runner).toMatchObject({ credits: 4, rig: [] })
})
