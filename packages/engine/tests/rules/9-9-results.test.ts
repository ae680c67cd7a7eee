import { fillers, scenario } from '@paydata/scenario'
import { made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import { always, draw, gainCredits, later, on, together, when } from '../../src/vocabulary.ts'

const insteadOfDrawing = (...does: readonly Instruction[]) =>
  always({ declare: 'replace', effect: 'draw', who: 'you', withIt: { instead: 'resolve', does } })

const definitions = defineCards('rules-9-9-results', [
  made(resource('One More'), insteadOfDrawing(draw(2))),
  made(resource('With Credit'), insteadOfDrawing(together(gainCredits(1), draw(1)))),
  made(
    resource('On Credit'),
    insteadOfDrawing(later(when(on({ what: ['creditsGained'], by: 'you' }), draw(1)))),
  ),
])

const drawing = (...rig: readonly string[]) => {
  const game = scenario({ definitions })
    .runner({ rig, hand: [], credits: 0, deck: fillers('runner', 9) })
    .runnerTurn()
  game.runner.draws()
  return game
}

test('CR 9.9.9c: the result of one replacement is replaced by another, and not by the first again', () => {
  const game = drawing('One More', 'With Credit')
  game.runner.answers('effect', 'One More')
  expect(game.runner.credits).toBe(1)
  expect(game.runner.hand).toHaveLength(1)
  const other = drawing('One More', 'With Credit')
  other.runner.answers('effect', 'With Credit')
  expect(other.runner.credits).toBe(1)
  expect(other.runner.hand).toHaveLength(2)
})

test('CR 9.9.9c: what a replacement makes wait is no result of it, and is replaced like any other effect', () => {
  const game = drawing('On Credit')
  game.passUntil('nextAction')
  game.runner.gainsCredit()
  expect(game.runner.hand).toEqual([])
})
