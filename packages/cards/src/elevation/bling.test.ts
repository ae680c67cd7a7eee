import type { RunnerSpec, ScenarioGame } from '@paydata/scenario'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const turn = (runner: RunnerSpec) =>
  scenario({ definitions })
    .runner({ credits: 5, rig: ['Bling'], ...runner })
    .runnerTurn()
/** Bling hosts these, and the grip is empty. */
function hosting(hosted: readonly string[], runner: RunnerSpec = {}) {
  const { heap = [], ...more } = runner
  const game = turn({ hand: [], heap: [...heap, ...hosted], ...more })
  for (const title of hosted) game.fiat.move(title, 'hosted', { on: 'Bling' })
  return game
}
const isAsked = (game: ScenarioGame) => game.runner.question?.kind === 'confirm'
const offered = (game: ScenarioGame, kind: 'install' | 'play') =>
  game.runner.question?.options.filter(option => option.kind === kind).map(option => option.card)

test('Bling has 1 memory more', () => {
  expect(turn({}).runner.memory).toBe(5)
})

test('Bling may host the top card of the stack, faceup and not installed, when a card is installed for nothing', () => {
  const game = turn({ hand: ['Smartware Distributor'], deck: ['Sure Gamble', 'Overclock'] })
  game.runner.installs('Smartware Distributor')
  expect(isAsked(game)).toBe(true)
  game.runner.answers('confirm', 'yes')
  expect(game.card('Bling').hosted).toEqual(['Sure Gamble'])
  expect(game.card('Sure Gamble')).toMatchObject({ installed: false, active: false, facedown: false })
  expect(game.runner.deck).toEqual(['Overclock'])
})

test('Bling: the Runner need not, and then the top card stays where it is', () => {
  const game = turn({ hand: ['Smartware Distributor'], deck: ['Sure Gamble'] })
  game.runner.installs('Smartware Distributor')
  game.runner.answers('confirm', 'no')
  expect(game.card('Bling').hosted).toEqual([])
  expect(game.runner.deck).toEqual(['Sure Gamble'])
})

test('Bling asks nothing when the stack is empty', () => {
  const game = turn({ hand: ['Smartware Distributor'], deck: [] })
  game.runner.installs('Smartware Distributor')
  expect(isAsked(game)).toBe(false)
  expect(game.card('Bling').hosted).toEqual([])
})

test('Bling hosts nothing when credits are spent, of the pool or of a card', () => {
  const deck = ['Sure Gamble']
  const pool = turn({ hand: ['Side Hustle'], deck })
  pool.runner.installs('Side Hustle')
  expect(pool.runner.credits).toBeLessThan(5)
  expect(pool.runner.question?.kind).toBe('paidWindow')

  const market = card('Open Market', { counters: { credit: 6 } })
  const hosted = turn({ credits: 0, hand: ['Side Hustle'], rig: ['Bling', market], deck })
  hosted.runner.installs('Side Hustle')
  expect(hosted.card('Open Market').counters.credit).toBeLessThan(6)
  expect(hosted.runner.question?.kind).toBe('paidWindow')
})

test('Bling looks at what was spent, not at the install cost: its own is nothing with Modded', () => {
  const game = turn({ hand: ['Modded', 'Bling'], rig: [], deck: ['Sure Gamble'] })
  game.runner.plays('Modded')
  game.runner.answers('choose', 'Bling')
  expect(isAsked(game)).toBe(true)
  game.runner.answers('confirm', 'yes')
  expect(game.card('Bling').hosted).toEqual(['Sure Gamble'])
})

test('Bling does not care what the Corp installs', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Palisade'] })
    .runner({ rig: ['Bling'] })
    .corpTurn()
  game.corp.installs('Palisade', 'HQ')
  game.passUntil('nextAction')
  expect(game.card('Bling').hosted).toEqual([])
})

test('Bling lets hosted cards be played and installed with the basic actions, for what they cost', () => {
  const game = hosting(['Sure Gamble', 'Cleaver', 'Leech'])
  expect(offered(game, 'play')).toEqual(['Sure Gamble'])
  expect(offered(game, 'install')).toEqual(['Cleaver', 'Leech'])
  game.runner.plays('Sure Gamble')
  expect(game.runner).toMatchObject({ credits: 9, clicks: 3, heap: ['Sure Gamble'] })
  game.passUntil('nextAction')
  game.runner.installs('Cleaver')
  expect(game.runner).toMatchObject({ credits: 6, clicks: 2 })
  expect(game.card('Cleaver')).toMatchObject({ installed: true, active: true, host: undefined })
  expect(game.card('Bling').hosted).toEqual(['Leech'])
})

test('Bling: what cannot be paid or played stays hosted', () => {
  const game = hosting(['Sure Gamble', 'Cleaver'], { credits: 2 })
  expect(() => game.runner.plays('Sure Gamble')).toThrow('costs 5 credits')
  expect(() => game.runner.installs('Cleaver')).toThrow('costs 3 credits')
})

test('Bling: a hosted card that is installed for nothing lets the next one be hosted', () => {
  const game = hosting(['Smartware Distributor'], { deck: ['Overclock'] })
  game.runner.installs('Smartware Distributor')
  game.runner.answers('confirm', 'yes')
  expect(game.card('Bling').hosted).toEqual(['Overclock'])
})

test('Bling: effects that install from the grip may install hosted cards, also with an empty grip', () => {
  const game = hosting(['Cleaver', 'Sure Gamble'], { hand: ['Modded'] })
  game.runner.plays('Modded')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Cleaver'])
  game.runner.answers('choose', 'Cleaver')
  expect(game.card('Cleaver').installed).toBe(true)
  // It cost 3 less, and so nothing.
  expect(isAsked(game)).toBe(true)
})

test('Bling: hosted cards are in the grip for nothing else', () => {
  const game = hosting(['Leech', 'Overclock'], { hand: ['Cleaver'], rig: ['Bling', 'Madani'] })
  expect(game.runner.hand).toEqual(['Cleaver'])
  game.runner.uses('Madani')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Cleaver'])
  game.runner.chooses()
  game.fiat.damage('net', 1)
  expect(game.runner.hand).toEqual([])
  expect(game.card('Bling').hosted).toEqual(['Leech', 'Overclock'])
})

test('Bling trashes what it hosts when the discard phase of the Runner ends', () => {
  const game = hosting(['Sure Gamble', 'Cleaver'], { clicks: 1 })
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  expect(game.card('Bling').hosted).toEqual([])
  expect(game.runner.heap).toEqual(['Sure Gamble', 'Cleaver'])
})

test('Bling keeps what it hosts when the discard phase of the Corp ends', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 1 })
    .runner({ heap: ['Sure Gamble'], rig: ['Bling'] })
    .corpTurn()
  game.fiat.move('Sure Gamble', 'hosted', { on: 'Bling' })
  game.corp.gainsCredit()
  game.passUntil('runnerAction')
  expect(game.card('Bling').hosted).toEqual(['Sure Gamble'])
  expect(offered(game, 'play')).toContain('Sure Gamble')
})

test('CR 1.13.9: what Bling hosts is trashed with it', () => {
  const game = hosting(['Sure Gamble'])
  game.fiat.trash('Bling')
  expect(game.runner.heap).toEqual(['Bling', 'Sure Gamble'])
})

test('Bling: what the Runner plays from it counts as played from the grip', () => {
  const game = hosting(['Sure Gamble'])
  game.runner.plays('Sure Gamble')
  expect(game.state.log.find(({ what }) => what === 'played')).toMatchObject({ kind: 'grip' })
})
