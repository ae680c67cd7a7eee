import type { Dice, Watcher } from '@paydata/scenario'
import { diceOf, findLeak, lively, randomReply } from '@paydata/scenario'
import { begin } from '@paydata/scenario/hidden-cards'
import { expect, test } from 'vitest'
import type { Game, Side } from '../../src/index.ts'
import { answerInPlace, viewFor } from '../../src/index.ts'
import { problemsOf } from '../../src/laws/index.ts'
import { canSee } from '../../src/queries/facts/sight.ts'
import { at } from '../../src/state/bug.ts'
import type { CardState } from '../../src/state/cards.ts'
import type { Known, Recall } from '../../src/worlds/index.ts'
import { imagine, knownTo, recallOf, unknownIn } from '../../src/worlds/index.ts'

/** Calls with random games at about every nth of their questions. */
function eachPosition(
  games: number,
  every: number,
  see: (game: Game, side: Side, seed: string) => void,
): void {
  for (let n = 0; n < games; n++) {
    const game = begin(`worlds ${n}`)
    const dice = diceOf(`worlds ${n}`)
    for (let i = 0; i < 400 && game.over === null; i++) {
      const [question] = game.waiting
      if (question === undefined) throw new Error('nobody is asked')
      if (dice(every) === 0) see(game, question.for, `${n} ${i}`)
      answerInPlace(game, question.for, randomReply(question, dice, lively))
    }
  }
}

const known = (game: Game, viewer: Watcher): readonly [Known | null, Recall] | null =>
  viewer === 'spectator' ? null : [knownTo(game, viewer) ?? null, recallOf(game, viewer)]

test('10.2: what a side knows is the same, byte for byte, whatever the cards are that are hidden from it', () => {
  const count = { pairs: 0, answers: 0 }
  eachPosition(4, 13, (game, side, seed) => {
    const { leak, answers } = findLeak(game, side, seed, 15, known)
    expect(leak, seed).toBeUndefined()
    count.pairs++
    count.answers += answers
  })
  expect(count.pairs).toBeGreaterThan(50)
  expect(count.answers).toBeGreaterThan(600)
})

test('what a side knows holds no seed, no number drawn and no title that the side does not see', () => {
  eachPosition(2, 4, (game, side) => {
    const found = knownTo(game, side)
    if (found === undefined) throw new Error('who is asked knows it')
    expect(found.game.random).toEqual({ seed: '', drawn: 0, fixed: [] })
    const shown = JSON.stringify(viewFor(game, side))
    const titles = found.game.titles.filter(title => !shown.includes(JSON.stringify(title)))
    expect(titles.join('')).toBe('')
  })
})

/** Cards with the same word could be each where the other is. */
const likeness = ({ owner, zone, server }: CardState): string =>
  `${owner} ${zone === 'root' ? server : zone === 'ice' ? zone : 'heap'}`

/** A game with the cards that are hidden in this one, in other places. */
function another(game: Game, found: Known, dice: Dice): Game {
  const hidden = game.cards.filter(card => !canSee(game, found.side, card))
  const titles = unknownIn(found).map(slot => {
    const fit = hidden.filter(card => likeness(card) === likeness(slot))
    const card = at(fit, dice(fit.length))
    hidden.splice(hidden.indexOf(card), 1)
    return at(game.titles, card.card)
  })
  return imagine(found, titles, `${dice(1000)}`)
}

/** All that a side sees, but for whether the opponent has bid already: in secret, so that it is asked again. */
const seen = (game: Game, side: Side): string =>
  JSON.stringify({ ...viewFor(game, side), waiting: game.waiting.map(({ asks }) => asks)[0] })

test('an imagined game shows the side, byte for byte, what the true one does, keeps the laws and goes on', () => {
  let worlds = 0
  eachPosition(4, 10, (game, side, seed) => {
    const found = knownTo(game, side)
    if (found === undefined) throw new Error('who is asked knows it')
    const before = JSON.stringify(found)
    const dice = diceOf(seed)
    // It may have been sent to another thread before.
    const world = another(game, JSON.parse(before), dice)
    worlds++
    expect(seen(world, side)).toBe(seen(game, side))
    expect(problemsOf(world)).toEqual([])
    for (let i = 0; i < 40 && world.over === null; i++) {
      const [question] = world.waiting
      if (question === undefined) throw new Error('nobody is asked')
      expect(answerInPlace(world, question.for, randomReply(question, dice, lively)).ok).toBe(true)
    }
    expect(problemsOf(world)).toEqual([])
    expect(JSON.stringify(found)).toBe(before)
  })
  expect(worlds).toBeGreaterThan(80)
})

test('the same cards and seed give the same game, and another seed another one', () => {
  const game = begin('worlds')
  const found = knownTo(game, 'corp')
  if (found === undefined) throw new Error('the Corp knows what it is asked')
  const titles = unknownIn(found).map(({ owner }) => (owner === 'corp' ? (found.own[0] ?? '') : 'contact'))
  const drawn = (seed: string): string => {
    const world = imagine(found, titles, seed)
    answerInPlace(world, 'corp', { question: world.asked.corp, choose: [1] })
    return JSON.stringify(world)
  }
  expect(drawn('one')).toBe(drawn('one'))
  expect(drawn('one')).not.toBe(drawn('other'))
})

test('a player who is not asked has no game to imagine', () => {
  expect(knownTo(begin('worlds'), 'runner')).toBeUndefined()
})
