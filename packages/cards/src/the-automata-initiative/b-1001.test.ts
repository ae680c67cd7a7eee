import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number) => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('B-1001')] }] })
    .runner({ tags })
    .runnerTurn()
  return game
}

test('B-1001 ends a run against another server for 1 tag', () => {
  const game = begin(1)
  game.runner.runs('HQ')
  game.runner.passes()
  game.corp.uses('B-1001')
  expect(game.state.run).toBeUndefined()
  expect(game.runner.tags).toBe(0)
})

test('B-1001 cannot end a run against its own server, nor without a tag', () => {
  const own = begin(1)
  own.runner.runs('remote1')
  own.runner.passes()
  expect(() => own.corp.uses('B-1001')).toThrow('run')
  const untagged = begin(0)
  untagged.runner.runs('HQ')
  untagged.runner.passes()
  expect(() => untagged.corp.uses('B-1001')).toThrow('tag')
})
