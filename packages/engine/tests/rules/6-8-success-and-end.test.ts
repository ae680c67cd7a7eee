import type { ScenarioGame } from '@paydata/scenario'
import { problemsOf, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from './cards/runs.ts'

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0
const results = ['Watch runSuccessful', 'Watch runUnsuccessful', 'Watch runEnded']
const declared = (game: ScenarioGame) => ({
  successful: met(game, 'runSuccessful'),
  unsuccessful: met(game, 'runUnsuccessful'),
  ended: met(game, 'runEnded'),
})

test('6.7.3: conditions of a successful run are no beginning of a phase: all resolve, though one ends the run', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Wall'], hqRoot: [rezzed('Success Pair')] })
    .runner({ rig: results.slice(1) })
    .running('HQ')
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  game.corp.uses('Success Pair', 0)
  expect(game.corp.credits).toBe(3)
  expect(game.state.run).toBeUndefined()
  expect(game.state.log.some(line => line.what === 'breachBegan')).toBe(false)
  // It ended after its success.
  expect(met(game, 'runUnsuccessful')).toBe(0)
})

test('6.7.4: what an event says for a successful run happens when that run becomes successful, before the breach', () => {
  const game = table()
    .corp({ hand: ['Wall'] })
    .runner({ credits: 0, hand: ['Run HQ'] })
    .runnerTurn()
  game.runner.plays('Run HQ')
  expect(game.runner.credits).toBe(0)
  game.passUntil('breach')
  expect(game.runner.credits).toBe(5)
})

test('6.7.4: it does not happen in a run that fails, nor in a later one', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Run HQ'] })
    .runnerTurn()
  game.runner.plays('Run HQ')
  game.passUntil(() => game.runner.question?.kind === 'jackOut')
  game.runner.jacksOut()
  expect(game.runner.credits).toBe(0)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('runEnds')
  expect(game.runner.credits).toBe(0)
})

test('6.7.4a: nor when the run is successful on a server it could not have been made on', () => {
  const game = table()
    .corp({ credits: 0, hqRoot: [rezzed('Redirect')] })
    .runner({ credits: 0, hand: ['Run HQ'] })
    .runnerTurn()
  game.runner.plays('Run HQ')
  game.runner.passes()
  game.corp.uses('Redirect')
  game.passUntil('breach')
  expect(game.state.run).toMatchObject({ server: 'rnd', successful: true })
  expect(game.runner.credits).toBe(0)
})

test('cr-26.03/6.7.4a/1, 6.7.4a: it happens on another server that it could have been made on', () => {
  const onTo = (ice: string) => {
    const game = table()
      .corp({
        remotes: [{ root: ['Plain Asset'] }, { root: ['Second Asset'], ice: ['Wall'] }],
        hqIce: ['One'],
        archivesRoot: [rezzed('Approacher')],
      })
      .runner({ credits: 0, hand: ['Run Remote'] })
      .runnerTurn()
    game.runner.plays('Run Remote')
    game.runner.answers('server', 'Server 1')
    game.runner.passes()
    game.corp.uses('Approacher')
    game.corp.answers('choose', ice)
    game.passUntil(() => game.state.run === undefined || game.state.run.successful)
    return game.runner.credits
  }
  expect(onTo('Wall')).toBe(5)
  expect(onTo('One')).toBe(0)
})

test('cr-26.03/6.7.4c/1, 6.7.4b, 6.7.4c: instead of breaching: decided when the breach would begin, and only in that run', () => {
  const game = table()
    .corp({ hand: ['Wall'] })
    .runner({ credits: 0, hand: ['Instead'], rig: ['Watch runSuccessful'] })
    .runnerTurn()
  game.runner.plays('Instead')
  game.passUntil(() => game.runner.question?.kind === 'reaction')
  game.runner.uses('Watch runSuccessful')
  expect(game.runner.question).toMatchObject({ kind: 'effect', rule: '6.9.5b' })
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['effect', 'no'])
  game.runner.chooses('effect')
  expect(game.runner.credits).toBe(7)
  expect(game.state.log.some(line => line.what === 'breachBegan')).toBe(false)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('breach')
  expect(game.runner.question?.kind).toBe('candidate')
})

test('6.7.4c: the Runner may breach after all', () => {
  const game = table()
    .corp({ hand: ['Wall'] })
    .runner({ credits: 0, hand: ['Instead'] })
    .runnerTurn()
  game.runner.plays('Instead')
  game.passUntil(() => game.runner.question?.kind === 'effect')
  game.runner.chooses('no')
  expect(game.state.breached).toBe('hq')
  expect(game.runner.credits).toBe(0)
})

test('cr-26.03/6.8.2a/1, 6.8.2, 6.8.2a, 6.9.6a: a paid ability window closes: the fund can be spent no more', () => {
  const game = table()
    .corp({ badPublicity: 2, credits: 3, hqRoot: [rezzed('Run Ender')], rndRoot: ['No Run'] })
    .runner({ rig: ['Spender', 'Watch runEnded'] })
    .running('HQ')
  game.runner.passes()
  game.corp.uses('Run Ender')
  expect(game.state.run).toBeUndefined()
  expect(game.runner).toMatchObject({ fund: 0 })
  expect(met(game, 'runEnded')).toBe(1)
})

test('cr-26.03/6.8.2b/1, 6.8.2b, 9.2.8f: ended as the encounter begins, the other conditions of its beginning are lost', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Gate')] })
    .approaching('Gate')
  game.bothPass()
  expect(game.corp.question?.kind).toBe('reaction')
  game.corp.uses('Gate', 0)
  expect(game.state.run).toBeUndefined()
  expect(game.corp.credits).toBe(0)
})

test('cr-26.03/6.8.2c/1, 6.8.2c: another open window is completed, but nothing begins and nobody is moved', () => {
  const game = table()
    .corp({ credits: 0, hqRoot: [rezzed('Last Guard')], rndIce: [rezzed('One')], archivesIce: ['Wall'] })
    .running('HQ')
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  game.corp.uses('Last Guard', 0)
  game.corp.answers('choose', 'One')
  expect(game.corp.credits).toBe(2)
  expect(game.state.run).toBeUndefined()
  const log = game.state.log.map(line => line.what)
  expect(log).not.toContain('iceEncountered')
  expect(log).not.toContain('runnerMoved')
  expect(log).not.toContain('attackedServerChanged')
})

test('6.8.4, 6.9.6c: a run that does not reach the Success Phase is unsuccessful', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ rig: results })
    .encountering('Wall')
  game.bothPass()
  expect(declared(game)).toEqual({ successful: 0, unsuccessful: 1, ended: 1 })
})

test('6.8.4, 6.9.5a: a run that is successful is not', () => {
  const game = table().runner({ rig: results }).running('Archives')
  game.passUntil('runEnds')
  expect(declared(game)).toEqual({ successful: 1, unsuccessful: 0, ended: 1 })
})

test('cr-26.03/6.8.4a/1, 6.8.4a: a run that reaches the Success Phase without being successful is neither', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('No Success')], hand: ['Wall'] })
    .runner({ rig: results })
    .running('HQ')
  game.passUntil('breach')
  expect(game.state.run?.successful).toBe(false)
  game.runner.accesses('HQ')
  game.runner.passes()
  game.runner.accesses('No Success')
  game.runner.passes()
  expect(declared(game)).toEqual({ successful: 0, unsuccessful: 0, ended: 1 })
})

test('6.8.4b, 4.6.8e: a run on a server that ceases to exist ends and is neither', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Vanisher')] }] })
    .runner({ rig: [...results, 'Watch serverApproached'] })
    .running('Server 1')
  game.passUntil('runEnds')
  expect(game.state.run).toBeUndefined()
  expect(game.corp.servers).not.toHaveProperty('remote1')
  expect(declared(game)).toEqual({ successful: 0, unsuccessful: 0, ended: 1 })
})

test('6.8.4b, 4.6.8e: the paid ability window in which it ceases to exist is completed first', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'], ice: ['Wall', 'One'] }], hqRoot: [rezzed('Leveller')] })
    .runner({ rig: [...results, 'Spender'] })
    .approaching('One')
  game.runner.passes()
  game.corp.uses('Leveller')
  expect(game.corp.servers).not.toHaveProperty('remote1')
  expect(game.state.run).toMatchObject({ server: 'remote1', position: undefined, ice: undefined })
  expect(game.corp.question?.kind).toBe('paidWindow')
  game.corp.passes()
  expect(game.runner.question?.options.map(option => option.kind)).toContain('useAbility')
  game.runner.passes()
  expect(game.state.run).toBeUndefined()
  expect(declared(game)).toEqual({ successful: 0, unsuccessful: 0, ended: 1 })
  expect(game.runner.question?.rule).toBe('5.7.1e')
})

test.each(['Outermost Mover', 'Redirect'])(
  '4.6.8e: a run whose server is gone ends as one against it, though %s names another server in that window',
  title => {
    const game = table()
      .corp({
        remotes: [{ root: ['Plain Asset'], ice: ['Wall', 'One'] }],
        hqRoot: [rezzed('Leveller'), rezzed(title)],
      })
      .runner({ rig: results })
      .approaching('One')
    game.runner.passes()
    game.corp.uses('Leveller')
    game.corp.uses(title)
    expect(game.state.run).toMatchObject({ server: 'remote1' })
    game.bothPass()
    expect(game.state.run).toBeUndefined()
    expect(declared(game)).toEqual({ successful: 0, unsuccessful: 0, ended: 1 })
  },
)

test('4.6.8e: a server that goes while a success is imminent is not run on successfully', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Late Vanisher')] }] })
    .runner({ rig: results })
    .running('Server 1')
  game.passUntil('runEnds')
  expect(game.state.run).toBeUndefined()
  expect(declared(game)).toEqual({ successful: 0, unsuccessful: 0, ended: 1 })
})

test('cr-26.03/6.8.5/1, cr-26.03/6.8.5/2, 6.8.5, 6.9.6d: what lasts for the run lasts until the very end of it', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ hand: ['Run Link'], rig: ['Meter encounterEnded', 'Meter runUnsuccessful', 'Meter runEnded'] })
    .runnerTurn()
  game.runner.plays('Run Link')
  game.runner.answers('server', 'HQ')
  expect(game.runner.link).toBe(2)
  game.passUntil('runEnds')
  expect(game.runner.link).toBe(0)
  // The condition of the run ending is met as the link is gone.
  const power = (title: string) => game.card(title).counters.power ?? 0
  expect(['encounterEnded', 'runUnsuccessful', 'runEnded'].map(what => power(`Meter ${what}`))).toEqual([
    2, 2, 0,
  ])
})

test('6.8.4b, 8.5.14: on a server that has ceased to exist nothing can be installed any more', () => {
  const game = table()
    .corp({
      credits: 9,
      hand: ['One'],
      remotes: [{ ice: ['Wall'] }],
      hqRoot: [rezzed('Leveller'), rezzed('Outer Installer')],
    })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Leveller')
  game.corp.uses('Outer Installer')
  game.corp.answers('choose', 'One')
  expect(game.corp.hand).toEqual(['One'])
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('6.2.5d, 6.9.6a: in the Run Ends Phase the Runner has no position', () => {
  const game = table()
    .corp({ hqIce: ['Wall'], hqRoot: [rezzed('Trasher'), rezzed('Run Ender')] })
    .runner({ rig: ['Watch runUnsuccessful', 'Meter runUnsuccessful'] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Trasher')
  game.corp.answers('choose', 'Wall')
  expect(game.state.run?.position).toBe(0)
  game.corp.uses('Run Ender')
  expect(game.runner.question?.kind).toBe('reaction')
  expect(game.state.run).toMatchObject({ phase: 'end', position: undefined })
  expect(problemsOf(game.json)).toEqual([])
})
