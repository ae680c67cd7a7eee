import * as say from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Nuvem SA: Law of the Land'
const begin = () =>
  scenario({ definitions }).corp({
    identity,
    credits: 5,
    hand: ['Hedge Fund', 'Eminent Domain', 'Enigma'],
    deck: ['Chum', 'Hunter', 'Tollbooth'],
  })

test('Nuvem SA looks at the top card of R&D after an operation, and may trash it for 2 credits, once each turn', () => {
  const game = begin().corpTurn()
  game.corp.plays('Hedge Fund')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 11, archivesFacedown: ['Chum'] })
  game.restore(before)
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 9, deck: ['Chum', 'Hunter', 'Tollbooth'] })
})

test('Nuvem SA does so after an action on an expendable card, and pays once each turn', () => {
  const game = begin().corpTurn()
  game.corp.plays('Hedge Fund')
  game.corp.agrees()
  game.passUntil('nextAction')
  game.corp.uses('Eminent Domain')
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  const before = game.save()
  game.corp.declines()
  expect(game.corp.archivesFacedown).toEqual(['Chum'])
  game.restore(before)
  const credits = game.corp.credits
  game.corp.agrees()
  expect(game.corp.credits).toBe(credits)
  expect(game.corp.archivesFacedown.toSorted()).toEqual(['Chum', 'Hunter'])
})

test('Nuvem SA looks at nothing after another action', () => {
  const game = begin().corpTurn()
  game.corp.gainsCredit()
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('Nuvem SA gives nothing for a card that the Corp trashes of R&D in the turn of the Runner', () => {
  const game = begin().runnerTurn('window')
  game.fiat.resolve('corp', say.trash(say.all(say.from({ top: 1, of: 'rnd' }))))
  expect(game.corp).toMatchObject({ credits: 5, deck: ['Hunter', 'Tollbooth'] })
})
