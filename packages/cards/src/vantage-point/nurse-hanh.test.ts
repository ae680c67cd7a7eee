import { all, from, turnFace } from '@paydata/engine/vocabulary'
import { facedown, faceup, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (archives: readonly ReturnType<typeof facedown>[], corp: object = {}) =>
  scenario({ definitions })
    .corp({ archives, ...corp })
    .runner({ deck: ['Diesel', 'Mimic', 'Decoy', 'Corroder', 'Yog.0'], rig: ['Nurse Hạnh'] })
    .runnerTurn()

const breach = (game: ReturnType<typeof begin>, server = 'Archives') => {
  game.runner.runs(server)
  game.passUntil('breach')
  return game
}

test('Nurse Hạnh draws 2 cards when the breach of Archives turns 2 or more cards faceup, before they are accessed', () => {
  for (const hidden of [
    ['Enigma', 'Hunter'],
    ['Enigma', 'Hunter', 'Hedge Fund', 'Chum'],
  ]) {
    const game = breach(begin(hidden.map(title => facedown(title))))
    expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
    expect(game.state.log.some(({ what }) => what === 'accessed')).toBe(false)
  }
})

test('Nurse Hạnh draws nothing for 1 facedown card, whatever lies faceup beside it', () => {
  const game = breach(begin([facedown('Enigma'), faceup('Hunter'), faceup('Chum')]))
  expect(game.corp.archivesFacedown).toEqual([])
  expect(game.runner.hand).toEqual([])
})

test('Nurse Hạnh draws nothing for cards that lie faceup already, nor when Archives are not breached', () => {
  expect(breach(begin([faceup('Enigma'), faceup('Hunter')])).runner.hand).toEqual([])
  const other = begin([facedown('Enigma'), facedown('Hunter')], { hand: ['Chum'] })
  expect(breach(other, 'HQ').runner.hand).toEqual([])
})

test('Nurse Hạnh goes by cards that are turned together: an effect that turns 2 of them draws, one after the other does not', () => {
  const game = begin([facedown('Enigma'), facedown('Hunter')])
  const before = game.save()
  game.fiat.resolve('runner', turnFace(all(from('archives')), 'up'))
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
  game.restore(before)
  const enigma = all(from('archives', { is: 'named', name: 'Enigma' }))
  const hunter = all(from('archives', { is: 'named', name: 'Hunter' }))
  game.fiat.resolve('runner', turnFace(enigma, 'up'), turnFace(hunter, 'up'))
  expect(game.corp.archivesFacedown).toEqual([])
  expect(game.runner.hand).toEqual([])
})

test('Nurse Hạnh draws each time that it happens, and what is left of the stack', () => {
  const game = breach(begin([facedown('Enigma'), facedown('Hunter')]))
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.fiat.resolve('corp', turnFace(all(from('archives')), 'down'))
  breach(game)
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic', 'Decoy', 'Corroder'])
})

test('Nurse Hạnh draws nothing for cards that are turned faceup elsewhere', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Nurse Hạnh', facedown('Mimic'), facedown('Decoy')], deck: ['Diesel', 'Diesel'] })
    .runnerTurn()
  game.fiat.resolve('runner', turnFace(all(from('rig')), 'up'))
  expect(game.card('Mimic').facedown).toBe(false)
  expect(game.card('Decoy').facedown).toBe(false)
  expect(game.runner.hand).toEqual([])
})
