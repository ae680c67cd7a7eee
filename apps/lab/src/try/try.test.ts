import { cards } from '@paydata/cards'
import { defineCards } from '@paydata/engine'
import { card, draw, gainCredits, may, on, play, when } from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { triedText } from './report.ts'
import { tryCard } from './walking.ts'

const siphon = cards.find(({ is }) => is === 'account_siphon')
const idle = {
  ...card(
    'idle',
    play(gainCredits(0), may([draw(1)])),
    when(on({ what: ['markIdentified'] }), gainCredits(1)),
  ),
  printed: { title: 'Idle', side: 'runner', type: 'event', cost: 0 },
} as const
const definitions = defineCards('try', [...cards, { ...idle, set: 'none' }])

const often = { rounds: 12, answers: 60 }

test('a card that does what it says shows each part of it in positions made for it', () => {
  const tried = tryCard(definitions, siphon ?? idle, often)
  expect(tried.missing).toEqual([])
  expect(tried.wrong).toEqual([])
  expect(triedText(definitions.version, siphon ?? idle, tried)).toContain('7 of 7 parts seen')
})

test('what does nothing, and what is never reached, is told', () => {
  const tried = tryCard(definitions, idle, often)
  expect(tried.missing.map(({ path, need }) => `${path} ${need}`)).toEqual([
    'idle/0/does/0 happened',
    'idle/1/does/0 happened',
  ])
  const text = triedText(definitions.version, idle, tried)
  expect(text).toContain('never happened')
  expect(text).toContain('declined')
})
