import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { doubtAbout } from './doubt.ts'

for (const part of ['page', 'table'] as const) await loadWords(part)

const definitions = defineAllCards()
const encounter = (credits: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits, rig: ['Corroder'] })
    .encountering('Wall of Static')

test('the Runner is warned before a subroutine resolves that they could break', () => {
  expect(doubtAbout(viewFor(encounter(5).json, 'runner'))).toContain('1 unbroken subroutine')
})

test('nobody is warned about a subroutine that they cannot break', () => {
  expect(doubtAbout(viewFor(encounter(0).json, 'runner'))).toBeNull()
  expect(doubtAbout(viewFor(encounter(5).json, 'corp'))).toBeNull()
})

test('the Corp is warned before it leaves an agenda unscored that would win, and about no other one', () => {
  const game = (scored: readonly string[]) =>
    scenario({ definitions })
      .corp({ scored, remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }] })
      .beforeCorpTurn()
  const winning = viewFor(game(['Priority Requisition', 'Private Security Force']).json, 'corp')
  expect(doubtAbout(winning)).toBe('Leave the winning agenda unscored?')
  expect(doubtAbout(viewFor(game([]).json, 'corp'))).toBeNull()
})
