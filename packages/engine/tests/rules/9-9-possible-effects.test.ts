import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  all,
  card,
  derez,
  from,
  gainCredits,
  interruptFor,
  prevent,
  subroutine,
  trash,
  trashThis,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'

const runnerCard = (title: string, type: 'program' | 'resource') =>
  ({ title, side: 'runner', type, cost: 0, ...(type === 'program' && { memory: 1 }) }) as const

/** Interrupts whose costs and effects make impossible what they interrupt. */
const definitions = defineCards('rules-possible-effects', [
  {
    ...card(
      'guard_program',
      interruptFor([trashThis], [prevent(1, { effect: 'trash', card: [type('program')] })]),
    ),
    printed: runnerCard('Guard Program', 'program'),
  },
  { ...card('plain_program'), printed: runnerCard('Plain Program', 'program') },
  {
    ...card('paying_ice', subroutine(gainCredits(3)), subroutine(gainCredits(3))),
    printed: { title: 'Paying Ice', side: 'corp', type: 'ice', cost: 0, strength: 1 },
  },
  {
    ...card('blackout', when(would({ effect: 'subroutine' }), derez(all(from('ice'))))),
    printed: runnerCard('Blackout', 'resource'),
  },
])

test('9.9.2, 1.12.1: a card trashed to pay for an interrupt is expected to be trashed no more', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Guard Program', 'Guard Program', 'Plain Program'] })
    .corpTurn()
  game.fiat.resolve('corp', trash(all(from('installed', type('program')))))
  const guard = game.runner.question?.options.find(each => each.kind === 'useAbility')
  game.runner.answers('interrupt', guard?.id ?? '')
  expect(game.runner.question?.options.map(each => each.card)).toEqual(['Guard Program', 'Plain Program'])
  game.runner.answers('choose', 'Plain Program')
  expect(game.runner.question?.words).toContain('About to happen: trashing Guard Program;')
})

test('9.9.3a: what an interrupt prevents is what can still happen, not what paying for it made impossible', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Guard Program', 'Plain Program'] })
    .corpTurn()
  game.fiat.resolve('corp', trash(all(from('installed', type('program')))))
  game.runner.uses('Guard Program')
  expect(game.runner).toMatchObject({ rig: ['Plain Program'], heap: ['Guard Program'] })
})

test('9.8.7c, 9.9.2: ice derezzed as its subroutine is imminent is encountered no longer, and it does not resolve', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Paying Ice')] })
    .runner({ rig: ['Blackout'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('runEnds')
  expect(game.card('Paying Ice').rezzed).toBe(false)
  expect(game.corp.credits).toBe(0)
})
