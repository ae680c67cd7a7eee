import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (credits: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits, rig: ['Arruaceiras Crew'] })
    .encountering('Enigma')

test('Arruaceiras Crew takes 1 tag to weaken ice by 2 for the encounter, once each turn', () => {
  const game = encounter(2)
  game.runner.uses('Arruaceiras Crew', 0)
  expect(game.card('Enigma').strength).toBe(0)
  expect(game.runner.tags).toBe(1)
  expect(() => game.runner.uses('Arruaceiras Crew', 0)).toThrow('CR 9.3.6g')
})

test('Arruaceiras Crew is trashed for 2 credits to trash ice of strength 0', () => {
  const game = encounter(2)
  const before = game.save()
  game.runner.uses('Arruaceiras Crew', 1)
  expect(game.corp.archives).toEqual([])
  game.restore(before)
  game.runner.uses('Arruaceiras Crew', 0)
  game.runner.uses('Arruaceiras Crew', 1)
  expect(game.corp.archives).toEqual(['Enigma'])
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Arruaceiras Crew'] })
})
