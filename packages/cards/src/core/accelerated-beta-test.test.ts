import { shuffle } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Accelerated Beta Test installs and rezzes ice of the top 3 for nothing, and trashes the rest', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Archer', 'Hedge Fund', 'Tollbooth', 'Chum'],
      hqIce: ['Enigma'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  game.corp.answers('server', 'HQ')
  while (game.corp.question?.kind === 'trashLike') game.corp.answers('trashLike', 'continue')
  expect(game.card('Archer')).toMatchObject({ rezzed: true, server: 'hq' })
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ credits: 0, deck: ['Chum'] })
  expect(new Set(game.corp.archivesFacedown)).toEqual(new Set(['Hedge Fund', 'Tollbooth']))
  // What was installed is not among the rest.
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma', 'Archer'])
})

test('Accelerated Beta Test may look at nothing', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Archer', 'Hedge Fund'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  expect(game.corp.question?.words).toBe(
    'Accelerated Beta Test: “You may look at the top 3 cards of R&D. If you do, install and rez up to 3 pieces of ice from among those cards (one at a time), ignoring all costs. Trash the rest.” Do you want to?',
  )
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Archer', 'Hedge Fund'])
})

test('Accelerated Beta Test: no ice need be installed, and all 3 cards go to Archives unseen', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Archer', 'Hedge Fund', 'Tollbooth', 'Chum'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ min: 0, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Archer', 'Tollbooth'])
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ deck: ['Chum'], archivesFaceup: [] })
  expect(game.corp.archivesFacedown).toHaveLength(3)
  expect(game.card('Archer').seenBy).toEqual(['corp'])
})

test('CR 9.12.2a: the second piece of ice of Accelerated Beta Test is installed after the first was rezzed', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Archer', 'Enigma', 'Hedge Fund'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  game.corp.answers('server', 'HQ')
  expect(game.card('Archer')).toMatchObject({ rezzed: true })
  expect(game.card('Enigma').zone).not.toBe('ice')
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  // No ice is left, which the Runner does not know: the Corp is asked all the same.
  expect(game.corp.question?.options).toEqual([])
  game.corp.answers('choose')
  expect(game.corp.servers.hq?.ice).toEqual(['Archer', 'Enigma'])
  // Nothing was paid: no credits for installing and rezzing, and no agenda for Archer.
  expect(game.corp).toMatchObject({
    credits: 0,
    scored: ['Accelerated Beta Test'],
    archivesFacedown: ['Hedge Fund'],
  })
})

test('CR 1.12.3: cards shuffled away while Accelerated Beta Test looks at them are neither installed nor trashed', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Archer', 'Enigma', 'Hedge Fund', 'Chum'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  game.corp.answers('server', 'HQ')
  game.fiat.resolve('corp', shuffle())
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(new Set(game.corp.deck)).toEqual(new Set(['Enigma', 'Hedge Fund', 'Chum']))
  expect(game.corp.archives).toEqual([])
})

test('Accelerated Beta Test does nothing when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Archer'], remotes: [{ root: ['Accelerated Beta Test'] }] })
    .accessing('Accelerated Beta Test')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp).toMatchObject({ question: undefined, deck: ['Archer'] })
})

test('Accelerated Beta Test looks at what there is when R&D holds fewer than 3 cards', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Enigma', 'Hedge Fund'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('choose')
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ deck: [], archivesFacedown: ['Hedge Fund'] })
})

test('Accelerated Beta Test installs and rezzes as many as 3 for nothing, each by itself', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Archer', 'Archer', 'Archer', 'Enigma'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  const installs = () => {
    expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 1 })
    game.corp.answers('choose', 'Archer')
    game.corp.answers('server', 'HQ')
  }
  installs()
  for (let i = 0; i < 2; i++) {
    installs()
    game.corp.answers('trashLike', 'continue')
  }
  expect(game.cards('Archer').map(each => each.rezzed)).toEqual([true, true, true])
  expect(game.corp).toMatchObject({ credits: 0, scored: ['Accelerated Beta Test'], deck: ['Enigma'] })
})

test('Accelerated Beta Test: the second card is chosen among ice, too', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Enigma', 'Hedge Fund', 'Hunter'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'HQ')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma'])
})

test('Accelerated Beta Test does nothing when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      scored: ['Accelerated Beta Test'],
      remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  expect(game.corp.question?.kind).toBe('paidWindow')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'Ice Wall', 'PAD Campaign'],
  others: ['Hedge Fund', 'Nisei MK II', 'PAD Campaign'],
  must: false,
  begin(hidden) {
    const remotes = [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }]
    const game = scenario({ definitions }).corp({ deck: hidden, remotes }).corpTurn('window')
    game.corp.scores('Accelerated Beta Test')
    game.corp.answers('may', 'yes')
    return game
  },
})
