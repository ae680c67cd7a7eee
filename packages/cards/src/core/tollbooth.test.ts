import { examples, rezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

test('Tollbooth: the Runner must pay 3 credits, and the encounter goes on', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tollbooth')] })
    .runner({ credits: 4 })
    .encountering('Tollbooth')
  expect(game.runner.credits).toBe(1)
  expect(game.state.encountered?.title).toBe('Tollbooth')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

example(
  ['faq-1.1/3'],
  'ruling: a player who cannot pay Tollbooth keeps the credits, and the run ends',
  () => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Tollbooth')] })
      .runner({ credits: 2 })
      .approaching('Tollbooth')
    // In 2013 another window comes before the one in which the approached ice can be rezzed.
    game.passUntil(() => game.state.step === 'approach.approachWindow')
    game.bothPass()
    expect(game.runner.credits).toBe(2)
    expect(game.state.run).toBeUndefined()
  },
)

test('ruling: a bypass by Inside Job comes before Tollbooth, and nothing is paid', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tollbooth')] })
    .runner({ credits: 7, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('runEnds')
  expect(game.runner.credits).toBe(5)
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
})

example(
  ['faq-1.1/3'],
  'ruling: who can pay Tollbooth must, also with the credits of bad publicity alone',
  () => {
    const game = scenario({ definitions })
      .corp({ badPublicity: 3, hqIce: [rezzed('Tollbooth')] })
      .runner({ credits: 0 })
      .runnerTurn()
    game.runner.runs('HQ')
    game.passUntil('encounter')
    expect(game.state.encountered?.title).toBe('Tollbooth')
    expect(game.runner.fund).toBe(0)
  },
)

test('Tollbooth asks for no credits when other ice is encountered', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Tollbooth')] })
    .runner({ credits: 4 })
    .encountering('Enigma')
  expect(game.runner.credits).toBe(4)
  expect(game.state.encountered?.title).toBe('Enigma')
})
