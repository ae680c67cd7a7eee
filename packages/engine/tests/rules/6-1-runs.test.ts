import type { ScenarioGame } from '@paydata/scenario'
import { problemsOf, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from './cards/runs.ts'

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0

test('6.1.4, 6.8.5: ending the run goes to its end at once: nothing more of the phase happens', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Ender')] })
    .runner({ rig: ['Watch encounterEnded', 'Watch icePassed', 'Watch runEnded', 'Watch runUnsuccessful'] })
    .encountering('Ender')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  // The ability that ended it is finished, the next subroutine does not resolve.
  expect(game.corp.credits).toBe(3)
  expect([met(game, 'icePassed'), met(game, 'encounterEnded'), met(game, 'runEnded')]).toEqual([0, 1, 1])
  expect(game.runner.question?.rule).toBe('5.7.1e')
})

test('6.1.4, 6.8.2a: ended in a window, the window closes without another chance for anybody', () => {
  const game = table()
    .corp({ badPublicity: 1, hqIce: ['Wall'], hqRoot: [rezzed('Run Ender'), 'No Run'] })
    .runner({ rig: ['Spender'] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Run Ender')
  expect(game.state.run).toBeUndefined()
  expect(game.runner).toMatchObject({ fund: 0 })
  expect(game.runner.question?.rule).toBe('5.7.1e')
})

test('6.1.4a: the breach and the access end with the run', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: ['Ambush', 'No Run'] }], hqIce: [rezzed('Wall')] })
    .running('Server 1')
  game.passUntil('breach')
  game.runner.accesses('Ambush')
  game.corp.answers('choose', 'Wall')
  game.bothPass()
  expect(game.state).toMatchObject({ run: undefined, breached: undefined, accessed: undefined })
  expect(game.runner.question?.rule).toBe('5.7.1e')
  const log = game.state.log.map(line => line.what)
  expect(log.filter(what => what === 'accessed')).toHaveLength(1)
  expect(log).not.toContain('breachEnded')
})

test('cr-26.03/6.1.4b/1, 6.1.4b: without a run it ends the encounter, but not the access the encounter came in', () => {
  const game = table()
    .corp({ credits: 0, deck: ['Ambush'], hqIce: [rezzed('Ender')] })
    .runner({ hand: ['Top Access'] })
    .runnerTurn()
  game.runner.plays('Top Access')
  game.corp.answers('choose', 'Ender')
  expect(game.state).toMatchObject({ run: undefined, encountered: { title: 'Ender' } })
  game.bothPass()
  expect(game.state.encountered).toBeUndefined()
  expect(game.corp.credits).toBe(3)
  expect(game.state.accessed?.title).toBe('Ambush')
  expect(game.runner.question?.kind).toBe('midAccess')
  expect(game.state.log.some(line => line.what === 'runEnded')).toBe(false)
})

test('6.1.4b: an access that began in the encounter ends with it', () => {
  const game = table()
    .corp({ credits: 0, deck: ['Stopper'], hqIce: [rezzed('Peeker')], hand: ['Meet Ice'] })
    .corpTurn()
  game.corp.plays('Meet Ice')
  game.corp.answers('choose', 'Peeker')
  game.bothPass()
  // The Runner is not asked about the accessed card any more.
  expect(game.state).toMatchObject({ encountered: undefined, accessed: undefined })
  expect(game.corp.question?.rule).toBe('5.6.2a')
  expect(game.state.log.some(line => line.what === 'accessed')).toBe(true)
})

test('cr-26.03/6.1.4c/1, 6.1.4c: with neither a run nor an encounter it does nothing', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Idle End'] })
    .corpTurn()
  game.corp.plays('Idle End')
  expect(game.corp.credits).toBe(1)
  expect(game.corp.question?.rule).toBe('5.6.2a')
})

test('6.5.1, 6.1.4b: an encounter outside of a run: subroutines are broken or resolve, and nothing is passed', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Meet Ice'], hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker', 'Watch icePassed'] })
    .corpTurn()
  game.corp.plays('Meet Ice')
  game.corp.answers('choose', 'Two')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.3b' })
  game.corp.passes()
  game.runner.uses('Breaker', 0)
  game.runner.breaks(1)
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(met(game, 'icePassed')).toBe(0)
  expect(game.corp.question?.rule).toBe('5.6.2a')
})

test('cr-26.03/6.1.2d/1, 6.1.2d, 6.1.2b: changing the attacked server alone keeps the step; the ice there is not met', () => {
  const game = table()
    .corp({ rndIce: [rezzed('Wall')], archivesRoot: [rezzed('Redirect')] })
    .running('Archives')
  game.bothPass()
  game.bothPass()
  game.runner.continues()
  game.runner.passes()
  game.corp.uses('Redirect')
  expect(game.state).toMatchObject({ rule: '6.9.4e', run: { server: 'rnd' } })
  game.passUntil('breach')
  expect(game.state).toMatchObject({ breached: 'rnd', run: { server: 'rnd', successful: true } })
  expect(game.state.log.some(line => line.what === 'iceEncountered')).toBe(false)
})

test('6.1.5: an effect of jacking out ends the run like the Runner’s choice, and can be forbidden like it', () => {
  const game = table()
    .corp({ hqIce: ['Wall'] })
    .runner({ rig: ['Jacker', 'Watch jackedOut', 'Watch runEnded'] })
    .approaching('Wall')
  game.runner.uses('Jacker')
  expect(game.state.run).toBeUndefined()
  expect([met(game, 'jackedOut'), met(game, 'runEnded')]).toEqual([1, 1])
  const held = table()
    .corp({ hqIce: ['Wall'], hqRoot: [rezzed('No Jack Out')] })
    .runner({ rig: ['Jacker', 'Watch jackedOut'] })
    .approaching('Wall')
  held.runner.uses('Jacker')
  expect(held.state.run?.phase).toBe('approach')
  expect(met(held, 'jackedOut')).toBe(0)
})

test('6.3.2a: a server that cannot be run is not offered', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('No Run')] })
    .runnerTurn()
  const servers = game.runner.question?.options.filter(option => option.kind === 'run')
  expect(servers?.map(option => option.server)).toEqual(['rnd', 'archives'])
})

test('cr-26.03/6.3.2a/1, 6.3.2a: a run that comes to it on the way is not hindered', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('No Run')], hqIce: ['Wall'], rndRoot: [rezzed('Approacher')] })
    .running('R&D')
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'Wall')
  game.bothPass()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'approach' })
})

test('cr-26.03/6.3.4/1, 6.3.2b, 6.3.4: an additional cost is paid as the server is announced, before the run', () => {
  const game = table()
    .corp({ credits: 0, hqRoot: [rezzed('Run Tax'), rezzed('Click Watcher')] })
    .runner({ clicks: 3, rig: ['While Running'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.runner.agrees()
  expect(game.state.run?.server).toBe('hq')
  expect(game.runner.clicks).toBe(1)
  expect(game.corp.credits).toBe(0)
  expect(game.runner.link).toBe(1)
})

test('6.3.2b: a player who cannot pay the additional cost cannot run there', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('Run Tax')] })
    .runner({ clicks: 1 })
    .runnerTurn()
  const servers = game.runner.question?.options.filter(option => option.kind === 'run')
  expect(servers?.map(option => option.server)).toEqual(['rnd', 'archives'])
})

test('6.9.1c, 6.3.4: what holds during a run holds from its formal beginning to its end', () => {
  const game = table()
    .runner({ rig: ['While Running'] })
    .runnerTurn()
  expect(game.runner.link).toBe(0)
  game.runner.runs('Archives')
  expect(game.runner.link).toBe(1)
  game.passUntil('runEnds')
  expect(game.runner.link).toBe(0)
})

test('6.2.5, 6.1.2d: on a server that the run was turned to without a move the Runner has no position', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'], rndIce: ['Two'], rndRoot: [rezzed('Redirect')] })
    .running('HQ')
  game.runner.passes()
  game.corp.uses('Redirect')
  expect(game.state).toMatchObject({ rule: '6.9.1e', run: { server: 'rnd', position: undefined } })
  expect(problemsOf(game.json)).toEqual([])
  game.passUntil('breach')
  expect(game.state.log.some(line => line.what === 'iceApproached')).toBe(false)
  expect(game.state.log.some(line => line.what === 'runSuccessful' && line.server === 'rnd')).toBe(true)
})

test('6.1.5, 6.9.4c: a cost to jack out is paid by a player who can, and the others go on', () => {
  const leaving = (runnerCredits: number) => {
    const game = table()
      .corp({ hqRoot: [rezzed('Exit Tax')] })
      .runner({ credits: runnerCredits })
      .running('HQ')
    game.bothPass()
    game.bothPass()
    return game
  }
  expect(leaving(1).runner.question?.options.map(option => option.kind)).toEqual(['continue'])
  const game = leaving(3)
  game.runner.jacksOut()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.credits).toBe(1)
  expect(game.state.log.some(line => line.what === 'jackedOut')).toBe(true)
})

test('6.3.2, 1.2.4: where there is no server of the kind an effect runs on, there is no run', () => {
  const game = table()
    .runner({ hand: ['Run Remote'] })
    .runnerTurn()
  game.runner.plays('Run Remote')
  expect(game.state.run).toBeUndefined()
  expect(game.runner).toMatchObject({ heap: ['Run Remote'], clicks: 3 })
  expect(game.runner.question?.rule).toBe('5.7.1e')
})
