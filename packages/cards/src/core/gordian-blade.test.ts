import { examples, rezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(
  ['cr-26.03/3.9.5c/1', 'cr-1.6/3.9.5c/1'],
  'Gordian Blade keeps its strength for the remainder of the run',
  () => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Hunter'), rezzed('Enigma')] })
      .runner({ credits: 9, rig: ['Gordian Blade'] })
      .encountering('Enigma')
    game.runner.uses('Gordian Blade', 1)
    game.runner.uses('Gordian Blade', 0)
    game.runner.breaks(0)
    game.runner.uses('Gordian Blade', 0)
    expect(game.runner.credits).toBe(6)
    game.passUntil('encounter')
    expect(game.card('Gordian Blade').strength).toBe(3)
    game.bothPass()
    game.corp.answers('traceStrength', 0)
    game.runner.answers('linkStrength', 4)
    game.passUntil('runEnds')
    expect(game.card('Gordian Blade').strength).toBe(2)
  },
)

test('Gordian Blade pumped before the encounter is stronger in it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tollbooth')] })
    .runner({ credits: 9, rig: ['Gordian Blade'] })
    .approaching('Tollbooth')
  game.runner.uses('Gordian Blade', 1)
  game.passUntil('encounter')
  expect(game.card('Gordian Blade').strength).toBe(3)
})

test('Gordian Blade pumped outside a run gains nothing', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, rig: ['Gordian Blade'] })
    .runnerTurn('window')
  game.runner.uses('Gordian Blade', 1)
  expect(game.card('Gordian Blade').strength).toBe(2)
})

test('Gordian Blade breaks code gates only, at no less strength', () => {
  const meeting = (ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 9, rig: ['Gordian Blade'] })
      .encountering(ice)
  expect(() => meeting('Ice Wall').runner.uses('Gordian Blade', 0)).toThrow('CR 3.9.5h')
  expect(() => meeting('Chum').runner.uses('Gordian Blade', 0)).toThrow('CR 3.9.5g')
})
