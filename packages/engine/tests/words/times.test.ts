import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Limit } from '../../src/language/abilities.ts'
import type { Until } from '../../src/state/game.ts'
import * as say from '../../src/vocabulary.ts'
import { inHq, onArchives, settle, tableWith } from './table.ts'

/** What is done twice in each of two such periods. */
const limits: { readonly [Of in Limit]: (game: ScenarioGame, twice: () => void) => void } = {
  turn: (game, twice) => {
    twice()
    game.passUntil('nextAction')
    for (let i = 0; i < 4; i++) {
      game.runner.gainsCredit()
      if (i < 3) game.passUntil('nextAction')
    }
    game.passUntil('corpAction')
    twice()
  },
  run: (game, twice) => {
    for (const server of ['Archives', 'Archives']) {
      game.runner.runs(server)
      twice()
      game.passUntil(({ waiting }) =>
        waiting.some(({ asks }) => asks === 'candidate' || asks === 'midAccess'),
      )
      settle(game)
      game.runner.passes()
      game.passUntil('nextAction')
    }
  },
  encounter: (game, twice) => {
    for (const server of ['HQ', 'HQ']) {
      game.runner.runs(server)
      game.passUntil('encounter')
      twice()
      game.fiat.endRun()
      game.passUntil('nextAction')
    }
  },
  breach: (game, twice) => {
    for (const server of ['Archives', 'Archives']) {
      game.runner.runs(server)
      game.passUntil(({ waiting }) =>
        waiting.some(({ asks }) => asks === 'candidate' || asks === 'midAccess'),
      )
      settle(game)
      twice()
      game.runner.passes()
      game.passUntil('nextAction')
    }
  },
}

test.each(Object.entries(limits) as [Limit, (typeof limits)['run']][])(
  'CR 9.3.6g, 9.3.2b: once per %s, and the first time in each, is once in each of two',
  (limit, inEachOfTwo) => {
    const met = say.when(say.firstTime(limit, { what: ['tagsTaken'] }), say.placeCounters('power', 1))
    const once = say.oncePer(limit, say.when(say.on({ what: ['tagsTaken'] }), say.placeCounters('virus', 1)))
    const game = tableWith([met, once]).runnerTurn()
    inEachOfTwo(game, () => {
      for (let i = 0; i < 2; i++) {
        game.fiat.resolve('corp', say.giveTags(1))
        while (game.runner.question?.kind === 'reaction') {
          const [first] = game.runner.question.options.filter(({ kind }) => kind !== 'pass')
          game.runner.chooses(first?.id ?? 'pass')
        }
      }
    })
    expect(game.card('Watch').counters).toMatchObject({ power: 2, virus: 2 })
  },
)

/** Of delayed abilities and currents, which their own rules play; and what the engine itself says of the others. */
type Elsewhere = 'resolved' | 'currentReplaced' | 'nextCheckpoint'
/** Where it is begun, and what is done until it is over. */
const times: {
  readonly [At in Exclude<Until['at'], Elsewhere>]: readonly [
    Extract<Until, { at: At }>,
    at: (scenario: Scenario) => ScenarioGame,
    still: (game: ScenarioGame) => void,
    over: ((game: ScenarioGame) => void) | null,
  ]
} = {
  runEnds: [{ at: 'runEnds' }, inHq, game => game.passUntil('jackOut'), game => game.runner.jacksOut()],
  turnEnds: [
    { at: 'turnEnds' },
    scenario => scenario.runner({ clicks: 1 }).runnerTurn(),
    game => game.runner.gainsCredit(),
    game => game.passUntil('turnEnds'),
  ],
  runAndEncounterEnd: [
    { at: 'runAndEncounterEnd' },
    inHq,
    game => game.passUntil('jackOut'),
    game => game.runner.jacksOut(),
  ],
  encounterEnds: [{ at: 'encounterEnds' }, inHq, () => undefined, game => game.passUntil('jackOut')],
  nextEncounterEnds: [
    { at: 'nextEncounterEnds' },
    scenario => scenario.corp({ hqIce: [rezzed('Gate'), rezzed('Wall')] }).running('HQ'),
    game => game.passUntil('encounter'),
    game => game.passUntil('jackOut'),
  ],
  breachEnds: [
    { at: 'breachEnds' },
    scenario => scenario.corp({ hand: [] }).accessing('Memo'),
    () => undefined,
    game => {
      game.runner.passes()
      game.passUntil('runEnds')
    },
  ],
  turnBegins: [
    { at: 'turnBegins', of: 'corp' },
    scenario => scenario.runner({ clicks: 1 }).runnerTurn(),
    game => game.runner.gainsCredit(),
    game => game.passUntil('corpAction'),
  ],
  sourceInactive: [
    { at: 'sourceInactive' },
    inHq,
    game => game.passUntil('jackOut'),
    game => game.fiat.trash('Watch'),
  ],
  gameEnds: [{ at: 'gameEnds' }, scenario => scenario.runnerTurn(), onArchives, null],
}
/** The link lasts by an ability where it ends with its source, which no fiat has. */
function lasts(game: ScenarioGame, until: Until): void {
  if (until.at === 'sourceInactive') game.runner.uses('Watch')
  else game.fiat.resolve('runner', say.lasting(until, [say.link(2)]))
}
test.each(Object.values(times))('CR 9.10.1: an effect lasts until $at', (until, at, still, over) => {
  const game = at(tableWith([say.paid([], [say.lasting(until, [say.link(2)])])]))
  lasts(game, until)
  still(game)
  expect(game.runner.link).toBe(2)
  over?.(game)
  expect(game.runner.link).toBe(over === null ? 2 : 0)
})
