import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Ability } from '../../src/language/abilities.ts'
import {
  approachInstead,
  card,
  changeServer,
  clicks,
  gainCredits,
  on,
  paid,
  run,
  when,
  would,
} from '../../src/vocabulary.ts'

const toHq = when(would({ effect: 'approach', server: ['rnd'] }), approachInstead(['hq']))

const definitions = defineCards('approaches', [
  ...[
    ['Way', when(would({ effect: 'approach' }), approachInstead(['rnd', 'hq']))],
    ['Here', when(would({ effect: 'approach' }), approachInstead(['archives']))],
    ['Nowhere', when(on({ what: ['serverApproached'] }), approachInstead(['hq']))],
    ['Path', paid([clicks()], [run(['rnd'], [gainCredits(2)], { during: [toHq] })])],
    [
      'Aside',
      when(would({ effect: 'approach', server: ['rnd'] }), changeServer('archives')),
      when(would({ effect: 'approach', server: ['archives'] }), approachInstead(['hq'])),
    ],
  ].map(([title, ...abilities]) => ({
    ...card(String(title).toLowerCase(), ...(abilities as Ability[])),
    printed: { title: String(title), side: 'runner', type: 'resource', cost: 0 } as const,
  })),
  { ...card('wall'), printed: { title: 'Wall', side: 'corp', type: 'ice', cost: 0, strength: 0 } },
])

const table = (title: string) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall')], rndIce: [rezzed('Wall')] })
    .runner({ rig: [title], credits: 0 })

const serversOf = ({ state }: ReturnType<ReturnType<typeof table>['runnerTurn']>, what: string) =>
  state.log.filter(each => each.what === what).map(({ server }) => server)

test('CR 9.9.10, 6.1.2d: the server chosen is attacked and approached instead, and its ice is not met', () => {
  const game = table('Way').running('Archives')
  game.passUntil(() => game.runner.question?.kind === 'server')
  expect(game.runner.question?.words).toMatch(/^Choose a server for Way/)
  expect(game.runner.question?.options.map(({ server }) => server)).toEqual(['hq', 'rnd'])
  expect(game.runner.refused).toMatchObject([{ server: 'archives' }])
  game.runner.answers('server', 'R&D')
  game.passUntil('breach')
  expect(serversOf(game, 'serverApproached')).toEqual(['rnd'])
  expect(serversOf(game, 'attackedServerChanged')).toEqual(['rnd'])
  expect(serversOf(game, 'runSuccessful')).toEqual(['rnd'])
  expect(serversOf(game, 'iceApproached')).toEqual([])
})

test('where it is the server attacked anyway, nothing changes', () => {
  const game = table('Here').running('Archives')
  game.passUntil('runEnds')
  expect(serversOf(game, 'serverApproached')).toEqual(['archives'])
  expect(serversOf(game, 'attackedServerChanged')).toEqual([])
})

test('an approach that has happened is not replaced', () => {
  const game = table('Nowhere').running('Archives')
  game.passUntil('runEnds')
  expect(serversOf(game, 'serverApproached')).toEqual(['archives'])
  expect(serversOf(game, 'runSuccessful')).toEqual(['archives'])
})

test('CR 6.7.4a: what follows if a run on R&D is successful does not follow on HQ', () => {
  const game = table('Path').runnerTurn()
  game.runner.uses('Path')
  game.passUntil('nextAction')
  expect(serversOf(game, 'runSuccessful')).toEqual(['hq'])
  expect(game.runner.credits).toBe(0)
})

test('CR 9.9.2: an interrupt is asked what is expected by then', () => {
  const game = table('Aside').running('R&D')
  game.passUntil('runEnds')
  // Only what was relevant as the window opened is pending (CR 9.9.4b).
  expect(serversOf(game, 'serverApproached')).toEqual(['archives'])
})
