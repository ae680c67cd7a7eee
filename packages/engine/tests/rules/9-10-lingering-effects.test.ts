import { rezzed, scenario } from '@paydata/scenario'
import { ice, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  chooseCards,
  chosen,
  credits,
  from,
  lasting,
  paid,
  strength,
  the,
  untilEncounterEnds,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-lingering', [
  made(ice('Near Ice')),
  made(ice('Far Ice')),
  made(
    resource('Bender'),
    paid(
      [credits(0)],
      [chooseCards(chosen(from('ice'), 'bent')), lasting(untilEncounterEnds, [strength(the('bent'), 3)])],
    ),
  ),
])

test('9.10.3a: a choice that only a lasting effect speaks of lasts as long as that effect', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Near Ice'), rezzed('Far Ice')] })
    .runner({ rig: ['Bender'] })
    .encountering('Far Ice')
  game.runner.uses('Bender')
  game.runner.chooses('Near Ice')
  expect(game.card('Near Ice').strength).toBe(4)
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Near Ice')
  // The effect has gone with its encounter, and so has the choice: the next use asks again.
  expect(game.card('Near Ice').strength).toBe(1)
  game.runner.uses('Bender')
  game.runner.chooses('Far Ice')
  expect(game.card('Far Ice').strength).toBe(4)
  expect(game.card('Near Ice').strength).toBe(1)
})
