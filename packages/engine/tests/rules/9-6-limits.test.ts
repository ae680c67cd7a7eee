import { scenario } from '@paydata/scenario'
import { event, made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  all,
  always,
  changeExpected,
  from,
  gainCredits,
  gains,
  later,
  may,
  on,
  oncePer,
  play,
  takeTagsOf,
  trash,
  type,
  untilTurnEnds,
  when,
  would,
} from '../../src/vocabulary.ts'

const trashed = on({ what: ['trashed'], card: [type('program')] })
const scrap = trash(all(from('rig', type('program'))))
const salvage = oncePer('turn', when(trashed, may([gainCredits(2)])))

const definitions = defineCards('rules-9-limits', [
  made(program('Chaff')),
  made(event('Scrap'), play(scrap)),
  made(resource('Salvage'), oncePer('turn', when(trashed, gainCredits(2)))),
  made(resource('Choosy'), salvage),
  made(resource('Foreman'), always(gains(from('rig', type('hardware')), salvage))),
  made({ title: 'Crane', side: 'runner', type: 'hardware', cost: 0 }),
  made(event('Harvest'), play(later(salvage, untilTurnEnds))),
  made(event('Trouble'), play(takeTagsOf(2))),
  made(
    resource('Excuse'),
    oncePer('turn', when(would({ effect: 'tags' }), changeExpected({ effect: 'tags' }, { add: -1 }))),
  ),
])

const table = (rig: readonly string[], hand: readonly string[] = ['Scrap']) =>
  scenario({ definitions }).runner({ credits: 0, clicks: 4, hand, rig }).runnerTurn()

const scraps = (...rig: readonly string[]) => {
  const game = table(rig)
  game.runner.plays('Scrap')
  return game
}

test('CR 9.6.9: "once per turn" makes an ability optional, so it may be declined', () => {
  const game = scraps('Salvage', 'Chaff')
  expect(game.runner.question?.kind).toBe('reaction')
  game.runner.passes()
  expect(game.runner.credits).toBe(0)
  const other = scraps('Salvage', 'Chaff')
  other.runner.uses('Salvage')
  expect(other.runner.credits).toBe(2)
})

test('CR 9.3.6g: of two instances that are pending together one can be used', () => {
  const game = scraps('Salvage', 'Chaff', 'Chaff')
  game.runner.uses('Salvage')
  expect(game.runner.credits).toBe(2)
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
  const choosy = scraps('Choosy', 'Chaff', 'Chaff')
  choosy.runner.agrees()
  expect(choosy.runner.credits).toBe(2)
  expect(choosy.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('cr-26.03/9.3.6g/1: an ability that was declined has not been used', () => {
  const game = scraps('Choosy', 'Chaff', 'Chaff')
  game.runner.declines()
  game.runner.agrees()
  expect(game.runner.credits).toBe(2)
})

test('CR 9.3.6g: two copies of a card have an ability each', () => {
  const game = scraps('Salvage', 'Salvage', 'Chaff')
  game.runner.uses('Salvage')
  game.runner.uses('Salvage')
  expect(game.runner.credits).toBe(4)
  const choosy = scraps('Choosy', 'Choosy', 'Chaff', 'Chaff')
  choosy.runner.uses('Choosy')
  choosy.runner.agrees()
  choosy.runner.agrees() // that of the other copy is the only one left
  expect(choosy.runner.credits).toBe(4)
})

test('CR 9.3.6g: an ability that a card has gained counts how often that card used it', () => {
  const game = scraps('Foreman', 'Crane', 'Chaff', 'Chaff')
  game.runner.agrees()
  expect(game.runner.credits).toBe(2)
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('CR 9.3.6g: a delayed ability of a card that is gone is limited too', () => {
  const game = table(['Chaff', 'Chaff'], ['Harvest', 'Scrap'])
  game.runner.plays('Harvest')
  game.passUntil('nextAction')
  game.runner.plays('Scrap')
  game.runner.agrees()
  expect(game.runner.credits).toBe(2)
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('CR 9.6.9, 9.9.4: an interrupt that is limited may be declined, and is used once', () => {
  const game = table(['Excuse'], ['Trouble', 'Trouble', 'Trouble'])
  game.runner.plays('Trouble')
  game.runner.passes()
  expect(game.runner.tags).toBe(2)
  game.passUntil('nextAction')
  game.runner.plays('Trouble')
  game.runner.uses('Excuse')
  expect(game.runner.tags).toBe(3)
  game.passUntil('nextAction')
  game.runner.plays('Trouble')
  expect(game.runner.tags).toBe(5)
})
