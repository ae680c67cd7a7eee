import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  again,
  atLeast,
  chosen,
  credits,
  draw,
  from,
  gainCredits,
  has,
  ifSo,
  mayPay,
  on,
  play,
  trash,
  when,
} from '../../src/vocabulary.ts'
import { scenario } from '../../testing/index.ts'
import { event, made, operation, resource } from './cards/plain.ts'

const definitions = defineCards('rules-9-repeat', [
  made(resource('One')),
  made(resource('Two')),
  made(resource('Draw Watch'), when(on({ what: ['drawn'], by: 'you' }), gainCredits(1))),
  made(event('Fill Up'), play(draw(1), ifSo(atLeast(2, has('you', 'cardsInHand')), [again()]))),
  made(
    operation('Sweep'),
    play(trash(chosen(from('rig'), 'gone')), mayPay([credits(1)], { then: [again()] })),
  ),
])

test('9.12.4a: the whole ability is resolved again, as long as it says so', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Fill Up'], rig: ['Draw Watch'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Fill Up')
  expect(game.runner.hand).toHaveLength(3)
  // CR 9.12.4c: there was a checkpoint in each round.
  expect(game.runner.credits).toBe(3)
})

test('9.12.4a, 9.12.4d: each round has choices of its own, the one to go on among them', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Sweep'], credits: 5 })
    .runner({ rig: ['One', 'Two', 'Draw Watch'] })
    .corpTurn()
  game.corp.plays('Sweep')
  game.corp.chooses('Two')
  game.corp.agrees()
  game.corp.chooses('One')
  game.corp.declines()
  expect(game.runner).toMatchObject({ rig: ['Draw Watch'], heap: ['Two', 'One'] })
  expect(game.corp.credits).toBe(4)
  expect(game.corp.archives).toEqual(['Sweep'])
})
