import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Priority Requisition may rez a piece of ice ignoring all costs', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hqIce: ['Archer', 'Enigma'],
      remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Priority Requisition')
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  expect(game.card('Archer').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, agendaPoints: 3 })
})

test('Priority Requisition: nothing has to be rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Priority Requisition')
  game.corp.declines()
  expect(game.card('Enigma').rezzed).toBe(false)
})
