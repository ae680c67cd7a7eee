import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits = 1) => {
  const game = scenario({ definitions })
    .corp({
      credits,
      hand: ['Enigma', 'Hunter'],
      deck: ['Hedge Fund', 'PAD Campaign', 'Chum', 'Ice Wall'],
      remotes: [{ root: [rezzed('Humanoid Resources')] }],
    })
    .corpTurn()
  game.corp.uses('Humanoid Resources')
  return game
}

test('Humanoid Resources: for 3 clicks and itself the Corp gains 4 credits and draws 3 cards', () => {
  const game = begin()
  expect(game.corp).toMatchObject({
    clicks: 0,
    credits: 5,
    hand: ['Enigma', 'Hunter', 'Hedge Fund', 'PAD Campaign', 'Chum'],
    archives: ['Humanoid Resources'],
  })
})

test('Humanoid Resources: 2 cards are installed, then an operation is played', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hand: ['Enigma', 'Hunter'],
      deck: ['Hedge Fund', 'PAD Campaign', 'Chum', 'Ice Wall'],
      remotes: [{ root: [rezzed('Humanoid Resources')] }],
    })
    .corpTurn()
  game.corp.uses('Humanoid Resources')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Chum',
    'Enigma',
    'Hunter',
    'PAD Campaign',
  ])
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  game.corp.agrees()
  game.corp.answers('choose', 'Hedge Fund')
  expect(game.corp).toMatchObject({ clicks: 0, credits: 9, hand: ['Hunter', 'Chum'] })
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma'])
})

test('Humanoid Resources: the Corp installs 1 card and plays no operation', () => {
  const game = begin()
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'R&D')
  game.corp.answers('choose')
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 5, hand: ['Enigma', 'Hedge Fund', 'PAD Campaign', 'Chum'] })
  expect(game.corp.question?.kind ?? game.runner.question?.kind).toBe('paidWindow')
})

test('Humanoid Resources: the Corp installs nothing and plays an operation', () => {
  const game = begin()
  game.corp.answers('choose')
  game.corp.agrees()
  game.corp.answers('choose', 'Hedge Fund')
  expect(game.corp).toMatchObject({ credits: 9, hand: ['Enigma', 'Hunter', 'PAD Campaign', 'Chum'] })
})

test('CR 1.15.2b: Humanoid Resources plays no operation that the Corp cannot pay for', () => {
  const game = begin(0)
  game.corp.answers('choose')
  game.corp.agrees()
  expect(() => game.corp.answers('choose', 'Hedge Fund')).toThrow('it costs 5 credits, and the Corp has 4')
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ credits: 4, archives: ['Humanoid Resources'] })
  expect(game.corp.hand).toContain('Hedge Fund')
})

test('Humanoid Resources needs 3 clicks', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 2, remotes: [{ root: [rezzed('Humanoid Resources')] }] })
    .corpTurn()
  expect(() => game.corp.uses('Humanoid Resources')).toThrow('it takes 3 clicks, and the Corp has 2 left')
})

test('Humanoid Resources: the Corp chooses which operation it plays', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hand: ['Hedge Fund', 'Beanstalk Royalties'],
      deck: ['Enigma', 'PAD Campaign', 'Chum', 'Ice Wall'],
      remotes: [{ root: [rezzed('Humanoid Resources')] }],
    })
    .corpTurn()
  game.corp.uses('Humanoid Resources')
  game.corp.answers('choose')
  game.corp.agrees()
  game.corp.answers('choose', 'Beanstalk Royalties')
  expect(game.corp).toMatchObject({ credits: 8 })
  expect(game.corp.hand).toContain('Hedge Fund')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hedge Fund'],
  others: ['Enigma'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({
        credits: 1,
        hand: hidden,
        deck: ['Nisei MK II', 'PAD Campaign', 'Chum', 'Ice Wall'],
        remotes: [{ root: [rezzed('Humanoid Resources')] }],
      })
      .corpTurn()
    game.corp.uses('Humanoid Resources')
    game.corp.answers('choose')
    game.corp.agrees()
    return game
  },
})

test('Humanoid Resources installs agendas and upgrades too', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Hostile Takeover', 'SanSan City Grid'],
      deck: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
      remotes: [{ root: [rezzed('Humanoid Resources')] }],
    })
    .corpTurn()
  game.corp.uses('Humanoid Resources')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Hostile Takeover',
    'SanSan City Grid',
  ])
})
