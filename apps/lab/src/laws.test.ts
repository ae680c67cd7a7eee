import type { Game } from '@paydata/engine'
import { answer } from '@paydata/engine'
import { diceOf, read, replay } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { fuzz } from './fuzz/game.ts'
import { setupFor } from './pool.ts'

const kinds = ['mixed', 'starter', 'rare']
const played = [...Array(12).keys()].map(nth => {
  const seed = `laws ${nth}`
  const dice = diceOf(seed)
  const setup = setupFor(kinds[nth % kinds.length] ?? 'mixed', nth, seed, dice)
  return { nth, setup, ...fuzz(setup, seed, dice, 700, { each: () => undefined }) }
})

test.each(played)(
  'game $nth with real cards keeps the laws of conservation and leaks nothing',
  ({ problem }) => {
    expect(problem).toBeUndefined()
  },
)

test.each(played.slice(0, 4))('game $nth with real cards plays again byte for byte, from text too', each => {
  const { setup, answers, game } = each
  const texts: string[] = []
  const again = replay(setup, answers, now => texts.push(JSON.stringify(now)))
  expect(JSON.stringify(again)).toBe(JSON.stringify(game))
  expect(texts).toHaveLength(answers.length)
  for (const [nth, next] of answers.slice(1).entries()) {
    const loaded: Game = JSON.parse(texts[nth] ?? '')
    const { side, reply } = read(loaded, next)
    const outcome = answer(loaded, side, reply)
    if (!outcome.ok) throw new Error(`${next} was refused from text: ${outcome.why}`)
    expect(JSON.stringify(outcome.game)).toBe(texts[nth + 1])
  }
})
