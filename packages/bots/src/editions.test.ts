import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, editionNames, starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { answerInPlace, newGame, viewFor } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { recallOf } from '@paydata/engine/worlds'
import { problemsOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Thought } from './bot.ts'
import { diceOf } from './dice.ts'
import { random } from './random.ts'
import { positionFor } from './search/position.ts'
import { gamesOf, search } from './search/search.ts'
import { sensible } from './sensible/sensible.ts'

defineOlderEditions()
const definitions = defineAllCards()
const boxed = (side: Side) =>
  starterDecks.filter(deck => deck.side === side && deck.id.startsWith('core_starter_')).map(broughtToPlay)
const decks = { corp: boxed('corp'), runner: boxed('runner') }
const weighing = sensible(definitions)
const thinker = search({ definitions, decks: [...decks.corp, ...decks.runner] })

type Player = (game: Game, side: Side, nth: number) => Thought

/** Plays on until the game is over or as many answers were given; each has to be one that is offered. */
function playedBy(edition: string, nth: number, player: Player, most = 20_000) {
  const corp = decks.corp[nth % decks.corp.length] ?? expect.fail('no deck')
  const runner = decks.runner[nth % decks.runner.length] ?? expect.fail('no deck')
  const seed = `bots ${edition} ${nth}`
  const game = newGame({ definitions: cardsVersion, sets: ['core'], seed, corp, runner, edition })
  const asked = new Set<string>()
  const problems: string[] = []
  let answers = 0
  for (; game.over === null && answers < most; answers++) {
    const [question] = game.waiting
    if (question === undefined) expect.fail('nobody is asked')
    asked.add(question.asks)
    const before = game.turn
    expect(answerInPlace(game, question.for, player(game, question.for, answers).reply).ok).toBe(true)
    if (game.turn > before) problems.push(...problemsOf(game))
  }
  expect(game.edition).toBe(edition)
  expect(problems).toEqual([])
  return { game, asked, answers }
}

test.each(editionNames)(
  '%s: bots that weigh what cards say play whole games with all decks of the box',
  edition => {
    const dice = diceOf(edition)
    const asked = new Set<string>()
    const scores: number[] = []
    for (let nth = 0; nth < decks.corp.length; nth++) {
      const played = playedBy(edition, nth, (game, side) =>
        weighing(viewFor(game, side), dice, recallOf(game, side)),
      )
      expect(played.game.over).not.toBeNull()
      for (const each of played.asked) asked.add(each)
      const { corp, runner } = viewFor(played.game, 'spectator')
      scores.push(corp.score, runner.score)
    }
    // They run, access, pay and score, as the edition has it.
    for (const each of ['action', 'paidWindow', 'jackOut', 'candidate', 'midAccess', 'steal', 'server'])
      expect(asked).toContain(each)
    expect(Math.max(...scores)).toBeGreaterThan(3)
  },
)

test.each(editionNames)('%s: a game of chance comes to its end by answers that are offered', edition => {
  const { game } = playedBy(edition, 1, (now, side, nth) =>
    random(viewFor(now, side), diceOf(`${edition} ${nth}`)),
  )
  expect(game.over).not.toBeNull()
})

test.each(editionNames)('%s: a bot that thinks ahead does so by the rules of the game', edition => {
  const dice = diceOf(edition)
  const { answers, asked } = playedBy(
    edition,
    2,
    (game, side) => thinker(positionFor(game, side), dice, gamesOf(1)),
    60,
  )
  expect(answers).toBe(60)
  expect(asked).toContain('action')
})
