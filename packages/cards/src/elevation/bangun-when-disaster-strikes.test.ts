import { viewFor } from '@paydata/engine'
import { chosen, from, install, type } from '@paydata/engine/vocabulary'
import type { CardSpec, CorpSpec } from '@paydata/scenario'
import { facedown, faceup, problemsOf, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { looksOf } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const table = (corp: CorpSpec) =>
  scenario({ definitions })
    .corp({ identity: 'BANGUN', ...corp })
    .runner({ hand: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'] })
const installing = (title: string, more: CorpSpec = {}) => {
  const game = table({ hand: [title], ...more }).corpTurn()
  game.corp.installs(title)
  return game
}
const offered = (game: ReturnType<typeof installing>) => game.corp.question?.options.map(({ words }) => words)

test('BANGUN may install an agenda faceup, for the Runner to see; its abilities are not active', () => {
  const game = installing('Send a Message')
  expect(offered(game)).toEqual(['A new remote server', 'A new remote server, faceup'])
  game.corp.answers('server', 'newRemoteFaceup')
  expect(game.card('Send a Message')).toMatchObject({ faceup: true, rezzed: false, active: false })
  const [remote] = viewFor(game.json, 'runner').servers.filter(({ id }) => id === 'remote1')
  expect(remote?.root).toMatchObject([{ face: { title: 'Send a Message' } }])
})

test('BANGUN may install an agenda faceup in a server that is there', () => {
  const game = installing('Send a Message', { remotes: [{ ice: ['Palisade'] }] })
  expect(offered(game)).toEqual([
    'Server 1',
    'A new remote server',
    'Server 1, faceup',
    'A new remote server, faceup',
  ])
  game.corp.answers('server', 'Server 1, faceup')
  expect(game.card('Send a Message')).toMatchObject({ faceup: true, server: 'remote1' })
})

test('CR 8.5.2b: BANGUN is told why an agenda goes to no central server, once for each', () => {
  const game = installing('Send a Message')
  expect(game.corp.refused.map(({ label, rule }) => [label, rule])).toEqual([
    ['HQ', '8.5.2b'],
    ['R&D', '8.5.2b'],
    ['Archives', '8.5.2b'],
  ])
  expect(problemsOf(game.json)).toEqual([])
})

test('CR 8.5.16a: like cards are trashed with the agenda lying open already', () => {
  const game = installing('Send a Message', { remotes: [{ root: ['Nico Campaign'] }] })
  game.corp.answers('server', 'Server 1, faceup')
  expect(game.corp.question?.kind).toBe('trashLike')
  expect(viewFor(game.json, 'runner').play).toMatchObject([{ face: { title: 'Send a Message' } }])
})

test('BANGUN need not: then the agenda is facedown as usual', () => {
  const game = installing('Send a Message')
  game.corp.answers('server', 'new remote')
  expect(game.card('Send a Message')).toMatchObject({ faceup: false, active: false })
})

test('CR 10.2.2b: BANGUN installs agendas faceup only, and where it goes is asked alike of all cards', () => {
  const agenda = installing('Send a Message')
  for (const title of ['Nico Campaign', 'Anoetic Void', 'Palisade']) {
    const game = installing(title)
    expect(game.corp.question?.kind).toBe('server')
    expect(offered(game)?.filter(words => words?.endsWith('faceup'))).toEqual([])
    expect(looksOf(game, 'corp')).toEqual(looksOf(agenda, 'corp'))
    game.corp.answers('server', 'new remote')
    expect(game.card(title).faceup).toBe(false)
  }
})

test('BANGUN installs ice where it likes, at the price of that server', () => {
  const game = installing('Palisade', { credits: 5, hqIce: ['Palisade'] })
  expect(offered(game)).toEqual([
    'HQ (1[credit])',
    'R&D (0[credit])',
    'Archives (0[credit])',
    'A new remote server (0[credit])',
  ])
  game.corp.answers('server', 'HQ')
  game.corp.continues()
  expect(game.corp).toMatchObject({ credits: 4, servers: { hq: { ice: ['Palisade', 'Palisade'] } } })
})

test('BANGUN leaves alone what is faceup by its own text, which makes it active', () => {
  const game = installing('Sacrifice Zone Expansion')
  expect(offered(game)).toEqual(['A new remote server'])
  game.corp.answers('server', 'new remote')
  expect(game.card('Sacrifice Zone Expansion')).toMatchObject({ faceup: true, active: true })
})

const restored = (archives: readonly CardSpec[], title: string) => {
  const game = table({ archives, hand: [] }).corpTurn('window')
  game.fiat.resolve('corp', install(chosen(from('archives', type('agenda', 'asset')))))
  game.corp.answers('choose', title)
  return game
}

test('BANGUN: of what lies open or facedown in Archives an agenda may be installed faceup, and an asset not', () => {
  for (const face of [(title: string) => title, facedown]) {
    const faceupOffered = (title: string) =>
      offered(restored([face(title), 'Hedge Fund'], title))?.includes('A new remote server, faceup')
    expect(faceupOffered('Send a Message')).toBe(true)
    expect(faceupOffered('Nico Campaign')).toBe(false)
  }
})

const intoServer = (title: string) => {
  const game = table({ hand: [title], remotes: [{ ice: ['Palisade'] }] }).corpTurn('window')
  game.fiat.resolve('corp', install(chosen(from('hq')), { to: 'remoteRoot' }))
  return game
}

test('BANGUN: an effect that installs in the root of a remote server asks for the face with the server', () => {
  const game = intoServer('Send a Message')
  game.corp.answers('choose', 'Send a Message')
  expect(offered(game)).toContain('Server 1, faceup')
})

test('CR 8.5.14: an effect that says where leaves the Corp the face alone', () => {
  const begin = (title: string) => {
    const game = table({ hand: [title], remotes: [{ ice: ['Palisade'] }] }).corpTurn('window')
    game.fiat.resolve('corp', install(chosen(from('hq')), { to: 'newRemote' }))
    game.corp.answers('choose', title)
    return game
  }
  const agenda = begin('Send a Message')
  expect(offered(agenda)).toEqual(['A new remote server', 'A new remote server, faceup'])
  const asset = begin('Nico Campaign')
  expect(offered(asset)).toEqual(['A new remote server'])
  expect(looksOf(asset, 'corp')).toEqual(looksOf(agenda, 'corp'))
  agenda.corp.answers('server', 'newRemoteFaceup')
  expect(agenda.card('Send a Message')).toMatchObject({ faceup: true, server: 'remote2' })
})

test('BANGUN: a faceup agenda is advanced and scored like any other', () => {
  const game = table({
    credits: 5,
    remotes: [{ root: [faceup('Send a Message', { advanced: 5 })] }],
  }).corpTurn('window')
  game.corp.scores('Send a Message')
  expect(game.corp.scored).toEqual(['Send a Message'])
})

const accessing = (spec: CardSpec, title: string, where: 'remote' | 'hand' = 'remote') =>
  table(where === 'hand' ? { hand: [spec] } : { remotes: [{ root: [spec] }] }).accessing(title)

test('BANGUN does 2 meat damage and gives 1 tag as the Runner accesses a faceup agenda, before it is stolen', () => {
  const game = accessing(faceup('Send a Message'), 'Send a Message')
  expect(game.runner).toMatchObject({ tags: 1 })
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.stolen).toEqual([])
})

test('BANGUN does nothing for facedown agendas, those in HQ or Archives, or other cards that are faceup', () => {
  for (const game of [
    accessing('Send a Message', 'Send a Message'),
    accessing('Send a Message', 'Send a Message', 'hand'),
    table({ archives: ['Send a Message'] }).accessing('Send a Message'),
    accessing(rezzed('Nico Campaign'), 'Nico Campaign'),
  ]) {
    expect(game.runner.tags).toBe(0)
    expect(game.runner.hand).toHaveLength(3)
  }
})

test('BANGUN counts agendas that are faceup by their own text', () => {
  const game = accessing(faceup('Sacrifice Zone Expansion'), 'Sacrifice Zone Expansion')
  expect(game.runner.tags).toBe(1)
})

test('BANGUN: without it nobody is asked for a face', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Send a Message'] })
    .corpTurn()
  game.corp.installs('Send a Message')
  expect(game.corp.question?.kind).toBe('server')
})
