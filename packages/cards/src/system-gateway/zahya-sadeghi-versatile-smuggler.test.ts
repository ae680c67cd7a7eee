import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object = {}) =>
  scenario({ definitions })
    .corp({
      hand: ['Hedge Fund', 'Hedge Fund'],
      deck: ['Ice Wall', 'Ice Wall', 'Ice Wall', 'Ice Wall'],
      archives: ['Hedge Fund', 'Hedge Fund'],
      ...more,
    })
    .runner({ identity: 'Zahya Sadeghi: Versatile Smuggler', credits: 0 })
    .runnerTurn()
const ends = (game: ReturnType<typeof begin>, server: string) => {
  game.passUntil('nextAction')
  game.runner.runs(server)
  game.finishRun({ accesses: 'pass' })
}

test('Zahya Sadeghi may gain 1 credit as a run on HQ ends in which she accessed 1 card', () => {
  const game = begin()
  ends(game, 'HQ')
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
})

test('Zahya Sadeghi gains 1 credit for each time she accessed a card in the run', () => {
  const game = begin()
  game.runner.runs('R&D')
  game.fiat.moreAccesses('rnd', 2)
  game.finishRun({ accesses: 'pass' })
  game.runner.agrees()
  expect(game.runner.credits).toBe(3)
})

test('CR 9.3.6g: Zahya Sadeghi gains credits once per turn', () => {
  const game = begin()
  ends(game, 'HQ')
  game.runner.agrees()
  ends(game, 'R&D')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(1)
})

test('CR 9.3.6g: Zahya Sadeghi who declines may gain credits for a later run of that turn', () => {
  const game = begin()
  ends(game, 'HQ')
  game.runner.declines()
  expect(game.runner.credits).toBe(0)
  ends(game, 'HQ')
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
})

test('Zahya Sadeghi gains nothing for a run on Archives or on a remote server', () => {
  const game = begin({ remotes: [{ root: ['PAD Campaign'] }] })
  ends(game, 'Archives')
  game.passUntil('nextAction')
  ends(game, 'Server 1')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(0)
})

test('Zahya Sadeghi is asked nothing where she accessed no card', () => {
  const game = begin({ hand: [] })
  ends(game, 'HQ')
  game.passUntil('nextAction')
  const stopped = begin({ hqIce: [rezzed('Wall of Static')] })
  ends(stopped, 'HQ')
  stopped.passUntil('nextAction')
  expect(stopped.runner.credits).toBe(0)
})

test('Zahya Sadeghi gains nothing more for cards that an earlier run accessed', () => {
  const game = begin()
  ends(game, 'Archives')
  ends(game, 'HQ')
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
})

test('CR 6.1.2b: Zahya Sadeghi looks at the server that is attacked as the run ends', () => {
  const game = begin()
  game.runner.runs('Archives')
  game.fiat.resolve('runner', changeServer('hq'))
  game.finishRun({ accesses: 'pass' })
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
})
