import { defineAllCards } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Because } from '@paydata/protocol'
import { scenario } from '@paydata/scenario'
import { speechOf, tags } from '@paydata/words/languages'
import { reasonsText } from '@paydata/words/reasons'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../../messages/language.ts'
import { decidedAt } from './decided.ts'

await loadWords('game')
await loadWords('table')
await loadWords('reasons')
afterEach(() => speak('en'))

const [, another = expect.fail('there is one language')] = tags
const game = scenario({ definitions: defineAllCards() })
  .corp({ hand: ['Hedge Fund'], credits: 5 })
  .runner({})
  .corpTurn()

/** Why the Corp gave its answer, as the viewer is told. */
function why(because: Because, eye: Side = 'corp') {
  const view = (side: Side) => viewFor(game.json, side)
  const { question } = view('corp')
  const reply = { question: question?.number ?? 0, choose: [0] }
  return decidedAt(view, { by: 'corp', reply, because }, eye).words?.because
}
const reason = [{ code: 'costs', params: { card: 'hedge_fund', amount: 5, does: { credits: 9 } } }]

test('a reason is told in the language of the viewer', async () => {
  expect(why(reason)).toBe('Hedge Fund costs 5 credits: gain 9 credits.')
  await speak(another)
  const there = reasonsText(reason, await speechOf(another).reasons(), () => 'Hedge Fund')
  expect(there).not.toBe('Hedge Fund costs 5 credits: gain 9 credits.')
  expect(why(reason)).toBe(there)
})

test('a reason from an earlier release is shown as it was written, and one from a later release is not shown', async () => {
  await speak(another)
  expect(why('Hedge Fund gains.')).toBe('Hedge Fund gains.')
  expect(why([{ code: 'unheardOf', params: {} }])).toBeNull()
})

test('no other viewer is told the reason', () => {
  expect(why(reason, 'runner')).toBeUndefined()
})
