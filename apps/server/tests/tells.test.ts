import { broughtToPlay, defineAllCards, namedDeck, starterDecks } from '@paydata/cards'
import type { Game } from '@paydata/engine'
import { answer, newGame, questionFor, viewFor } from '@paydata/engine'
import { diceOf, findLeak, lively, randomReply } from '@paydata/engine/testing'
import type { Orders } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { orderedPass } from '../src/matches/standing.ts'
import { defaultOrders } from '../src/rooms/default-orders.ts'

const { version } = defineAllCards()
const deck = (id: string) => {
  const { name, identity, cards } = starterDecks.find(each => each.id === id)!
  return broughtToPlay(namedDeck(name, identity, cards))
}
const begun = (seed: string): Game =>
  newGame({
    definitions: version,
    seed,
    corp: deck('core_starter_jinteki'),
    runner: deck('core_starter_criminal'),
  })

/** Whether the opponent of a viewer is passed for: what the viewer notices as a pause, or as none. */
type Passing = (game: Game, opponent: 'corp' | 'runner') => boolean

const byOrders =
  (orders: Orders): Passing =>
  (game, opponent) =>
    orderedPass(viewFor(game, opponent), orders) !== null

/** Compares games with twins that differ in what the viewer does not know. */
function tells(passing: Passing): unknown[] {
  const leaks: unknown[] = []
  let passes = 0
  for (let n = 0; n < 6; n++) {
    let game = begun(`tells ${n}`)
    const dice = diceOf(`tells ${n}`)
    for (let i = 0; i < 250 && game.over === null; i++) {
      const question = game.waiting[0]!
      const outcome = answer(game, question.for, randomReply(question, diceOf(`${n} ${i}`), lively))
      if (!outcome.ok || outcome.game.over !== null) break
      game = outcome.game
      if (dice(8) !== 0) continue
      const viewer = dice(2) === 0 ? 'corp' : 'runner'
      const opponent = viewer === 'corp' ? 'runner' : 'corp'
      const { leak } = findLeak(game, viewer, `${n} ${i}`, 15, now => {
        if (now.over !== null || questionFor(now, opponent) === undefined) return null
        const isPassed = passing(now, opponent)
        if (isPassed) passes++
        return isPassed
      })
      if (leak !== undefined) leaks.push(leak)
    }
  }
  expect(passes).toBeGreaterThan(50)
  return leaks
}

test.each([
  ['as they are at first', defaultOrders],
  ['wherever something could be done', { otherwise: 'able', at: {}, until: 'nothing' }],
  ['until something happens', { otherwise: 'able', at: {}, until: 'somethingHappens' }],
] as const)('standing orders, %s, tell the opponent nothing of hidden cards', (_name, orders) => {
  expect(tells(byOrders(orders))).toEqual([])
})

test('orders that looked at what the player holds would be noticed', () => {
  const careless: Passing = (game, opponent) => {
    const question = questionFor(game, opponent)
    return (
      question?.form === 'choose' && question.options.length === 1 && question.options[0]?.does === 'pass'
    )
  }
  expect(tells(careless).length).toBeGreaterThan(0)
})
