import { cardsVersion, defineAllCards, printings } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { answerInPlace, newGame, viewFor } from '@paydata/engine'
import { card, findLeak, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { positionFor } from '../search/position.ts'
import { sensible } from '../sensible/sensible.ts'
import type { Port } from '../worker/serving.ts'
import type { Hint } from './hint.ts'
import { hinter } from './hinter.ts'
import type { HintOrder, HintResult } from './serving.ts'
import { serveHints } from './serving.ts'

const definitions = defineAllCards()
const decks = starterDecks.map(broughtToPlay)
const find = hinter({ definitions, decks })
const quick = hinter({ definitions, decks }, { choose: 2, compare: 2 })
const corpDeck = ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Hedge Fund']
const runnerDeck = ['Diesel', 'Sure Gamble', 'Corroder', 'Easy Mark']

const aboutToWin = (): Game =>
  scenario({ definitions })
    .corp({
      scored: ['Priority Requisition', 'Priority Requisition'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }],
      hand: ['Hedge Fund', 'PAD Campaign'],
      deck: corpDeck,
      credits: 5,
    })
    .runner({ hand: runnerDeck, deck: runnerDeck })
    .corpTurn().json

const kindsOf = ({ steps }: Hint): readonly string[] => steps.map(({ tells }) => tells)

test('a win that the solver sees is told first', () => {
  const hint = find(positionFor(aboutToWin(), 'corp'), 'seed')
  expect(kindsOf(hint)).toEqual(['look', 'reply'])
  expect(hint.steps[0]).toMatchObject({
    wins: 'certainly',
    at: { is: 'card', definition: 'hostile_takeover' },
  })
})

test('the last agenda that nothing protects is worth a run, and more than chance can explain', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      scored: ['Priority Requisition', 'Private Security Force'],
      hand: ['Ice Wall'],
      remotes: [{ root: [card('Priority Requisition', { advanced: 4 })] }],
      deck: corpDeck,
    })
    .runner({ hand: runnerDeck, deck: runnerDeck, credits: 5, clicks: 1 })
    .runnerTurn().json
  const hint = find(positionFor(game, 'runner'), 'seed')
  expect(kindsOf(hint)).toEqual(['look', 'oneIsBetter', 'reply'])
  expect(hint.steps[0]).toMatchObject({ at: { is: 'server', server: 'remote1', to: 'run' } })
})

test('where one reply is as good as another, both are fine, and neither is told', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Hedge Fund', 'Enigma'],
      hqIce: [rezzed('Wall of Static')],
      rndIce: [rezzed('Wall of Static')],
      deck: corpDeck,
    })
    .runner({ hand: ['Easy Mark', 'Sure Gamble'], deck: runnerDeck, credits: 20, clicks: 1 })
    .runnerTurn().json
  const hint = find(positionFor(game, 'runner'), 'seed')
  expect(kindsOf(hint)).toEqual(['look', 'bothAreFine'])
})

test('what hardly matters is not played on: its answer is a rule of thumb, or any answer', () => {
  const paying = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], deck: corpDeck })
    .runner({
      credits: 5,
      tags: 1,
      rig: [card('Crash Space', { counters: { credit: 2 } })],
      deck: runnerDeck,
    })
    .runnerTurn()
  paying.runner.removesTag()
  expect(kindsOf(find(positionFor(paying.json, 'runner'), 'seed'))).toEqual(['look', 'ruleOfThumb', 'reply'])
})

test('the same position and seed give the same hint, from text too, and a hint fits through a message', () => {
  const position = positionFor(aboutToWin(), 'corp')
  const hint = quick(position, 'seed')
  const text = JSON.stringify(position)
  expect(quick(JSON.parse(text), 'seed')).toEqual(hint)
  expect(structuredClone(hint)).toEqual(hint)
})

/** Plays a game, and stops at some of its positions. */
function* positionsOf(game: Game): Generator<{ side: Side; nth: number }> {
  const dice = diceOf('hints never cheat')
  const bot = sensible(definitions)
  for (let nth = 0; game.over === null && game.turn < 9; nth++) {
    const side = game.waiting[0]?.for ?? 'corp'
    if (dice(12) === 0) yield { side, nth }
    answerInPlace(game, side, bot(viewFor(game, side), dice).reply)
  }
}

test('games that a side cannot tell from each other give it the same hint, byte for byte', () => {
  const [corp, runner] = (['corp', 'runner'] as const).map(side =>
    decks.find((_, nth) => starterDecks[nth]?.side === side),
  )
  if (corp === undefined || runner === undefined) throw new Error('no decks')
  const game = newGame({ definitions: cardsVersion, seed: 'hints', corp, runner })
  let compared = 0
  for (const { side, nth } of positionsOf(game)) {
    const { leak, answers } = findLeak(game, side, `${nth}`, 3, (twin, watcher) =>
      watcher !== 'spectator' && twin.waiting.some(each => each.for === watcher)
        ? JSON.stringify(quick(positionFor(twin, watcher), 'seed'))
        : null,
    )
    expect(leak).toBeUndefined()
    compared += answers + 1
  }
  expect(compared).toBeGreaterThan(15)
})

test('a worker that is told the cards finds the same hint, and says what went wrong', () => {
  const heard: HintResult[] = []
  let ask = (_: HintOrder): void => undefined
  const port: Port<HintResult, HintOrder> = {
    send: result => void heard.push(result),
    hear: listener => {
      ask = listener
    },
  }
  serveHints(port)
  const position = positionFor(aboutToWin(), 'corp')
  ask({ position, seed: 'seed' })
  ask({ know: { version: cardsVersion, cards: printings, decks } })
  ask({ position, seed: 'seed' })
  expect(heard).toEqual([
    { problem: 'A worker must be told the cards before it can find a hint.' },
    { hint: find(position, 'seed') },
  ])
})
