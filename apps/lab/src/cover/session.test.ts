import { cards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { card, clicks, defineCards, gainCredits, installed, paid, when } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import { cover } from './session.ts'
import { Tally } from './tally.ts'

const planted: Definition = {
  ...card('planted', paid([clicks(3)], [gainCredits(5)]), when(installed('self'), gainCredits(1))),
  printed: { title: 'Planted Resource', side: 'runner', type: 'resource', cost: 4 },
}
const definitions = defineCards('planted', [...cards, planted])

const outcome = (tally: Tally) =>
  outcomeOf(tally, [planted], { show: 'missing', games: 1, answers: 1, broken: [] })

/** Games in which the card is refused, installed, and its ability refused, or used as well. */
function seen(upTo: 'refused' | 'used'): Tally {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .runner({ hand: ['Planted Resource'], credits: 3 })
    .runnerTurn()
  tally.seeRefusals(game.json)
  game.runner.gainsCredit()
  game.passUntil('nextAction')
  game.runner.installs('Planted Resource')
  tally.see(game.json)
  game.passUntil('nextAction')
  tally.seeRefusals(game.json)
  if (upTo === 'refused') return tally
  const next = scenario({ definitions })
    .runner({ rig: ['Planted Resource'] })
    .runnerTurn()
  next.runner.uses('Planted Resource')
  tally.see(next.json)
  return tally
}

test('a card is complete when all that it does was done and refused', () => {
  const { exitCode, report } = outcome(seen('used'))
  expect(report).toContain('1 of 1 cards complete, 3 of 3 deeds done, 2 of 2 refused')
  expect(exitCode).toBe(0)
})

test('an ability that was never used is reported, and the run ends with 1', () => {
  const { exitCode, report } = outcome(seen('refused'))
  expect(exitCode).toBe(1)
  expect(report).toMatch(
    /^Planted Resource\n +0 +1 {2}\[click\]\[click\]\[click\]: Gain 5\[credit\]\.\n\nFirst/,
  )
  expect(report).toContain('0 of 1 cards complete, 2 of 3 deeds done, 2 of 2 refused')
})

test('a broken law ends with 1, though everything was seen', () => {
  const played = { show: 'all', games: 1, answers: 1, broken: ['a test'] } as const
  expect(outcomeOf(seen('used'), [planted], played).exitCode).toBe(1)
})

test('games that end too early for what is meant end with 1, and other cards are not asked for', () => {
  const session = {
    definitions,
    isMeant: ({ is }: Definition) => is === planted.is,
    games: 1,
    seed: 'planted',
    mostAnswers: 20,
    starters: 0,
    then: 'end',
    show: 'missing',
  } as const
  const { exitCode, counts, report } = cover(session)
  expect(exitCode).toBe(1)
  expect(counts.map(({ words }) => words)).toEqual([
    'installed',
    '[click][click][click]: Gain 5[credit].',
    'When you install this resource, gain 1[credit].',
  ])
  expect(report).toContain('1 games, 20 answers, 0 broken laws: 0 of 1 cards complete')
})
