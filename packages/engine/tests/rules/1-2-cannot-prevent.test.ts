import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  cannot,
  changeExpected,
  chosen,
  credits,
  damage,
  expectedThat,
  from,
  gainCredits,
  giveTags,
  interruptFor,
  may,
  paid,
  play,
  prevent,
  trash,
  trashThis,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'

const goesItself = { effect: 'trash', card: 'self' } as const

const definitions = defineCards('rules-1-2-prevent', [
  made(event('Blank')),
  made(operation('One Net'), play(damage('net', 1))),
  made(operation('Tag'), play(giveTags(1))),
  made(operation('Hit'), play(trash(chosen(from('rig', type('program', 'resource')))))),
  made(asset('Fate'), always(cannot('prevent', { who: 'runner' }))),
  made(asset('Own Fate'), always(cannot('prevent', { who: 'you' }))),
  made(asset('Rot'), always(cannot('prevent', { cards: [type('program')] }))),
  made(resource('Guard'), interruptFor([credits(0)], [prevent(1, { effect: 'damage' })])),
  made(resource('Alibi'), interruptFor([credits(0)], [prevent('all', { effect: 'tags' })])),
  made(resource('Armor'), when(would({ effect: 'damage' }), prevent(1, { effect: 'damage' }))),
  made(resource('Ward'), when(expectedThat({ effect: 'damage' }), may([prevent(1, { effect: 'damage' })]))),
  made(operation('Hard Net'), play({ ...damage('net', 1), unpreventable: true })),
  made(resource('Muffler'), interruptFor([credits(0)], [changeExpected({ effect: 'damage' }, { add: -1 })])),
  made(resource('Backup'), interruptFor([credits(0)], [prevent('all', { effect: 'trash' })])),
  made(
    resource('Clinger'),
    when(would(goesItself), prevent('all', goesItself)),
    paid([trashThis], [gainCredits(1)]),
  ),
  made(program('Tool')),
  made(resource('Thing')),
])

const playing = (title: string, root: readonly string[], ...rig: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hand: [title], remotes: root.map(each => ({ root: [rezzed(each)] })) })
    .runner({ rig, hand: ['Blank', 'Blank'], credits: 0 })
    .corpTurn()
  game.corp.plays(title)
  return game
}

test('CR 1.2.2: a player who cannot prevent is not offered to', () => {
  const allowed = playing('One Net', [], 'Guard')
  expect(allowed.runner.question?.kind).toBe('interrupt')
  allowed.runner.uses('Guard')
  expect(allowed.runner.heap).toEqual([])
  const hindered = playing('One Net', ['Fate'], 'Guard')
  expect(hindered.runner.heap).toEqual(['Blank'])
  expect(hindered.corp.question?.kind).toBe('paidWindow')
  expect(playing('Tag', ['Fate'], 'Alibi').runner.tags).toBe(1)
})

test('CR 1.2.2: it forbids the one it names, and nothing but to prevent', () => {
  const other = playing('One Net', ['Own Fate'], 'Guard')
  other.runner.uses('Guard')
  expect(other.runner.heap).toEqual([])
  const lowers = playing('One Net', ['Fate'], 'Guard', 'Muffler')
  expect(() => lowers.runner.uses('Guard')).toThrow('CR 1.2.2')
  lowers.runner.uses('Muffler')
  expect(lowers.runner.heap).toEqual([])
})

test('CR 1.2.2, 9.9.3d: an ability that is met all the same prevents nothing', () => {
  expect(playing('One Net', [], 'Armor').runner.heap).toEqual([])
  expect(playing('One Net', ['Fate'], 'Armor').runner.heap).toEqual(['Blank'])
})

test('CR 9.9.3a: one without "would" is relevant only if it could prevent something', () => {
  const allowed = playing('One Net', [], 'Ward')
  allowed.runner.agrees()
  expect(allowed.runner.heap).toEqual([])
  for (const game of [playing('One Net', ['Fate'], 'Ward'), playing('Hard Net', [], 'Ward')]) {
    expect(game.runner.heap).toEqual(['Blank'])
    expect(game.corp.question?.kind).toBe('paidWindow')
  }
})

test('CR 1.2.2: for cards of a kind, what happens to others can be prevented', () => {
  const hitting = (title: string) => {
    const game = scenario({ definitions })
      .corp({ hand: ['Hit'], remotes: [{ root: [rezzed('Rot')] }] })
      .runner({ rig: ['Backup', 'Tool', 'Thing'], credits: 0 })
      .corpTurn()
    game.corp.plays('Hit')
    game.corp.answers('choose', title)
    return game
  }
  expect(hitting('Tool').runner.heap).toEqual(['Tool'])
  const thing = hitting('Thing')
  thing.runner.uses('Backup')
  expect(thing.runner.heap).toEqual([])
})

test('CR 1.2.2, 1.16.1b: what cannot be prevented can be paid with', () => {
  const using = (...root: readonly string[]) => {
    const game = scenario({ definitions })
      .corp({ remotes: root.map(each => ({ root: [rezzed(each)] })) })
      .runner({ rig: ['Clinger'], credits: 0 })
      .runnerTurn('window')
    game.runner.uses('Clinger')
    return game
  }
  expect(() => using()).toThrow('CR 1.16.1b')
  expect(using('Fate').runner).toMatchObject({ credits: 1, heap: ['Clinger'] })
})
