import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const order = (game: ScenarioGame, ...whats: string[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

test('8.6.2, 3.7.1, 1.16.4a: playing a card costs its play cost, and it is trashed when it is resolved', () => {
  const game = table()
    .runner({ credits: 3, hand: ['Gain Four'] })
    .runnerTurn()
  game.runner.plays('Gain Four')
  expect(game.runner).toMatchObject({ credits: 5, clicks: 3, heap: ['Gain Four'] })
})

test('8.6.2: an effect that plays a card has its cost paid, or says that it is ignored', () => {
  const begun = (title: string, credits: number) => {
    const game = table()
      .runner({ credits, hand: [title], heap: ['Gain Four'] })
      .runnerTurn()
    game.runner.plays(title)
    return game
  }
  const replay = (title: string, credits: number) => {
    const game = begun(title, credits)
    game.runner.answers('choose', 'Gain Four')
    return game.runner.credits
  }
  expect(replay('Replay', 3)).toBe(5)
  expect(replay('Free Replay', 3)).toBe(7)
  // Without the credits it is no target, and not played (1.15.2b, 1.16.4b).
  const { runner } = begun('Replay', 1)
  expect(runner).toMatchObject({
    credits: 1,
    heap: ['Gain Four', 'Replay'],
    question: { kind: 'paidWindow' },
  })
})

test('8.6.2a: X is chosen as the cost is paid, and known while the card resolves', () => {
  const game = table()
    .runner({ credits: 5, hand: ['X Event'] })
    .runnerTurn()
  game.runner.plays('X Event')
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 5 })
  game.runner.answers('X', 3)
  expect(game.runner.credits).toBe(8)
})

test('8.6.2a, 1.16.2c: the text of a card restricts its X', () => {
  const game = table()
    .corp({ credits: 9, hand: ['X Operation'] })
    .runner({ tags: 2 })
    .corpTurn()
  game.corp.plays('X Operation')
  expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
  game.corp.answers('X', 2)
  expect(game.corp.credits).toBe(13)
})

test('8.6.2b, 8.6.7b, 8.6.7d, 8.6.7e, 8.6.7f, 8.6.7g, 8.6.7h: paid for, played, resolved, trashed, after resolving', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Spend Watch')] }, { root: [rezzed('After Watch')] }] })
    .runner({ credits: 2, hand: ['Gain Four'], rig: ['Play Watch'] })
    .runnerTurn()
  game.runner.plays('Gain Four')
  const seen = order(
    game,
    'creditsSpent',
    'tagsTaken',
    'played',
    'drawn',
    'creditsGained',
    'trashed',
    'playResolved',
  )
  expect(seen).toEqual([
    'creditsSpent',
    'tagsTaken',
    'played',
    'drawn',
    'creditsGained',
    'trashed',
    'playResolved',
    'tagsTaken',
  ])
})

test('8.6.7a, 4.6.4e: a card that is being played is faceup in the play area, not installed and not active yet', () => {
  const game = table()
    .runner({ credits: 5, hand: ['X Event'] })
    .runnerTurn()
  game.runner.plays('X Event')
  expect(game.card('X Event')).toMatchObject({ zone: 'play', faceup: true, installed: false, active: false })
  game.runner.answers('X', 0)
  expect(game.card('X Event').zone).toBe('heap')
})

test('8.6.7c, 8.6.7d: it is active when conditions about playing are met, its own too', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Self Watch'] })
    .runnerTurn()
  game.runner.plays('Self Watch')
  expect(game.runner.credits).toBe(11)
})

test('8.6.3: of several cards each is played to the end before the next', () => {
  const game = table()
    .runner({ credits: 2, hand: ['Replay'], heap: ['Gain Four'] })
    .runnerTurn()
  game.runner.plays('Replay')
  game.runner.answers('choose', 'Gain Four')
  const trashes = game.state.log.filter(line => line.what === 'trashed').map(line => line.card)
  expect(trashes).toEqual(['Gain Four', 'Replay'])
})

test('8.6.4: what a card leaves behind does not need it any more', () => {
  const game = table()
    .runner({ hand: ['Long Effect'] })
    .runnerTurn()
  game.runner.plays('Long Effect')
  expect(game.runner).toMatchObject({ handSize: 7, heap: ['Long Effect'] })
})

test('8.6.5: an event that makes a run stays active until the run is over, and sees it end', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Run Event'] })
    .runnerTurn()
  game.runner.plays('Run Event')
  game.runner.answers('server', 'Archives')
  expect(game.card('Run Event')).toMatchObject({ zone: 'play', active: true })
  game.passUntil('jackOut')
  game.runner.jacksOut()
  expect(game.runner).toMatchObject({ credits: 2, heap: ['Run Event'] })
})

test('8.6.6a: a card that is not in the play area any more is not trashed', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Trash Watch')] }] })
    .runner({ hand: ['Self Mover'] })
    .runnerTurn()
  game.runner.plays('Self Mover')
  expect(game.runner).toMatchObject({ removed: ['Self Mover'], heap: [] })
  expect(game.corp.credits).toBe(0)
})
