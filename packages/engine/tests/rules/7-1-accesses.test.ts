import { card, facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter7 } from './cards/chapter-7.ts'

const table = () => scenario({ definitions: chapter7 })

test('7.1.3, 9.1.8a, 7.2.1: a card that was just accessed triggers although it is inactive, before the Runner may trash it', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: ['Ambush'] }] })
    .runner({ credits: 5 })
    .accessing('Ambush')
  expect(game.corp.credits).toBe(1)
  expect(game.runner.question?.kind).toBe('midAccess')
})

test('7.1.4, 7.2.2, 9.2.10b, 9.2.10c: the Runner may use one mid-access ability, or pass', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ credits: 5, rig: [card('Burner', { counters: { virus: 2 } })] })
    .accessing('Plain Asset')
  expect(game.runner.question?.options.map(option => option.kind)).toEqual([
    'pass',
    'trashAccessed',
    'useAbility',
  ])
  expect(game.corp.question).toBeUndefined()
  game.runner.passes()
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Asset'])
})

test('7.1.5: paying the trash cost trashes the accessed card', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ credits: 5 })
    .accessing('Plain Asset')
  game.runner.trashes()
  expect(game.runner.credits).toBe(3)
  expect(game.corp.archivesFaceup).toEqual(['Plain Asset'])
})

test('7.1.5: without the credits it is not offered', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ credits: 1 })
    .accessing('Plain Asset')
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['pass'])
})

test('7.1.5a, 3.5.3: a card without a trash cost cannot be trashed by it, an operation with one can', () => {
  const without = table()
    .corp({ hand: ['Plain Operation'] })
    .runner({ credits: 9 })
    .accessing('Plain Operation')
  expect(without.runner.question?.options.map(option => option.kind)).toEqual(['pass'])
  const costly = table()
    .corp({ hand: ['Costly Operation'] })
    .runner({ credits: 9 })
    .accessing('Costly Operation')
  costly.runner.trashes()
  expect(costly.runner.credits).toBe(6)
  expect(costly.corp.archivesFaceup).toEqual(['Costly Operation'])
})

test('7.1.5b: nothing in Archives can be trashed by an access', () => {
  const game = table()
    .corp({ archives: ['Plain Asset'] })
    .runner({ credits: 9, rig: [card('Burner', { counters: { virus: 2 } })] })
    .breaching('archives')
  game.runner.accesses('Plain Asset')
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['pass'])
})

test('7.1.6, 1.17.3d, 7.2.3: an accessed agenda must be stolen', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Plain Agenda', { advanced: 2 })] }] })
    .runner({})
    .accessing('Plain Agenda')
  game.runner.passes()
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['steal'])
  game.runner.steals()
  expect(game.runner).toMatchObject({ stolen: ['Plain Agenda'], agendaPoints: 1 })
})

test('7.1.6a, 1.16.10a, 1.16.10c: with an additional cost the Runner may decline to steal, or pays it first', () => {
  const declined = table()
    .corp({ remotes: [{ root: ['Guarded Agenda'] }] })
    .runner({ credits: 5 })
    .accessing('Guarded Agenda')
  declined.runner.passes()
  declined.runner.declines()
  expect(declined.runner.stolen).toEqual([])
  const paid = table()
    .corp({ remotes: [{ root: ['Guarded Agenda'] }] })
    .runner({ credits: 5 })
    .accessing('Guarded Agenda')
  paid.runner.passes()
  paid.runner.steals()
  expect(paid.runner).toMatchObject({ credits: 2, stolen: ['Guarded Agenda'] })
})

test('7.1.6a: what cannot be paid is not asked, and nothing is stolen', () => {
  const game = table()
    .corp({ hand: ['Guarded Agenda'] })
    .runner({ credits: 2 })
    .accessing('Guarded Agenda')
  game.runner.passes()
  game.runner.declines()
  expect(game.runner.stolen).toEqual([])
  expect(game.corp.hand).toEqual(['Guarded Agenda'])
})

test('1.2.2: an agenda that cannot be stolen stays', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], remotes: [{ root: [rezzed('No Steal')] }] })
    .runner({ tags: 1 })
    .accessing('Plain Agenda')
  game.runner.passes()
  expect(game.runner.stolen).toEqual([])
})

test('7.1.7: an access ends at once when its card moves', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Returner'] }] })
    .runner({ credits: 5 })
    .breaching('remote1')
  game.runner.accesses('Returner')
  expect(game.corp.hand).toContain('Returner')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('7.1.8, 6.1.4a, 7.3.7: ending the run ends the access and the breach', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Stopper', 'Plain Upgrade'] }] })
    .runner({ credits: 5 })
    .breaching('remote1')
  game.runner.accesses('Stopper')
  expect(game.state).toMatchObject({ run: undefined, breached: undefined, accessed: undefined })
  expect(game.corp.servers.remote1?.root).toEqual(['Stopper', 'Plain Upgrade'])
})

test('7.2.4: conditions about an access ending are met after the agenda was stolen', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Agenda'] }] })
    .runner({ rig: ['After Access'], credits: 0 })
    .accessing('Plain Agenda')
  game.runner.passes()
  expect(game.runner.credits).toBe(0)
  game.runner.steals()
  expect(game.runner).toMatchObject({ credits: 1, stolen: ['Plain Agenda'] })
})

test('7.1.2: the Runner sees the card in R&D, the Corp does not; in HQ both do', () => {
  const rnd = table()
    .corp({ deck: ['Plain Operation'] })
    .runner({})
    .accessing('Plain Operation')
  expect(rnd.card('Plain Operation')).toMatchObject({ seenBy: ['runner'] })
  const hq = table()
    .corp({ hand: ['Plain Operation'] })
    .runner({})
    .accessing('Plain Operation')
  expect(hq.card('Plain Operation')).toMatchObject({ seenBy: ['corp', 'runner'] })
})

test('7.3.6, 9.9.8b: an access that is replaced did not happen, the candidate is used up all the same', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset', 'Plain Upgrade'] }] })
    .runner({ rig: ['No Access', 'Access Watch'], credits: 0 })
    .breaching('remote1')
  game.runner.accesses('Plain Asset')
  expect(game.runner.credits).toBe(2)
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Plain Upgrade'])
})

test('7.3.2, 7.5.2: breaching Archives turns all its cards faceup before any is accessed', () => {
  const game = table()
    .corp({ archives: [facedown('Plain Asset'), facedown('Plain Agenda'), 'Plain Ice'] })
    .runner({})
    .breaching('archives')
  expect(game.corp.archivesFacedown).toEqual([])
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual([
    'Plain Agenda',
    'Plain Asset',
    'Plain Ice',
  ])
})
