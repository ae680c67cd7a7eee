import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const spends = (credits: number) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Enigma')] })
    .runner({ credits, rig: ['The Twinning', card('Cezve', { counters: { credit: 2 } }), 'Gordian Blade'] })
    .encountering('Enigma')
  for (const subroutine of [0, 1]) {
    game.runner.uses('Gordian Blade', 0)
    if (subroutine === 0) game.runner.breaks(0)
  }
  return game
}

test('The Twinning gets a counter when credits of an installed card are spent, once a turn', () => {
  const game = spends(0)
  expect(game.card('Cezve').counters.credit ?? 0).toBe(0)
  expect(game.card('The Twinning').counters).toMatchObject({ power: 1 })
})

test('The Twinning gets no counter for credits of the pool', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, hand: ['Corroder'], rig: ['The Twinning'] })
    .runnerTurn()
  game.runner.installs('Corroder')
  expect(game.card('The Twinning').counters.power ?? 0).toBe(0)
})

const breaches = (server: 'HQ' | 'R&D' | 'Archives') => {
  const game = scenario({ definitions })
    .corp({ hand: fillers('corp', 5), archives: fillers('corp', 2) })
    .runner({ rig: [card('The Twinning', { counters: { power: 3 } })] })
    .runnerTurn()
  game.runner.runs(server)
  game.passUntil(() => ['confirm', 'candidate'].includes(game.runner.question?.kind ?? ''))
  return game
}
const accesses = (game: ReturnType<typeof breaches>) => {
  game.finishRun({ accesses: 'pass' })
  return game.state.log.filter(each => each.what === 'accessed').length
}

test.each(['HQ', 'R&D'] as const)(
  'The Twinning accesses a card of %s more for each of up to 2 counters',
  server => {
    const game = breaches(server)
    const before = game.save()
    game.runner.agrees()
    expect(game.runner.question).toMatchObject({ min: 0, max: 2 })
    game.runner.answers('number', 2)
    expect(game.card('The Twinning').counters).toMatchObject({ power: 1 })
    expect(accesses(game)).toBe(3)
    game.restore(before)
    game.runner.declines()
    expect(game.card('The Twinning').counters).toMatchObject({ power: 3 })
    expect(accesses(game)).toBe(1)
  },
)

test('The Twinning does not ask at a breach of Archives', () => {
  expect(breaches('Archives').runner.question?.kind).toBe('candidate')
})
