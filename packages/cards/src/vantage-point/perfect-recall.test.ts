import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const recalling = (power: number) => rezzed('Perfect Recall', { counters: { power } })

test('Perfect Recall places a power counter on itself when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: ['Perfect Recall'] })
    .corpTurn('window')
  game.corp.rezzes('Perfect Recall')
  expect(game.card('Perfect Recall').counters).toMatchObject({ power: 1 })
})

test('Perfect Recall places one whenever an agenda is scored from the root of its server, and from no other', () => {
  const scoring = (remote: 0 | 1) => {
    const roots = [
      [card('Private Security Force', { advanced: 4 })],
      [] as (string | ReturnType<typeof card>)[],
    ]
    roots[remote]?.push(recalling(0))
    const game = scenario({ definitions })
      .corp({ remotes: roots.map(root => ({ root })) })
      .corpTurn('window')
    game.corp.scores('Private Security Force')
    return game.card('Perfect Recall').counters.power ?? 0
  }
  expect([scoring(0), scoring(1)]).toEqual([1, 0])
})

test('Perfect Recall places one when an agenda is stolen from its server, and none for another server', () => {
  const stealing = (root: 'hqRoot' | 'rndRoot') => {
    const game = scenario({ definitions })
      .corp({ hand: ['Hostile Takeover'], [root]: [recalling(0)] })
      .running('HQ')
    game.finishRun({ accesses: 'steal' })
    expect(game.runner.stolen).toEqual(['Hostile Takeover'])
    return game.card('Perfect Recall').counters.power ?? 0
  }
  expect([stealing('hqRoot'), stealing('rndRoot')]).toEqual([1, 0])
})

/** The Corp has revealed a card during a run against R&D, past all ice. */
const during = (revealed: string, deck: readonly string[], power = 1) => {
  const game = scenario({ definitions })
    .corp({
      credits: 5,
      hand: [revealed, 'Enigma'],
      deck,
      hqRoot: [recalling(power)],
      remotes: [{ ice: ['Enigma'] }],
    })
    .runner({ credits: 9, clicks: 3 })
    .running('R&D')
  game.runner.passes()
  game.corp.uses('Perfect Recall')
  game.corp.answers('choose', revealed)
  return game
}

test('Perfect Recall: the Runner does not steal copies of the revealed agenda during that run', () => {
  const game = during('Hostile Takeover', ['Hostile Takeover', 'Enigma'])
  expect(game.card('Perfect Recall').counters.power ?? 0).toBe(0)
  expect(game.state.log.flatMap(({ what, card: of }) => (what === 'revealed' ? [of] : []))).toEqual([
    'Hostile Takeover',
  ])
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Hostile Takeover')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.stolen).toEqual([])
  game.passUntil('runnerAction')
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('Perfect Recall: other agendas are stolen', () => {
  const game = during('Hostile Takeover', ['Priority Requisition'])
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toEqual(['Priority Requisition'])
})

test('Perfect Recall: the Runner does not trash copies of the revealed card, but other cards', () => {
  const game = during('PAD Campaign', ['PAD Campaign'])
  game.passUntil('access')
  expect(() => game.runner.trashes()).toThrow('CR 1.2.2')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(9)
  const other = during('PAD Campaign', ['Melange Mining Corp.'])
  other.passUntil('access')
  other.runner.trashes()
  expect(other.corp.archives).toEqual(['Melange Mining Corp.'])
})

test('Perfect Recall keeps copies that are installed too, and from effects of Runner cards, not of Corp cards', () => {
  const game = during('PAD Campaign', ['Enigma'])
  game.fiat.move('PAD Campaign', 'root', { server: 'remote1', rezzed: true })
  game.fiat.trash('PAD Campaign', 'runner')
  expect(game.card('PAD Campaign').zone).toBe('root')
  game.fiat.trash('PAD Campaign', 'corp')
  expect(game.card('PAD Campaign').zone).toBe('archives')
})

test('CR 9.3.2: Perfect Recall is used only during a run, and only with a counter', () => {
  const outside = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqRoot: [recalling(1)] })
    .corpTurn('window')
  expect(() => outside.corp.uses('Perfect Recall')).toThrow('CR 9.3.2')
  const empty = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqRoot: [recalling(0)] })
    .running('R&D')
  empty.runner.passes()
  expect(() => empty.corp.uses('Perfect Recall')).toThrow('CR 1.16')
})

test('Perfect Recall may be used twice in a run, for two cards', () => {
  const game = during('Hostile Takeover', ['PAD Campaign'], 2)
  game.fiat.move('PAD Campaign', 'hq')
  game.corp.uses('Perfect Recall')
  game.corp.answers('choose', 'PAD Campaign')
  expect(game.card('Perfect Recall').counters.power ?? 0).toBe(0)
  expect(game.state.log.flatMap(({ what, card: of }) => (what === 'revealed' ? [of] : []))).toEqual([
    'Hostile Takeover',
    'PAD Campaign',
  ])
})
