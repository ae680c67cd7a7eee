import { card, problemsOf, scenario } from '@paydata/scenario'
import { agenda, made } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { always } from '../../src/vocabulary.ts'

const definitions = defineCards('named', [
  made(agenda('Plain')),
  made(
    agenda('Growing'),
    always({ declare: 'points', cards: 'self', by: { amount: 'counters', counter: 'power', on: 'self' } }),
  ),
])

test('a broken law names the card that breaks it', () => {
  const { json } = scenario({ definitions }).corpTurn()
  const broken = structuredClone(json)
  Object.assign(broken.cards[2] ?? {}, { life: 0 })
  expect(problemsOf(broken).join('\n')).toContain('card 2 has life 0')
})

test('CR 1.17.1: an agenda that says what it is worth is worth that where it is scored', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Plain', card('Growing', { counters: { power: 2 } })] })
    .corpTurn()
  expect(game.corp.agendaPoints).toBe(4)
  expect(game.card('Plain').points).toBe(1)
  expect(game.card('Growing').points).toBe(3)
})
