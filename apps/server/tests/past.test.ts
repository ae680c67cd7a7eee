import type { Entry } from '@paydata/match'
import { advance, noMacros, recollect } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { settings } from '@paydata/protocol'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { newMatch } from '../src/matches/match.ts'
import { pastOf, walk } from '../src/matches/restore.ts'
import { starterSetup } from './setups.ts'
import { stepTo } from './stepping.ts'

const agreed = settings.parse({})
const wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }
const sides = ['corp', 'runner'] as const

test.each([1, 2, 3, 4])(
  'game %i: what is at hand says the same of a take-back as the whole log, and stands where the log does',
  seed => {
    const setup = starterSetup(`past ${seed}`)
    const match = newMatch('past', setup, null, 0)
    const dice = diceOf(seed)
    const entries: Entry[] = []
    let [passed, compared] = [0, 0]
    for (let moves = 0; moves < 60 && match.position.result === null; moves++) {
      const question = match.position.game.waiting[0]
      if (question === undefined) throw new Error('Nobody is asked.')
      const reply = randomReply(question, dice, lively)
      const move = { kind: 'answer', by: question.for, how: 'player', id: null, reply } as const
      const made = advance(match, move, wishes, agreed, 0)
      if (!made.ok) throw new Error(made.why)
      stepTo(match, made.steps)
      entries.push(...made.steps.map(({ entry }) => entry))
      passed += made.steps.length - 1
      const positions = [...walk(setup, null, entries)]
      expect(match.position.game).toEqual(positions.at(-1)?.game)
      const log = pastOf(positions)
      const recollected = sides.flatMap(side => {
        const atHand = recollect(match.past, side)
        return atHand === null ? [] : [{ side, atHand }]
      })
      for (const { side, atHand } of recollected) {
        const { to, isFree, undone } = atHand
        expect(recollect(log, side)).toMatchObject({ to: { n: to.n, game: to.game }, isFree, undone })
      }
      compared += recollected.length
    }
    expect(passed).toBeGreaterThan(20)
    expect(compared).toBeGreaterThan(20)
  },
)
