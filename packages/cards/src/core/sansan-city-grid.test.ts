import { card, rezzed, scenario } from '@paydata/scenario'
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
  expect(() => game.corp.scores('Breaking News')).toThrow('it needs 2 advancement counters and has 1')
})

test('SanSan City Grid: without it an agenda cannot be scored again', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('SanSan City Grid'), card('Breaking News', { advanced: 1 })] }] })
    .corpTurn('window')
  game.fiat.trash('SanSan City Grid')
  expect(game.card('Breaking News').requirement).toBe(2)
  expect(() => game.corp.scores('Breaking News')).toThrow('it needs 2 advancement counters and has 1')
})

test('CR 3.6.5d: before a second region is installed in a server the first is trashed', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['SanSan City Grid'], remotes: [{ root: [rezzed('SanSan City Grid')] }] })
    .corpTurn()
  game.corp.installs('SanSan City Grid', 'remote1')
  game.corp.answers('trashLike', 'SanSan City Grid')
  expect(game.corp.servers.remote1?.root).toEqual(['SanSan City Grid'])
  expect(game.corp.archives).toEqual(['SanSan City Grid'])
  expect(game.card('SanSan City Grid').rezzed).toBe(false)
})
