import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Artificial Cryptocrash takes 7 credits of the Runner, or as many as there are', () => {
  const left = (credits: number) => {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: [card('Artificial Cryptocrash', { advanced: 4 })] }] })
      .runner({ credits })
      .corpTurn('window')
    game.corp.scores('Artificial Cryptocrash')
    return game.runner.credits
  }
  expect([left(9), left(3)]).toEqual([2, 0])
})

test('Artificial Cryptocrash takes nothing when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Artificial Cryptocrash'] })
    .runner({ credits: 9 })
    .accessing('Artificial Cryptocrash')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner).toMatchObject({ credits: 9, stolen: ['Artificial Cryptocrash'] })
})
