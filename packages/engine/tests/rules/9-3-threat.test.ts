import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { card, gainCredits, play, threat } from '../../src/vocabulary.ts'

const definitions = defineCards('threat', [
  {
    ...card('loud', play(gainCredits(1)), threat(3, play(gainCredits(5)))),
    printed: { title: 'Loud', side: 'corp', type: 'operation', cost: 0 },
  },
  {
    ...card('silent', threat(3, play(gainCredits(5)))),
    printed: { title: 'Silent', side: 'corp', type: 'operation', cost: 0 },
  },
])

const plays = (title: string, corp: number, runner: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: [title] })
    .corpTurn()
  game.fiat.set({ corp: { agendaPoints: corp }, runner: { agendaPoints: runner } })
  game.corp.plays(title)
  return game.corp.credits
}

test('CR 9.3.6f: a play ability is resolved only at its threat level, which is the greater score', () => {
  expect(plays('Loud', 2, 2)).toBe(1)
  expect(plays('Loud', 3, 0)).toBe(6)
  expect(plays('Loud', 0, 4)).toBe(6)
})

test('CR 9.3.6f: a card whose only play ability has another threat level does nothing', () => {
  expect(plays('Silent', 2, 2)).toBe(0)
  expect(plays('Silent', 3, 2)).toBe(5)
})
