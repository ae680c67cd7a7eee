import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (rig: readonly string[], ice = 'Enigma', more: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits: 5, rig, ...more })
    .encountering(ice)

test('Unity gets 1 strength for each installed icebreaker, itself included', () => {
  const alone = meeting(['Unity', 'Datasucker'])
  alone.runner.uses('Unity', 1)
  expect(alone.card('Unity').strength).toBe(2)
  const three = meeting(['Unity', 'Corroder', 'Unity'])
  three.runner.uses('Unity', 1)
  expect(
    three
      .cards('Unity')
      .map(each => each.strength)
      .sort(),
  ).toEqual([1, 4])
})

test('Unity adds the number of icebreakers each time', () => {
  const game = meeting(['Unity', 'Corroder'])
  game.runner.uses('Unity', 1)
  game.runner.uses('Unity', 1)
  expect(game.card('Unity').strength).toBe(5)
  expect(game.runner.credits).toBe(3)
  game.passUntil('nextAction')
  expect(game.card('Unity').strength).toBe(1)
})

test('CR 9.10.1: Unity keeps the strength it got though an icebreaker is gone, and gets less from then on', () => {
  const game = meeting(['Unity', 'Corroder'])
  game.runner.uses('Unity', 1)
  game.fiat.trash('Corroder')
  expect(game.card('Unity').strength).toBe(3)
  game.runner.uses('Unity', 1)
  expect(game.card('Unity').strength).toBe(4)
})

test('Unity breaks 1 code gate subroutine for 1 credit', () => {
  const game = meeting(['Unity'])
  expect(() => game.runner.uses('Unity', 0)).toThrow('CR 3.9.5g')
  game.runner.uses('Unity', 1)
  game.runner.uses('Unity', 0)
  game.runner.chooses('End the run')
  expect(game.card('Enigma').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  expect(game.runner.credits).toBe(3)
})

test('Unity breaks no other ice', () => {
  expect(() => meeting(['Unity'], 'Ice Wall').runner.uses('Unity', 0)).toThrow('CR 3.9.5h')
})
