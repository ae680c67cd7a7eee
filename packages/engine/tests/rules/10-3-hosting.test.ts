import type { CardSpec } from '@paydata/scenario'
import { card, scenario } from '@paydata/scenario'
import { made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  canHost,
  chosen,
  credits,
  from,
  gainsSubtypes,
  host,
  installOnlyOn,
  lasting,
  not,
  paid,
  subtype,
  type,
  untilTurnEnds,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-10-3-hosting', [
  made(program('Shelf'), always(canHost(2, type('program'), not(subtype('icebreaker'))))),
  made(
    resource('Collector'),
    always({ declare: 'canHost', where: [type('program')], cards: 1 }),
    paid([credits(0)], [host(chosen(from('rig', type('program'))))]),
  ),
  made({ ...program('Guest'), memory: 0 }),
  made({ ...program('Big Guest'), memory: 2 }),
  made({ ...program('Small Guest'), memory: 1 }),
  made({ ...program('Icebreaker', 'icebreaker'), memory: 0 }),
  made({ ...program('Clinger', 'icebreaker'), memory: 1 }, installOnlyOn(type('program'))),
  made(
    resource('Teacher'),
    paid([credits(0)], [lasting(untilTurnEnds, [gainsSubtypes(from('rig', type('program')), 'icebreaker')])]),
  ),
])

const table = (...rig: CardSpec[]) => scenario({ definitions }).runner({ rig }).runnerTurn('window')

test('CR 10.3.1e, 9.3.3e: a hosted card that becomes one its host may not have is trashed', () => {
  const game = table(card('Shelf', { hosting: ['Guest'] }), 'Teacher')
  expect(game.card('Guest').host).toBe('Shelf')
  game.runner.uses('Teacher')
  expect(game.runner).toMatchObject({ rig: ['Shelf', 'Teacher'], heap: ['Guest'] })
})

test('CR 10.3.1e: a position in which a card hosts what it may not is settled', () => {
  const game = table(card('Shelf', { hosting: ['Icebreaker', 'Guest'] }))
  expect(game.runner).toMatchObject({ rig: ['Shelf', 'Guest'], heap: ['Icebreaker'] })
})

test('CR 10.3.1e: of more than fit, the player who controls them chooses a set of which no card could stay', () => {
  const game = table(card('Shelf', { hosting: ['Big Guest', 'Small Guest', 'Guest'] }))
  expect(game.runner.question).toMatchObject({
    kind: 'overMemory',
    words: 'Shelf hosts more than it may: choose what to trash.',
  })
  expect(game.runner.question?.options.map(option => option.cards)).toEqual([['Big Guest'], ['Small Guest']])
  game.runner.answers('overMemory', 'Small Guest')
  expect(game.runner).toMatchObject({ rig: ['Shelf', 'Big Guest', 'Guest'], heap: ['Small Guest'] })
})

test('CR 10.3.1e: of thirty guests one stays, whichever the player likes', () => {
  const game = table(card('Collector', { hosting: Array.from({ length: 30 }, () => 'Guest') }))
  const options = game.runner.question?.options ?? []
  expect(options.map(option => option.cards?.length)).toEqual(Array.from({ length: 30 }, () => 29))
})

test('CR 10.3.1e: none of thirty guests that take no room has to go where another is too large', () => {
  const small = Array.from({ length: 30 }, () => 'Guest')
  const game = table(card('Shelf', { hosting: ['Big Guest', 'Small Guest', ...small] }))
  expect(game.runner.question?.options.map(option => option.cards)).toEqual([['Big Guest'], ['Small Guest']])
})

test('CR 1.13.6c: a card that says itself what it goes on is no matter of what its host may have', () => {
  const game = table(card('Shelf', { hosting: ['Clinger', 'Big Guest'] }))
  expect(game.card('Shelf').hosted).toEqual(['Clinger', 'Big Guest'])
})
