import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Setup, Side, View } from '@paydata/engine'
import { applyPatch, newGame, viewFor } from '@paydata/engine'
import type { Told } from '@paydata/match/testing'
import { movesByChance, toldOf } from '@paydata/match/testing'
import { defaultOrders } from '@paydata/orders'
import type { Eye } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { localGame } from './beginning.ts'
import { finding } from './macros.ts'
import { opponentAt } from './opponents.ts'
import { LocalTable } from './table.ts'

const definitions = defineAllCards()
const sides = ['corp', 'runner'] as const
const deckOf = (side: Side) => broughtToPlay(starterDecks.find(deck => deck.side === side)!)

test.each([1, 2, 3])(
  'a game in a browser goes and is told to both sides as the plainest player says (game %i)',
  nth => {
    const setup: Setup = {
      definitions: definitions.version,
      seed: `browser ${nth}`,
      corp: deckOf('corp'),
      runner: deckOf('runner'),
    }
    const game = newGame(setup)
    const views = new Map<Eye, View>(sides.map(side => [side, viewFor(game, side)]))
    const told = new Map<Eye, Told>()
    const opponent = opponentAt('sensible', definitions, [])
    const table = new LocalTable(
      {
        game,
        seat: 'both',
        opponent,
        ...finding({ definitions, decks: [] }),
        seed: setup.seed,
        pace: 0,
        past: null,
      },
      {
        tell(eye, packed) {
          const before = views.get(eye) ?? expect.fail(`${eye} does not look`)
          const { patch, occurrences, passed, takenBack, clock } = unpackUpdate(before, eye, packed)
          const view = applyPatch(before, patch)
          expect(clock).toBeNull()
          views.set(eye, view)
          told.set(eye, { view, occurrences, passed, takenBack })
        },
        later: (_, go) => go(),
        pause: async () => {},
        keep: () => undefined,
      },
    )
    const orders = { corp: defaultOrders, runner: defaultOrders }
    const made = movesByChance(setup, orders, setup.seed, 120)
    for (const [i, { move, moved }] of made.entries()) {
      const watched = table.ask({ to: 'table', name: 'watch', asked: { game: localGame, eye: move.by } })
      const [seen] = watched.ok ? watched.seen : []
      const version = seen?.is === 'whole' ? seen.version : expect.fail('nothing is seen')
      const asked = { game: localGame, version }
      const answered =
        move.is === 'answer'
          ? table.ask({ to: 'table', name: 'reply', asked: { ...asked, id: `move-${i}`, reply: move.reply } })
          : table.ask({ to: 'table', name: 'takeBack', asked })
      expect(answered).toMatchObject({ ok: true })
      for (const side of sides) expect(told.get(side)).toEqual(toldOf(moved, side))
    }
    expect(made.filter(({ move }) => move.is === 'takeBack').length).toBeGreaterThan(3)
  },
)
