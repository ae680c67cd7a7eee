import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Desperado gives 1 memory, and 1 credit for each successful run before the breach', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'] })
    .runner({ credits: 0, rig: ['Desperado'] })
    .running('HQ')
  expect(game.runner.memory).toBe(5)
  game.passUntil('breach')
  expect(game.runner.credits).toBe(1)
  expect(game.state.log.filter(each => each.what === 'creditsGained')).toHaveLength(1)
})

test('Desperado gains nothing from a run that is not successful', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 0, rig: ['Desperado'] })
    .running('HQ')
  game.passUntil('runEnds')
  expect(game.runner.credits).toBe(0)
})

test('Desperado and Gabriel Santiago: both gain in one window, in the order the Runner likes', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, identity: 'Gabriel Santiago', rig: ['Desperado'] })
    .running('HQ')
  game.passUntil(state => state.waiting.some(question => question.asks === 'reaction'))
  expect(game.runner.question?.options.map(option => option.card)).toEqual([
    'Gabriel Santiago: Consummate Professional',
    'Desperado',
  ])
  game.runner.uses('Desperado')
  expect(game.runner.credits).toBe(3)
})
