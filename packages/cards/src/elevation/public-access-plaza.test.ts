import { all, from, trash, type } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Public Access Plaza gives a credit when the Corp’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Public Access Plaza')] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(1)
})

test('Public Access Plaza gives nothing when the Runner’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Public Access Plaza')] }] })
    .beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(0)
})

const trashed = (plaza: string | ReturnType<typeof rezzed>, stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [plaza] }] })
    .runner({ credits: 2, stolen })
    .accessing('Public Access Plaza')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Public Access Plaza'])
  return game.runner.tags
}

test('Public Access Plaza that the Runner trashes gives them a tag at threat level 2', () => {
  expect(trashed(rezzed('Public Access Plaza'), ['Nisei MK II'])).toBe(1)
})

test('Public Access Plaza gives no tag at threat level 1', () => {
  expect(trashed(rezzed('Public Access Plaza'), ['Hostile Takeover'])).toBe(0)
})

test('Public Access Plaza that is not rezzed gives no tag', () => {
  expect(trashed('Public Access Plaza', ['Nisei MK II'])).toBe(0)
})

test('Public Access Plaza that the Corp trashes gives no tag', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Nisei MK II'], remotes: [{ root: [rezzed('Public Access Plaza')] }] })
    .corpTurn()
  game.fiat.resolve('corp', trash(all(from('installed', type('asset')))))
  expect(game.corp.archives).toEqual(['Public Access Plaza'])
  expect(game.runner.tags).toBe(0)
})

test('Public Access Plaza gives no tag for another card that the Runner trashes', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Public Access Plaza')] }, { root: ['PAD Campaign'] }] })
    .runner({ credits: 9, stolen: ['Nisei MK II'] })
    .accessing('PAD Campaign')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner.tags).toBe(0)
})
