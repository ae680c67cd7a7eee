import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { agenda, ice, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  countersOn,
  countOf,
  from,
  has,
  recurring,
  requirement,
  requirementIs,
  setStrength,
  times,
  type,
} from '../../src/vocabulary.ts'

const X = 'X' as const
const definitions = defineCards('rules-9-12-printed-x', [
  made({ ...agenda('Blood'), advancement: X }, always(requirementIs(has('runner', 'cardsInHand')))),
  made({ ...agenda('Unsaid'), advancement: X }),
  made({ ...ice('Survey'), strength: X }, always(setStrength('self', times(2, countersOn('power'))))),
  made(resource('Police'), recurring(countOf(from('rig', type('resource'))), { to: ['trace'] })),
  made(resource('Harder'), always(requirement([type('agenda')], 1))),
])

const blood = (hand: number, ...rig: readonly string[]) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [card('Blood', { advanced: 3 })] }] })
    .runner({ hand: fillers('runner', hand), rig })
    .corpTurn('window')

test('CR 9.12.2e: an agenda whose requirement is X can be scored with as many counters as its text says', () => {
  expect(blood(3).card('Blood').requirement).toBe(3)
  const game = blood(3)
  game.corp.scores('Blood')
  expect(game.corp.scored).toEqual(['Blood'])
})

test('CR 9.12.2e, 9.12.1a: X is no less where more is needed, and what raises it comes after it', () => {
  expect(blood(4).corp.question?.options.map(({ kind }) => kind)).not.toContain('score')
  expect(blood(3, 'Harder').card('Blood').requirement).toBe(4)
})

test('CR 9.12.2e: X that nothing defines is 0', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Unsaid'] }] })
    .corpTurn('window')
  expect(game.card('Unsaid').requirement).toBe(0)
})

test('CR 9.12.2e: strength X is what the text says', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Survey', { counters: { power: 2 } })] })
    .corpTurn()
  expect(game.card('Survey').strength).toBe(4)
})

test('CR 1.10.5b, 1.10.5c: X recurring credits are as many as X is then', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Police'], rig: ['Harder'], credits: 5 })
    .runnerTurn()
  game.runner.installs('Police')
  expect(game.card('Police').counters.credit).toBe(2)
  const later = scenario({ definitions })
    .runner({ rig: [card('Police', { counters: { credit: 0 } }), 'Harder', 'Harder'] })
    .at('corpTurn.discard')
  later.passUntil('runnerAction')
  expect(later.card('Police').counters.credit).toBe(3)
})
