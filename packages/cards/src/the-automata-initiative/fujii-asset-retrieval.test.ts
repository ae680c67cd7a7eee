import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Fujii Asset Retrieval does 2 net damage when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Fujii Asset Retrieval', { advanced: 5 })] }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Decoy'] })
    .corpTurn('window')
  game.corp.scores('Fujii Asset Retrieval')
  expect(game.runner.hand).toHaveLength(1)
})

test('Fujii Asset Retrieval does 2 net damage when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Fujii Asset Retrieval'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Decoy'] })
    .accessing('Fujii Asset Retrieval')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner).toMatchObject({ stolen: ['Fujii Asset Retrieval'] })
  expect(game.runner.hand).toHaveLength(1)
})
