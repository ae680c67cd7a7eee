import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const removing = (hand: readonly string[], tags = 2) => {
  const game = scenario({ definitions })
    .corp({ identity: 'Synapse Global', credits: 0, hand, hqIce: ['Hunter', 'Chum'] })
    .runner({ tags, credits: 9 })
    .runnerTurn()
  game.runner.removesTag()
  return game
}

test('Synapse Global: when the Runner removes a tag the Corp reveals a card of HQ and installs it for nothing', () => {
  const game = removing(['Enigma', 'Hedge Fund', 'PAD Campaign'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'PAD Campaign'])
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Hedge Fund', 'PAD Campaign'] })
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Chum', 'Enigma'])
  expect(game.card('Enigma').rezzed).toBe(false)
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Enigma')).toBe(true)
})

test('Synapse Global: an agenda is installed in a remote server and revealed', () => {
  const game = removing(['Nisei MK II', 'PAD Campaign'])
  game.corp.agrees()
  game.corp.answers('choose', 'Nisei MK II')
  game.corp.answers('server', 'newRemote')
  expect(game.card('Nisei MK II').server).toBe('remote1')
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Nisei MK II')).toBe(true)
})

test('Synapse Global: the Corp installs nothing', () => {
  const game = removing(['Enigma'])
  game.corp.declines()
  expect(game.corp.hand).toEqual(['Enigma'])
})

test('Synapse Global: only the first tag of a turn that is removed matters', () => {
  const game = removing(['Enigma'])
  game.corp.declines()
  game.passUntil('nextAction')
  game.runner.removesTag()
  expect(game.runner.tags).toBe(0)
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('Synapse Global: for a click and a tag the Corp gains 2 credits, and the tag that it removes counts', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'Synapse Global', credits: 0, hand: ['PAD Campaign'] })
    .runner({ tags: 1 })
    .corpTurn()
  game.corp.uses('Synapse Global: Faster than Thought')
  game.corp.agrees()
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp).toMatchObject({ credits: 2, clicks: 2, hand: [] })
  expect(game.runner.tags).toBe(0)
  game.passUntil('nextAction')
  expect(() => game.corp.uses('Synapse Global: Faster than Thought')).toThrow('tag')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['PAD Campaign'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = removing(hidden)
    game.corp.agrees()
    return game
  },
})

test('Synapse Global installs upgrades too', () => {
  const game = removing(['SanSan City Grid', 'Hedge Fund', 'PAD Campaign'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'PAD Campaign',
    'SanSan City Grid',
  ])
})
