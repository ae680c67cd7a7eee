import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (on: string, stolen: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Ichi 1.0'), rezzed('Enigma')], rndIce: [rezzed('Hunter')] })
    .runner({ credits: 9, stolen, rig: [card('Living Mural', { on })] })

test('Living Mural breaks a subroutine on a sentry protecting its server for 1 credit, and has 2 strength more for 1', () => {
  const game = begin('Enigma').encountering('Ichi 1.0')
  game.runner.uses('Living Mural', 3)
  game.runner.uses('Living Mural', 3)
  expect(game.card('Living Mural').strength).toBe(5)
  game.runner.uses('Living Mural', 2)
  game.runner.answers('subroutines', 0)
  expect(game.runner.credits).toBe(6)
  expect(game.card('Ichi 1.0').subroutines.map(each => each.broken)).toEqual([true, false, false])
})

test('Living Mural breaks nothing on ice that is no sentry, or that protects another server', () => {
  const gate = begin('Enigma').encountering('Enigma')
  gate.runner.uses('Living Mural', 3)
  expect(() => gate.runner.uses('Living Mural', 2)).toThrow('CR 3.9.5h')
  const elsewhere = begin('Enigma').encountering('Hunter')
  elsewhere.runner.uses('Living Mural', 3)
  elsewhere.runner.uses('Living Mural', 3)
  expect(() => elsewhere.runner.uses('Living Mural', 2)).toThrow('CR 9.5.6c')
})

test('Living Mural has 3 strength more in the turn it is installed at threat level 4', () => {
  const installs = (stolen: readonly string[]) => {
    const game = scenario({ definitions })
      .corp({ hqIce: ['Enigma'] })
      .runner({ credits: 3, stolen, hand: ['Living Mural'] })
      .runnerTurn()
    game.runner.installs('Living Mural')
    game.runner.chooses('Enigma')
    return game.card('Living Mural').strength
  }
  expect([installs([]), installs(['Priority Requisition', 'Hostile Takeover'])]).toEqual([1, 4])
})
