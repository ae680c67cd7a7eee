import type { Definition } from '@paydata/engine/vocabulary'
import { credits, defineCards, interruptFor, prevent, card as text } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/5.2.2b/1 Stimhack: 9 credits for the run, then 1 core damage and Stimhack is trashed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Melange Mining Corp.'] }] })
    .runner({ credits: 0, hand: ['Stimhack', 'Mimic'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'Server 1')
  expect(game.card('Stimhack')).toMatchObject({ zone: 'play', counters: { credit: 9 } })
  game.passUntil('access')
  game.runner.trashes()
  expect(game.runner).toMatchObject({ credits: 0, coreDamage: 1, handSize: 4, hand: [] })
  expect(game.runner.heap).toContain('Stimhack')
  expect(game.corp.archives).toEqual(['Melange Mining Corp.'])
  const log = game.state.log.map(each => each.what)
  expect(log.indexOf('damageSuffered')).toBeGreaterThan(log.indexOf('runEnded'))
})

test('Stimhack with an empty grip flatlines the Runner', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Stimhack'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'Archives')
  game.passUntil(state => state.over !== null)
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})

test('Stimhack: credits hosted on it count as credits of the pool and can be lost', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Stimhack', 'Mimic'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'Archives')
  game.fiat.loseCredits('runner', 10)
  expect(game.runner.credits).toBe(1)
  expect(game.card('Stimhack').counters.credit).toBe(0)
})

test('Stimhack: what was not spent in the run is gone, and its damage comes after any run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 2, hand: ['Stimhack', 'Mimic'], rig: ['Net Shield'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'HQ')
  game.passUntil('encounter')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 2, coreDamage: 1, hand: [] })
})

test('CR 9.3.3g: nothing prevents the damage of Stimhack', () => {
  const shield: Definition = {
    ...text('shield', interruptFor([credits(0)], [prevent('all', { effect: 'damage' })])),
    printed: { title: 'Shield', side: 'runner', type: 'resource', cost: 0 },
  }
  const game = scenario({ definitions: defineCards('stimhack', [...cards, shield]) })
    .runner({ hand: ['Stimhack', 'Mimic', 'Ninja'], rig: ['Shield'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'Archives')
  game.passUntil('nextAction')
  expect(game.runner.coreDamage).toBe(1)
})

test('CR 1.10.3: credits on Stimhack pay what the pool would pay, also what must be paid', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tollbooth')] })
    .runner({ credits: 0, hand: ['Stimhack', 'Mimic'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'HQ')
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Tollbooth')
  expect(game.card('Stimhack').counters.credit).toBe(6)
})
