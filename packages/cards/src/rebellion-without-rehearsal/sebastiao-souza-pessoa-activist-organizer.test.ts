import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Sebastião Souza Pessoa: Activist Organizer'

test('Sebastião Souza Pessoa may install a connection for 2 credits less with the first tag', () => {
  const game = scenario({ definitions })
    .runner({ identity, credits: 0, hand: ['Beatriz Friere Gonzalez', 'Decoy', 'Ice Carver', 'Diesel'] })
    .runnerTurn()
  game.fiat.giveTags(1)
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual([
    'Beatriz Friere Gonzalez',
    'Decoy',
  ])
  game.runner.chooses('Beatriz Friere Gonzalez')
  expect(game.runner).toMatchObject({ credits: 0, rig: ['Beatriz Friere Gonzalez'] })
  game.restore(before)
  game.runner.declines()
  game.fiat.giveTags(1)
  expect(game.runner.question?.kind).toBe('action')
})

const trashing = (hand: readonly string[]) =>
  scenario({ definitions })
    .corp({ credits: 2, hand })
    .runner({ identity, tags: 1, rig: ['Beatriz Friere Gonzalez', 'Ice Carver'] })
    .corpTurn()

test('CR 1.16.10b: the Corp trashes a card of HQ besides to trash a connection with the basic action', () => {
  const game = trashing(['Enigma'])
  game.corp.trashesResource('Beatriz Friere Gonzalez')
  game.corp.chooses('Enigma')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2, hand: [] })
  expect(game.runner.heap).toEqual(['Beatriz Friere Gonzalez'])
})

test('Sebastião Souza Pessoa keeps connections where HQ is empty, and no other resources', () => {
  const game = trashing([])
  expect(() => game.corp.trashesResource('Beatriz Friere Gonzalez')).toThrow('CR 1.16.1')
  game.corp.trashesResource('Ice Carver')
  expect(game.runner.heap).toEqual(['Ice Carver'])
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Beatriz Friere Gonzalez'],
  others: ['Ice Carver'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions }).runner({ identity, credits: 1, hand: hidden }).runnerTurn('window')
    game.fiat.giveTags(1)
    game.runner.agrees()
    return game
  },
})
