import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Manegarm Skunkworks: 2 clicks or 5 credits, or the run ends when its server is approached', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 5, clicks: 2 })
    .running('HQ')
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  const saved = game.save()
  game.runner.answers('mayPay', 'pay')
  game.runner.answers('payment', 'pay~2')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 2 })
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'success', successful: true })
  game.restore(saved)
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
})

test('Manegarm Skunkworks: a Runner with neither is not asked', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 4, clicks: 1 })
    .running('HQ')
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 4, clicks: 1 })
  expect(game.state.log.some(each => each.what === 'runUnsuccessful')).toBe(true)
})

test('Manegarm Skunkworks does nothing when another server is approached', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 5, clicks: 2 })
    .running('Archives')
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 5, clicks: 2 })
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
})
