import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Accelerated Beta Test installs and rezzes ice of the top 3 for nothing, and trashes the rest', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Archer', 'Hedge Fund', 'Tollbooth', 'Chum'],
      hqIce: ['Enigma'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  game.corp.answers('server', 'HQ')
  while (game.corp.question?.kind === 'trashLike') game.corp.answers('trashLike', 'continue')
  expect(game.card('Archer')).toMatchObject({ rezzed: true, server: 'hq' })
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ credits: 0, deck: ['Chum'] })
  expect(new Set(game.corp.archivesFacedown)).toEqual(new Set(['Hedge Fund', 'Tollbooth']))
  // What was installed is not among the rest.
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma', 'Archer'])
})

test('Accelerated Beta Test may look at nothing', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Archer', 'Hedge Fund'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Archer', 'Hedge Fund'])
})
