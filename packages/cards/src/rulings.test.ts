import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards } from './index.ts'
import { rulingOf, rulingsOf } from './rulings.ts'

test('the title of a test becomes a sentence, with the rule that it names', () => {
  expect(rulingOf('Botulus breaks nothing without a counter')).toEqual({
    says: 'Botulus breaks nothing without a counter.',
    rule: null,
  })
  expect(rulingOf('CR 1.13.2: the host of Botulus takes it along')).toEqual({
    says: 'The host of Botulus takes it along.',
    rule: '1.13.2',
  })
  expect(rulingOf('ruling: “Freedom Khumalo” counts')).toEqual({
    says: '“Freedom Khumalo” counts.',
    rule: null,
  })
  expect(rulingOf('Account Siphon: is it a run?')).toMatchObject({ says: 'Account Siphon: is it a run?' })
})

test('every card is ruled on by its tests, in sentences and without its text', async () => {
  const all = await Promise.all(cards.map(async ({ is }) => [is, await rulingsOf(is)] as const))
  expect(all.filter(([, ruled]) => ruled.length === 0).map(([is]) => is)).toEqual([])
  const said = all.flatMap(([, ruled]) => ruled.map(({ says }) => says))
  expect(said.filter(says => /^The text of|%[sidjo]|\$\{|\\/.test(says))).toEqual([])
})
