import { scenario, wrongReasons } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Lycian Multi-Munition'
const rezzes = (...modes: readonly number[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Hedge Fund'], hqIce: [title] })
    .runner({ credits: 5, rig: ['Corroder', 'Mimic'] })
    .approaching(title)
  game.runner.passes()
  game.corp.rezzes(title)
  for (const mode of modes) game.corp.answers('effect', mode)
  if (modes.length < 3) game.corp.declines()
  return game
}

test('Lycian Multi-Munition is what its player chose, and each subroutine does something for one of these', () => {
  const barrier = rezzes(0)
  barrier.passUntil('runEnds')
  expect(barrier.corp.credits).toBe(1)
  expect(barrier.runner).toMatchObject({ credits: 5, clicks: 3, heap: [] })
  const others = rezzes(1, 2)
  others.passUntil(() => others.corp.question?.kind === 'choose')
  others.corp.chooses('Corroder')
  others.passUntil('access')
  expect(others.corp.credits).toBe(0)
  expect(others.runner).toMatchObject({ credits: 4, clicks: 2, heap: ['Corroder'] })
})

test('Lycian Multi-Munition derezzes as a turn ends, and is chosen anew', () => {
  const game = rezzes(0, 1, 2)
  game.passUntil('encounter')
  game.fiat.markBroken(title)
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('corpAction')
  expect(game.card(title).rezzed).toBe(false)
})

test('CR 9.12.6: who may choose up to a number of effects is offered to stop once one is chosen, as the search for reasons says', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Hedge Fund'], hqIce: [title] })
    .approaching(title)
  game.runner.passes()
  game.corp.rezzes(title)
  expect(game.corp.question?.options).toHaveLength(3)
  game.corp.answers('effect', 0)
  expect(game.corp.question?.options.map(({ id }) => id)[0]).toBe('no')
  expect(wrongReasons(game.json)).toEqual([])
})
