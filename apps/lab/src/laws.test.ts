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
  let fromText: Game | undefined
  let nth = 0
  const again = replay(setup, answers, now => {
    const text = JSON.stringify(now)
    if (fromText !== undefined) expect(JSON.stringify(fromText)).toBe(text)
    const next = answers[++nth]
    if (next === undefined) return
    const loaded: Game = JSON.parse(text)
    const { side, reply } = read(loaded, next)
    const outcome = answer(loaded, side, reply)
    if (!outcome.ok) throw new Error(`${next} was refused from text: ${outcome.why}`)
    fromText = outcome.game
  })
  expect(JSON.stringify(again)).toBe(JSON.stringify(game))
})
