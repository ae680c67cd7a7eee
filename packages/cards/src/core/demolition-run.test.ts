import { changeServer } from '@paydata/engine/vocabulary'
import { examples } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(['faq-1.1/34'], 'ruling: Demolition Run trashes an accessed card for nothing, also an agenda', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ credits: 2, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd'])
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  game.runner.uses('Demolition Run')
  expect(game.corp).toMatchObject({ hand: [], archives: ['Hostile Takeover'] })
  expect(game.runner.stolen).toEqual([])
})

test('Demolition Run: one mid-access ability each access, and stealing is still possible', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ credits: 2, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('Demolition Run trashes what has no trash cost', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund'] })
    .runner({ credits: 2, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'R&D')
  game.passUntil('access')
  game.runner.uses('Demolition Run')
  expect(game.corp.archives).toEqual(['Hedge Fund'])
  expect(game.state.log.find(each => each.what === 'trashed' && each.card === 'Hedge Fund')?.by).toBe(
    'runner',
  )
  expect(game.runner.credits).toBe(0)
})

example(['faq-1.1/36'], 'Demolition Run comes after what happens when the card is accessed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Snare!'] })
    .runner({ credits: 2, hand: ['Demolition Run', 'Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  game.corp.agrees()
  expect(game.runner).toMatchObject({ tags: 1, hand: [] })
  game.runner.uses('Demolition Run')
  expect(game.corp.archives).toEqual(['Snare!'])
})

test('CR 7.1.5b: Demolition Run cannot trash cards in Archives, should the run come there', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Hedge Fund'] })
    .runner({ credits: 2, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'HQ')
  game.fiat.resolve('runner', changeServer('archives'))
  game.passUntil('breach')
  game.passUntil('access')
  expect(() => game.runner.uses('Demolition Run')).toThrow('cannot use Demolition Run')
})

test('CR 7.1.4: Demolition Run or the trash cost, once in each access', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['PAD Campaign'] })
    .runner({ credits: 6, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  expect(game.runner.question?.options.map(option => option.kind)).toEqual([
    'pass',
    'trashAccessed',
    'useAbility',
  ])
  game.runner.trashes()
  expect(game.runner.credits).toBe(0)
})
