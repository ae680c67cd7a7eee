import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number, hand: readonly string[]) =>
  scenario({ definitions })
    .corp({ credits: 20, hqIce: ['Ice Wall', 'Hunter'], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ identity: 'Barry “Baz” Wong: Tri-Maf Veteran', credits, hand })
    .approaching('Hunter')

test('Barry Wong may install 1 resource or piece of hardware from the grip when the Corp rezzes ice', () => {
  const game = begin(5, ['Decoy', 'Grimoire', 'Mimic', 'Sure Gamble'])
  game.runner.passes()
  game.corp.rezzes('Hunter')
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Decoy', 'Grimoire'])
  game.runner.answers('choose', 'Grimoire')
  expect(game.runner).toMatchObject({ credits: 2, hardware: ['Grimoire'] })
})

test('Barry Wong may install nothing', () => {
  const game = begin(5, ['Decoy'])
  game.runner.passes()
  game.corp.rezzes('Hunter')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 5, hand: ['Decoy'] })
})

test('Barry Wong installs once for each piece of ice', () => {
  const game = begin(9, ['Decoy', 'Grimoire'])
  game.runner.passes()
  game.corp.rezzes('Hunter')
  game.runner.agrees()
  game.runner.answers('choose', 'Decoy')
  expect(game.runner.rig).toEqual(['Decoy'])
  game.fiat.rez('Ice Wall', 'free')
  game.runner.agrees()
  game.runner.answers('choose', 'Grimoire')
  expect(game.runner.rig).toEqual(['Decoy', 'Grimoire'])
})

test('Barry Wong does nothing when another card is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ identity: 'Barry “Baz” Wong: Tri-Maf Veteran', hand: ['Decoy'] })
    .corpTurn('window')
  game.corp.rezzes('PAD Campaign')
  game.passUntil('corpAction')
  expect(game.runner.hand).toEqual(['Decoy'])
})
asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Decoy', 'Sure Gamble'],
  others: ['Diesel', 'Sure Gamble'],
  must: true,
  begin(hidden) {
    const game = begin(5, hidden)
    game.runner.passes()
    game.corp.rezzes('Hunter')
    game.runner.agrees()
    return game
  },
})
