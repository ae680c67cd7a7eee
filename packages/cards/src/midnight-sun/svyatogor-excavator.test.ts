import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (root: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Svyatogor Excavator')] }, { root }] })
    .runner({ rig: ['Decoy'] })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.corp.question?.kind === 'action')
  return game
}

test('Svyatogor Excavator gains 3 credits for another installed card as the turn begins', () => {
  const game = begin(['PAD Campaign', 'Red Herrings'])
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['PAD Campaign', 'Red Herrings'])
  game.corp.chooses('PAD Campaign')
  expect(game.corp).toMatchObject({ credits: 3, archives: ['PAD Campaign'] })
  game.restore(before)
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 0, archives: [] })
})

test('Svyatogor Excavator does not ask where it is the only installed card', () => {
  const game = begin([])
  expect(game.corp.question?.kind).toBe('action')
  expect(game.corp.credits).toBe(0)
})
