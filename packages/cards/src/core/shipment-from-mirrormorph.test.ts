import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/9.11.4b/1 Shipment from MirrorMorph installs up to 3 cards, one after the other', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 2,
      hand: ['Shipment from MirrorMorph', 'Enigma', 'Hunter', 'PAD Campaign', 'Hedge Fund'],
    })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  expect(new Set(game.corp.question?.options.map(option => option.card))).toEqual(
    new Set(['Enigma', 'Hunter', 'PAD Campaign']),
  )
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.credits).toBe(0)
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma', 'Hunter'])
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign'])
  expect(game.corp.clicks).toBe(2)
})

test('Shipment from MirrorMorph: the Corp stops when it likes', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Shipment from MirrorMorph', 'Enigma', 'Hunter'] })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  game.corp.answers('choose')
  expect(game.corp.hand).toEqual(['Enigma', 'Hunter'])
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
})

test('Shipment from MirrorMorph: each card may go where the one before it was put, trashing what is like it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Shipment from MirrorMorph', 'PAD Campaign', 'Adonis Campaign'] })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  game.corp.answers('choose', 'Adonis Campaign')
  game.corp.answers('server', 'remote1')
  game.corp.answers('trashLike', 'PAD Campaign')
  expect(game.corp.servers.remote1?.root).toEqual(['Adonis Campaign'])
  expect(game.corp).toMatchObject({ archivesFacedown: ['PAD Campaign'], clicks: 2 })
})

test('Shipment from MirrorMorph: each piece of ice costs what is installed before it (CR 1.16.6)', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Shipment from MirrorMorph', 'Enigma'], hqIce: ['Hunter'] })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  game.corp.answers('choose', 'Enigma')
  // The credit is gone: HQ could be had only for the ice that is there.
  game.corp.answers('server', 'HQ')
  expect(() => game.corp.answers('trashLike', 'continue')).toThrow(
    'it costs 1 credit, and the Corp has 0 credits',
  )
  game.corp.answers('trashLike', 'Hunter')
  expect(game.corp.servers.hq?.ice).not.toContain('Hunter')
})

test('CR 10.2.2a: Shipment from MirrorMorph asks for another card also when there is none, which the Runner does not know', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Shipment from MirrorMorph', 'PAD Campaign', 'Hedge Fund'] })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'a new remote')
  expect(game.corp.question).toMatchObject({ kind: 'choose', options: [], min: 0, max: 0 })
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ clicks: 2, hand: ['Hedge Fund'] })
})

test('Shipment from MirrorMorph: agendas, assets, ice and upgrades, one each time, and no fourth', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hand: [
        'Shipment from MirrorMorph',
        'Nisei MK II',
        'Hedge Fund',
        'PAD Campaign',
        'Enigma',
        'Hunter',
        'Red Herrings',
        'SanSan City Grid',
        'Breaking News',
      ],
    })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  const left = [
    'Breaking News',
    'Enigma',
    'Hunter',
    'Nisei MK II',
    'PAD Campaign',
    'Red Herrings',
    'SanSan City Grid',
  ]
  for (const title of ['Nisei MK II', 'PAD Campaign', 'Enigma']) {
    expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 1 })
    expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(left)
    game.corp.answers('choose', title)
    game.corp.answers('server', 'newRemote')
    left.splice(left.indexOf(title), 1)
  }
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.corp.hand).toHaveLength(5)
})

test('Shipment from MirrorMorph: the third piece of ice on a server costs 2, or is not installed', () => {
  const install = (credits: number) => {
    const game = scenario({ definitions })
      .corp({ credits, hand: ['Shipment from MirrorMorph', 'Enigma', 'Hunter', 'Chum'] })
      .corpTurn()
    game.corp.plays('Shipment from MirrorMorph')
    const installs = (title: string) => {
      game.corp.answers('choose', title)
      game.corp.answers('server', 'HQ')
    }
    installs('Enigma')
    for (const title of ['Hunter', 'Chum']) {
      installs(title)
      game.corp.answers('trashLike', 'continue')
    }
    return game
  }
  const game = install(4)
  expect(game.corp).toMatchObject({ credits: 0, hand: [] })
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma', 'Hunter', 'Chum'])
  expect(() => install(3)).toThrow('it costs 2 credits, and the Corp has 1 credit')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'Biotic Labor'],
  must: false,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 5, hand: ['Shipment from MirrorMorph', ...hidden] })
      .corpTurn()
    game.corp.plays('Shipment from MirrorMorph')
    return game
  },
})
