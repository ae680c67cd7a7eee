import { viewFor } from '@paydata/engine'
import { test } from 'vitest'
import { scenario } from '../src/index.ts'
import { expect } from '../testing/expect.ts'
import { definitions } from './cards.ts'

test('a field that a view or a look does not have does not compile', () => {
  const game = scenario({ definitions }).runner({ credits: 2 }).runnerTurn()
  expect(game.runner).toMatchObject({ credits: 2, inPlay: [] })
  // @ts-expect-error: the Runner has credits.
  expect(game.runner).not.toMatchObject({ credit: 2 })
  // @ts-expect-error: clicks are numbers.
  expect(game.runner).not.toMatchObject({ clicks: '4' })
  const view = viewFor(game.json, 'runner')
  expect(view).toMatchObject({ runner: { credits: 2, hand: { count: 0 } }, run: null })
  // @ts-expect-error: a hand has a count.
  expect(view).not.toMatchObject({ runner: { hand: { size: 0 } } })
})
