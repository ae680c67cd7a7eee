import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (scored: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      scored,
      remotes: [{ root: [rezzed('Vovô Ozetti'), 'PAD Campaign'], ice: ['Enigma'] }],
      hqIce: ['Chum'],
    })
    .corpTurn('window')
  return game
}

test('Vovô Ozetti makes ice protecting this server cheaper to rez by 2 credits', () => {
  const game = begin([])
  expect(game.card('Enigma').cost).toBe(1)
  expect(game.card('Chum').cost).toBe(1)
  expect(game.card('PAD Campaign').cost).toBe(2)
})

test('Vovô Ozetti makes cards in the root of this server cheaper to rez at threat level 4', () => {
  expect(begin(['Nisei MK II', 'Nisei MK II']).card('PAD Campaign').cost).toBe(0)
  expect(begin(['Priority Requisition']).card('PAD Campaign').cost).toBe(2)
})

test('Vovô Ozetti may move to the root of another server as the turn ends', () => {
  const game = begin([])
  game.passUntil('corpAction')
  for (let clicks = 3; clicks > 0; clicks -= 1) {
    game.corp.gainsCredit()
    game.passUntil(() => game.corp.question?.kind === 'action' || game.corp.question?.kind === 'confirm')
  }
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('server', 'HQ')
  expect(game.card('Vovô Ozetti').server).toBe('hq')
  game.restore(before)
  game.corp.declines()
  expect(game.card('Vovô Ozetti').server).toBe('remote1')
})
