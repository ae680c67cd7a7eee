import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (rig: readonly (string | ReturnType<typeof facedown>)[], ice = 'Rototurret') =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits: 5, rig })
    .encountering(ice)

test('Echelon has 1 strength for each installed icebreaker, itself included', () => {
  expect(meeting(['Echelon']).card('Echelon').strength).toBe(1)
  expect(meeting(['Echelon', 'Corroder', 'Datasucker']).card('Echelon').strength).toBe(2)
  expect(
    meeting(['Echelon', 'Echelon', 'Corroder'])
      .cards('Echelon')
      .map(each => each.strength),
  ).toEqual([3, 3])
})

test('CR 8.1.4: Echelon does not count a facedown icebreaker', () => {
  expect(meeting(['Echelon', facedown('Corroder')]).card('Echelon').strength).toBe(1)
})

test('Echelon is weaker as soon as another icebreaker is gone', () => {
  const game = meeting(['Echelon', 'Corroder'])
  game.fiat.trash('Corroder')
  expect(game.card('Echelon').strength).toBe(1)
})

test('Echelon breaks 1 sentry subroutine for 1 credit', () => {
  const game = meeting(['Echelon'])
  game.runner.uses('Echelon', 1)
  game.runner.chooses('End the run')
  expect(game.card('Rototurret').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  expect(game.runner.credits).toBe(4)
  expect(() => meeting(['Echelon', 'Corroder'], 'Enigma').runner.uses('Echelon', 1)).toThrow('CR 3.9.5h')
})

test('Echelon is made 2 stronger for 3 credits in an encounter', () => {
  const game = meeting(['Echelon', 'Corroder'], 'Hunter')
  expect(() => game.runner.uses('Echelon', 1)).toThrow('CR 3.9.5g')
  game.runner.uses('Echelon', 2)
  expect(game.card('Echelon').strength).toBe(4)
  game.runner.uses('Echelon', 1)
  expect(game.runner.credits).toBe(1)
})
