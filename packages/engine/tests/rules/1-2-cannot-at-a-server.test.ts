import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const { always, cannot } = say
const defs = (name: string, ...texts: Parameters<typeof made>[1][]) =>
  defineCards(`cannot-at-${name}`, [
    made(asset('Law'), ...texts),
    made(agenda('Plan')),
    made(asset('Site')),
    made(ice('Wall', 'barrier'), say.subroutine(say.gainCredits(1))),
    made(program('Pick', 'icebreaker'), say.paid([], [say.breakSubroutines(1)])),
    made(resource('Watch'), say.paid([], [say.bypass()]), say.paid([], [say.gainCredits(2)])),
  ])

const law = (
  server: 'hq' | 'remote1' | 'archives',
  act: 'steal' | 'rez' | 'trash' | 'score' | 'advance' | 'bypass' | 'break',
) => defs(`${act}-${server}`, always(cannot(act, { server: [server] })))

test('CR 1.2.2: cannot steal, at a server: agendas in that server are not stolen', () => {
  const accessing = (server: 'hq' | 'remote1') => {
    const game = scenario({ definitions: law(server, 'steal') })
      .corp({ remotes: [{ root: ['Plan'] }, { root: [rezzed('Law')] }] })
      .runner({})
      .accessing('Plan')
    game.runner.passes()
    return game
  }
  const elsewhere = accessing('hq')
  elsewhere.runner.steals()
  expect(elsewhere.runner.stolen).toEqual(['Plan'])
  const there = accessing('remote1')
  expect(there.state.accessed).toBeUndefined()
  expect(there.runner.stolen).toEqual([])
})

test('CR 1.2.2: cannot rez, at a server', () => {
  const rez = (server: 'hq' | 'remote1') => {
    const game = scenario({ definitions: law(server, 'rez') })
      .corp({ remotes: [{ root: ['Site'] }, { root: [rezzed('Law')] }] })
      .corpTurn('window')
    return game.corp.question?.options.filter(o => o.kind === 'rez').length
  }
  expect([rez('hq'), rez('remote1')]).toEqual([1, 0])
})

test('CR 1.2.2: cannot trash, at a server: what is accessed there', () => {
  const accessing = (server: 'hq' | 'remote1') =>
    scenario({ definitions: law(server, 'trash') })
      .corp({ remotes: [{ root: ['Site'] }, { root: [rezzed('Law')] }] })
      .runner({ credits: 5 })
      .accessing('Site')
  const elsewhere = accessing('hq')
  elsewhere.runner.trashes()
  expect([elsewhere.runner.credits, elsewhere.card('Site').zone]).toEqual([4, 'archives'])
  const there = accessing('remote1')
  expect(there.runner.question?.options.map(({ kind }) => kind)).not.toContain('trashAccessed')
  expect([there.runner.credits, there.card('Site').zone]).toEqual([5, 'root'])
})

test('CR 1.2.2: cannot score, at a server', () => {
  const score = (server: 'hq' | 'remote1') => {
    const game = scenario({ definitions: law(server, 'score') })
      .corp({ remotes: [{ root: [card('Plan', { advanced: 2 })] }, { root: [rezzed('Law')] }] })
      .corpTurn('window')
    return game.corp.question?.options.filter(o => o.kind === 'score').length
  }
  expect([score('hq'), score('remote1')]).toEqual([1, 0])
})

test('CR 1.2.2: cannot advance, at a server', () => {
  const advance = (server: 'hq' | 'remote1') => {
    const game = scenario({ definitions: law(server, 'advance') })
      .corp({ remotes: [{ root: [card('Plan')] }, { root: [rezzed('Law')] }] })
      .corpTurn()
    return game.corp.question?.options.filter(o => o.kind === 'advance').length
  }
  expect([advance('hq'), advance('remote1')]).toEqual([1, 0])
})

test('CR 1.2.2: cannot bypass, at a server', () => {
  const bypass = (server: 'hq' | 'archives') => {
    const game = scenario({ definitions: law(server, 'bypass') })
      .corp({ hqIce: [rezzed('Wall')], remotes: [{ root: [rezzed('Law')] }] })
      .runner({ rig: ['Watch'] })
      .encountering('Wall')
    game.runner.uses('Watch', 0)
    return game.state.log.filter(e => e.what === 'iceBypassed').length
  }
  expect([bypass('archives'), bypass('hq')]).toEqual([1, 0])
})
test('CR 1.2.2: cannot break, at a server', () => {
  const breaks = (server: 'hq' | 'archives') => {
    const game = scenario({ definitions: law(server, 'break') })
      .corp({ hqIce: [rezzed('Wall')], remotes: [{ root: [rezzed('Law')] }] })
      .runner({ rig: ['Pick'] })
      .encountering('Wall')
    return game.runner.question?.options.filter(o => o.kind === 'useAbility').length
  }
  expect([breaks('archives'), breaks('hq')]).toEqual([1, 0])
})
