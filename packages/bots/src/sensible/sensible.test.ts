import { cardsVersion, defineAllCards } from '@paydata/cards'
import { starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { answerInPlace, cloneGame, newGame, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { titleOf } from '@paydata/words/english'
import { reasonsInEnglish } from '@paydata/words/english/reasons'
import { reasonsText } from '@paydata/words/reasons'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import type { Reason } from '../reasons/reason.ts'
import { sensible } from './sensible.ts'

const definitions = defineAllCards()
const bot = sensible(definitions)
const table = () => scenario({ definitions })

const inEnglish = (because: readonly Reason[] = []) =>
  reasonsText(because, reasonsInEnglish, id => titleOf(definitions.version, id))

/** The options it takes, by what they do, and its words. */
function decision(game: Game, side: Side) {
  const view = viewFor(game, side)
  const { reply, because } = bot(view, diceOf('whatever'))
  const { question } = view
  const chosen =
    question?.form === 'choose' && 'choose' in reply
      ? reply.choose.map(index => question.options[index]?.does)
      : []
  return { reply, because: inEnglish(because), chosen }
}

const taken = (game: ScenarioGame, side: Side) => decision(game.json, side).chosen

test('whole games with all starter decks come to an end, and every reply is legal', () => {
  const deckOf = (side: Side, nth: number) => {
    const ours = starterDecks.filter(deck => deck.side === side)
    const deck = ours[nth % ours.length]
    if (deck === undefined) throw new Error('no decks')
    return {
      identity: deck.identity,
      cards: deck.cards.flatMap(([card, count]) => Array.from({ length: count }, () => card)),
    }
  }
  for (let nth = 0; nth < 4; nth++) {
    const corp = deckOf('corp', nth)
    const runner = deckOf('runner', nth)
    const game = newGame({ definitions: cardsVersion, seed: `sensible ${nth}`, corp, runner })
    const dice = diceOf(`game ${nth}`)
    for (let answers = 0; game.over === null && answers < 10_000; answers++) {
      const side = game.waiting[0]?.for ?? 'corp'
      expect(answerInPlace(game, side, bot(viewFor(game, side), dice).reply).ok).toBe(true)
    }
    expect(game.over).not.toBeNull()
  }
})

test('the same view and chance give the same answer, and the view is left as it was', () => {
  const game = table()
    .corp({ hand: ['Hedge Fund', 'Wall of Static', 'PAD Campaign'], credits: 6 })
    .runner({})
    .corpTurn().json
  const view = viewFor(game, 'corp')
  const text = JSON.stringify(view)
  const first = bot(view, diceOf('seed'))
  expect(bot(JSON.parse(text), diceOf('seed'))).toEqual(first)
  expect(JSON.stringify(view)).toBe(text)
})

test('it knows nothing of cards that its side does not see', () => {
  const facing = (hidden: string) =>
    table()
      .corp({
        hand: [hidden, hidden],
        deck: [hidden],
        hqIce: [hidden === 'Hedge Fund' ? 'Enigma' : 'Ice Wall'],
      })
      .runner({ hand: ['Sure Gamble', 'Diesel', 'Easy Mark'], credits: 6 })
      .runnerTurn().json
  expect(decision(facing('Hedge Fund'), 'runner')).toEqual(decision(facing('Priority Requisition'), 'runner'))
})

test('the Corp plays what brings credits, and says so', () => {
  const game = table()
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .runner({})
    .corpTurn()
  const { chosen, because } = decision(game.json, 'corp')
  expect(chosen).toEqual(['play'])
  expect(because).toBe('Hedge Fund costs 5 credits: gain 9 credits.')
})

test('the Corp finishes an agenda that it can score this turn', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Priority Requisition', { advanced: 3 })] }], credits: 5 })
    .runner({})
    .corpTurn()
  expect(taken(game, 'corp')).toEqual(['advance'])
})

test('the Corp rezzes ice that stops the Runner, and does not score what it cannot', () => {
  const game = table()
    .corp({ hqIce: ['Wall of Static'], credits: 5, hand: ['Priority Requisition'] })
    .runner({})
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('approach')
  game.runner.passes()
  expect(taken(game, 'corp')).toEqual(['rez'])
})

test('the Runner breaks ice in order: strength first, then the subroutine', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')], hand: ['Priority Requisition'] })
    .runner({ rig: ['Corroder'], credits: 5 })
    .encountering('Wall of Static')
  const copy = cloneGame(game.json)
  const steps: string[] = []
  for (let done = false; !done; done = steps.at(-1) === 'pass') {
    const view = viewFor(copy, 'runner')
    const { reply } = bot(view, diceOf('breaking'))
    const option =
      view.question?.form === 'choose' && 'choose' in reply
        ? view.question.options[reply.choose[0] ?? -1]
        : undefined
    steps.push(option?.ability ?? option?.does ?? 'pass')
    answerInPlace(copy, 'runner', reply)
  }
  expect(steps).toEqual(['corroder/1', 'corroder/0', 'pass'])
})

test('the Corp resolves the subroutine that does most', () => {
  const game = table()
    .corp({ hqIce: ['Empiricist'], hand: ['Unleash'] })
    .runner({ tags: 1, hand: ['Diesel'] })
    .corpTurn()
  game.corp.plays('Unleash')
  game.corp.answers('choose', 'Empiricist')
  game.corp.agrees()
  expect(decision(game.json, 'corp').reply).toMatchObject({ choose: [1] }) // net damage and a tag
})

test('the Runner does not run where there is no way through, and steals what there is', () => {
  const shut = table()
    .corp({ hqIce: [rezzed('Wall of Static')], rndIce: [rezzed('Wall of Static')], hand: ['Hedge Fund'] })
    .runner({ credits: 9, hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] })
    .runnerTurn()
  expect(taken(shut, 'runner')).not.toEqual(['run'])

  const open = table()
    .corp({ hand: ['Priority Requisition'] })
    .runner({})
    .breaching('hq')
  open.runner.accesses('HQ')
  open.runner.passes()
  expect(taken(open, 'runner')).toEqual(['steal'])
})

test('a trace is paid for only as far as it changes who wins', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Hunter')], credits: 9 })
    .runner({ credits: 2 })
    .encountering('Hunter')
  game.bothPass()
  expect(decision(game.json, 'corp').reply).toMatchObject({ number: 0 }) // 3 against 2 is enough
})
