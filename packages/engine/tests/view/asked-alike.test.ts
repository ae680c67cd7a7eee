import { findLeak, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const { card, chosen, from, gainCredits, mayPay, play, trashOf, type } = say

const corp = { side: 'corp', cost: 0 } as const
const runner = { side: 'runner', cost: 0 } as const
const ransom = mayPay([trashOf(chosen(from('hq', type('agenda'))))], {
  then: [gainCredits(3)],
  otherwise: [say.draw(1)],
})
const boast = mayPay([{ pay: 'reveal', cards: chosen(from('grip', type('program'))) }], {
  then: [gainCredits(3)],
})
const definitions = defineCards('asked alike', [
  { ...card('ransom', play(ransom)), printed: { title: 'Ransom', type: 'operation', ...corp } },
  { ...card('boast', play(boast)), printed: { title: 'Boast', type: 'event', ...runner } },
  {
    ...card(
      'hire',
      play(say.install(chosen(from('hq', type('agenda', 'upgrade')), 'installed'), { to: 'remoteRoot' })),
    ),
    printed: { title: 'Hire', type: 'operation', ...corp },
  },
  {
    ...card('gate', say.installOnlyAt(['hq'])),
    printed: { title: 'Gate', type: 'upgrade', trash: 1, ...corp },
  },
  { ...card('plan'), printed: { title: 'Plan', side: 'corp', type: 'agenda', advancement: 3, points: 1 } },
  { ...card('memo'), printed: { title: 'Memo', type: 'operation', ...corp } },
  { ...card('tool'), printed: { title: 'Tool', type: 'program', memory: 1, ...runner } },
  { ...card('gear'), printed: { title: 'Gear', type: 'hardware', ...runner } },
])

function ransomWith(...hand: string[]) {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Ransom', ...hand] })
    .corpTurn()
  game.corp.plays('Ransom')
  return game
}

function boastWith(...hand: string[]) {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: ['Boast', ...hand] })
    .runnerTurn()
  game.runner.plays('Boast')
  return game
}

test('CR 10.2.2b: a player who may pay with a hidden card of a kind is asked, also without such a card', () => {
  const some = ransomWith('Plan')
  const none = ransomWith('Memo')
  expect(some.corp.question?.options.map(({ kind }) => kind)).toEqual(['pay', 'no'])
  expect(none.corp.question?.options.map(({ kind }) => kind)).toEqual(['no'])
  for (const viewer of ['runner', 'spectator'] as const)
    expect(viewFor(none.json, viewer)).toEqual(viewFor(some.json, viewer))
  some.corp.declines()
  none.corp.declines()
  expect(none.corp).toMatchObject({ credits: 0, hand: expect.arrayContaining(['Memo']) })
  expect(viewFor(none.json, 'runner')).toEqual(viewFor(some.json, 'runner'))
})

test('CR 10.2.2b: so is who may reveal one', () => {
  const some = boastWith('Tool')
  const none = boastWith('Gear')
  expect(viewFor(none.json, 'corp')).toEqual(viewFor(some.json, 'corp'))
  expect(none.runner.question?.options.map(({ kind }) => kind)).toEqual(['no'])
})

test('nobody is asked who has no card that could be one', () => {
  expect(ransomWith().corp.question?.kind).toBe('paidWindow')
  expect(boastWith().runner.question?.kind).toBe('paidWindow')
})

test('whoever has agreed to pay with a hidden card has one, in every game that looks the same', () => {
  const game = ransomWith('Plan', 'Memo', 'Memo', 'Memo')
  game.corp.chooses('pay')
  expect(game.corp.question?.kind).toBe('payment')
  for (let seed = 0; seed < 40; seed++)
    for (const viewer of ['runner', 'spectator'] as const)
      expect(findLeak(game.json, viewer, `ransom ${seed}`, 3).leak).toBeUndefined()
})

test('CR 8.5.14: a card that can be installed nowhere stays in HQ, which is no leak of what it is', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Hire', 'Plan', 'Plan', 'Gate', 'Memo'] })
    .corpTurn()
  game.corp.plays('Hire')
  expect(game.corp.question?.options.map(({ card }) => card)).toEqual(['Gate', 'Plan', 'Plan'])
  const parted = Array.from({ length: 60 }, (_, seed) => findLeak(game.json, 'runner', `hire ${seed}`, 3))
  expect(parted.flatMap(({ leak }) => leak ?? [])).toEqual([])
  expect(parted.map(each => each.parted)).toContain('learned')
})
