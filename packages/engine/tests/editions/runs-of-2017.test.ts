import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from '../rules/cards/runs.ts'
import { edition2017, inRun, numberOf } from './older.ts'

const table = () => scenario({ definitions: runCards, edition: edition2017.name })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0
const offered = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => `${option.kind} ${option.card ?? ''}`.trim())

/** Plays the run on to its end, both players passing, and says where whom was asked what. */
function course(game: ScenarioGame): string[] {
  const asked: string[] = []
  while (game.state.run !== undefined) {
    const question = game.runner.question ?? game.corp.question
    const player = question?.side === 'corp' ? game.corp : game.runner
    asked.push(`${numberOf(question?.rule)} ${question?.kind === 'jackOut' ? 'jack out' : question?.side}`)
    if (question?.kind === 'jackOut') player.continues()
    else player.passes()
  }
  return asked
}
const window = (rule: string) => [`${rule} runner`, `${rule} corp`]
const atServer = [...window('5.1'), '5.2 jack out', ...window('5.3')]

test('2017 [1] to [6]: a run on a server without ice begins with its approach, and offers to jack out there', () => {
  const game = table().running('Archives')
  expect(game.state.run?.phase).toBe('movement')
  expect(course(game)).toEqual(atServer)
  expect(game.state.log.map(line => line.what).filter(what => what !== 'clicksSpent')).toEqual([
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

test('2017 [2.1] to [2.4]: past unrezzed ice; the Runner may jack out as they approach ice, but not the first', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'] })
    .running('HQ')
  expect(game.state).toMatchObject({ step: 'approach.firstWindow', run: { phase: 'approach', ice: 'One' } })
  expect(course(game)).toEqual([
    ...window('2.1'),
    ...window('2.3'),
    ...window('2.1'),
    '2.2 jack out',
    ...window('2.3'),
    ...atServer,
  ])
})

test('2017 [2.3], [2.4], [3], [3.1], [3.2], [4]: rezzed ice is encountered, its subroutines resolve, it is passed', () => {
  const game = table()
    .corp({ credits: 1, hqIce: ['Two'] })
    .runner({
      rig: ['Watch iceEncountered', 'Watch encounterEnded', 'Watch icePassed'],
    })
    .running('HQ')
  game.bothPass()
  game.runner.passes()
  expect(offered(game, 'corp')).toEqual(['pass', 'rez Two'])
  game.corp.rezzes('Two')
  game.bothPass()
  expect(game.state).toMatchObject({ encountered: { title: 'Two' }, run: { phase: 'encounter' } })
  expect(game.runner.question?.rule).toBe(inRun('3.1'))
  expect(met(game, 'iceEncountered')).toBe(1)
  game.bothPass()
  expect(game.corp.credits).toBe(3)
  expect(game.runner.question?.rule).toBe(inRun('5.1'))
  expect([met(game, 'encounterEnded'), met(game, 'icePassed')]).toEqual([1, 1])
})

test('2017 [3.2], [7]: a subroutine that ends the run leaves no other, and the run is unsuccessful', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Ender')] })
    .runner({ rig: ['Watch runUnsuccessful', 'Watch runEnded', 'Watch icePassed'] })
    .running('HQ')
  expect(course(game)).toEqual([...window('2.1'), ...window('2.3'), ...window('3.1')])
  expect(game.corp.credits).toBe(3)
  expect([met(game, 'runUnsuccessful'), met(game, 'runEnded'), met(game, 'icePassed')]).toEqual([1, 1, 0])
})

test('2017 [2.1], [2.3], [3.1], [5.1], [5.3]: other cards than ice are rezzed with the ice and before the access', () => {
  const windows: { rule: string; offers: readonly string[] }[] = []
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('One')], hqRoot: ['Redirect'] })
    .running('HQ')
  game.passUntil(() => {
    windows.push({ rule: numberOf(game.state.rule), offers: offered(game, 'corp') ?? [] })
    return game.state.run === undefined || game.state.breached !== undefined
  })
  const rezzes = windows.filter(({ offers }) => offers.includes('rez Redirect'))
  expect(rezzes.map(({ rule }) => rule)).toEqual(['2.3', '5.3'])
})

test('2017 [2.2], [7]: a player who jacks out at an approach does not encounter that ice', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Ender'), 'Wall'] })
    .runner({ rig: ['Watch jackedOut', 'Watch runUnsuccessful', 'Watch iceApproached', 'Watch icePassed'] })
    .running('HQ')
  game.passUntil('jackOut')
  expect(game.runner.question).toMatchObject({ rule: inRun('2.2'), step: 'approach.jackOut' })
  expect(game.state.approached?.title).toBe('Ender')
  game.runner.jacksOut()
  expect(game.state.run).toBeUndefined()
  expect(game.state.approached).toBeUndefined()
  expect(met(game, 'jackedOut') + met(game, 'runUnsuccessful')).toBe(2)
  expect([met(game, 'iceApproached'), met(game, 'icePassed')]).toEqual([2, 1])
})

test('2017 [2.2]: what forbids or taxes it does so at an approach as well', () => {
  const asked = (tool: string, credits: number) => {
    const game = table()
      .corp({ hqIce: ['One', 'Wall'], archivesRoot: [rezzed(tool)] })
      .runner({ credits })
      .running('HQ')
    game.passUntil('jackOut')
    return game
  }
  expect(offered(asked('No Jack Out', 5), 'runner')).toEqual(['continue'])
  expect(offered(asked('Exit Tax', 1), 'runner')).toEqual(['continue'])
  const game = asked('Exit Tax', 2)
  game.runner.jacksOut()
  expect(game.runner.credits).toBe(0)
  expect(game.state.run).toBeUndefined()
})

test('2017 [5], [5.1], [5.2]: the server is approached before the Runner may jack out for the last time', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('Vanisher')] })
    .runner({ rig: ['Watch serverApproached', 'Watch runSuccessful'] })
    .running('HQ')
  expect(game.corp.archives).toEqual(['Vanisher'])
  expect(met(game, 'serverApproached')).toBe(1)
  game.bothPass()
  expect(game.runner.question).toMatchObject({ kind: 'jackOut', rule: inRun('5.2') })
  game.runner.jacksOut()
  expect(met(game, 'runSuccessful')).toBe(0)
})

test('2017: the Runner who is moved to a server without ice approaches that server', () => {
  const game = table()
    .corp({ hqIce: ['Wall'], rndRoot: [rezzed('Outermost Mover')] })
    .running('HQ')
  game.runner.passes()
  game.corp.uses('Outermost Mover')
  expect(game.state.run).toMatchObject({ server: 'archives', phase: 'approach' })
  // The open window is completed first.
  expect(course(game).filter(asked => asked.startsWith('5'))).toEqual(atServer)
})

test('2017: the Runner who is moved to ice approaches it, and may jack out as it is not the first', () => {
  const game = table()
    .corp({ hqIce: ['Wall'], rndIce: ['One'], archivesRoot: [rezzed('Approacher')] })
    .running('HQ')
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'One')
  game.passUntil('jackOut')
  expect(game.state).toMatchObject({ approached: { title: 'One' }, run: { server: 'rnd' } })
})

test('2017: ice that leaves its server as it is approached is passed, and the Runner goes on to the server', () => {
  const game = table()
    .corp({ hqIce: [rezzed('One'), 'Two'], archivesRoot: [rezzed('Bouncer')] })
    .runner({ rig: ['Watch icePassed'] })
    .running('HQ')
  game.passUntil('jackOut')
  game.runner.continues()
  game.runner.passes()
  game.corp.uses('Bouncer')
  game.corp.answers('choose', 'One')
  game.passUntil(() => game.state.rule === inRun('5.1'))
  expect(game.corp).toMatchObject({ hand: ['One'], credits: 5, servers: { hq: { ice: ['Two'] } } })
  expect(met(game, 'icePassed')).toBe(2)
})

test('2017: ice installed further out is not approached in this run, ice installed further in is', () => {
  const approached = (tool: string) => {
    const game = table()
      .corp({ credits: 9, hand: ['One'], hqIce: ['Wall'], hqRoot: [rezzed(tool)] })
      .running('HQ')
    game.passUntil(() => game.runner.question?.rule === inRun('2.3'))
    game.runner.passes()
    game.corp.uses(tool)
    game.corp.answers('choose', 'One')
    game.corp.answers('trashLike', 'continue')
    game.passUntil(() => game.state.rule === inRun('5.1') || game.state.approached?.title === 'One')
    return game.state.approached?.title
  }
  expect(approached('Outer Installer')).toBeUndefined()
  expect(approached('Inner Installer')).toBe('One')
})

test('2017 [1], [6]: credits for bad publicity are there to be spent in the run, and go as it ends', () => {
  const game = table()
    .corp({ badPublicity: 3, archivesRoot: [rezzed('Exit Tax')] })
    .runner({ credits: 0 })
    .running('HQ')
  game.passUntil('jackOut')
  expect(game.runner).toMatchObject({ credits: 0, fund: 3 })
  game.runner.jacksOut()
  expect(game.state.run).toBeUndefined()
  expect(game.runner).toMatchObject({ credits: 0, fund: 0 })
})

test('2017 [5.5.1] to [5.6]: an accessed card is trashed or not before an agenda is stolen, and the run ends', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset', 'Redirect'] }] })
    .running('Server 1')
  game.passUntil('breach')
  expect(game.runner.question).toMatchObject({ kind: 'candidate', rule: inRun('5.5') })
  game.runner.accesses('Plain Asset')
  expect(game.runner.question).toMatchObject({ kind: 'midAccess', rule: inRun('5.5.2') })
  game.runner.passes()
  game.runner.accesses('Redirect')
  game.runner.passes()
  expect(game.state.run).toBeUndefined()
})
