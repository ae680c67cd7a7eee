import { expect, test } from 'vitest'
import { procedure } from '../../src/changes/frames.ts'
import { keep, keepAs } from '../../src/procedures/procedure-frames.ts'

const card = { card: 7, life: 1 }

test('what a procedure keeps is known by its own names, and by no others', () => {
  const { vars } = procedure('install', 'place', {
    by: 'corp',
    vars: { card: [card], change: -1, ignore: 'nothing' },
  })
  expect([vars.card[0], vars.change, vars.server]).toEqual([card, -1, undefined])
  // @ts-expect-error it is set later, or not at all
  const server: string = vars.server ?? undefined
  // @ts-expect-error a trace keeps it
  const base = vars.base
  // @ts-expect-error misspelt
  const price = vars.chnage
  expect([server, base, price]).toEqual([undefined, undefined, undefined])
  // @ts-expect-error a reference is no number
  const change: number = vars.card
  expect(change).toEqual([card])
})

test('a procedure is begun with all that it needs, and keeps only what it has a name for', () => {
  // @ts-expect-error no amount
  procedure('sabotage', 'choose', { by: 'corp', vars: {} })
  const bids = procedure('psi', 'bid', { by: 'corp', vars: {} })
  keep(bids, { corpBid: 1 })
  keepAs(bids, 'runnerBid', 2)
  expect(bids.vars).toEqual({ corpBid: 1, runnerBid: 2 })
  // @ts-expect-error a bid is a number
  keep(bids, { corpBid: 'one' })
  // @ts-expect-error nothing else is kept
  keepAs(bids, 'spent', 2)
})
