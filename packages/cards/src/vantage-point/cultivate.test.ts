import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const five = ['Enigma', 'Hunter', 'Ice Wall', 'Chum', 'Rototurret']

const begin = (deck: readonly string[] = [...five, 'Hedge Fund']) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Cultivate'], deck })
    .corpTurn()
  game.corp.plays('Cultivate')
  return game
}
const offered = (game: ReturnType<typeof begin>) => game.corp.question?.options.map(option => option.card)

test('Cultivate trashes 1 of 5 cards, adds another to HQ, and arranges the rest', () => {
  const game = begin()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(offered(game)).toEqual(five)
  game.corp.answers('choose', 'Hunter')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(offered(game)).toEqual(['Enigma', 'Ice Wall', 'Chum', 'Rototurret'])
  game.corp.answers('choose', 'Chum')
  expect(offered(game)).toEqual(['Enigma', 'Ice Wall', 'Rototurret'])
  game.corp.answers('arrange', 'Rototurret', 'Enigma', 'Ice Wall')
  expect(game.corp.hand).toEqual(['Chum'])
  expect(game.corp.archivesFacedown).toEqual(['Hunter'])
  expect(game.corp.archives).toEqual(['Hunter', 'Cultivate'])
  expect(game.corp.deck).toEqual(['Rototurret', 'Enigma', 'Ice Wall', 'Hedge Fund'])
})

test('Cultivate looks at no card below, and the Runner at none', () => {
  const game = begin()
  expect(game.card('Enigma').seenBy).toEqual(['corp'])
  expect(game.card('Hedge Fund').seenBy).toEqual([])
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('arrange', 'Chum', 'Ice Wall', 'Rototurret')
  const told = JSON.stringify(viewFor(game.json, 'runner'))
  for (const title of ['Enigma', 'Hunter', 'Chum', 'Ice Wall', 'Rototurret'])
    expect(told).not.toContain(title)
})

test('CR 1.2.4: Cultivate does as much as there are cards for', () => {
  const three = begin(['Enigma', 'Hunter', 'Chum'])
  three.corp.answers('choose', 'Hunter')
  three.corp.answers('choose', 'Enigma')
  expect(three.corp).toMatchObject({ hand: ['Enigma'], archivesFacedown: ['Hunter'], deck: ['Chum'] })
  expect(three.corp.question?.kind).toBe('paidWindow')
  const one = begin(['Enigma'])
  one.corp.answers('choose', 'Enigma')
  expect(one.corp).toMatchObject({ hand: [], archivesFacedown: ['Enigma'], deck: [] })
})
