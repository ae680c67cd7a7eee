import { problemsOf, unexplained } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { touch } from '../../src/changes/touch.ts'
import type { Game } from '../../src/index.ts'
import { cloneGame, newGame } from '../../src/index.ts'
import { randomGame } from './games.ts'
import { plainGame } from './plain-cards.ts'

/** A game in a paid ability window, with something in the rig. */
const settled = ((): Game => {
  let found = newGame(plainGame(1))
  randomGame(1, ({ after }) => {
    if (after.waiting[0]?.asks === 'paidWindow' && after.zones.rig.length > 0) found = after
  })
  return found
})()

const damages: Readonly<Record<string, (game: Game) => void>> = {
  'a card is in two zones': game => game.zones.heap.push(game.zones.stack[0] ?? 0),
  'a card is nowhere': game => game.zones.stack.pop(),
  'a card is where it does not belong': game => {
    const n = game.zones.stack.pop() ?? 0
    game.zones.hq.push(n)
    Object.assign(game.cards[n] ?? {}, { zone: 'hq' })
  },
  'a counter is negative': game => Object.assign(game.cards[0] ?? {}, { counters: { power: -1 } }),
  'credits are negative': game => Object.assign(game.corp, { credits: -1 }),
  'tags are not whole': game => Object.assign(game.runner, { tags: 0.5 }),
  'an identity is not on the table': game => game.table.shift(),
  'an identity is not active': game => Object.assign(game.cards[0] ?? {}, { activeSince: 0 }),
  'a hidden card has a name': game =>
    Object.assign(game.cards[game.zones.stack[0] ?? 0] ?? {}, { publicId: 9999 }),
  'two cards have one name': game =>
    Object.assign(game.cards[0] ?? {}, { corpId: game.cards[game.runner.identity]?.corpId }),
  'a remote is empty': game => {
    game.servers.push({ id: `remote${++game.remotesMade}`, root: [], ice: [] })
  },
  'nobody is asked': game => game.waiting.pop(),
  'a question has no options': game =>
    Object.assign(game, { waiting: game.waiting.map(question => ({ ...question, options: [] })) }),
  'a frame is at no step': game => Object.assign(game.frames[0] ?? {}, { step: 'nowhere' }),
  'history has a hole': game => game.thisTurn.shift(),
  'a guest has no host': game =>
    Object.assign(game.cards[game.zones.rig[0] ?? 0] ?? {}, { host: { card: 0, life: 99 } }),
}

test('a sound game has no problems', () => {
  expect(problemsOf(settled)).toEqual([])
  expect(settled.zones.rig.length).toBeGreaterThan(0)
})

test.each(Object.keys(damages))('it is noticed when %s', damage => {
  const game = cloneGame(settled)
  damages[damage]?.(game)
  expect(problemsOf(game)).not.toEqual([])
})

const silences: Readonly<Record<string, (game: Game) => void>> = {
  'credits come': game => game.corp.credits++,
  'a click goes': game => game[game.active].clicks++,
  'a tag comes': game => game.runner.tags++,
  'bad publicity comes': game => game.corp.badPublicity++,
  'a counter comes': game => Object.assign(game.cards[0] ?? {}, { counters: { power: 1 } }),
  'a card is turned': game => {
    const card = game.cards[0]
    if (card !== undefined) touch(game, card).faceup = !card.faceup
  },
  'the fund is filled': game => game.runner.fund++,
  'credits come out of the fund': game => game.runner.credits++,
  'a card comes into the play area': game => {
    const n = game.zones.grip.pop() ?? 0
    game.zones.play.push(n)
    Object.assign(game.cards[n] ?? {}, { zone: 'play', life: 99 })
  },
  'a card moves': game => {
    const n = game.zones.stack.pop() ?? 0
    game.zones.heap.push(n)
    Object.assign(game.cards[n] ?? {}, { zone: 'heap', life: 99 })
  },
}

test.each(Object.keys(silences))('it is noticed when %s without an occurrence', change => {
  const game = cloneGame(settled)
  const after = cloneGame(game)
  after.occurred = []
  silences[change]?.(after)
  expect(unexplained(game, after)).toHaveLength(1)
})
