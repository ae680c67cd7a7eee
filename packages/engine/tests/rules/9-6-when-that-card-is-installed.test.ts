import { card as put, scenario } from '@paydata/scenario'
import { made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  always,
  chosen,
  clicks,
  draw,
  from,
  gainCredits,
  install,
  installed,
  loseCredits,
  paid,
  the,
  type,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-6-that-card', [
  made(program('Plain Program')),
  made(program('Dear Program'), always(additionalCost('install', [clicks()], { cards: 'self' }))),
  made(program('Greeter'), when(installed('self'), gainCredits(1))),
  made(
    resource('Workshop'),
    paid(
      [clicks()],
      [
        install(chosen(from('grip', type('program')), 'made'), {
          whenInstalled: when(installed(the('made')), draw(1)),
        }),
      ],
    ),
  ),
  made(
    resource('Shelf'),
    paid([clicks()], [install(chosen(from('hosted', type('program'))))]),
    when(installed([type('program')]), loseCredits(1)),
  ),
])

const begin = (hand: readonly string[]) =>
  scenario({ definitions })
    .runner({ credits: 9, hand, rig: ['Workshop'], deck: ['Plain Program', 'Greeter'] })
    .runnerTurn()

test('CR 9.6.13: "when you install that card" waits for the card that the effect installs', () => {
  const game = begin(['Plain Program', 'Greeter'])
  game.runner.uses('Workshop')
  game.runner.answers('choose', 'Plain Program')
  expect(game.runner.programs).toEqual(['Plain Program'])
  expect(game.runner.deck).toEqual(['Greeter'])
})

test('CR 9.6.13c: it resolves once, and not for a card that is installed later', () => {
  const game = begin(['Plain Program', 'Greeter'])
  game.runner.uses('Workshop')
  game.runner.answers('choose', 'Plain Program')
  game.passUntil('nextAction')
  game.runner.installs('Greeter')
  game.runner.answers('trashLike', 'continue')
  game.passUntil('nextAction')
  expect(game.runner.deck).toEqual(['Greeter'])
})

test('CR 9.2.8: it is pending together with what the card itself does when it is installed', () => {
  const game = begin(['Greeter'])
  game.runner.uses('Workshop')
  game.runner.answers('choose', 'Greeter')
  expect(game.runner.question).toMatchObject({ kind: 'reaction' })
  expect(game.runner.question?.options.map(({ card }) => card)).toEqual(
    expect.arrayContaining(['Greeter', 'Workshop']),
  )
})

test('CR 1.13.2c: a card that is installed from its host is hosted there no longer', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: [put('Shelf', { hosting: [] })], hand: ['Plain Program'] })
    .runnerTurn()
  game.fiat.move('Plain Program', 'hosted', { on: 'Shelf' })
  game.runner.uses('Shelf')
  game.runner.answers('choose', 'Plain Program')
  expect(game.card('Plain Program')).toMatchObject({ zone: 'rig' })
  expect(game.card('Plain Program').host).toBeUndefined()
})

test('CR 1.16.4c: a hosted card whose additional cost is declined stays hosted where it was', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: ['Shelf'], hand: ['Dear Program'] })
    .runnerTurn()
  game.fiat.move('Dear Program', 'hosted', { on: 'Shelf' })
  game.runner.uses('Shelf')
  game.runner.answers('choose', 'Dear Program')
  game.runner.declines()
  expect(game.card('Dear Program')).toMatchObject({ zone: 'hosted', host: 'Shelf' })
  expect(game.runner).toMatchObject({ credits: 9, clicks: 3 })
})
