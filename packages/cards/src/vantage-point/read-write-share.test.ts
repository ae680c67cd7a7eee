import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const share = 'Read-Write Share'
type Game = ReturnType<ReturnType<typeof scenario>['runnerTurn']>

const holds = (game: Game, cards: readonly string[]) => {
  for (const title of cards) game.fiat.move(title, 'hosted', { on: share, facedown: true })
}

/** The turn of the Runner begins, these are on the first copy, and it is asked whether to host a card, if it is. */
const atTurn = (hand: readonly string[], on: readonly string[] = [], copies = 1) => {
  const game = scenario({ definitions })
    .runner({ hand: [...hand, ...on], deck: ['Corroder', 'Yog.0', 'Ninja'], rig: Array(copies).fill(share) })
    .beforeRunnerTurn()
  holds(game, on)
  game.passUntil(state =>
    state.waiting.some(({ asks }) => asks === 'confirm' || asks === 'reaction' || asks === 'action'),
  )
  return game
}
const hosted = (game: Game) => game.card(share).hosted
const takes = (game: Game, title: string) => {
  game.runner.agrees()
  game.runner.answers('payment', title)
}

test('Read-Write Share may host 1 card of the grip facedown to draw 1 card as it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: [share, 'Diesel', 'Mimic'], deck: ['Corroder', 'Yog.0'] })
    .runnerTurn()
  game.runner.installs(share)
  const asked = game.save()
  takes(game, 'Mimic')
  expect(hosted(game)).toEqual(['Mimic'])
  expect(game.card('Mimic')).toMatchObject({ facedown: true, zone: 'hosted' })
  expect(game.runner).toMatchObject({ hand: ['Diesel', 'Corroder'], programs: [share], memoryUsed: 2 })
  game.restore(asked)
  game.runner.declines()
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
})

test('Read-Write Share may do so when each turn of the Runner begins', () => {
  const game = atTurn(['Diesel', 'Mimic'], ['Decoy'])
  takes(game, 'Diesel')
  expect([...hosted(game)].sort()).toEqual(['Decoy', 'Diesel'])
  expect(game.runner.hand).toEqual(['Mimic', 'Corroder'])
})

test('CR 1.16.11a: Read-Write Share draws nothing when its player hosts nothing', () => {
  const game = atTurn(['Diesel'])
  game.runner.declines()
  expect(game.runner.hand).toEqual(['Diesel'])
  const empty = atTurn([])
  expect(empty.runner.question?.kind).toBe('action')
  expect(empty.runner.hand).toEqual([])
})

test('CR 9.3.3e: Read-Write Share hosts no more than 4 cards, of whatever kind', () => {
  const three = atTurn(['Diesel'], ['Decoy', 'Mimic', 'Stowaway'])
  takes(three, 'Diesel')
  expect(hosted(three)).toHaveLength(4)
  const four = atTurn(['Diesel'], ['Decoy', 'Mimic', 'Stowaway', 'Parasite'])
  expect(four.runner.question?.kind).toBe('action')
  expect(four.runner.hand).toEqual(['Diesel'])
})

test('CR 1.13.6b: nothing is installed on Read-Write Share', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Mimic'], rig: [share] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Mimic').host).toBeUndefined()
})

test('CR 9.5.5: Read-Write Share is trashed to shuffle all of its cards into the stack', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Decoy', 'Mimic'], deck: ['Corroder'], rig: [share, 'Desperado'] })
    .runnerTurn('window')
  holds(game, ['Decoy', 'Mimic'])
  game.runner.uses(share)
  expect([...game.runner.deck].sort()).toEqual(['Corroder', 'Decoy', 'Mimic'])
  expect(game.runner).toMatchObject({ heap: [share], rig: ['Desperado'] })
})

test('CR 10.3.1g: the cards on Read-Write Share are trashed with it when it is trashed in another way', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Decoy', 'Mimic'], deck: ['Corroder'], rig: [share] })
    .runnerTurn()
  holds(game, ['Decoy', 'Mimic'])
  game.fiat.trash(share)
  expect([...game.runner.heap].sort()).toEqual(['Decoy', 'Mimic', share])
})

test('the Corp does not see what is hosted on Read-Write Share, and nothing of it is active', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Access to Globalsec', 'Decoy'], rig: [share] })
    .runnerTurn()
  holds(game, ['Access to Globalsec', 'Decoy'])
  expect(JSON.stringify(viewFor(game.json, 'corp'))).not.toContain('Globalsec')
  expect(JSON.stringify(viewFor(game.json, 'runner'))).toContain('Globalsec')
  expect(game.runner).toMatchObject({ link: 0, memoryUsed: 2 })
})

test('each copy of Read-Write Share hosts cards of its own', () => {
  const game = atTurn(['Diesel', 'Mimic'], ['Decoy'], 2)
  game.runner.answers('reaction', share)
  takes(game, 'Diesel')
  takes(game, 'Mimic')
  expect(
    game
      .cards(share)
      .map(each => each.hosted.length)
      .sort(),
  ).toEqual([1, 2])
  expect(game.runner.hand).toEqual(['Corroder', 'Yog.0'])
})

test('Read-Write Share asks nothing when another program is installed, or when the turn of the Corp begins', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, clicks: 1, hand: ['Mimic', 'Diesel'], rig: [share] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.runner.continues()
  expect(game.runner.programs).toContain('Mimic')
  game.passUntil('corpAction')
  expect(hosted(game)).toEqual([])
})
