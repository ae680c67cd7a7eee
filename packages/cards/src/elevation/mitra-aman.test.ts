import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const approach = (
  hand: readonly string[] = ['Hunter', 'Hedge Fund'],
  archives: readonly (string | ReturnType<typeof facedown>)[] = ['Chum', facedown('Wall of Static')],
) => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hand,
      archives,
      hqIce: ['Ice Wall'],
      remotes: [{ root: [rezzed('Mitra Aman')], ice: [rezzed('Enigma')] }],
    })
    .approaching('Enigma')
  return game
}

test('Mitra Aman: for itself the Corp gains 3 credits and swaps the approached ice with ice of HQ or Archives', () => {
  const game = approach()
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 3 })
  expect(game.corp.archives).toContain('Mitra Aman')
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Chum',
    'Hunter',
    'Wall of Static',
  ])
  game.corp.answers('choose', 'Hunter')
  expect(game.corp.servers.remote1?.ice).toEqual(['Hunter'])
  expect(game.card('Hunter').rezzed).toBe(false)
  expect([...game.corp.hand].sort()).toEqual(['Enigma', 'Hedge Fund'])
  expect(game.state.approached?.title).toBe('Hunter')
})

test('Mitra Aman: the approached ice is swapped with facedown ice of Archives', () => {
  const game = approach()
  game.corp.agrees()
  game.corp.agrees()
  game.corp.answers('choose', 'Wall of Static')
  expect(game.corp.servers.remote1?.ice).toEqual(['Wall of Static'])
  expect(game.corp.archives).toContain('Enigma')
})

test('Mitra Aman: the Corp gains the credits and swaps nothing', () => {
  const game = approach()
  game.corp.agrees()
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 3, hand: ['Hunter', 'Hedge Fund'] })
  expect(game.corp.servers.remote1?.ice).toEqual(['Enigma'])
})

test('Mitra Aman: the Corp does not trash it', () => {
  const game = approach()
  game.corp.declines()
  expect(game.corp.credits).toBe(0)
  expect(game.card('Mitra Aman').server).toBe('remote1')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('Mitra Aman does nothing when the Runner approaches ice of another server', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Ice Wall'], remotes: [{ root: [rezzed('Mitra Aman')], ice: [rezzed('Enigma')] }] })
    .approaching('Ice Wall')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('Mitra Aman that is not rezzed does nothing', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Mitra Aman'], ice: [rezzed('Enigma')] }] })
    .approaching('Enigma')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hunter'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = approach(hidden, [])
    game.corp.agrees()
    game.corp.agrees()
    return game
  },
})
