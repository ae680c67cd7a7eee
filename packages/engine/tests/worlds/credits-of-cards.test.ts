import { fillers, rareCards, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { knownTo } from '../../src/worlds/index.ts'

const definitions = defineCards('rare cards that host credits', rareCards)

test('10.2: a payment in progress names the card whose credits it spends by the number that its player can know', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, rig: ['Rare knife', 'Rare shade'], deck: fillers('runner', 12) })
    .runnerTurn('window')
  game.runner.uses('Rare knife')
  expect(game.runner.question?.kind).toBe('payment')
  const known = knownTo(game.json, 'runner')?.game ?? expect.fail('nothing is known')
  const payment = known.frames.find(frame => frame.kind === 'procedure' && frame.of === 'pay')
  const paid = Object.keys(payment?.kind === 'procedure' ? payment.vars : {}).filter(key =>
    /^from\d+$/.test(key),
  )
  expect(paid.map(key => known.titles[Number(key.slice('from'.length))])).toEqual(['rare_shade'])
})
