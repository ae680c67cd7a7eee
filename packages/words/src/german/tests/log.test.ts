import type { SeenOccurrence } from '@paydata/engine/inside/fields/types'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { expect, test } from 'vitest'
import { logLine } from '../../tree/index.ts'
import { german } from '../game/index.ts'

const happened: Omit<SeenOccurrence, 'what' | 'cause'> = {
  by: 'corp',
  card: { id: 3, definition: 'ice_wall', title: 'Ice Wall', before: null },
  server: 'hq',
  protects: false,
  host: null,
  amount: 2,
  kind: null,
}

test('a reason stands before what ends the sentence: a prefix, or a participle', () => {
  const cause = { card: { id: 4, definition: 'data_dealer', title: 'Data Dealer', before: null }, path: null }
  const line = (what: What, more: Partial<SeenOccurrence> = {}) =>
    logLine({ ...happened, what, ...more, cause }, 'corp', german)
  expect(line('forfeited')).toBe('Du gibst Ice Wall wegen Data Dealer auf.')
  expect(line('revealed')).toBe('Du deckst Ice Wall wegen Data Dealer auf.')
  expect(line('discarded')).toBe('Du wirfst Ice Wall wegen Data Dealer ab.')
  expect(line('advanced')).toBe('Du treibst Ice Wall in der Wurzel von HQ wegen Data Dealer voran.')
  expect(line('derezzed')).toBe('Ice Wall wird wegen Data Dealer derezzt.')
  expect(line('countersPlaced', { kind: 'virus' })).toBe(
    '2 Virusmarker werden auf Ice Wall wegen Data Dealer gelegt.',
  )
  expect(line('iceEncountered')).toBe('Der Runner wird mit Ice Wall wegen Data Dealer konfrontiert.')
  expect(line('installed')).toBe('Du installierst Ice Wall in der Wurzel von HQ wegen Data Dealer.')
})
