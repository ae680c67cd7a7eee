import { diceOf, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { answerInPlace, loadGame, newGame, packGame, saveGame, unpackGame } from '../../src/index.ts'
import { plainGame } from '../laws/plain-cards.ts'

/** Plays four games, and stops after every seventh answer. */
function* played(): Generator<Game> {
  for (let n = 0; n < 4; n++) {
    const game = newGame(plainGame(`save ${n}`))
    const dice = diceOf(n)
    for (let i = 0; i < 400 && game.over === null; i++) {
      const question = game.waiting[0]
      if (question === undefined) throw new Error('nobody is asked')
      answerInPlace(game, question.for, randomReply(question, dice))
      if (i % 7 === 0) yield game
    }
  }
}

test('a saved game is the game, to the byte, at any question', () => {
  for (const game of played()) {
    expect(JSON.stringify(loadGame(saveGame(game)))).toBe(JSON.stringify(game))
    expect(JSON.stringify(unpackGame(packGame(game)))).toBe(JSON.stringify(game))
  }
})

test('a saved game is shorter than the JSON of the game', () => {
  const game = newGame(plainGame('short'))
  expect(saveGame(game).length).toBeLessThan(JSON.stringify(game).length / 2)
})

test('a game saved in another format is refused, with both formats named', () => {
  const text = saveGame(newGame(plainGame('old'))).replace('"format":6', '"format":7')
  expect(() => loadGame(text)).toThrow(/format 7.*formats 4 to 6/)
})

test('text that is no saved game is refused, and it is said what is wrong', () => {
  const text = saveGame(newGame(plainGame('bad')))
  const withoutField = (name: string) => JSON.stringify({ ...JSON.parse(text), [name]: undefined })
  expect(() => loadGame('{')).toThrow('not a saved game: it is no JSON')
  for (const other of ['null', '[]', '{}', '"game"', JSON.stringify(newGame(plainGame('bad')))])
    expect(() => loadGame(other)).toThrow('not a saved game: it names no format')
  for (const name of Object.keys(JSON.parse(text)).filter(name => !/^(format|seal)$/.test(name)))
    expect(() => loadGame(withoutField(name))).toThrow(`not a saved game: /${name}`)
})

test('a saved game with a part that cannot be is refused, and the part is named', () => {
  const text = saveGame(newGame(plainGame('bad')))
  const refused = (from: string | RegExp, to: string) => {
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    return expect(() => loadGame(changed))
  }
  refused('"turn":0', '"turn":"0"').toThrow('/turn')
  refused('"active":"corp"', '"active":"both"').toThrow('/active')
  refused(/"cards":\[\[1,"\w+"/, '"cards":[[1,"attic"').toThrow('/cards/0/1')
  refused(/"hq":\[\d+/, '"hq":[999').toThrow('there is no card 999')
  refused('"kind":"procedure"', '"kind":"thought"').toThrow('/frames/0/kind')
  refused('"of":"setup"', '"of":"teardown"').toThrow('no procedure teardown')
  refused(/"step":"\w+"/, '"step":"nowhere"').toThrow(
    '(procedure setup) is at step nowhere, which there is not',
  )
  refused(/"titles":\["\w+"/, '"titles":["nobody"').toThrow('no card nobody')
  refused(/"titles":\["\w+",/, '"titles":[').toThrow('titles')
  refused(/"definitions":"[^"]+"/, '"definitions":"lost"').toThrow('no card definitions lost')
  refused(/"edition":"[^"]+"/, '"edition":"1.0"').toThrow('no edition 1.0')
})
