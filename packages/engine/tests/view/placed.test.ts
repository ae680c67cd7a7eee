import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Definition, Viewer } from '../../src/index.ts'
import { defineCards, occurrencesFor, viewFor } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const { card, play, recurring } = say

const cards: readonly Definition[] = [
  { ...card('shop'), printed: { title: 'Shop', side: 'corp', type: 'asset', cost: 0, trash: 1 } },
  {
    ...card('bonus', play(say.gainCredits(say.bound('X')))),
    printed: { title: 'Bonus', side: 'corp', type: 'operation', cost: 'X' },
  },
  {
    ...card('old_tool', recurring(2, { to: ['install'] })),
    printed: { title: 'Old Tool', side: 'runner', type: 'program', memory: 4, cost: 0 },
  },
  {
    ...card('new_tool'),
    printed: { title: 'New Tool', side: 'runner', type: 'program', memory: 4, cost: 2 },
  },
]
const definitions = defineCards('placed', cards)

const table = () => scenario({ definitions })
const seenBy = (game: ScenarioGame, viewer: Viewer, what: string) =>
  occurrencesFor(game.json, viewer).filter(each => each.what === what)

test('CR 8.5.16a: a card to be installed is placed in the play area, and only its back is seen', () => {
  const game = table()
    .corp({ hand: ['Shop'] })
    .corpTurn()
  game.corp.installs('Shop')
  expect(game.corp.question?.kind).toBe('server')
  expect(seenBy(game, 'corp', 'placed')).toMatchObject([
    { by: 'corp', kind: 'install', card: { title: 'Shop', before: { zone: 'hq' } } },
  ])
  for (const viewer of ['runner', 'spectator'] as const) {
    expect(seenBy(game, viewer, 'placed')).toMatchObject([
      {
        by: 'corp',
        kind: 'install',
        card: { title: null, definition: null, before: { zone: 'hq', id: null } },
      },
    ])
    expect(JSON.stringify([viewFor(game.json, viewer), occurrencesFor(game.json, viewer)])).not.toMatch(
      /shop/i,
    )
  }
})

test('CR 8.6.7a: a card to be played is placed faceup in the play area', () => {
  const game = table()
    .corp({ credits: 3, hand: ['Bonus'] })
    .corpTurn()
  game.corp.plays('Bonus')
  expect(game.corp.question?.kind).toBe('number')
  expect(seenBy(game, 'runner', 'placed')).toMatchObject([
    { by: 'corp', kind: 'play', card: { title: 'Bonus', before: { zone: 'hq', id: null } } },
  ])
  expect(seenBy(game, 'runner', 'played')).toEqual([])
})

test('CR 1.16.4b: what can no longer be paid for is put back, and is not installed', () => {
  const game = table()
    .runner({ credits: 0, hand: ['New Tool'], rig: ['Old Tool'] })
    .runnerTurn()
  game.runner.installs('New Tool')
  game.runner.answers('trashLike', 'Old Tool')
  expect(game.runner).toMatchObject({ hand: ['New Tool'], heap: ['Old Tool'], credits: 0 })
  const told = occurrencesFor(game.json, 'runner').map(each => each.what)
  expect(told).toContain('putBack')
  expect(told).not.toContain('installed')
  // The Corp sees the back of the grip again.
  expect(viewFor(game.json, 'corp').runner.hand).toMatchObject({ count: 1, cards: [] })
})
