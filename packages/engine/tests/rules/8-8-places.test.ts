import { card, scenario } from '@paydata/scenario'
import { event, ice, made, program } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { always, canHost, chosen, from, installOnlyOn, play, swap, type } from '../../src/vocabulary.ts'

const definitions = defineCards('rules-8-8-places', [
  made(ice('Plain Ice')),
  made(event('Exchange'), play(swap(chosen(from('rig'), 'out'), chosen(from('grip'), 'in')))),
  made(program('Shelf'), always(canHost(1, type('program')))),
  made(program('Small')),
  made(program('Other')),
  made({ ...program('Wide'), memory: 2 }),
  made(program('Leech'), installOnlyOn(type('ice'))),
])

const exchange = (out: string, into: string) => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Plain Ice'] })
    .runner({
      hand: ['Exchange', into],
      rig: ['Shelf', 'Other', card('Small', { on: 'Shelf' }), card('Leech', { on: 'Plain Ice' })],
    })
    .runnerTurn()
  game.runner.plays('Exchange')
  game.runner.answers('choose', out)
  game.runner.answers('choose', into)
  return game
}

test('CR 8.8.2, 1.13.6a: a card is swapped onto a host only if that can host it', () => {
  const fits = exchange('Small', 'Other')
  expect(fits.runner.hand).toEqual(['Small'])
  expect(() => exchange('Small', 'Wide')).toThrow('"Small" is no answer')
  expect(exchange('Other', 'Wide').runner.hand).toEqual(['Other'])
})

test('CR 8.8.2, 1.13.6c: a card that needs a host is swapped onto such a host only', () => {
  expect(() => exchange('Other', 'Leech')).toThrow('"Other" is no answer')
  expect(() => exchange('Leech', 'Small')).toThrow('"Leech" is no answer')
})
