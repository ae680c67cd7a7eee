import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scoring = (deck: readonly string[], credits = 5) => {
  const game = scenario({ definitions })
    .corp({
      identity: 'Poétrï Luxury Brands',
      credits,
      deck,
      hqIce: ['Hunter'],
      remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  return game
}

/** Posted Bounty asks too, in the order that the Corp likes. */
const afterBounty = (game: ReturnType<typeof scoring>) => {
  game.corp.answers('reaction', 'Posted Bounty')
  game.corp.declines()
  return game
}

test('Poétrï Luxury Brands: when an agenda is scored 1 of the top 3 cards is installed, and is paid for', () => {
  const game = afterBounty(scoring(['Enigma', 'Nisei MK II', 'Hedge Fund', 'Chum']))
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma'])
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 4, deck: ['Nisei MK II', 'Hedge Fund', 'Chum'] })
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Enigma'])
})

test('Poétrï Luxury Brands: the Corp only looks', () => {
  const game = afterBounty(scoring(['Enigma', 'Nisei MK II', 'PAD Campaign', 'Chum']))
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Enigma', 'Nisei MK II', 'PAD Campaign', 'Chum'])
})

const stealing = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ identity: 'Poétrï Luxury Brands', credits: 5, hand, deck: ['Posted Bounty', 'Chum'] })
    .accessing('Posted Bounty')
  game.runner.passes()
  game.runner.steals()
  return game
}

test('Poétrï Luxury Brands: when an agenda is stolen a card of HQ is installed', () => {
  const game = stealing(['PAD Campaign', 'Enigma', 'Nisei MK II', 'Hedge Fund'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'PAD Campaign'])
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.card('PAD Campaign').server).toBe('remote1')
})

test('Poétrï Luxury Brands: the Corp installs nothing when an agenda is stolen', () => {
  const game = stealing(['PAD Campaign'])
  game.corp.declines()
  expect(game.corp.hand).toEqual(['PAD Campaign'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['PAD Campaign'],
  others: ['Nisei MK II'],
  must: true,
  begin(hidden) {
    const game = stealing(hidden)
    game.corp.agrees()
    return game
  },
})

test('Poétrï Luxury Brands: an asset and an upgrade among the top 3 cards can be installed, the 4th card not', () => {
  const game = afterBounty(scoring(['Hedge Fund', 'PAD Campaign', 'SanSan City Grid', 'Enigma']))
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['PAD Campaign', 'SanSan City Grid'])
})

test('Poétrï Luxury Brands: an upgrade of HQ can be installed when an agenda is stolen', () => {
  const game = stealing(['SanSan City Grid', 'PAD Campaign'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'PAD Campaign',
    'SanSan City Grid',
  ])
})
