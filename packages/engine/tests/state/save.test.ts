import { expect, test } from 'vitest'
import { answerInPlace, loadGame, newGame, saveGame } from '../../src/index.ts'
import { diceOf, randomReply } from '../../testing/index.ts'
import { plainGame } from '../laws/plain-cards.ts'

test('a saved game is the game, to the byte, at any question', () => {
  for (let n = 0; n < 4; n++) {
    const game = newGame(plainGame(`save ${n}`))
    const dice = diceOf(n)
    for (let i = 0; i < 400 && game.over === null; i++) {
      const question = game.waiting[0]
      if (question === undefined) throw new Error('nobody is asked')
      answerInPlace(game, question.for, randomReply(question, dice))
      if (i % 7 === 0) expect(JSON.stringify(loadGame(saveGame(game)))).toBe(JSON.stringify(game))
    }
  }
})

test('a saved game is shorter than the JSON of the game', () => {
  const game = newGame(plainGame('short'))
  expect(saveGame(game).length).toBeLessThan(JSON.stringify(game).length / 2)
})

test('a game saved in another format is refused, with both formats named', () => {
  const text = saveGame(newGame(plainGame('old'))).replace('"format":1', '"format":7')
  expect(() => loadGame(text)).toThrow(/format 7.*format 1/)
})
