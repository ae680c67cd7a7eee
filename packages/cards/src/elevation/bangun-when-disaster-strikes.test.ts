import { viewFor } from '@paydata/engine'
import type { CardSpec, CorpSpec } from '@paydata/engine/testing'
import { facedown, faceup, rezzed, scenario } from '@paydata/engine/testing'
import { chosen, from, install, type } from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { looksOf } from '../../testing/hidden-choices.ts'
import { textOf } from '../../testing/texts.ts'
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
const offered = (game: ReturnType<typeof installing>) => game.corp.question?.options.map(({ kind }) => kind)

test('BANGUN may install an agenda faceup, for the Runner to see; its abilities are not active', () => {
  const game = installing('Send a Message')
  expect(game.corp.question).toMatchObject({ kind: 'confirm', words: 'Install Send a Message faceup?' })
  expect(offered(game)).toEqual(['yes', 'no'])
  game.corp.answers('confirm', 'yes')
  game.corp.answers('server', 'new remote')
  expect(game.card('Send a Message')).toMatchObject({ faceup: true, rezzed: false, active: false })
  const [remote] = viewFor(game.json, 'runner').servers.filter(({ id }) => id === 'remote1')
  expect(remote?.root).toMatchObject([{ face: { title: 'Send a Message' } }])
})

test('BANGUN need not: then the agenda is facedown as usual', () => {
  const game = installing('Send a Message')
  game.corp.answers('confirm', 'no')
  game.corp.answers('server', 'new remote')
  expect(game.card('Send a Message')).toMatchObject({ faceup: false, active: false })
})

test('BANGUN installs agendas faceup only: assets and upgrades are asked for, so that nobody learns what they are', () => {
  const [agenda, asset, upgrade] = (['Send a Message', 'Nico Campaign', 'Anoetic Void'] as const).map(title =>
    installing(title),
  )
  for (const game of [asset, upgrade]) {
    if (game === undefined || agenda === undefined) throw new Error('no game')
    expect(offered(game)).toEqual(['no'])
    expect(looksOf(game, 'corp')).toEqual(looksOf(agenda, 'corp'))
    game.corp.answers('confirm', 'no')
    game.corp.answers('server', 'new remote')
    expect(game.corp.servers.remote1?.root).toHaveLength(1)
  }
  expect(asset?.card('Nico Campaign').faceup).toBe(false)
})

test('BANGUN is asked about ice too, as nobody knows that it is ice before its destination is declared', () => {
  const game = installing('Palisade')
  expect(offered(game)).toEqual(['no'])
  expect(looksOf(game, 'corp')).toEqual(looksOf(installing('Send a Message'), 'corp'))
  game.corp.answers('confirm', 'no')
  expect(game.corp.question?.kind).toBe('server')
})

test('BANGUN leaves alone what is faceup by its own text, which makes it active', () => {
  const game = installing('Sacrifice Zone Expansion')
  expect(game.corp.question?.kind).toBe('server')
  game.corp.answers('server', 'new remote')
  expect(game.card('Sacrifice Zone Expansion')).toMatchObject({ faceup: true, active: true })
})

test('BANGUN: of what lies open in Archives everybody knows whether it is an agenda', () => {
  const restored = (title: string) => {
    const game = table({ archives: [title, 'Hedge Fund'], hand: [] }).corpTurn('window')
    game.fiat.resolve('corp', install(chosen(from('archives', type('agenda', 'asset')))))
    game.corp.answers('choose', title)
    return game
  }
  expect(offered(restored('Send a Message'))).toEqual(['yes', 'no'])
  expect(restored('Nico Campaign').corp.question?.kind).toBe('server')
})

test('BANGUN: a facedown card in Archives is asked for, whatever it is', () => {
  for (const title of ['Send a Message', 'Nico Campaign']) {
    const game = table({ archives: [facedown(title)], hand: [] }).corpTurn('window')
    game.fiat.resolve('corp', install(chosen(from('archives', type('agenda', 'asset')))))
    game.corp.answers('choose', title)
    expect(game.corp.question?.kind).toBe('confirm')
  }
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

test('BANGUN does nothing for facedown agendas, those in HQ, or other cards that are faceup', () => {
  for (const game of [
    accessing('Send a Message', 'Send a Message'),
    accessing('Send a Message', 'Send a Message', 'hand'),
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

test('the text of BANGUN: When Disaster Strikes', async () => {
  expect(await textOf('bangun_when_disaster_strikes')).toMatchInlineSnapshot(`
    "en
      You may install agendas faceup.
      Whenever the Runner accesses a faceup installed agenda, do 2 meat damage and give the Runner 1 tag.
    de
      Du darfst Agenden offen installieren.
      Immer wenn der Runner auf eine offene installierte Agenda zugreift, füge 2 Fleischschaden zu und gib dem Runner 1 Markierung."
  `)
})
