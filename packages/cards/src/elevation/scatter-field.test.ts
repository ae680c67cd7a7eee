import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Scatter Field has 4 strength more while no other ice protects its server', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Scatter Field')], rndIce: ['Enigma'] })
    .corpTurn()
  expect(game.card('Scatter Field').strength).toBe(4)
  game.fiat.move('Enigma', 'ice', { server: 'hq' })
  expect(game.card('Scatter Field').strength).toBe(0)
  game.fiat.trash('Enigma')
  expect(game.card('Scatter Field').strength).toBe(4)
})

test('Scatter Field: an upgrade in the root is no ice that protects the server', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [{ ice: [rezzed('Scatter Field')], root: [rezzed('SanSan City Grid'), 'PAD Campaign'] }],
    })
    .corpTurn()
  expect(game.card('Scatter Field').strength).toBe(4)
})

const meet = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand, hqIce: [rezzed('Scatter Field')] })
    .encountering('Scatter Field')
  game.bothPass()
  return game
}

test('Scatter Field: the Corp may install a card from HQ, paying for it, and the run ends', () => {
  const game = meet(['Hunter', 'Hedge Fund', 'PAD Campaign'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Hunter', 'PAD Campaign'])
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 4, hand: ['Hedge Fund', 'PAD Campaign'] })
  expect(game.corp.servers.hq?.ice).toEqual(['Scatter Field', 'Hunter'])
  expect(game.state.run).toBeUndefined()
})

test('Scatter Field: the Corp may install an asset in a remote server', () => {
  const game = meet(['Hunter', 'PAD Campaign'])
  game.corp.agrees()
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp).toMatchObject({ credits: 5, hand: ['Hunter'] })
  expect(game.card('PAD Campaign').server).toBe('remote1')
})

test('Scatter Field: the Corp declines to install, and the run ends', () => {
  const game = meet(['Hunter'])
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 5, hand: ['Hunter'] })
  expect(game.state.run).toBeUndefined()
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hunter'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = meet(hidden)
    game.corp.agrees()
    return game
  },
})

test('Scatter Field installs agendas and upgrades too', () => {
  const game = meet(['Hostile Takeover', 'Hedge Fund', 'SanSan City Grid'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Hostile Takeover',
    'SanSan City Grid',
  ])
})
