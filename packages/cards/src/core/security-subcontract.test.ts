import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Security Subcontract: a click and rezzed ice gain 4 credits', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Security Subcontract')] }],
      hqIce: [rezzed('Enigma'), 'Hunter'],
    })
    .corpTurn()
  game.corp.uses('Security Subcontract')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma'])
  game.corp.answers('payment', 'Enigma')
  expect(game.corp).toMatchObject({ credits: 4, clicks: 2, archivesFaceup: ['Enigma'] })
})
