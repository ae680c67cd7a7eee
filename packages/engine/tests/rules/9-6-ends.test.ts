import { scenario } from '@paydata/scenario'
import { event, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  accessMore,
  draw,
  gainCredits,
  giveTags,
  lasting,
  later,
  may,
  on,
  onceInThisRun,
  play,
  run,
  untilBreachEnds,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-ends', [
  made(event('Blank')),
  made(operation('Corp Card')),
  made(operation('One Tag'), play(giveTags(1))),
  made(resource('Maybe Gain'), when(on({ what: ['tagsTaken'] }), may([gainCredits(2)]))),
  made(resource('Maybe Draw'), when(on({ what: ['tagsTaken'] }), may([draw(1)]))),
  made(
    event('Deep Run'),
    play(
      run(
        ['rnd'],
        [
          later(
            when(
              on({ what: ['breachBegan'], server: ['attacked'] }),
              lasting(untilBreachEnds, [accessMore('rnd', 1)]),
            ),
            onceInThisRun,
          ),
        ],
      ),
    ),
  ),
])

const table = () => scenario({ definitions })

test('9.6.11: instances that are still pending when a window closes can never be triggered', () => {
  const game = table()
    .corp({ hand: ['One Tag', 'One Tag'] })
    .runner({ rig: ['Maybe Gain', 'Maybe Draw'], credits: 0, hand: [] })
    .corpTurn()
  game.corp.plays('One Tag')
  expect(game.runner.question?.options).toHaveLength(3)
  game.runner.passes()
  expect(game.runner.question).toBeUndefined()
  game.passUntil('nextAction')
  game.corp.plays('One Tag')
  // One instance each, of the second tag.
  expect(game.runner.question?.options).toHaveLength(3)
  game.runner.uses('Maybe Gain')
  game.runner.agrees()
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 2, hand: [] })
})

/** How many cards of R&D the run in progress accesses. */
const accesses = (game: ReturnType<ReturnType<typeof table>['runnerTurn']>): number => {
  game.passUntil('breach')
  let count = 0
  for (; game.runner.question?.kind === 'candidate'; count++) {
    game.runner.accesses('rnd')
    game.runner.passes()
  }
  game.passUntil('nextAction')
  return count
}

test('9.6.13a: what an "if successful" adds to the breach of the server applies to it, and to no other run', () => {
  const begun = () => {
    const deck = ['Corp Card', 'Corp Card', 'Corp Card', 'Corp Card']
    const game = table()
      .corp({ deck })
      .runner({ hand: ['Deep Run'], credits: 5 })
      .runnerTurn()
    game.runner.plays('Deep Run')
    return game
  }
  const game = begun()
  expect(accesses(game)).toBe(2)
  game.runner.runs('rnd')
  expect(accesses(game)).toBe(1)
  // When the run ends before it breaches, nothing is left for the next one.
  const ended = begun()
  ended.passUntil('success')
  ended.fiat.endRun()
  ended.passUntil('nextAction')
  ended.runner.runs('rnd')
  expect(accesses(ended)).toBe(1)
})
