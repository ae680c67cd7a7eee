import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { all, from, placeCounters, type } from '../../src/vocabulary.ts'
import { abilityCards } from './cards/chapter-9.ts'

const table = () => scenario({ definitions: abilityCards })

test('9.1.2, 9.3.4a, 9.3.4b, 9.7.2a, 9.7.2e: instructions in order, each target announced when its turn has come', () => {
  const game = table()
    .corp({ hand: ['Draw Then Trash', 'Plain Ice'], deck: ['Corp Income'] })
    .corpTurn()
  game.corp.plays('Draw Then Trash')
  expect(game.corp.question?.kind).toBe('choose')
  expect(game.corp.question?.options.map(option => option.card)).toContain('Corp Income')
  game.corp.chooses('Corp Income')
  expect(game.corp.hand).toEqual(['Plain Ice'])
})

test('9.1.2b: an operation is resolving, and not yet in Archives, until its last instruction is done', () => {
  const game = table()
    .corp({ hand: ['Draw Then Trash', 'Plain Ice'], deck: ['Corp Income'] })
    .corpTurn()
  game.corp.plays('Draw Then Trash')
  expect(game.corp.archives).toEqual([])
  expect(game.card('Draw Then Trash').zone).toBe('play')
  game.corp.chooses('Plain Ice')
  expect([...game.corp.archives].sort()).toEqual(['Draw Then Trash', 'Plain Ice'])
})

test('9.7.2b, 9.7.2c: targets are announced before the interrupt window, and the rest resolves after it', () => {
  const game = table()
    .corp({ hand: ['Trash Two Steps'] })
    .runner({ rig: ['Shield', 'Plain Resource'] })
    .corpTurn()
  game.corp.plays('Trash Two Steps')
  game.corp.chooses('Plain Resource')
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(game.runner.tags).toBe(0)
  game.runner.uses('Shield')
  expect(game.runner).toMatchObject({ rig: ['Plain Resource'], heap: ['Shield'], tags: 1 })
})

test('9.7.2d: a checkpoint between two instructions of a play ability', () => {
  const game = table()
    .corp({ hand: ['Tag Then Remove'] })
    .runner({ rig: ['Tag Watcher'], credits: 0 })
    .corpTurn()
  game.corp.plays('Tag Then Remove')
  expect(game.runner).toMatchObject({ tags: 0, credits: 1 })
})

test('9.1.3b, 9.1.9: the source of a granted ability is the object that has it', () => {
  const game = table()
    .runner({ rig: ['Granter', 'Plain Program', 'Plain Resource'], credits: 0 })
    .runnerTurn('window')
  game.runner.uses('Plain Program')
  expect(game.runner).toMatchObject({ credits: 2, heap: ['Plain Program'] })
  expect(game.runner.rig).toEqual(['Granter', 'Plain Resource'])
})

test('9.1.9, 9.1.9b: an object has the conditional and static abilities it gains', () => {
  const game = table()
    .runner({ rig: ['When Granter', 'Link Granter', 'Plain Program', 'Other Program'], credits: 0 })
    .beforeRunnerTurn()
  expect(game.runner.link).toBe(2)
  game.bothPass()
  game.runner.uses('Plain Program')
  expect(game.runner.credits).toBe(6)
})

test('9.1.9, 9.9.4b: an object has the interrupts it gains, while it gains them', () => {
  const tags = (...rig: string[]) => {
    const game = table()
      .corp({ hand: ['Tag Then Remove'] })
      .runner({ rig: ['Tag Watcher', ...rig], credits: 0 })
      .corpTurn()
    game.corp.plays('Tag Then Remove')
    return game.state.log.filter(line => line.what === 'tagsTaken').length
  }
  expect(tags('Plain Program')).toBe(1)
  expect(tags('Plain Program', 'Interrupt Granter')).toBe(0)
  // The one that gives it has it not.
  expect(tags('Interrupt Granter')).toBe(1)
})

test('9.1.9, 9.6.7: an object has the conditional abilities with a state that it gains, each for itself', () => {
  const game = table()
    .runner({
      rig: ['State Granter', card('Plain Program', { counters: { power: 1 } }), 'Other Program'],
      credits: 0,
    })
    .runnerTurn()
  expect(game.runner).toMatchObject({ credits: 0, heap: [] })
  game.fiat.resolve('runner', placeCounters('power', 1, all(from('rig', type('program')))))
  expect(game.runner).toMatchObject({ credits: 4, heap: ['Plain Program'] })
  expect(game.runner.rig).toEqual(['State Granter', 'Other Program'])
})

test('9.6.10: a gained ability that is pending is gone when it is not gained any more', () => {
  const credits = (...first: string[]) => {
    const game = table()
      .runner({ rig: ['Brief Granter', 'Plain Program'], credits: 0 })
      .beforeRunnerTurn()
    game.bothPass()
    for (const card of first) game.runner.uses(card)
    game.passUntil('runnerAction')
    return game.runner.credits
  }
  expect(credits('Plain Program')).toBe(5)
  expect(credits('Brief Granter')).toBe(0)
})

test('9.1.5a, 9.3.4e, 9.4.4: what lasts does not depend on its source; a static ability ends with it', () => {
  const game = table()
    .runner({ hand: ['Link Event'], rig: ['Tagged Link'], tags: 1 })
    .runnerTurn()
  expect(game.runner.link).toBe(1)
  game.runner.plays('Link Event')
  expect(game.runner).toMatchObject({ link: 3, heap: ['Link Event'] })
  game.fiat.trash('Tagged Link')
  expect(game.runner.link).toBe(2)
  game.passUntil('nextAction')
  game.runner.gainsCredit()
  game.passUntil('nextAction')
  game.runner.gainsCredit()
  game.passUntil('nextAction')
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  expect(game.runner.link).toBe(0)
})

test('9.1.6, 9.1.6a, 9.5.3, 9.5.7b: paying for an ability and taking an offer are uses, what must happen is none', () => {
  const pays = table()
    .runner({ rig: ['Use Watcher', 'Payer'], hand: [], credits: 1 })
    .runnerTurn('window')
  pays.runner.uses('Payer')
  expect(pays.runner.hand).toHaveLength(2)
  const begins = (which: string) => {
    const game = table()
      .runner({ rig: ['Use Watcher', which], hand: [], credits: 0 })
      .beforeRunnerTurn()
    game.bothPass()
    return game
  }
  const accepted = begins('Optional')
  accepted.runner.agrees()
  expect(accepted.runner).toMatchObject({ credits: 2 })
  expect(accepted.runner.hand).toHaveLength(1)
  const declined = begins('Optional')
  declined.runner.declines()
  expect(declined.runner.hand).toHaveLength(0)
  const forced = begins('Mandatory')
  expect(forced.runner.credits).toBe(2)
  expect(forced.runner.hand).toHaveLength(0)
})

test('9.1.7: abilities are active while their card is', () => {
  const income = (root: readonly (string | ReturnType<typeof rezzed>)[]) => {
    const game = table()
      .corp({ credits: 0, remotes: [{ root }], deck: ['Plain Ice'] })
      .beforeCorpTurn()
    game.passUntil('corpAction')
    return game.corp.credits
  }
  expect(income(['Corp Income'])).toBe(0)
  expect(income([rezzed('Corp Income')])).toBe(3)
})

test('9.1.8d: what a card changes of its own install or rez cost is active before it is', () => {
  const runner = table()
    .runner({ hand: ['Cheap Self'], credits: 1 })
    .runnerTurn()
  runner.runner.installs('Cheap Self')
  expect(runner.runner).toMatchObject({ credits: 0, rig: ['Cheap Self'] })
  const corp = table()
    .corp({ credits: 1, remotes: [{ root: ['Cheap Rez'] }] })
    .corpTurn('window')
  corp.corp.rezzes('Cheap Rez')
  expect(corp.corp.credits).toBe(0)
})

test('9.1.8e: an agenda’s own requirement and cost to steal hold while it is inactive', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Hard Agenda', { advanced: 2 })] }] })
    .corpTurn('window')
  expect(game.card('Hard Agenda').requirement).toBe(3)
  expect(game.corp.question?.options.map(option => option.kind)).not.toContain('score')
  const stealing = table()
    .corp({ hand: ['Hard Agenda'] })
    .runner({ credits: 2 })
    .accessing('Hard Agenda')
  stealing.runner.passes()
  stealing.runner.steals()
  expect(stealing.runner).toMatchObject({ credits: 0, stolen: ['Hard Agenda'] })
})

test('9.1.9a: lost subroutines are not there, and are not counted', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')], remotes: [{ root: [rezzed('Ice Blank')] }] })
    .runner({ rig: ['Breaker'], credits: 5 })
    .encountering('Plain Ice')
  expect(game.card('Plain Ice').subroutines).toHaveLength(0)
  expect(game.runner.question?.options.map(option => option.card)).not.toContain('Breaker')
  game.passUntil('jackOut')
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('9.4.2: a static ability with a condition applies while that holds', () => {
  const game = table()
    .corp({ hqIce: ['Plain Ice'] })
    .runner({ rig: ['Tagged Link', 'Rezzed Ice Link'] })
    .runnerTurn()
  expect(game.runner.link).toBe(0)
  game.fiat.giveTags(1)
  expect(game.runner.link).toBe(1)
  game.fiat.rez('Plain Ice', 'free')
  expect(game.runner.link).toBe(2)
  game.fiat.removeTags(1)
  expect(game.runner.link).toBe(1)
})
