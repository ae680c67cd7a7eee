import { problemsOf, rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, loadGame, saveGame, viewFor } from '../../src/index.ts'
import {
  all,
  chooseCards,
  chosen,
  from,
  gainCredits,
  host,
  moveIce,
  paid,
  subroutine,
  swap,
  the,
  trash,
  type,
} from '../../src/vocabulary.ts'

const anIce = from('installed', type('ice'))
const definitions = defineCards('rules-6-2-hosted-ice', [
  made(ice('Wall'), subroutine(gainCredits(1))),
  made(ice('Fence'), subroutine(gainCredits(2))),
  made(ice('Gate'), subroutine(gainCredits(4))),
  made(
    asset('Dock'),
    paid([], [host(chosen(anIce))]),
    paid([], [swap(chosen(anIce, 'two', 2), the('two'))]),
    paid([], [chooseCards(chosen(anIce)), moveIce(the('chosen'), 'rnd')]),
    paid([], [trash(all(from('hosted')))]),
  ),
])
const table = (hqIce: readonly ReturnType<typeof rezzed>[]) =>
  scenario({ definitions }).corp({ hqIce, remotes: [{ root: [rezzed('Dock')] }] })

/** The abilities of the Dock, in the order in which they stand on it. */
const does = { hosts: 0, swaps: 1, moves: 2, trashes: 3 } as const

/** The Corp uses the Dock on these cards. */
function docks(
  game: ReturnType<ReturnType<typeof table>['corpTurn']>,
  how: keyof typeof does,
  ...on: string[]
) {
  game.corp.uses('Dock', does[how])
  for (const each of on) game.corp.answers('choose', each)
}

test('6.2.1a: ice that is hosted on a Corp card stays installed and protects its server no more', () => {
  const game = table([rezzed('Wall'), rezzed('Fence')]).corpTurn('window')
  docks(game, 'hosts', 'Fence')
  expect(game.card('Fence')).toMatchObject({ host: 'Dock', installed: true, rezzed: true, active: true })
  expect(game.corp.servers.hq?.ice).toEqual(['Wall'])
  for (const viewer of ['corp', 'runner', 'spectator'] as const) {
    const [guest] = viewFor(game.json, viewer).hosted
    expect(guest).toMatchObject({ zone: 'ice', server: null, rezzed: true, face: { title: 'Fence' } })
  }
  expect(problemsOf(game.json)).toEqual([])
})

test('6.2.1a: hosted ice is not met in a run on the server it protected', () => {
  const game = table([rezzed('Wall'), rezzed('Fence')]).running('HQ')
  game.runner.passes()
  docks(game, 'hosts', 'Wall')
  game.passUntil('jackOut')
  expect(game.state.run).toMatchObject({ position: 0, ice: 'Fence' })
  game.runner.answers('jackOut', 'continue')
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(5 + 2)
})

test('6.2.1a, 6.2.7a: ice that is hosted while it is approached is not encountered', () => {
  const game = table([rezzed('Wall')]).approaching('Wall')
  game.runner.passes()
  docks(game, 'hosts', 'Wall')
  game.passUntil('jackOut')
  expect(game.corp.credits).toBe(5)
})

test('6.2.1a, 6.2.7c: ice that is hosted while it is encountered was neither uninstalled nor derezzed', () => {
  const game = table([rezzed('Wall')]).encountering('Wall')
  game.runner.passes()
  docks(game, 'hosts', 'Wall')
  expect(game.state.encountered?.title).toBe('Wall')
  const before = game.corp.credits
  game.passUntil('jackOut')
  expect(game.corp.credits).toBe(before + 1)
})

test('6.2.1a, 6.2.2f: swapped with ice before a server, hosted ice takes its position and its place on the host goes over', () => {
  const game = table([rezzed('Wall'), rezzed('Fence'), rezzed('Gate')]).corpTurn('window')
  docks(game, 'hosts', 'Wall')
  game.corp.uses('Dock', does.swaps)
  game.corp.answers('choose', 'Wall', 'Gate')
  expect(game.corp.servers.hq?.ice).toEqual(['Fence', 'Wall'])
  expect(game.card('Wall')).toMatchObject({ host: undefined, server: 'hq' })
  expect(game.card('Gate')).toMatchObject({ host: 'Dock', server: undefined, installed: true })
  expect(problemsOf(game.json)).toEqual([])
})

test('6.2.1a: hosted ice may be moved to a position, or be trashed, and is saved like all else', () => {
  const moved = table([rezzed('Wall'), rezzed('Fence')]).corpTurn('window')
  docks(moved, 'hosts', 'Wall')
  expect(viewFor(loadGame(saveGame(moved.json)), 'runner')).toEqual(viewFor(moved.json, 'runner'))
  docks(moved, 'moves', 'Wall')
  expect(moved.corp.servers.rnd?.ice).toEqual(['Wall'])
  expect(moved.card('Wall')).toMatchObject({ host: undefined, server: 'rnd' })
  const trashed = table([rezzed('Wall'), rezzed('Fence')]).corpTurn('window')
  docks(trashed, 'hosts', 'Wall')
  docks(trashed, 'trashes')
  expect(trashed.corp.archives).toEqual(['Wall'])
  expect(viewFor(trashed.json, 'runner').hosted).toEqual([])
  expect(problemsOf(trashed.json)).toEqual([])
})
