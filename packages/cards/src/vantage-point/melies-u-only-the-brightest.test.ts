import { occurrencesFor, viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const front = 'Méliès U: Only the Brightest'
const backs = {
  hq: 'Tenure Floors: Méliès U',
  rnd: 'Subsurface Labs: Méliès U',
  archives: 'Disposal Grounds: Méliès U',
}
type Server = keyof typeof backs
const servers = ['hq', 'rnd', 'archives'] as const
const others = { hq: 'rnd', rnd: 'archives', archives: 'hq' } as const
const names = { hq: 'HQ', rnd: 'R&D', archives: 'Archives' }

/** The discard phase of the Corp has ended, and it sets its identity. */
const begin = (corp: object = {}) => {
  const game = scenario({ definitions })
    .corp({
      identity: front,
      credits: 0,
      hand: [],
      deck: ['Ice Wall', 'Enigma'],
      archives: ['Hedge Fund'],
      ...corp,
    })
    .runner({ credits: 0 })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'word')
  return game
}
type Game = ReturnType<typeof begin>

/** The identity is set to the copy for one server, and the Runner has run on another or the same. */
const runAfterSetting = (to: Server, server: Server, corp: object = {}): Game => {
  const game = begin(corp)
  game.corp.answers('word', backs[to])
  game.passUntil('runnerAction')
  game.runner.runs(names[server])
  game.passUntil(({ waiting }) =>
    waiting.some(({ asks }) => asks === 'confirm' || asks === 'candidate' || asks === 'action'),
  )
  return game
}

test.each(servers)(
  'CR 1.5.2b: a successful run on a central server brings up the back of the copy that was set for %s',
  server => {
    const game = runAfterSetting(server, server)
    expect(game.corp.identity).toBe(backs[server])
    expect(game.corp.question?.kind).toBe('confirm')
  },
)

test.each(servers)(
  'on the back for %s the Corp looks at the top card of R&D and may trash it to add a card from Archives to HQ',
  server => {
    const game = runAfterSetting(server, server)
    expect(game.card('Ice Wall').seenBy).toEqual(['corp'])
    game.corp.agrees()
    expect(game.corp.question?.options.map(({ card }) => card)).toEqual(['Hedge Fund', 'Ice Wall'])
    game.corp.answers('choose', 'Hedge Fund')
    expect(game.corp.hand).toEqual(['Hedge Fund'])
    expect(game.card('Ice Wall').zone).toBe('archives')
  },
)

test('the card that was just trashed may be the one that is added to HQ', () => {
  const game = runAfterSetting('hq', 'hq')
  game.corp.agrees()
  game.corp.answers('choose', 'Ice Wall')
  expect(game.corp).toMatchObject({ hand: ['Ice Wall'], archives: ['Hedge Fund'] })
})

test.each(servers)('on the back for %s the Corp may leave the card, and adds none to HQ', server => {
  const game = runAfterSetting(server, server)
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: [], archives: ['Hedge Fund'] })
  expect(game.corp.deck[0]).toBe('Ice Wall')
})

test('CR 1.16.1: with no card in R&D the Corp cannot trash it, so that it adds none to HQ', () => {
  const game = runAfterSetting('hq', 'hq', { deck: [] })
  expect(game.corp.identity).toBe(backs.hq)
  expect(game.corp).toMatchObject({ hand: [], archives: ['Hedge Fund'], question: undefined })
})

test.each(servers)('the back for %s that comes up during a run on another server does nothing', server => {
  const game = runAfterSetting(server, others[server])
  expect(game.corp.identity).toBe(backs[server])
  expect(game.corp.question).toBeUndefined()
  expect(game.card('Ice Wall').seenBy).toEqual([])
})

test('a run on a remote server does not flip it', () => {
  const game = begin({ remotes: [{ root: ['PAD Campaign'] }] })
  game.corp.answers('word', backs.hq)
  game.passUntil('runnerAction')
  game.runner.runs('Server 1')
  game.finishRun({ accesses: 'pass' })
  expect(game.corp.identity).toBe(front)
})

test.each(servers)(
  'once the back for %s is up, further runs do nothing, and it is flipped back when the discard phase of the Runner ends',
  server => {
    const game = runAfterSetting(server, server, { hand: ['Hedge Fund'] })
    game.corp.declines()
    game.finishRun({ accesses: 'pass' })
    game.passUntil('runnerAction')
    game.runner.runs(names[server])
    game.finishRun({ accesses: 'pass' })
    game.passUntil('runnerAction')
    expect(game.corp.identity).toBe(backs[server])
    while (game.state.active === 'runner') {
      game.runner.gainsCredit()
      game.passUntil(() => game.runner.question?.kind === 'action' || game.state.active === 'corp')
    }
    expect(game.corp).toMatchObject({ identity: front, credits: 0 })
  },
)

test('on the front the Corp gains 1 credit when the action phase of the Runner ends', () => {
  const game = begin()
  game.corp.answers('word', backs.hq)
  game.passUntil('runnerAction')
  while (game.state.active === 'runner') {
    game.runner.gainsCredit()
    game.passUntil(() => game.runner.question?.kind === 'action' || game.state.active === 'corp')
  }
  expect(game.corp).toMatchObject({ identity: front, credits: 1 })
})

test('CR 1.5.2b: the Corp is asked at each of its discard phases among all three copies', () => {
  const game = begin()
  expect(game.corp.question?.options.map(({ label }) => label)).toEqual(Object.values(backs))
})

test('CR 1.5.2b: nobody but the Corp learns which copy it has set', () => {
  const told = Object.values(backs).map(back => {
    const game = begin()
    game.corp.answers('word', back)
    const seenBy = (viewer: 'runner' | 'spectator' | 'corp') =>
      JSON.stringify([viewFor(game.json, viewer), occurrencesFor(game.json, viewer)])
    return { runner: seenBy('runner'), spectator: seenBy('spectator'), corp: seenBy('corp') }
  })
  expect(new Set(told.map(each => each.runner)).size).toBe(1)
  expect(new Set(told.map(each => each.spectator)).size).toBe(1)
  expect(new Set(told.map(each => each.corp)).size).toBe(3)
})
