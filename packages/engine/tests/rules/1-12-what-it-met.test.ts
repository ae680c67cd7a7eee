import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Met } from '../../src/language/expressions.ts'
import { all, clicks, from, met, paid, placeCounters, card as text } from '../../src/vocabulary.ts'

const places = ['installed', 'corpScore', 'runnerScore'] as const
const marks = (what: Met) =>
  text(
    'watch',
    paid(
      [],
      places.map(place => placeCounters('power', 1, all(from(place, met('thisTurn', what))))),
    ),
  )
const corp = { side: 'corp' } as const
const cardsFor = (what: Met) =>
  defineCards(`met-${what.what}-${what.by ?? 'anybody'}`, [
    { ...marks(what), printed: { ...corp, title: 'Watch', type: 'asset', cost: 0 } },
    { ...text('gate'), printed: { ...corp, title: 'Gate', type: 'ice', cost: 0, strength: 0 } },
    { ...text('prize'), printed: { ...corp, title: 'Prize', type: 'agenda', advancement: 1, points: 1 } },
    {
      ...text('tool', paid([clicks(1)], [])),
      printed: { title: 'Tool', side: 'runner', type: 'hardware', cost: 0 },
    },
  ])
const table = (what: Met) =>
  scenario({ definitions: cardsFor(what) }).corp({
    hand: ['Gate'],
    hqIce: ['Gate'],
    remotes: [{ root: [rezzed('Watch')] }, { root: ['Prize'] }, { root: [card('Prize', { advanced: 1 })] }],
  })
/** The titles of what the Watch has marked, in the order of where they are. */
function marked(game: ScenarioGame): readonly string[] {
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.uses('Watch')
  return game.state.cards.filter(each => each.counters.power === 1).map(each => each.title)
}

test('CR 1.12.6: a card was installed this turn, by one of the players', () => {
  for (const by of ['you', 'opponent', undefined] as const) {
    const game = table({ what: 'installed', ...(by !== undefined && { by }) }).corpTurn()
    game.corp.installs('Gate', 'R&D')
    expect(marked(game)).toEqual(by === 'opponent' ? [] : ['Gate'])
  }
  const game = table({ what: 'installed', by: 'opponent' })
    .runner({ hand: ['Tool'] })
    .runnerTurn()
  game.runner.installs('Tool')
  expect(marked(game)).toEqual(['Tool'])
})

test('CR 1.18.1: a card was advanced this turn, which is not what a counter is placed on', () => {
  const game = table({ what: 'advanced', by: 'you' }).corpTurn('window')
  game.fiat.placeCounters(game.cards('Prize')[0] ?? '', 'advancement', 1)
  expect(marked(game)).toEqual([])
  const other = table({ what: 'advanced', by: 'you' }).corpTurn()
  other.corp.advances('Prize')
  expect(marked(other)).toEqual(['Prize'])
})

test('CR 1.17.3: an agenda in a score area was scored this turn', () => {
  const game = table({ what: 'scored' }).corpTurn('window')
  game.corp.scores('Prize')
  expect(marked(game)).toEqual(['Prize'])
  expect(game.card('Prize').zone).not.toBe('corpScore')
})

test('CR 1.17.3: an agenda in a score area was stolen this turn', () => {
  const game = table({ what: 'stolen' }).accessing('Prize')
  game.runner.passes()
  game.runner.steals()
  expect(marked(game)).toEqual(['Prize'])
})

test('CR 8.1.2: a card was rezzed this turn', () => {
  const game = table({ what: 'rezzed' }).corpTurn('window')
  game.fiat.rez('Gate', 'free')
  expect(marked(game)).toEqual(['Gate'])
})

test('CR 6.2.5b: a piece of ice was passed this turn', () => {
  const game = table({ what: 'icePassed' }).running('HQ')
  game.passUntil('jackOut')
  game.runner.continues()
  expect(marked(game)).toEqual(['Gate'])
})

test('CR 1.12.2: what happened to a card is forgotten when it becomes another object', () => {
  const game = table({ what: 'installed' }).corpTurn()
  game.corp.installs('Gate', 'R&D')
  const [, gate] = game.cards('Gate')
  game.fiat.move(gate ?? '', 'hq')
  game.fiat.move('Gate', 'ice', { server: 'archives' })
  expect(marked(game)).toEqual([])
})
