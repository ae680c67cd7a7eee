import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (held: readonly string[] = ['Enigma', 'PAD Campaign', 'Hedge Fund'], corp: object = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Peer Review', ...held], ...corp })
    .corpTurn()
  game.corp.plays('Peer Review')
  return game
}
type Game = ReturnType<typeof begin>

const reveals = (game: Game, ...titles: readonly string[]) => {
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: titles.length, max: titles.length })
  game.corp.answers('choose', ...titles)
}

test('Peer Review shows the Runner all cards but the one that the Corp keeps back', () => {
  const game = begin()
  reveals(game, 'Enigma', 'Hedge Fund')
  const told = JSON.stringify(viewFor(game.json, 'runner'))
  expect(told).toContain('"Enigma"')
  expect(told).toContain('"Hedge Fund"')
  expect(told).not.toContain('"PAD Campaign"')
  expect(game.state.log.filter(({ what }) => what === 'revealed')).toHaveLength(2)
})

test('Peer Review gains 7 credits, and installs a card in the root of a new remote server', () => {
  const game = begin()
  reveals(game, 'Enigma', 'Hedge Fund')
  expect(game.corp.credits).toBe(7)
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['PAD Campaign'])
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp).toMatchObject({ credits: 7, hand: ['Enigma', 'Hedge Fund'] })
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign'])
})

test('CR 8.5.12: Peer Review leaves in HQ what may be installed in central servers only', () => {
  const game = begin(['The Red Room'])
  game.corp.agrees()
  game.corp.answers('choose', 'The Red Room')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 7, hand: ['The Red Room'] })
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives'])
})

test('Peer Review installs an upgrade in a remote server, and in no central one', () => {
  const game = begin(['Akitaro Watanabe'], { remotes: [{ root: ['PAD Campaign'] }] })
  expect(game.corp.credits).toBe(7)
  game.corp.agrees()
  game.corp.answers('choose', 'Akitaro Watanabe')
  expect(game.corp.question?.options.map(option => option.server ?? option.kind)).toEqual([
    'remote1',
    'newRemote',
  ])
  expect(() => game.corp.answers('server', 'HQ')).toThrow('CR 8.5.14')
  game.corp.answers('server', 'remote1')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign', 'Akitaro Watanabe'])
})

test('Peer Review may install the card that was not revealed, which the Runner does not see', () => {
  const game = begin(['PAD Campaign', 'Hedge Fund'])
  reveals(game, 'Hedge Fund')
  game.corp.agrees()
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(JSON.stringify(viewFor(game.json, 'runner'))).not.toContain('"PAD Campaign"')
})

test('Peer Review installs nothing if the Corp does not like to', () => {
  const game = begin()
  reveals(game, 'Enigma', 'PAD Campaign')
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 7, hand: ['Enigma', 'PAD Campaign', 'Hedge Fund'] })
})

test('Peer Review reveals nothing of a hand of one card, and gains credits with none', () => {
  const one = begin(['PAD Campaign'])
  expect(one.corp.question?.kind).toBe('confirm')
  expect(one.state.log.some(({ what }) => what === 'revealed')).toBe(false)
  const none = begin([])
  expect(none.corp).toMatchObject({ credits: 7, hand: [] })
  expect(none.corp.question?.kind).toBe('paidWindow')
})

test('Peer Review cannot be played with 3 credits', () => {
  expect(() => begin([], { credits: 3 })).toThrow('it costs 4 credits, and the Corp has 3')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['PAD Campaign'],
  others: ['Hedge Fund'],
  must: true,
  begin: held => {
    const game = begin(held)
    game.corp.agrees()
    return game
  },
})

test('Peer Review installs agendas and upgrades too, and no ice', () => {
  const game = begin(['Hostile Takeover', 'SanSan City Grid', 'Enigma'])
  reveals(game, 'SanSan City Grid', 'Enigma')
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Hostile Takeover',
    'SanSan City Grid',
  ])
})
