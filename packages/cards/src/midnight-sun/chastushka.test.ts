import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Chastushka sabotages 4 in place of a breach of HQ', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Archer'], deck: ['Enigma', 'Chum', 'Hunter', 'Tollbooth'] })
    .runner({ credits: 3, hand: ['Chastushka'] })
    .runnerTurn()
  game.runner.plays('Chastushka')
  expect(game.state.run).toMatchObject({ server: 'hq' })
  game.passUntil(() => game.corp.question?.kind === 'choose')
  game.corp.answers('sabotage', 'Archer')
  expect(game.corp.hand).toEqual(['Hedge Fund'])
  expect(game.corp.archives.toSorted()).toEqual(['Archer', 'Chum', 'Enigma', 'Hunter'])
  game.passUntil('nextAction')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test('Chastushka sabotages nothing when the run is not successful', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 3, hand: ['Chastushka'] })
    .runnerTurn()
  game.runner.plays('Chastushka')
  game.passUntil('runEnds')
  game.passUntil('nextAction')
  expect(game.corp.archives).toEqual([])
})
