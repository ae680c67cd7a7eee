import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const bids = (corp: number, runner: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Nisei MK II'], hqRoot: [rezzed('Adrian Seis')] })
    .runner({ credits: 5 })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil(() => game.corp.question?.kind === 'psi')
  game.corp.answers('psi', corp)
  game.runner.answers('psi', runner)
  game.finishRun({ accesses: 'steal' })
  return game.state.log.flatMap(each => (each.what === 'accessed' ? [each.card] : []))
}

test('Adrian Seis: if the bids differ, the Runner cannot access other cards in that run', () => {
  expect(bids(0, 2)).toEqual(['Adrian Seis'])
})

test('Adrian Seis: if the bids match, the Runner cannot access this upgrade in that run', () => {
  expect(bids(1, 1)).toEqual(['Nisei MK II'])
})

test('Adrian Seis may move as the turn ends, and does nothing for other servers', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Adrian Seis')] })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('server', 'R&D')
  expect(game.card('Adrian Seis').server).toBe('rnd')
  game.restore(before)
  game.corp.declines()
  expect(game.card('Adrian Seis').server).toBe('hq')
  game.passUntil('runnerAction')
  game.runner.runs('Archives')
  game.passUntil('runEnds')
  expect(game.state.log.some(each => each.what === 'bidsRevealed')).toBe(false)
})
