import * as say from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Valentina Ferreira Carvalho'

test('Valentina Ferreira Carvalho gives 1 credit as the Runner removes tags, not as the Corp does', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [], hand: ['Greasing the Palm'], credits: 3 })
    .runner({ credits: 2, tags: 2, rig: [title] })
    .runnerTurn()
  game.runner.removesTag()
  expect(game.runner).toMatchObject({ tags: 1, credits: 1 })
})

test('Valentina Ferreira Carvalho gives nothing as the Corp removes a tag', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, tags: 2, stolen: ['Oracle Thinktank'], rig: [title] })
    .corpTurn()
  game.corp.uses('Oracle Thinktank')
  expect(game.runner).toMatchObject({ tags: 1, credits: 0 })
})

const installs = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .runner({ credits: 2, tags: 1, stolen, hand: [title] })
    .runnerTurn()
  game.runner.installs(title)
  return game
}

test('Valentina Ferreira Carvalho may remove a tag or give 2 credits when installed at threat level 3', () => {
  const game = installs(['Priority Requisition'])
  const before = game.save()
  game.runner.agrees()
  game.runner.answers('effect', 0)
  expect(game.runner).toMatchObject({ tags: 0, credits: 1 })
  game.restore(before)
  game.runner.agrees()
  game.runner.answers('effect', 1)
  expect(game.runner).toMatchObject({ tags: 1, credits: 2 })
  game.restore(before)
  game.runner.declines()
  expect(game.runner).toMatchObject({ tags: 1, credits: 0 })
  const low = installs([])
  expect((low.corp.question ?? low.runner.question)?.kind).toBe('paidWindow')
})

test('Valentina Ferreira Carvalho gives nothing when installed in the turn of the Corp', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, tags: 1, stolen: ['Priority Requisition'], hand: [title] })
    .corpTurn('window')
  game.fiat.resolve('runner', say.install(say.chosen(say.from('grip'))))
  game.runner.chooses(title)
  expect(game.runner).toMatchObject({ tags: 1, credits: 0, rig: [title] })
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})
