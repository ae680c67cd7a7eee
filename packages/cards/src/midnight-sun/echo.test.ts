import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Echo gets a counter for itself and for each other harmonic ice that is rezzed, and none for other ice', () => {
  const game = scenario({ definitions })
    .corp({ credits: 20, hqIce: ['Echo'], rndIce: ['Echo', 'Wave', 'Enigma'] })
    .runnerTurn()
  game.fiat.rez(game.cards('Echo')[0] ?? 'Echo', 'free')
  const first = () => game.cards('Echo').find(each => each.rezzed)
  expect(first()?.counters).toMatchObject({ power: 1 })
  game.fiat.rez('Wave', 'free')
  game.fiat.rez('Enigma', 'free')
  expect(first()?.counters).toMatchObject({ power: 2 })
})

test('Echo ends the run by a subroutine for each counter, and does nothing without one', () => {
  const meets = (power: number) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed('Echo', { counters: { power } })] })
      .encountering('Echo')
  const two = meets(2)
  expect(two.card('Echo').subroutines.map(each => each.text)).toEqual([
    '[sub] End the run.',
    '[sub] End the run.',
  ])
  two.fiat.markBroken('Echo', 0)
  two.passUntil('runEnds')
  expect(two.state.log.some(each => each.what === 'accessed')).toBe(false)
  const none = meets(0)
  expect(none.card('Echo').subroutines).toEqual([])
  none.finishRun({ accesses: 'pass' })
  expect(none.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
})
