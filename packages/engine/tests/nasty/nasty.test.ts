import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { nastyCards } from './cards.ts'

// The cards of docs/nasty-cards.md that can be written today.
const table = () => scenario({ definitions: nastyCards })

test('cr-26.03/9.12.1e/2, CR 9.12.1e: Hush on Magnet keeps its abilities, and Magnet loses its own', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Magnet')] })
    .runner({ rig: [card('Hush', { on: 'Magnet' })] })
    .runnerTurn()
  game.runner.uses('Hush')
  expect(game.card('Magnet').subroutines).toEqual([])
})

/** Each Wormhole resolves the other, for as long as the Corp is asked for it. */
function goRound({ corp }: ScenarioGame): void {
  for (let times = 0; times < 40 && corp.question?.kind === 'choose'; times++)
    corp.answers('choose', 'Wormhole')
}

test('CR 10.1.6a: Wormholes that resolve each other end when their player says so', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wormhole')], rndIce: [rezzed('Wormhole')] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.bothPass()
  goRound(game)
  game.corp.answers('number', 1)
  goRound(game)
  game.passUntil('jackOut')
  expect(game.runner.question?.kind).toBe('jackOut')
})

test('CR 4.6.6i, 7.1.7: Ganked! makes the Runner encounter ice of the server it was in, and its access is over', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Ganked!'], ice: [rezzed('Wall')] }] })
    .runner({ rig: ['Hammer'] })
    .accessing('Ganked!')
  game.corp.agrees()
  game.corp.chooses('Wall')
  expect(game.state.encountered).toMatchObject({ title: 'Wall' })
  game.bothPass() // nothing is broken: the run ends in the middle of all of it
  expect(game.state.run).toBeUndefined()
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('CR 7.3.8: Divide and Conquer breaches three servers one after another, and the roots stay shut', () => {
  const game = table()
    .corp({ archives: ['Agenda'], hand: ['Agenda'], deck: ['Agenda'], hqRoot: ['Grid'] })
    .runner({ hand: ['Divide and Conquer'], credits: 5 })
    .keepPlaying()
    .runnerTurn()
  game.runner.plays('Divide and Conquer')
  for (const [server, candidate] of [
    ['archives', 'Agenda'],
    ['hq', 'hq'],
    ['rnd', 'rnd'],
  ] as const) {
    game.passUntil('breach')
    expect(game.state.breached).toBe(server)
    game.runner.accesses(candidate)
    game.runner.passes()
    game.runner.steals()
  }
  game.passUntil('nextAction')
  expect(game.runner.stolen).toHaveLength(3)
})

test('CR 6.1.2d: Sneakdoor moves the run to HQ as it would be successful', () => {
  const game = table()
    .corp({ hand: ['Agenda'], hqIce: [rezzed('Wall')] })
    .runner({ rig: ['Sneakdoor'] })
    .runnerTurn()
  game.runner.uses('Sneakdoor')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
})

test('CR 7.1.7: an agenda that goes to Film Critic is not accessed any more, also from a root', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Agenda'] }] })
    .runner({ rig: ['Film Critic'] })
    .accessing('Agenda')
  game.runner.agrees()
  game.passUntil('nextAction')
  expect(game.runner.stolen).toEqual([])
  expect(game.card('Film Critic').hosted).toEqual(['Agenda'])
  game.runner.uses('Film Critic')
  game.runner.chooses('Agenda')
  expect(game.runner).toMatchObject({ stolen: ['Agenda'], clicks: 1 })
})

test('CR 9.9.10: Tori Hanzō makes 3 net damage 1 core damage', () => {
  const game = table()
    .corp({ credits: 5, hqIce: [rezzed('Katana')], hqRoot: [rezzed('Tori Hanzō')] })
    .runner({ hand: ['Hammer', 'Hammer', 'Hammer', 'Hammer'] })
    .encountering('Katana')
  game.bothPass()
  game.corp.agrees()
  expect(game.runner).toMatchObject({ coreDamage: 1 })
  expect(game.runner.hand).toHaveLength(3)
  expect(game.corp.credits).toBe(3)
})

test('CR 9.9.6b: two copies of The Cleaners make 1 meat damage 3', () => {
  const game = table()
    .corp({ hand: ['Boots'], scored: ['The Cleaners', 'The Cleaners'] })
    .runner({ hand: ['Hammer', 'Hammer', 'Hammer', 'Hammer'] })
    .keepPlaying()
    .corpTurn()
  game.corp.plays('Boots')
  while (game.corp.question?.kind === 'interrupt') game.corp.uses('The Cleaners')
  expect(game.runner.hand).toHaveLength(1)
})

test('CR 1.16.1c: Azef Protocol is not paid for with what makes it possible to score it', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Azef Protocol', { advanced: 2 }), rezzed('Grid')] }], hqIce: ['Wall'] })
    .runner({ hand: ['Hammer', 'Hammer'] })
    .corpTurn('window')
  game.corp.scores('Azef Protocol')
  game.corp.chooses('Wall')
  expect(game.corp).toMatchObject({ scored: ['Azef Protocol'] })
  expect(game.card('Grid').installed).toBe(true)
  expect(game.runner.hand).toEqual([])
})

test('CR 6.2.7d: ice that moves while it is encountered takes the run with it', () => {
  const game = table()
    .corp({ hqIce: ['Wall', rezzed('Deflector')], rndIce: ['Wall'] })
    .encountering('Deflector')
  game.bothPass()
  game.passUntil('jackOut')
  expect(game.state.run).toMatchObject({ server: 'rnd', ice: 'Deflector' })
})

test('CR 9.9.6c: Patchwork lets the Runner install what they can only so afford', () => {
  const game = table()
    .runner({ rig: ['Patchwork'], hand: ['Sneakdoor', 'Hush'], credits: 2 })
    .runnerTurn()
  game.runner.installs('Sneakdoor')
  game.runner.agrees()
  game.runner.chooses('Hush')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Sneakdoor'], heap: ['Hush'] })
})

test('cr-26.03/10.4.3a/1, cr-26.03/9.12.1c/1: Chronos Protocol picks the first card, Titanium Ribs the others', () => {
  const game = table()
    .corp({ identity: 'Chronos Protocol', hqIce: [rezzed('Katana')] })
    .runner({ hand: ['Hammer', 'Hush', 'Sneakdoor', 'Patchwork'], rig: ['Titanium Ribs'] })
    .encountering('Katana')
  game.bothPass()
  // It is the Runner's turn: what both are told to choose the Runner does, but the Corp has looked.
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 3, max: 3 })
  expect(game.json.thisTurn.filter(each => each.what === 'lookedAt' && each.by === 'corp')).toHaveLength(4)
  game.runner.chooses('Hammer', 'Hush', 'Sneakdoor')
  expect(game.runner.hand).toEqual(['Patchwork'])
})

test('cr-26.03/9.10.5/1: Gebrselassie keeps the boost of Na’Not’K, and not what its own ability gives', () => {
  const game = table()
    .corp({ hqIce: ['Katana', 'Deflector', rezzed('Wall')], rndIce: ['Katana'] })
    .runner({ rig: [card('Na’Not’K', { hosting: ['Gebrselassie'] })], credits: 5, clicks: 2 })
    .encountering('Wall')
  game.runner.uses('Na’Not’K')
  expect(game.card('Na’Not’K').strength).toBe(6)
  game.passUntil('nextAction')
  expect(game.card('Na’Not’K').strength).toBe(3)
  game.runner.runs('R&D')
  expect(game.card('Na’Not’K').strength).toBe(4)
})
