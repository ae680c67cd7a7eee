import { card, rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('SanSan City Grid lowers the requirement of agendas in its root by 1', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('SanSan City Grid'), card('Breaking News', { advanced: 1 })] },
        { root: ['Nisei MK II'] },
      ],
    })
    .corpTurn('window')
  expect(game.card('Breaking News').requirement).toBe(1)
  expect(game.card('Nisei MK II').requirement).toBe(4)
  game.corp.scores('Breaking News')
  expect(game.corp.scored).toEqual(['Breaking News'])
})

test('SanSan City Grid does nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['SanSan City Grid', card('Breaking News', { advanced: 1 })] }] })
    .corpTurn('window')
  expect(() => game.corp.scores('Breaking News')).toThrow()
})
