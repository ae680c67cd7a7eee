import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { agenda, event, made, upgrade } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  accessMore,
  always,
  draw,
  firstTime,
  identifyMark,
  inRootOf,
  lasting,
  minus,
  placeCounters,
  play,
  propertyOf,
  requirement,
  run,
  sabotage,
  scored,
  times,
  type,
  untilRunEnds,
  when,
} from '../../src/vocabulary.ts'
import { hardware } from './printed.ts'

const excess = minus(propertyOf('advancementWhenScored'), propertyOf('requirement'))

const definitions = defineCards('examples-10-11-to-10-13', [
  made(event('Jail Run'), play(run(['hq', 'rnd'], [draw(1)]))),
  made(
    hardware('Virtuosa'),
    when(
      firstTime('turn', { what: ['runSuccessful'], server: 'mark' }),
      lasting(untilRunEnds, [accessMore('hq', 1)]),
    ),
  ),
  made(event('Seize'), play(identifyMark(), run('mark'))),
  made(event('Wreck Two'), play(sabotage(2))),
  made(event('Wreck Four'), play(sabotage(4))),
  made(agenda('Report'), when(scored, placeCounters('agenda', times(2, excess)))),
  made({ ...agenda('Project'), advancement: 3 }, when(scored, placeCounters('agenda', excess))),
  made(upgrade('Fast Lane'), always(requirement([type('agenda'), inRootOf(['here'])], -1))),
])
const table = () => scenario({ definitions })

test('cr-26.03/10.11.5/1: a run on a server before it became the mark was none on the mark', () => {
  const game = table()
    .corp({ hand: fillers('corp', 4) })
    .runner({ hand: ['Jail Run', 'Seize'], deck: ['Virtuosa', ...fillers('runner', 3)] })
    .runnerTurn()
  const accesses = () => {
    let accessed = 0
    while (game.runner.question?.kind === 'candidate') {
      game.runner.accesses('HQ')
      game.runner.passes()
      accessed++
    }
    return accessed
  }
  game.runner.plays('Jail Run')
  game.runner.answers('server', 'HQ')
  game.passUntil('breach')
  expect(game.runner.hand).toContain('Virtuosa')
  expect(accesses()).toBe(1)
  game.passUntil('nextAction')
  game.runner.installs('Virtuosa')
  game.passUntil('nextAction')
  game.fiat.nextRandom(0)
  game.runner.plays('Seize')
  expect(game.state.mark).toBe('hq')
  game.passUntil('breach')
  expect(accesses()).toBe(2)
})

/** The Corp is asked which cards of HQ it trashes. */
const sabotaged = (title: string, hand: number, deck: number) => {
  const game = table()
    .corp({ hand: fillers('corp', hand), deck: fillers('corp', deck) })
    .runner({ hand: [title] })
    .runnerTurn()
  game.runner.plays(title)
  return game
}

test('cr-26.03/10.12.3b/1: of a sabotage the Corp takes any part from HQ, and the rest from the top of R&D', () => {
  for (const ofHand of [0, 1, 2]) {
    const game = sabotaged('Wreck Two', 2, 30)
    expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
    game.corp.chooses(...Array.from({ length: ofHand }, () => 'Corp Filler'))
    expect(game.corp.hand).toHaveLength(2 - ofHand)
    expect(game.corp.deck).toHaveLength(28 + ofHand)
    expect(game.corp.archives).toHaveLength(2)
  }
})

test('cr-26.03/10.12.3b/2: where R&D has too few cards, more come from HQ', () => {
  const game = sabotaged('Wreck Four', 5, 2)
  expect(game.corp.question).toMatchObject({ min: 2, max: 4 })
  game.corp.chooses('Corp Filler', 'Corp Filler')
  expect(game.corp.hand).toHaveLength(3)
  expect(game.corp.deck).toEqual([])
  expect(game.corp.archives).toHaveLength(4)
})

test('cr-26.03/10.12.3b/3: where both have too few cards all of them go', () => {
  const game = sabotaged('Wreck Four', 2, 1)
  expect(game.corp.question).toMatchObject({ min: 2, max: 2 })
  game.corp.chooses('Corp Filler', 'Corp Filler')
  expect(game.corp).toMatchObject({ hand: [], deck: [] })
  expect(game.corp.archives).toHaveLength(3)
})

test('cr-26.03/10.13.1/1: dividends of 2 for two counters too many are 4', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Report', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Report')
  expect(game.card('Report').counters.agenda).toBe(4)
})

test('cr-26.03/10.13.2/1: the excess is what it was as the agenda was scored, with the requirement of that moment', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Project', { advanced: 3 }), rezzed('Fast Lane')] }] })
    .corpTurn('window')
  game.corp.scores('Project')
  expect(game.card('Project').counters).toMatchObject({ agenda: 1 })
})
