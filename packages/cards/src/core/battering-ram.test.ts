import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Battering Ram breaks up to 2 barrier subroutines for 2 credits', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ credits: 9, rig: ['Battering Ram'] })
    .encountering('Heimdall 1.0')
  for (let i = 0; i < 3; i++) game.runner.uses('Battering Ram', 1)
  game.runner.uses('Battering Ram', 0)
  game.runner.breaks(0, 1)
  expect(game.runner.credits).toBe(4)
  expect(game.card('Heimdall 1.0').subroutines.map(each => each.broken)).toEqual([true, true, false])
  game.runner.uses('Battering Ram', 0)
  game.runner.breaks(2)
  game.bothPass()
  expect(game.card('Battering Ram').strength).toBe(6)
})

test('Battering Ram keeps its strength in later encounters, until the run ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0'), rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Battering Ram'] })
    .encountering('Wall of Static')
  game.runner.uses('Battering Ram', 1)
  game.runner.uses('Battering Ram', 0)
  game.runner.breaks(0)
  game.passUntil('encounter')
  expect(game.card('Battering Ram').strength).toBe(4)
  game.fiat.endRun()
  expect(game.card('Battering Ram').strength).toBe(3)
})

test('Battering Ram breaks barriers only, at no less strength, 2 at the most', () => {
  const meeting = (ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 9, rig: ['Battering Ram'] })
      .encountering(ice)
  expect(() => meeting('Enigma').runner.uses('Battering Ram', 0)).toThrow('CR 3.9.5h')
  const game = meeting('Heimdall 1.0')
  expect(() => game.runner.uses('Battering Ram', 0)).toThrow('CR 3.9.5g')
  for (let i = 0; i < 3; i++) game.runner.uses('Battering Ram', 1)
  game.runner.uses('Battering Ram', 0)
  expect(() => game.runner.breaks(0, 1, 2)).toThrow('tooMany')
})
