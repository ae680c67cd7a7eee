import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (agenda = 'Private Security Force') =>
  scenario({ definitions }).corp({
    credits: 4,
    deck: ['Enigma', 'Hedge Fund', 'Wall of Static'],
    remotes: [
      { root: [card(agenda, { advanced: 4 }), rezzed('Tucana')] },
      { root: [card('Hostile Takeover', { advanced: 2 })] },
    ],
  })

test('Tucana may install and rez ice of R&D for 3 credits less as an agenda of its server is scored', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Private Security Force')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'Wall of Static',
  ])
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  expect(game.card('Enigma')).toMatchObject({ rezzed: true, server: 'hq' })
  expect(game.corp.credits).toBe(4)
  game.restore(before)
  game.corp.declines()
  expect(game.corp.deck).toHaveLength(3)
})

test('Tucana does nothing for an agenda of another server', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Hostile Takeover')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('CR 9.12.5: Tucana that was trashed in this run is persistent for an agenda that is stolen', () => {
  const game = begin().runner({ credits: 1 }).accessing('Tucana')
  game.runner.trashes()
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  game.corp.agrees()
  game.corp.chooses('Wall of Static')
  game.corp.answers('server', 'R&D')
  expect(game.card('Wall of Static').rezzed).toBe(true)
})

test('Tucana is installed in remote servers only', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Tucana'] })
    .corpTurn()
  game.corp.installs('Tucana')
  expect(game.corp.question?.options.map(option => option.id)).toEqual(['newRemote'])
})
