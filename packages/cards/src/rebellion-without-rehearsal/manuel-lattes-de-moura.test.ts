import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Manuel Lattes de Moura'
const accessed = (tags: number, server: string) => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Hedge Fund', 'Enigma', 'Chum'],
      hand: ['Hunter', 'Tollbooth'],
      archives: ['Wall of Static'],
    })
    .runner({ tags, rig: [title] })
    .runnerTurn()
  game.runner.runs(server)
  game.finishRun({ accesses: 'pass' })
  return game.state.log.filter(each => each.what === 'accessed').length
}

test('Manuel Lattes de Moura accesses 1 more card of HQ and R&D with a tag', () => {
  expect([accessed(1, 'HQ'), accessed(1, 'R&D'), accessed(0, 'HQ')]).toEqual([2, 2, 1])
})

const begin = (hand: readonly string[], stolen: readonly string[]) =>
  scenario({ definitions })
    .corp({ credits: 2, hand })
    .runner({ tags: 1, stolen, rig: [title] })
    .corpTurn()

test('Manuel Lattes de Moura costs the Corp a card of HQ besides at threat level 3', () => {
  const game = begin(['Enigma'], ['Priority Requisition'])
  game.corp.trashesResource(title)
  game.corp.chooses('Enigma')
  expect(game.corp).toMatchObject({ credits: 0, hand: [] })
  expect(game.runner.heap).toEqual([title])
  expect(() => begin([], ['Priority Requisition']).corp.trashesResource(title)).toThrow('CR 1.16.1')
})

test('Manuel Lattes de Moura is trashed for 2 credits alone below threat level 3', () => {
  const game = begin(['Enigma'], [])
  game.corp.trashesResource(title)
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Enigma'] })
  expect(game.runner.heap).toEqual([title])
})
