import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { answer } from '../../src/index.ts'
import { findLeak } from '../../testing/leaks.ts'
import type { Dice } from '../../testing/random-player.ts'
import { diceOf, lively, randomReply } from '../../testing/random-player.ts'
import { begin } from './cards.ts'

const viewers = ['corp', 'runner', 'spectator'] as const
const games = 6

function playOn(game: Game, dice: Dice, answers: number): Game {
  let now = game
  for (let i = 0; i < answers; i++) {
    const [question] = now.waiting
    if (question === undefined) break
    const outcome = answer(now, question.for, randomReply(question, dice, lively))
    if (outcome.ok) now = outcome.game
  }
  return now
}

test('what is hidden from a viewer changes no byte of what the viewer gets', { timeout: 600_000 }, () => {
  const leaks: string[] = []
  let compared = 0
  for (let n = 0; n < games; n++) {
    const dice = diceOf(`leaks ${n}`)
    let game = begin(`leaks ${n}`)
    for (let i = 0; i < 40 && game.over === null; i++) {
      game = playOn(game, dice, 1 + dice(10))
      for (const viewer of viewers) {
        const { answers, leak } = findLeak(game, viewer, `${n} ${i} ${viewer}`, 25)
        compared += answers
        if (leak !== undefined) leaks.push(`game ${n}, step ${i}: ${JSON.stringify(leak)}`)
      }
    }
  }
  expect(leaks).toEqual([])
  expect(compared).toBeGreaterThan(games * 500)
})
