import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Definition } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import type { Ability, Printed } from '../../src/language/abilities.ts'
import {
  accessed,
  accessMore,
  additionalCost,
  addTo,
  always,
  breach,
  canHost,
  card,
  chosen,
  derez,
  endRun,
  from,
  gainCredits,
  lasting,
  on,
  paid,
  rez,
  subroutine,
  trashOf,
  type,
  when,
} from '../../src/vocabulary.ts'

const made = (printed: Printed, ...abilities: readonly Ability[]): Definition => ({
  ...card(printed.title.toLowerCase().replaceAll(' ', '_'), ...abilities),
  printed,
})
const agenda = (title: string): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 3,
  points: 1,
})
const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 9 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const program = (title: string): Printed => ({ title, side: 'runner', type: 'program', cost: 0, memory: 1 })
const stolen = on({ what: ['stolen'] })

const definitions = defineCards('cut-short', [
  made(agenda('Agenda')),
  made(asset('Asset')),
  made(asset('Sinker'), when(accessed(), gainCredits(1), addTo('self', 'bottomOfDeck'))),
  made(
    { title: 'Siren', side: 'corp', type: 'ice', cost: 0, strength: 0 },
    subroutine(gainCredits(1)),
    subroutine(gainCredits(1)),
  ),
  made(
    resource('Eyes'),
    when(
      on({ what: ['breachBegan'], server: ['rnd'] }),
      lasting({ at: 'breachEnds' }, [accessMore('rnd', 2)]),
    ),
  ),
  made(resource('Flicker'), paid([], [derez('encountered'), rez('encountered', { ignore: 'all' })])),
  made(resource('Breach After Theft'), when(stolen, breach('archives'))),
  made(resource('End After Theft'), when(stolen, endRun())),
  made(program('Carrier'), always(canHost(1, type('program')))),
  made(
    program('Devourer'),
    always(
      additionalCost('install', [trashOf(chosen(from('rig', type('program')), 'eaten'))], { cards: 'self' }),
    ),
  ),
])
const table = () => scenario({ definitions })

test('6.2.7c: ice that is derezzed is encountered no longer, even if it is rezzed again at once', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Siren')] })
    .runner({ rig: ['Flicker'] })
    .encountering('Siren')
  game.runner.uses('Flicker')
  expect(game.card('Siren').rezzed).toBe(true)
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(0)
})

test('6.8.2c, 7.3.8: a breach that waited for another is not begun once the run has ended', () => {
  const game = table()
    .corp({ hand: ['Agenda'], archives: ['Asset'] })
    .runner({ rig: ['Breach After Theft', 'End After Theft'] })
    .breaching('hq')
  game.runner.accesses('HQ')
  game.runner.passes()
  game.runner.steals()
  game.runner.chooses('Breach After Theft')
  expect(game.state).toMatchObject({ run: undefined, breached: undefined })
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(2)
})

test('8.5.14: a program is not installed on a host that was trashed to pay for it', () => {
  const game = table()
    .corp({})
    .runner({ hand: ['Devourer'], rig: ['Carrier'] })
    .runnerTurn()
  game.runner.installs('Devourer')
  game.runner.chooses('Carrier')
  game.runner.answers('payment', 'Carrier')
  expect(game.runner).toMatchObject({ hand: ['Devourer'], heap: ['Carrier'], rig: [] })
})

test('1.12.3, 7.4.7: a card put somewhere else in R&D is a new object there, which is accessed again', () => {
  const game = table()
    .corp({ deck: ['Sinker', 'Asset'], credits: 0 })
    .runner({ rig: ['Eyes'] })
    .breaching('rnd')
  game.runner.accesses('R&D')
  game.runner.accesses('R&D')
  expect(game.state.accessed?.title).toBe('Asset')
  game.runner.passes()
  game.runner.accesses('R&D')
  expect(game.corp.credits).toBe(2)
})
