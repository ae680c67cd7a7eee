import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'A Teia: IP Recovery'
const begin = () =>
  scenario({ definitions })
    .corp({
      identity,
      credits: 0,
      hand: ['PAD Campaign', 'Hostile Takeover', 'Enigma', 'Hedge Fund'],
      remotes: [{ ice: ['Chum'] }],
    })
    .corpTurn()

test('A Teia may install a second card at another remote server, ignoring all costs, which cannot be scored this turn', () => {
  const game = begin()
  game.corp.installs('PAD Campaign', 'Server 1')
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Hostile Takeover')
  expect(game.corp.question?.options.map(option => option.id)).toEqual(['newRemote'])
  game.corp.answers('server', 'newRemote')
  expect(game.card('Hostile Takeover').server).toBe('remote2')
  game.fiat.setCounters('Hostile Takeover', { advancement: 2 })
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  expect(() => game.corp.scores('Hostile Takeover')).toThrow('CR 1.2.2')
  game.restore(before)
  game.corp.declines()
  game.passUntil('nextAction')
  game.corp.installs('Hostile Takeover', 'new remote')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('A Teia does nothing for what is installed at a central server', () => {
  const game = begin()
  game.corp.installs('Enigma', 'HQ')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('CR 4.6.8f: A Teia has no more than 2 remote servers', () => {
  const game = scenario({ definitions })
    .corp({ identity, hand: ['PAD Campaign'], remotes: [{ ice: ['Chum'] }, { ice: ['Hunter'] }] })
    .corpTurn()
  game.corp.installs('PAD Campaign')
  expect(game.corp.question?.options.map(option => option.server)).toEqual(['remote1', 'remote2'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hostile Takeover'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ identity, hand: ['PAD Campaign', ...hidden], remotes: [{ ice: ['Chum'] }] })
      .corpTurn()
    game.corp.installs('PAD Campaign', 'Server 1')
    game.corp.agrees()
    return game
  },
})
