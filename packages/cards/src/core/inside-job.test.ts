import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Inside Job bypasses the first ice that is encountered, and only that', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Enigma'), 'Hunter'] })
    .runner({ credits: 2, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil(
    state =>
      state.waiting.some(question => question.asks === 'paidWindow') &&
      state.thisTurn.some(each => each.what === 'iceBypassed'),
  )
  expect(game.state.log.filter(each => each.what === 'iceEncountered').map(each => each.card)).toEqual([
    'Enigma',
  ])
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Wall of Static')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('ruling: Inside Job: what Tollbooth would do when it is encountered does not happen', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqIce: [rezzed('Tollbooth')] })
    .runner({ credits: 2, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Enigma')
})

test('ruling: Inside Job: what Funhouse would ask for when it is encountered is not asked', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqIce: [rezzed('Funhouse')] })
    .runner({ credits: 2, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Enigma')
  expect(game.runner.tags).toBe(0)
})

test('Inside Job bypasses the first ice of its run, whatever was encountered in a run before it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 2, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
})
