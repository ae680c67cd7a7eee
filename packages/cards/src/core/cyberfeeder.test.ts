import type { Definition } from '@paydata/engine/vocabulary'
import { defineCards, card as text } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/9.1.6c/1 the credit of Cyberfeeder pays for using an icebreaker, and both were used', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 0, rig: ['Mimic', card('Cyberfeeder', { counters: { credit: 1 } })] })
    .encountering('Neural Katana')
  game.runner.uses('Mimic')
  const used = game.state.log.filter(each => each.what === 'abilityUsed').map(each => each.card)
  expect(used).toContain('Cyberfeeder')
  expect(used).toContain('Mimic')
})

test('Cyberfeeder pays for installing a virus program and nothing else', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 1,
      hand: ['Datasucker', 'Mimic', 'Akamatsu Mem Chip'],
      rig: [card('Cyberfeeder', { counters: { credit: 1 } })],
    })
    .runnerTurn()
  game.runner.installs('Datasucker')
  game.runner.answers('payment', { Cyberfeeder: 1 })
  expect(game.runner).toMatchObject({ credits: 1, programs: ['Datasucker'] })
  expect(game.card('Cyberfeeder').counters.credit).toBe(0)
})

test('Cyberfeeder cannot pay for hardware', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 0,
      hand: ['Akamatsu Mem Chip'],
      rig: [card('Cyberfeeder', { counters: { credit: 1 } })],
    })
    .runnerTurn()
  expect(() => game.runner.installs('Akamatsu Mem Chip')).toThrow(
    'it costs 1 credit, and the Runner has 0 credits',
  )
})

test('ruling: Cyberfeeder pays for the bypass of Femme Fatale, which is using an icebreaker', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, hand: ['Femme Fatale'], rig: [card('Cyberfeeder', { counters: { credit: 1 } })] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Wall of Static')
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.answers('mayPay', 'pay')
  expect(game.card('Cyberfeeder').counters.credit).toBe(0)
  expect(game.state.encountered).toBeUndefined()
})

test('CR 1.10.5a: Cyberfeeder refills to 1 before the turn of the Runner begins, never above', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0 })
    .runner({ rig: [card('Cyberfeeder', { counters: { credit: 1 } }), 'Cyberfeeder'] })
    .corpTurn('window')
  game.passUntil('turnEnds')
  game.passUntil('nextAction')
  expect(game.cards('Cyberfeeder').map(each => each.counters.credit)).toEqual([1, 1])
})

test('Cyberfeeder cannot pay for a program that is no virus', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Mimic'], rig: [card('Cyberfeeder', { counters: { credit: 1 } })] })
    .runnerTurn()
  expect(() => game.runner.installs('Mimic')).toThrow('CR 1.16.1')
})

test('CR 5.7.1c: Cyberfeeder is filled before anything happens as the turn begins', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [card('Cyberfeeder', { counters: { credit: 0 } }), "Aesop's Pawnshop"] })
    .beforeRunnerTurn()
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  expect(game.card('Cyberfeeder').counters.credit).toBe(1)
})

test('Cyberfeeder does not pay for using a program that is no icebreaker', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Djinn', card('Cyberfeeder', { counters: { credit: 1 } })] })
    .runnerTurn()
  expect(() => game.runner.uses('Djinn')).toThrow('CR 1.16.1')
})

/** A virus that is no program. */
const virusChip: Definition = {
  ...text('virus_chip'),
  printed: { title: 'Virus Chip', side: 'runner', type: 'hardware', subtypes: ['virus'], cost: 1 },
}

test('Cyberfeeder does not pay for a virus that is no program', () => {
  const game = scenario({ definitions: defineCards('cyberfeeder-and-chip', [...cards, virusChip]) })
    .runner({ credits: 0, hand: ['Virus Chip'], rig: [card('Cyberfeeder', { counters: { credit: 1 } })] })
    .runnerTurn()
  expect(() => game.runner.installs('Virus Chip')).toThrow('CR 1.16.1')
})
