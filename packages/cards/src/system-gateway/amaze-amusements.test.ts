import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const amaze = 'AMAZE Amusements'
const begin = (root: Parameters<ReturnType<typeof scenario>['corp']>[0]['hqRoot'] = []) =>
  scenario({ definitions })
    .corp({ remotes: [{ root }, { root: [card('Nisei MK II')] }], hand: ['Offworld Office'] })
    .runner({ credits: 5 })

test('AMAZE Amusements gives 2 tags when a run on its server ends in which an agenda was stolen', () => {
  const game = begin([rezzed(amaze), 'Offworld Office']).breaching('remote1')
  game.runner.accesses('Offworld Office')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.tags).toBe(0)
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.tags).toBe(2)
})

test('AMAZE Amusements gives no more for several agendas of one run', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Offworld Office', 'Nisei MK II'], archivesRoot: [rezzed(amaze)] })
    .running('archives')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toHaveLength(2)
  expect(game.runner.tags).toBe(2)
})

test('AMAZE Amusements gives no tag when nothing was stolen', () => {
  const game = begin([rezzed(amaze), 'PAD Campaign']).running('remote1')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.tags).toBe(0)
})

test('AMAZE Amusements gives no tag for a run on another server', () => {
  const game = begin([rezzed(amaze)]).running('remote2')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner).toMatchObject({ stolen: ['Nisei MK II'], tags: 0 })
})

test('AMAZE Amusements: what was stolen in an earlier run does not matter', () => {
  const game = begin([rezzed(amaze)]).running('remote2')
  game.finishRun({ accesses: 'steal' })
  game.passUntil('nextAction')
  game.fiat.set({ runner: { clicks: 1 } })
  game.runner.runs('remote1')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.tags).toBe(0)
})

test('CR 9.12.5a: AMAZE Amusements that is trashed in the access still gives its tags', () => {
  const accessing = (title: string) => {
    const game = begin([rezzed(amaze), 'Offworld Office']).breaching('remote1')
    game.runner.accesses(title)
    return game
  }
  const trashedFirst = accessing(amaze)
  trashedFirst.runner.trashes()
  trashedFirst.passUntil('access')
  trashedFirst.runner.passes()
  trashedFirst.runner.steals()
  const stolenFirst = accessing('Offworld Office')
  stolenFirst.runner.passes()
  stolenFirst.runner.steals()
  stolenFirst.passUntil('access')
  stolenFirst.runner.trashes()
  for (const game of [trashedFirst, stolenFirst]) {
    game.passUntil('runEnds')
    expect(game.corp.archives).toEqual([amaze])
    expect(game.runner).toMatchObject({ stolen: ['Offworld Office'], tags: 2 })
  }
})

test('CR 9.12.5c: AMAZE Amusements that was trashed gives nothing for a later run', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Nisei MK II'], archives: ['Offworld Office'], archivesRoot: [rezzed(amaze)] })
    .runner({ credits: 5 })
    .breaching('archives')
  game.runner.accesses(amaze)
  game.runner.trashes()
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.tags).toBe(2)
  game.passUntil('nextAction')
  game.fiat.move('Nisei MK II', 'archives')
  game.fiat.set({ runner: { clicks: 1 } })
  game.runner.runs('archives')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner).toMatchObject({ tags: 2 })
  expect(game.runner.stolen).toHaveLength(2)
})

test('AMAZE Amusements that is not rezzed gives no tag, nor when it is trashed in the access', () => {
  const game = begin([amaze, 'Offworld Office']).breaching('remote1')
  game.runner.accesses(amaze)
  game.runner.trashes()
  game.finishRun({ accesses: 'steal' })
  expect(game.runner).toMatchObject({ stolen: ['Offworld Office'], tags: 0 })
})
