import { cardsVersion } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Setup, Side } from '@paydata/engine'
import { defineCards, occurrencesFor } from '@paydata/engine'
import { recollect } from '@paydata/match'
import type { ByHand } from '@paydata/match/testing'
import { movesByChance } from '@paydata/match/testing'
import { expect, test } from 'vitest'
import { library } from '../src/cards.ts'
import type { Match } from '../src/match.ts'
import { beginMatch, play } from '../src/match.ts'
import { ordersBy } from '../src/stops.ts'

defineCards(library.version, library.definitions)
const deckOf = (side: Side) => broughtToPlay(starterDecks.find(deck => deck.side === side)!)
const viewers = ['corp', 'runner', 'spectator'] as const

function after(match: Match, move: ByHand, orders: ReturnType<typeof ordersBy>): Match {
  const { by } = move
  const to = recollect(match.course.past, by)?.to.n
  const played =
    move.is === 'answer'
      ? play(match, { kind: 'answer', by, how: 'player', id: null, reply: move.reply }, orders)
      : play(match, { kind: 'takeBack', by, to: to ?? expect.fail('nothing to take back') }, orders)
  return played.ok ? played.match : expect.fail(played.why)
}

test.each(['every', 'able', 'few'] as const)(
  'a game at the terminal with stops %s goes and is told as the plainest player says',
  stops => {
    const setup: Setup = {
      definitions: cardsVersion,
      seed: `a terminal with stops ${stops}`,
      corp: deckOf('corp'),
      runner: deckOf('runner'),
    }
    const orders = ordersBy({ corp: stops, runner: stops }, [])
    let match = beginMatch(setup)
    // What was told up to the position before each answer that may still be taken back.
    let told: { by: Side; journal: Match['journal'] }[] = []
    const made = movesByChance(setup, orders, setup.seed, 120)
    for (const { move, moved } of made) {
      const isBack = move.is === 'takeBack'
      const nth = told.findLastIndex(({ by }) => by === move.by)
      const before = isBack ? (told[nth]?.journal ?? expect.fail()) : match.journal
      told = isBack ? told.slice(0, nth) : [...told, { by: move.by, journal: before }]
      match = after(match, move, orders)
      expect(match.course.position.game).toEqual(moved.game)
      for (const viewer of viewers) {
        const news = (isBack ? moved.games.slice(1) : moved.games).map(game => occurrencesFor(game, viewer))
        const entries = match.journal[viewer].slice(before[viewer].length)
        expect(entries.flatMap(({ happened }) => happened)).toEqual(news.flat())
        const passes = moved.passed.filter(({ by }) => by === viewer)
        expect(entries.filter(({ passed }) => passed !== null).length).toBeLessThanOrEqual(passes.length)
      }
    }
    expect(made.filter(({ move }) => move.is === 'takeBack').length).toBeGreaterThan(3)
    expect(made.some(({ moved }) => moved.passed.length > 0)).toBe(stops !== 'every')
  },
)
