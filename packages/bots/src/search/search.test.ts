import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { answerInPlace, newGame } from '@paydata/engine'
import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { sensible } from '../sensible/sensible.ts'
import { positionFor } from './position.ts'
import type { Advice } from './search.ts'
import { gamesOf, search } from './search.ts'

const definitions = defineAllCards()
const decks = starterDecks.map(broughtToPlay)
const corpDeck = ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Hedge Fund']
const runnerDeck = ['Diesel', 'Sure Gamble', 'Corroder', 'Easy Mark']
const thinker = search({ definitions, decks })

const advice = (game: Game, side: Side, games = 60): Advice =>
  thinker(positionFor(game, side), diceOf('thinking'), gamesOf(games))

function taken(game: Game, side: Side): (string | undefined)[] {
  const { reply } = advice(game, side)
  const { question } = positionFor(game, side).view
  return question?.form === 'choose' && 'choose' in reply
    ? reply.choose.map(index => question.options[index]?.does)
    : []
}

test('the same position, dice and effort give the same advice, from text too, and leave the position as it was', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Wall of Static', 'PAD Campaign'], credits: 6, deck: corpDeck })
    .runner({ hand: runnerDeck, deck: runnerDeck })
    .corpTurn().json
  const position = positionFor(game, 'corp')
  const text = JSON.stringify(position)
  const first = thinker(position, diceOf('seed'), gamesOf(40))
  expect(JSON.stringify(position)).toBe(text)
  expect(thinker(JSON.parse(text), diceOf('seed'), gamesOf(40))).toEqual(first)
  expect(first.prospects.length).toBeGreaterThan(3)
})

test('it knows nothing of cards that its side does not see', () => {
  const facing = (hidden: string): Game =>
    scenario({ definitions })
      .corp({
        hand: [hidden, hidden],
        deck: [hidden, hidden],
        hqIce: [hidden === 'Hedge Fund' ? 'Enigma' : 'Ice Wall'],
        remotes: [{ root: [hidden === 'Hedge Fund' ? 'PAD Campaign' : 'Priority Requisition'] }],
      })
      .runner({ hand: ['Sure Gamble', 'Diesel', 'Easy Mark'], credits: 6, deck: ['Corroder', 'Diesel'] })
      .runnerTurn().json
  const [one, other] = [facing('Hedge Fund'), facing('Priority Requisition')]
  expect(JSON.stringify(positionFor(one, 'runner'))).toBe(JSON.stringify(positionFor(other, 'runner')))
  expect(advice(one, 'runner')).toEqual(advice(other, 'runner'))
})

test('the Corp sees that it can win this turn, and says so', () => {
  const game = scenario({ definitions })
    .corp({
      scored: ['Priority Requisition', 'Priority Requisition'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }],
      hand: ['Hedge Fund', 'PAD Campaign'],
      deck: corpDeck,
      credits: 5,
    })
    .runner({ hand: runnerDeck, deck: runnerDeck })
    .corpTurn().json
  const { because, prospects } = advice(game, 'corp')
  expect(taken(game, 'corp')).toEqual(['advance'])
  expect(prospects[0]?.chance).toBe(1)
  expect(because).toEqual([{ code: 'winsNow', params: {} }])
})

test('of copies in hand one is as good as the other', () => {
  const game = scenario({ definitions })
    .corp({
      clicks: 0,
      hand: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Enigma', 'Enigma', 'PAD Campaign'],
      deck: corpDeck,
    })
    .runner({ hand: runnerDeck, deck: runnerDeck })
    .corpTurn('window')
  game.passUntil('discard')
  const { prospects } = advice(game.json, 'corp', 30)
  const { question } = positionFor(game.json, 'corp').view
  const offered = question?.form === 'choose' ? question.options : []
  const discarded = prospects.map(({ reply }) =>
    'choose' in reply ? reply.choose.map(index => offered[index]?.definition) : [],
  )
  expect(discarded.flat().toSorted()).toEqual(['enigma', 'hedge_fund', 'pad_campaign'])
})

test('where there is nothing to decide it does not think', () => {
  const started = newGame({
    definitions: cardsVersion,
    seed: 'mulligan',
    corp: decks[0] ?? { identity: '', cards: [] },
    runner: decks.at(-1) ?? { identity: '', cards: [] },
  })
  expect(advice(started, 'corp').prospects).toEqual([])
})

test('it plays turns with legal answers', () => {
  const side = 'runner'
  const corp = decks.find((_, i) => starterDecks[i]?.side === 'corp')
  const runner = decks.find((_, i) => starterDecks[i]?.side === 'runner')
  if (corp === undefined || runner === undefined) throw new Error('no decks')
  const game = newGame({ definitions: cardsVersion, seed: `search`, corp, runner })
  const dice = diceOf('search')
  const other = sensible(definitions)
  for (let answers = 0; game.turn < 5 && answers < 1000; answers++) {
    const asked = game.waiting[0]?.for ?? 'corp'
    const position = positionFor(game, asked)
    const { reply } = asked === side ? thinker(position, dice, gamesOf(4)) : other(position.view, dice)
    expect(answerInPlace(game, asked, reply).ok).toBe(true)
  }
  expect(game.turn).toBe(5)
})
