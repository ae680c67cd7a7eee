import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const stealing = (server: 'hq' | 'rnd' | 'remote', at: 'hqIce' | 'rndIce' | 'remote') => {
  const ice = [rezzed('Lamplighter')]
  const game = scenario({ definitions })
    .corp({
      ...(at === 'remote' ? {} : { [at]: ice }),
      ...(server === 'hq' && { hand: ['Nisei MK II'] }),
      ...(server === 'rnd' && { deck: ['Nisei MK II', 'Enigma'] }),
      remotes: [
        { root: server === 'remote' ? ['Nisei MK II'] : ['PAD Campaign'], ice: at === 'remote' ? ice : [] },
      ],
    })
    .accessing('Nisei MK II')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.agendaPoints).toBe(2)
  return game.corp.archives
}

test('Lamplighter is trashed when an agenda is stolen from HQ, which it protects', () => {
  expect(stealing('hq', 'hqIce')).toEqual(['Lamplighter'])
})

test('Lamplighter is trashed when an agenda is stolen from R&D, which it protects', () => {
  expect(stealing('rnd', 'rndIce')).toEqual(['Lamplighter'])
})

test('Lamplighter is trashed when an agenda is stolen from the root of the server that it protects', () => {
  expect(stealing('remote', 'remote')).toEqual(['Lamplighter'])
})

test('Lamplighter stays when an agenda is stolen from another server', () => {
  expect(stealing('hq', 'rndIce')).toEqual([])
  expect(stealing('remote', 'hqIce')).toEqual([])
  expect(stealing('rnd', 'remote')).toEqual([])
})

test('Lamplighter is trashed when an agenda is scored from its server, and not from another', () => {
  const scoring = (which: number) => {
    const agenda = card('Private Security Force', { advanced: 4 })
    const game = scenario({ definitions })
      .corp({
        remotes: [
          { root: which === 0 ? [agenda] : [], ice: [rezzed('Lamplighter')] },
          { root: which === 1 ? [agenda] : ['PAD Campaign'] },
        ],
      })
      .corpTurn('window')
    game.corp.scores('Private Security Force')
    return game.corp.archives
  }
  expect(scoring(0)).toEqual(['Lamplighter'])
  expect(scoring(1)).toEqual([])
})

test('Lamplighter that is not rezzed stays', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Nisei MK II'], hqIce: ['Lamplighter'] })
    .accessing('Nisei MK II')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.servers.hq?.ice).toEqual(['Lamplighter'])
})

const meet = (credits: number, tags = 0) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Lamplighter')] })
    .runner({ credits, tags })
    .encountering('Lamplighter')
  game.bothPass()
  return game
}

test('Lamplighter: the Runner takes a tag, and the run ends by it', () => {
  const game = meet(3)
  game.runner.declines()
  expect(game.runner).toMatchObject({ tags: 1, credits: 3 })
  expect(game.state.run).toBeUndefined()
})

test('Lamplighter: the Runner pays 3 credits, and the run goes on', () => {
  const game = meet(3)
  game.runner.agrees()
  expect(game.runner).toMatchObject({ tags: 0, credits: 0 })
  expect(game.state.run).toBeDefined()
})

test('Lamplighter: a Runner who was tagged before pays in vain', () => {
  const game = meet(3, 1)
  game.runner.agrees()
  expect(game.runner).toMatchObject({ tags: 1, credits: 0 })
  expect(game.state.run).toBeUndefined()
})

test('Lamplighter: with 2 credits the Runner cannot pay', () => {
  const game = meet(2)
  expect(() => game.runner.agrees()).toThrow('agree')
  expect(game.runner.credits).toBe(2)
})
