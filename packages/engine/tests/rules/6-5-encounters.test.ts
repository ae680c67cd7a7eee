import type { ScenarioGame } from '@paydata/scenario'
import { examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { occurrencesFor, viewFor } from '../../src/index.ts'
import { knownTo } from '../../src/worlds/index.ts'
import { runCards } from './cards/runs.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0
/** Older editions have another window before the one in which the approached ice can be rezzed. */
const atLastRez = (game: ScenarioGame) => game.passUntil(() => game.state.step === 'approach.approachWindow')
/** Breaks this subroutine; none is named where only one is left, as then it is not asked which. */
const breaks = (game: ScenarioGame, breaker: string, ...which: number[]) => {
  game.runner.uses(breaker, 0)
  for (const each of which) game.runner.breaks(each)
}

/** Who fully broke the ice in the last answer, as everybody is told; null for no object alone. */
const breakerToldOf = (game: ScenarioGame) =>
  occurrencesFor(game.json, 'corp').find(({ what }) => what === 'iceFullyBroken')?.cause.card?.title ?? null

test('6.5.3, 6.5.4, 6.5.5: all subroutines begin unbroken, can be broken in the window, and the others resolve', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker'] })
    .encountering('Two')
  expect(game.card('Two').subroutines).toMatchObject([{ broken: false }, { broken: false }])
  breaks(game, 'Breaker', 1)
  expect(game.card('Two').subroutines).toMatchObject([{ broken: false }, { broken: true }])
  expect(game.corp.credits).toBe(0)
  game.bothPass()
  expect(game.corp.credits).toBe(1)
})

test('6.5.3, 6.5.4: what was broken is unbroken in the next encounter, and nothing is broken outside of one', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('One')] })
    .runner({ rig: ['Breaker'] })
    .encountering('One')
  breaks(game, 'Breaker')
  game.bothPass()
  expect(game.runner.question?.rule).toBe('6.9.4b')
  expect(game.runner.question?.options.map(option => option.ability)).not.toContain(0)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(game.card('One').subroutines).toMatchObject([{ broken: false }])
  game.bothPass()
  expect(game.corp.credits).toBe(1)
})

test('6.5.7a: the ice is fully broken the first time that all of its subroutines are broken', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker', 'Watch iceFullyBroken'] })
    .encountering('Two')
  breaks(game, 'Breaker', 0)
  expect(met(game, 'iceFullyBroken')).toBe(0)
  breaks(game, 'Breaker')
  expect(met(game, 'iceFullyBroken')).toBe(1)
})

test('6.5.7b: an object fully breaks the ice when it alone broke all subroutines', () => {
  const brokenBy = (first: string, second: string) => {
    const game = table()
      .corp({ hqIce: [rezzed('Two')] })
      .runner({ rig: ['Breaker', 'Second Breaker'] })
      .encountering('Two')
    breaks(game, first, 0)
    breaks(game, second)
    return breakerToldOf(game)
  }
  expect(brokenBy('Breaker', 'Breaker')).toBe('Breaker')
  expect(brokenBy('Breaker', 'Second Breaker')).toBeNull()
})

test('6.5.7b, 1.12.1: of the object that broke the ice the Corp is not told where it was hidden before', () => {
  const told = (...hand: string[]) => {
    const game = table()
      .corp({ hqIce: [rezzed('Two')] })
      .runner({ hand })
      .runnerTurn()
    game.runner.installs('Breaker')
    game.passUntil('runnerAction')
    game.runner.runs('HQ')
    game.passUntil('encounter')
    breaks(game, 'Breaker', 0)
    breaks(game, 'Breaker')
    const corp = [occurrencesFor(game.json, 'corp'), viewFor(game.json, 'corp')]
    game.runner.passes()
    expect(game.corp.question?.kind).toBe('paidWindow')
    return JSON.stringify([corp, knownTo(game.json, 'corp')])
  }
  expect(told('Second Breaker', 'Breaker')).toBe(told('Breaker', 'Second Breaker'))
})

test('6.5.7c: ice without subroutines is fully broken as its window opens, by no object', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Blank Ice')] })
    .runner({ rig: ['Watch iceFullyBroken'] })
    .approaching('Blank Ice')
  expect(met(game, 'iceFullyBroken')).toBe(0)
  game.bothPass()
  expect(met(game, 'iceFullyBroken')).toBe(1)
  expect(game.runner.question?.rule).toBe('6.9.3b')
  expect(breakerToldOf(game)).toBeNull()
})

test('6.5.7d: ice that gains a subroutine stays fully broken, and breaking that one does not fully break it again', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('One')], hqRoot: [rezzed('Sub Giver')] })
    .runner({ rig: ['Breaker', 'Watch iceFullyBroken', 'Broken Passer'], credits: 0 })
    .encountering('One')
  breaks(game, 'Breaker')
  game.runner.passes()
  game.corp.uses('Sub Giver')
  game.corp.passes()
  expect(game.card('One').subroutines).toMatchObject([{ broken: true }, { broken: false }])
  breaks(game, 'Breaker')
  expect(met(game, 'iceFullyBroken')).toBe(1)
  game.bothPass()
  expect(game.runner.credits).toBe(6)
})

test('6.1.3e, 6.1.3f: passing ice after fully breaking it means the encounter just before', () => {
  const begin = () =>
    table()
      .corp({ hqIce: [rezzed('One')] })
      .runner({ credits: 0, rig: ['Breaker', 'Broken Passer', 'Met Passer'] })
      .encountering('One')
  const broken = begin()
  breaks(broken, 'Breaker')
  broken.bothPass()
  // An encounter in which it was fully broken is one as well.
  broken.runner.answers('reaction', 'Broken Passer')
  expect(broken.runner.credits).toBe(10)
  const unbroken = begin()
  unbroken.bothPass()
  expect(unbroken.runner.credits).toBe(4)
})

test('cr-26.03/6.1.3e/1, 6.1.3e, 6.1.3f: an earlier encounter in the run, after which the ice was not passed, does not count', () => {
  const game = table()
    .corp({ hqIce: [rezzed('One')], rndIce: ['Wall'], archivesRoot: [rezzed('Approacher')] })
    .runner({ credits: 0, rig: ['Breaker', 'Broken Passer', 'Met Passer'] })
    .encountering('One')
  breaks(game, 'Breaker')
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'Wall')
  game.bothPass()
  expect(game.state.approached?.title).toBe('Wall')
  // It was not passed; and now it is met again and not broken.
  expect(game.runner.credits).toBe(0)
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'One')
  game.passUntil('encounter')
  game.bothPass()
  expect(game.runner.credits).toBe(4)
})

test('6.5.8a, 6.5.8b: bypassed as the encounter begins: no window, nothing resolves, and the ice is passed', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .runner({ rig: ['Entry Bypass', 'Watch icePassed', 'Watch iceFullyBroken'] })
    .approaching('Two')
  game.runner.passes()
  game.corp.passes()
  expect(game.runner.question?.card).toBe('Entry Bypass')
  game.runner.agrees()
  expect(game.runner.question?.rule).toBe('6.9.4b')
  expect(game.corp.credits).toBe(0)
  expect(met(game, 'icePassed')).toBe(1)
  expect(met(game, 'iceFullyBroken')).toBe(0)
})

test('6.5.8c: bypassed in the window: what was broken is broken, and no subroutine resolves', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker', 'Bypasser', 'Watch icePassed'] })
    .encountering('Two')
  breaks(game, 'Breaker', 0)
  game.runner.uses('Bypasser')
  game.passUntil(() => game.runner.question?.rule === '6.9.4b')
  expect(game.corp.credits).toBe(0)
  expect(met(game, 'icePassed')).toBe(1)
})

example(
  ['cr-26.03/6.5.8c/1', 'ffg-rr-1.0/bypass/1'],
  '6.5.8c: ice without subroutines that is bypassed at once has not had them all broken',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Blank Ice')] })
      .runner({ rig: ['Entry Bypass', 'Watch iceFullyBroken'] })
      .approaching('Blank Ice')
    atLastRez(game)
    game.bothPass()
    game.runner.agrees()
    expect(game.state.run?.phase).toBe('movement')
    expect(met(game, 'iceFullyBroken')).toBe(0)
  },
)

example(
  ['cr-26.03/9.2.8f/1', 'ffg-rr-1.0/abilities/4', 'ffg-rr-1.0/timing-structures/2'],
  '9.2.8f, 6.5.2: a bypass as the encounter begins takes the ice’s own ability away',
  () => {
    const game = table()
      .corp({ credits: 0, hqIce: [rezzed('Toll')] })
      .runner({ rig: ['Entry Bypass'] })
      .approaching('Toll')
    atLastRez(game)
    game.bothPass()
    game.runner.agrees()
    expect(game.corp.credits).toBe(0)
    const met = table()
      .corp({ credits: 0, hqIce: [rezzed('Toll')] })
      .runner({ rig: ['Entry Bypass'] })
      .approaching('Toll')
    atLastRez(met)
    met.bothPass()
    met.runner.declines()
    expect(met.corp.credits).toBe(4)
  },
)

test('9.2.8f, 6.2.7c: ice derezzed as its encounter begins: what else that beginning set off is lost', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Flincher')], hqRoot: [rezzed('Meeting Watcher')] })
    .approaching('Flincher')
  game.bothPass()
  game.corp.uses('Flincher')
  expect(game.corp.credits).toBe(0)
  expect(game.state).toMatchObject({ encountered: undefined, run: { phase: 'movement' } })
})

test('6.1.3e, 6.1.3f: ice that is derezzed and passed without another encounter was not passed after one', () => {
  const game = table()
    .corp({
      hqIce: [rezzed('One')],
      archivesRoot: [rezzed('Outermost Mover'), rezzed('Derezzer'), rezzed('Approacher')],
    })
    .runner({ credits: 0, rig: ['Breaker', 'Broken Passer', 'Met Passer'] })
    .encountering('One')
  breaks(game, 'Breaker')
  game.runner.passes()
  game.corp.uses('Outermost Mover')
  game.bothPass()
  game.runner.passes()
  game.corp.uses('Derezzer')
  game.corp.answers('choose', 'One')
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'One')
  game.bothPass()
  expect(game.state.approached?.title).toBe('One')
  game.bothPass()
  expect(game.state.log.some(line => line.what === 'icePassed')).toBe(true)
  expect(game.runner.credits).toBe(0)
})

test('6.1.3e: nor was ice that was encountered only by force while it was approached', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['One'], hqRoot: [rezzed('Forcer')] })
    .runner({ credits: 0, rig: ['Met Passer'] })
    .approaching('One')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'One')
  expect(game.state.encountered?.title).toBe('One')
  game.bothPass()
  game.bothPass()
  expect(game.state.log.some(line => line.what === 'icePassed')).toBe(true)
  expect(game.runner.credits).toBe(0)
})
