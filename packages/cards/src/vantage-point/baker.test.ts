import type { CardSpec } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const touchstone = (credit: number) => card('Touchstone', { counters: { credit } })

const begin = (rig: readonly CardSpec[] = [touchstone(2)], corp: object = {}, runner: object = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Hedge Fund'], deck: ['Hedge Fund', 'Ping'], archives: ['Ping'], ...corp })
    .runner({ credits: 5, rig: ['Baker', ...rig], ...runner })
    .runnerTurn()
  game.runner.uses('Baker')
  return game
}
type Begun = ReturnType<typeof begin>
const serversOf = (game: Begun, what: string) =>
  game.state.log.filter(each => each.what === what).map(({ server }) => server)
const isAsked = (game: Begun) => () => game.runner.question?.kind === 'confirm'

/** The Runner is asked whether to pay, past all ice. */
const approaching = (...given: Parameters<typeof begin>) => {
  const game = begin(...given)
  game.passUntil(isAsked(game))
  return game
}

test.each(['hq', 'rnd'] as const)(
  'Baker runs Archives for a click, and for a stealth credit approaches %s',
  to => {
    const game = approaching([touchstone(2)], { hqIce: [rezzed('Palisade')], rndIce: [rezzed('Palisade')] })
    expect(game.runner.clicks).toBe(3)
    expect(game.state.run).toMatchObject({ server: 'archives' })
    game.runner.agrees()
    expect(game.runner.question).toMatchObject({ kind: 'server', min: 1, max: 1 })
    expect(game.runner.question?.options.map(({ server }) => server)).toEqual(['hq', 'rnd'])
    game.runner.answers('server', to)
    expect(serversOf(game, 'attackedServerChanged')).toEqual([to])
    game.passUntil('breach')
    expect(game.state.breached).toBe(to)
    expect(game.runner.credits).toBe(5)
    expect(game.card('Touchstone').counters).toMatchObject({ credit: 1 })
    expect(serversOf(game, 'runBegan')).toEqual(['archives'])
    expect(serversOf(game, 'serverApproached')).toEqual([to])
    expect(serversOf(game, 'runSuccessful')).toEqual([to])
  },
)

test('Baker: the Runner may decline, and approaches Archives', () => {
  const game = approaching()
  game.runner.declines()
  game.passUntil('breach')
  expect(game.state.breached).toBe('archives')
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 2 })
  expect(serversOf(game, 'serverApproached')).toEqual(['archives'])
})

test('Baker is paid from stealth cards alone, and the Runner chooses from which', () => {
  const game = approaching([touchstone(1), card('Methuselah', { counters: { credit: 1 } })])
  game.runner.agrees()
  game.runner.answers('payment', { Methuselah: 1 })
  game.runner.answers('server', 'R&D')
  expect(game.card('Methuselah').counters.credit ?? 0).toBe(0)
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 1 })
})

test('Baker: neither the credit pool nor bad publicity pays, nor an empty stealth card', () => {
  for (const rig of [[], [touchstone(0)]]) {
    const game = begin(rig, { badPublicity: 2 })
    game.passUntil('breach')
    expect(game.state.breached).toBe('archives')
  }
})

test('Baker asks past the ice protecting Archives, after the Runner could jack out', () => {
  const game = begin([touchstone(1)], { archivesIce: [rezzed('Tithe')] }, { hand: ['Sure Gamble'] })
  game.passUntil('encounter')
  game.bothPass()
  game.passUntil('jackOut')
  game.runner.continues()
  game.passUntil(isAsked(game))
  expect(game.runner.question?.step).toBe('run.approachServer')
})

test('Baker meets what waits for an approach of the server it goes to', () => {
  const game = approaching([touchstone(1)], { rndRoot: [rezzed('Manegarm Skunkworks')] })
  game.runner.agrees()
  game.runner.answers('server', 'R&D')
  expect(game.runner.question?.words).toContain('Manegarm Skunkworks')
  game.runner.declines()
  expect(serversOf(game, 'runUnsuccessful')).toEqual(['rnd'])
})

test('Baker: its run goes on as it says when the card has gone', () => {
  const game = begin([touchstone(1)], { archivesIce: [rezzed('Ballista')] })
  game.passUntil('encounter')
  game.bothPass()
  game.corp.answers('effect', 0)
  game.corp.answers('choose', 'Baker')
  expect(game.runner.heap).toEqual(['Baker'])
  game.passUntil(isAsked(game))
  game.runner.agrees()
  game.runner.answers('server', 'HQ')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
})

test('Baker is used once each turn, and changes no other run on Archives', () => {
  const game = approaching()
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Baker')).toThrow('CR 9.3.6g')
  game.runner.runs('Archives')
  game.passUntil('breach')
  expect(game.state.breached).toBe('archives')
})
