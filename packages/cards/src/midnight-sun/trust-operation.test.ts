import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number, archives: readonly string[]) =>
  scenario({ definitions })
    .corp({ credits: 0, hand: ['Trust Operation'], archives: [...archives] })
    .runner({ tags, rig: ['Decoy', 'Mimic', 'Armitage Codebusting'] })
    .corpTurn()

test('Trust Operation trashes a resource, then installs and rezzes a card of Archives for nothing', () => {
  const game = begin(1, ['Archer', 'Hedge Fund'])
  game.corp.plays('Trust Operation')
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Armitage Codebusting',
    'Decoy',
  ])
  game.corp.chooses('Decoy')
  expect(game.runner.heap).toEqual(['Decoy'])
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Archer'])
  game.corp.chooses('Archer')
  game.corp.answers('server', 'HQ')
  expect(game.card('Archer')).toMatchObject({ zone: 'ice', server: 'hq', rezzed: true })
  expect(game.corp).toMatchObject({ credits: 0, scored: [] })
})

test('Trust Operation is not played without a tag', () => {
  expect(() => begin(0, ['Archer']).corp.plays('Trust Operation')).toThrow('tagged')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ hand: ['Trust Operation'], archives: hidden.map(title => facedown(title)) })
      .runner({ tags: 1, rig: ['Decoy'] })
      .corpTurn()
    game.corp.plays('Trust Operation')
    game.corp.chooses('Decoy')
    return game
  },
})
