import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object, hosting: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Enigma', 'Chum', 'Hunter'], ...corp })
    .runner({ credits: 2, rig: [card('Cupellation', { hosting })] })

test('Cupellation hosts the card that is accessed for 1 credit, and no other beside it', () => {
  const game = begin({ remotes: [{ root: [rezzed('PAD Campaign'), 'Red Herrings'] }] }).accessing(
    'PAD Campaign',
  )
  game.runner.uses('Cupellation')
  expect(game.card('PAD Campaign')).toMatchObject({ facedown: false, rezzed: false })
  expect(game.card('Cupellation').hosted).toEqual(['PAD Campaign'])
  expect(game.runner.credits).toBe(1)
  game.runner.accesses('Red Herrings')
  game.runner.uses('Cupellation')
  expect(game.card('Cupellation').hosted).toEqual(['PAD Campaign'])
})

test('Cupellation does not host an agenda', () => {
  const game = begin({ hand: ['Nisei MK II'] }).accessing('Nisei MK II')
  expect(() => game.runner.uses('Cupellation')).toThrow('Cupellation')
})

const breaches = (server: string, hosting: readonly string[]) => {
  const game = begin({}, hosting).runnerTurn()
  game.runner.runs(server)
  game.passUntil(() => game.runner.question?.kind === 'confirm' || game.runner.question?.kind === 'candidate')
  return game
}
const accesses = (game: ReturnType<typeof breaches>) =>
  game.state.log.filter(each => each.what === 'accessed').length

test('Cupellation with a Corp card may be trashed for 1 credit to access 2 additional cards of HQ', () => {
  const game = breaches('HQ', ['PAD Campaign'])
  const before = game.save()
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 1, heap: ['Cupellation'] })
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(3)
  game.restore(before)
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(1)
})

test('Cupellation does not ask without a hosted card', () => {
  expect(breaches('HQ', []).runner.question).toMatchObject({ kind: 'candidate' })
})
