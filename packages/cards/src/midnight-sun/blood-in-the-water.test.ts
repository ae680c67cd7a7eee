import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[]) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [card('Blood in the Water', { advanced: 2 })] }] })
    .runner({ hand })
    .corpTurn('window')

test('Blood in the Water needs as many counters as the Runner has cards in the grip', () => {
  const game = begin(['Diesel', 'Mimic', 'Ninja'])
  expect(game.card('Blood in the Water').requirement).toBe(3)
  expect(() => game.corp.scores('Blood in the Water')).toThrow('CR 1.17.3a')
  game.fiat.damage('net', 1)
  expect(game.card('Blood in the Water').requirement).toBe(2)
  game.corp.scores('Blood in the Water')
  expect(game.corp.agendaPoints).toBe(2)
})

test('Blood in the Water needs no counter while the grip is empty', () => {
  const game = begin([])
  expect(game.card('Blood in the Water').requirement).toBe(0)
  game.fiat.setCounters('Blood in the Water', { advancement: 0 })
  game.corp.scores('Blood in the Water')
  expect(game.corp.scored).toEqual(['Blood in the Water'])
})
