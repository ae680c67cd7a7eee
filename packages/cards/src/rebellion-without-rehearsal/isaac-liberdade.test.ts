import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions }).corp({
    remotes: [
      { root: [rezzed('Isaac Liberdade')], ice: [rezzed('Enigma', { advanced: 1 })] },
      { ice: [rezzed('Wall of Static'), 'Chum', rezzed('Hunter', { advanced: 1 })] },
    ],
  })

test('Isaac Liberdade gives advanced ice of its server 2 strength', () => {
  const game = begin().corpTurn()
  expect([game.card('Enigma').strength, game.card('Hunter').strength]).toEqual([4, 4])
  game.fiat.setCounters('Enigma', { advancement: 0 })
  expect(game.card('Enigma').strength).toBe(2)
})

test('Isaac Liberdade may move as the turn ends, and advance ice that has no counter there', () => {
  const game = begin().at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('server', 'Server 2')
  expect(game.card('Isaac Liberdade').server).toBe('remote2')
  expect([game.card('Hunter').strength, game.card('Enigma').strength]).toEqual([6, 2])
  const moved = game.save()
  game.corp.agrees()
  game.corp.chooses('Wall of Static')
  expect(game.card('Wall of Static').advancement).toBe(1)
  game.restore(moved)
  game.corp.declines()
  expect(game.card('Wall of Static').advancement).toBe(0)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Isaac Liberdade').server).toBe('remote1')
})
