import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { answerInPlace, newGame, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Watcher } from '@paydata/scenario'
import { findLeak } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Thought } from './bot.ts'
import { diceOf } from './dice.ts'
import { random } from './random.ts'
import { positionFor } from './search/position.ts'
import { gamesOf, search } from './search/search.ts'
import { sensible } from './sensible/sensible.ts'

const definitions = defineAllCards()
const decks = starterDecks.map(broughtToPlay)
const weighing = sensible(definitions)
const thinker = search({ definitions, decks })
const ignorant = search({ definitions, decks: [] })

/** How each level answers for a side that is asked. */
const levels: Readonly<Record<string, (game: Game, side: Side) => Thought>> = {
  random: (game, side) => random(viewFor(game, side), diceOf('dice')),
  sensible: (game, side) => weighing(viewFor(game, side), diceOf('dice'), recallOf(game, side)),
  search: (game, side) => thinker(positionFor(game, side), diceOf('dice'), gamesOf(2)),
  'search without lists': (game, side) => ignorant(positionFor(game, side), diceOf('dice'), gamesOf(2)),
}

const isAsked = (game: Game, watcher: Watcher): watcher is Side =>
  game.waiting.some(question => question.for === watcher)

/** Plays a game, and stops at some of its positions. */
function* positionsOf(game: Game): Generator<{ side: Side; nth: number }> {
  const dice = diceOf('never cheats')
  for (let nth = 0; game.over === null && game.turn < 9; nth++) {
    const side = game.waiting[0]?.for ?? 'corp'
    if (dice(25) === 0) yield { side, nth }
    answerInPlace(game, side, weighing(viewFor(game, side), dice).reply)
  }
}

test.each(Object.entries(levels))(
  'what is hidden from it changes no answer of the level %s, nor its reasons',
  (_, answer) => {
    const [corp, runner] = (['corp', 'runner'] as const).map(side =>
      decks.find((_deck, nth) => starterDecks[nth]?.side === side),
    )
    if (corp === undefined || runner === undefined) throw new Error('no decks')
    const game = newGame({ definitions: cardsVersion, seed: 'never cheats', corp, runner })
    let compared = 0
    for (const { side, nth } of positionsOf(game)) {
      const { leak, answers } = findLeak(game, side, `${nth}`, 3, (twin, watcher) =>
        isAsked(twin, watcher) ? answer(twin, watcher) : null,
      )
      expect(leak).toBeUndefined()
      compared += answers + 1
    }
    expect(compared).toBeGreaterThan(15)
  },
)

test('a bot that looks at hidden cards is noticed', () => {
  const [corp, runner] = [decks.find((_, nth) => starterDecks[nth]?.side === 'corp'), decks.at(-1)]
  if (corp === undefined || runner === undefined) throw new Error('no decks')
  const game = newGame({ definitions: cardsVersion, seed: 'never cheats', corp, runner })
  const peeking = (twin: Game): unknown => twin.zones.hq.map(n => twin.titles[n])
  const leaks = Array.from({ length: 5 }, (_, nth) => findLeak(game, 'runner', `${nth}`, 0, peeking).leak)
  expect(leaks.some(leak => leak !== undefined)).toBe(true)
})
