import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from './cards/runs.ts'

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0
const offered = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => `${option.kind} ${option.card ?? ''}`.trim())

/** Whoever is asked first passes, and does not jack out. */
function goesOn(game: ScenarioGame): void {
  const question = game.runner.question ?? game.corp.question
  const player = question?.side === 'corp' ? game.corp : game.runner
  if (question?.kind === 'jackOut') player.continues()
  else player.passes()
}

/** Plays the run on to its end, both players passing, and says where whom was asked what. */
function course(game: ScenarioGame): string[] {
  const rules: string[] = []
  while (game.state.run !== undefined) {
    const question = game.runner.question ?? game.corp.question
    rules.push(`${question?.rule} ${question?.side}`)
    goesOn(game)
  }
  return rules
}
const window = (rule: string) => [`${rule} runner`, `${rule} corp`]

test('6.9.1e, 6.9.1f, 6.9.4b, 6.9.4c, 6.9.4e, 6.9.4h, 6.3.5, 6.1.5b: a run on a server without ice', () => {
  const game = table().running('Archives')
  expect(course(game)).toEqual([
    ...window('6.9.1e'),
    ...window('6.9.4b'),
    '6.9.4c runner',
    ...window('6.9.4e'),
  ])
  const log = game.state.log.map(line => line.what)
  expect(log.filter(what => what !== 'clicksSpent')).toEqual([
    'abilityUsed',
    'actionTaken',
    'runAnnounced',
    'runBegan',
    'serverApproached',
    'runSuccessful',
    'breachBegan',
    'breachEnded',
    'runEnded',
    'actionFinished',
  ])
})

test('6.9.2b, 6.9.2c, 6.9.4d, 6.9.4f, 6.6.4, 6.6.5, 6.2.5b: a run past two unrezzed pieces of ice, outermost first', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'] })
    .running('HQ')
  expect(course(game)).toEqual([
    ...window('6.9.1e'),
    ...window('6.9.2b'),
    ...window('6.9.4b'),
    '6.9.4c runner',
    ...window('6.9.4e'),
    ...window('6.9.2b'),
    ...window('6.9.4b'),
    '6.9.4c runner',
    ...window('6.9.4e'),
  ])
  const log = game.state.log
  expect(log.filter(line => line.what === 'icePassed').map(line => line.card)).toEqual(['One', 'Wall'])
})

test('6.9.3b, 6.9.3c, 6.9.3d, 6.9.3e, 6.5.5, 6.5.6: rezzed ice is encountered between approach and movement', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .running('HQ')
  expect(course(game)).toEqual([
    ...window('6.9.1e'),
    ...window('6.9.2b'),
    ...window('6.9.3b'),
    ...window('6.9.4b'),
    '6.9.4c runner',
    ...window('6.9.4e'),
  ])
  expect(game.corp.credits).toBe(3)
})

test('6.9.1a, 6.3.2, 6.1.2a: the Runner announces the attacked server before the run begins', () => {
  const game = table()
    .runner({ hand: ['Run Link'] })
    .runnerTurn()
  game.runner.plays('Run Link')
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd', 'archives'])
  expect(game.state.log.map(line => line.what)).not.toContain('runBegan')
  game.runner.answers('server', 'R&D')
  expect(game.state.run).toMatchObject({ server: 'rnd', phase: 'initiation' })
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('runAnnounced')).toBeLessThan(log.indexOf('runBegan'))
})

test('6.9.1b, 6.3.3, 6.9.6b, 6.8.3: the fund gets a credit for each bad publicity, which go when the run ends', () => {
  const game = table()
    .corp({ badPublicity: 2 })
    .runner({ credits: 0, rig: ['Spender'] })
    .running('HQ')
  expect(game.runner).toMatchObject({ credits: 0, fund: 2 })
  game.runner.uses('Spender')
  expect(game.runner).toMatchObject({ credits: 0, fund: 1 })
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 0, fund: 0 })
})

test('6.9.1c, 6.9.2a, 6.4.2, 6.5.2, 6.9.4a, 6.6.2, 6.9.4g, 6.6.6, 6.9.5a, 6.9.6d: conditions are met at their steps', () => {
  const watched = [
    'runBegan',
    'iceApproached',
    'iceEncountered',
    'encounterEnded',
    'icePassed',
    'allIcePassed',
  ]
  const late = ['serverApproached', 'runSuccessful', 'runEnded']
  const game = table()
    .corp({ hand: ['Wall'], hqIce: [rezzed('One'), 'Blank Ice'] })
    .runner({ rig: [...watched, ...late].map(what => `Watch ${what}`) })
    .running('HQ')
  const now = () =>
    Object.fromEntries([...watched, ...late].map(what => [what, met(game, what)]).filter(([, n]) => n !== 0))
  expect(now()).toEqual({ runBegan: 1 })
  game.bothPass()
  expect(now()).toEqual({ runBegan: 1, iceApproached: 1 })
  game.bothPass()
  expect(now()).toEqual({ runBegan: 1, iceApproached: 1, icePassed: 1 })
  game.passUntil('encounter')
  expect(now()).toEqual({ runBegan: 1, iceApproached: 2, icePassed: 1, iceEncountered: 1 })
  game.bothPass()
  // Passing this ice was passing all ice: both conditions are met at once.
  game.runner.uses('Watch icePassed')
  expect(now()).toEqual({
    runBegan: 1,
    iceApproached: 2,
    icePassed: 2,
    iceEncountered: 1,
    encounterEnded: 1,
    allIcePassed: 1,
  })
  game.bothPass()
  game.runner.continues()
  expect(met(game, 'serverApproached')).toBe(0)
  game.bothPass()
  expect(game.runner.question?.kind).toBe('candidate')
  expect([met(game, 'serverApproached'), met(game, 'runSuccessful'), met(game, 'runEnded')]).toEqual([
    1, 1, 0,
  ])
  game.runner.accesses('HQ')
  game.runner.passes()
  expect(met(game, 'runEnded')).toBe(1)
})

test('6.9.1d, 6.2.5a, 6.2.5b, 6.9.4d, 6.2.5c: the Runner’s position goes from the outermost inward, then to none', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'] })
    .running('HQ')
  expect(game.state.run).toMatchObject({ position: 1, ice: 'One' })
  game.bothPass()
  game.bothPass()
  expect(game.state.run?.phase).toBe('movement')
  game.bothPass()
  expect(game.state.run?.position).toBe(1)
  game.runner.continues()
  expect(game.state.run).toMatchObject({ phase: 'movement', position: 0, ice: 'Wall' })
  game.bothPass()
  expect(game.state.run?.phase).toBe('approach')
  game.bothPass()
  game.bothPass()
  game.runner.continues()
  expect(game.state.run).toMatchObject({ phase: 'movement', position: undefined, ice: undefined })
})

/** Goes on with a run to its success, and stops at each window of the Corp, which rezzes One when it is approached. */
function* windowsOfRun(game: ScenarioGame): Generator<NonNullable<ScenarioGame['corp']['question']>> {
  while (game.state.run !== undefined && game.state.run.phase !== 'success') {
    goesOn(game)
    const { question } = game.corp
    if (question?.kind !== 'paidWindow') continue
    yield question
    if (game.state.approached?.title === 'One') game.corp.rezzes('One')
    game.corp.passes()
    if (game.runner.question?.rule === question.rule) game.runner.passes()
  }
}

test('6.9.1e, 6.9.2b, 6.9.3b, 6.9.4b, 6.9.4e, 6.4.3: what the Corp may rez in the windows of a run', () => {
  const game = table()
    .corp({ credits: 9, hqIce: ['Wall', 'One'], hqRoot: ['Run Ender'], archivesIce: ['Two'] })
    .running('HQ')
  const seen: Record<string, string[]> = {}
  for (const { rule, options } of windowsOfRun(game)) {
    const rezzable = options.flatMap(option => (option.kind === 'rez' ? (option.card ?? '') : []))
    seen[`${rule} ${game.state.run?.position ?? 'none'}`] = rezzable.sort()
  }
  expect(seen).toEqual({
    '6.9.1e 1': ['Run Ender'],
    '6.9.2b 1': ['One', 'Run Ender'],
    '6.9.3b 1': [],
    '6.9.4b 1': [],
    '6.9.4e 0': ['Run Ender'],
    '6.9.2b 0': ['Run Ender', 'Wall'],
    '6.9.4b 0': [],
    '6.9.4e none': ['Run Ender'],
  })
})

test('6.9.2c, 6.4.4: ice rezzed in its approach is encountered, other ice is passed', () => {
  const game = table()
    .corp({ credits: 1, hqIce: ['Wall', 'One'] })
    .approaching('One')
  game.runner.passes()
  game.corp.rezzes('One')
  game.bothPass()
  expect(game.state.encountered?.title).toBe('One')
  game.bothPass()
  game.bothPass()
  game.runner.continues()
  game.bothPass()
  expect(game.state.approached?.title).toBe('Wall')
  game.bothPass()
  expect(game.state.run).toMatchObject({ phase: 'movement', ice: 'Wall' })
})

test('6.9.5b, 6.9.5c, 6.9.6d: in the Success Phase the Runner breaches the server, then the run ends', () => {
  const game = table()
    .corp({ hand: ['Wall'] })
    .running('HQ')
  game.passUntil('breach')
  expect(game.state).toMatchObject({ breached: 'hq', run: { successful: true, phase: 'success' } })
  game.runner.accesses('HQ')
  game.runner.passes()
  expect(game.state.run).toBeUndefined()
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('breachEnded')).toBeLessThan(log.indexOf('runEnded'))
})

test('6.9.4c, 6.6.3, 6.1.5, 6.1.5a: after passing ice the Runner may jack out, which ends the run', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'] })
    .runner({ rig: ['Watch jackedOut', 'Watch runEnded', 'Watch runUnsuccessful', 'Watch runSuccessful'] })
    .running('HQ')
  game.bothPass()
  game.bothPass()
  game.bothPass()
  expect(offered(game, 'runner')).toEqual(['continue', 'jackOut'])
  game.runner.jacksOut()
  expect(game.state.run).toBeUndefined()
  expect([met(game, 'jackedOut'), met(game, 'runEnded'), met(game, 'runUnsuccessful')]).toEqual([1, 1, 1])
  expect(met(game, 'runSuccessful')).toBe(0)
  expect(game.runner.question?.rule).toBe('5.7.1e')
})

test('6.1.5b: without ice the Runner may jack out before approaching the server', () => {
  const game = table()
    .runner({ rig: ['Watch serverApproached'] })
    .running('HQ')
  game.bothPass()
  game.bothPass()
  game.runner.jacksOut()
  expect(met(game, 'serverApproached')).toBe(0)
  expect(game.state.run).toBeUndefined()
})

test('6.9.4c, 1.2.2: a Runner who cannot jack out is not offered it', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('No Jack Out')] })
    .running('HQ')
  game.bothPass()
  game.bothPass()
  expect(offered(game, 'runner')).toEqual(['continue'])
})
