import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Printed } from '../../src/language/abilities.ts'
import { always, card, costChange, gainCredits, play, type } from '../../src/vocabulary.ts'

const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })

const definitions = defineCards('raised and lowered', [
  {
    ...card('payday', play(gainCredits(9))),
    printed: { title: 'Payday', side: 'runner', type: 'event', cost: 2 },
  },
  { ...card('tax', always(costChange('play', [type('event')], 3))), printed: resource('Tax') },
  { ...card('rebate', always(costChange('play', [type('event')], -4))), printed: resource('Rebate') },
])

/** What it costs to play Payday, which is printed with 2, and whether that is what is paid. */
function costWith(rig: readonly string[], credits: number) {
  const game = scenario({ definitions })
    .runner({ credits, hand: ['Payday'], rig })
    .runnerTurn()
  const { cost } = game.card('Payday')
  game.runner.plays('Payday')
  expect(game.runner.credits).toBe(credits - (cost ?? 0) + 9)
  return cost
}

test('1.16.2a: a price is raised first, then lowered, and only then no less than 0', () => {
  expect(costWith(['Tax'], 5)).toBe(5)
  expect(costWith(['Rebate'], 0)).toBe(0)
  // Lowered first it would stop at 0, and 3 would be added.
  expect(costWith(['Rebate', 'Tax'], 1)).toBe(1)
  expect(costWith(['Tax', 'Rebate'], 1)).toBe(1)
  expect(costWith(['Rebate', 'Rebate', 'Tax'], 0)).toBe(0)
  expect(costWith(['Rebate', 'Tax', 'Tax'], 4)).toBe(4)
})

test('1.16.2a: a player who cannot pay what is left after raising and lowering is told how much it is', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: ['Payday'], rig: ['Rebate', 'Tax'] })
    .runnerTurn()
  expect(game.runner.question?.options.map(({ id }) => id).filter(id => id.startsWith('play'))).toEqual([])
  expect(() => game.runner.plays('Payday')).toThrow('1 credit')
})
