import type { Analysis } from '@paydata/bots/analysis'
import { defineAllCards } from '@paydata/cards'
import type { Game, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { card, scenario } from '@paydata/scenario'
import { expect, test, vi } from 'vitest'
import { loadWords } from '../../messages/language.ts'
import { Teller } from './told-analysis.ts'

await loadWords('game')
await loadWords('reasons')

const game: Game = scenario({ definitions: defineAllCards() })
  .corp({
    hand: ['Hedge Fund'],
    credits: 5,
    remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }],
  })
  .runner({})
  .corpTurn().json

const view = viewFor(game, 'corp')
const replyThat = (does: string) => {
  const { question } = view
  if (question?.form !== 'choose') throw new Error('Nothing is to be chosen.')
  return { question: question.number, choose: [question.options.findIndex(each => each.does === does)] }
}
const side: Side = 'corp'
const decision = { step: 3, turn: 1, side, played: replyThat('gainCredit'), better: replyThat('advance') }
const found: Analysis = {
  seed: 'seed',
  sides: [side],
  points: [],
  missed: [decision],
  costly: [{ ...decision, step: 4, because: [], before: 0.6, after: 0.3, error: 0.02, games: 120 }],
  decisions: 2,
  answers: 9,
}

test('what was played, what was better and the way to win are told in words, each once', () => {
  const gameAt = vi.fn(() => game)
  const teller = new Teller({ gameAt }, () => [{ view, reply: replyThat('advance') }])
  const told = teller.tell(found)
  expect(told.missed).toMatchObject([{ step: 3, plan: [expect.stringMatching(/^Advance Hostile Takeover/)] }])
  expect(told.costly).toMatchObject([
    {
      played: expect.stringMatching(/^Gain 1/),
      better: expect.stringMatching(/^Advance Hostile Takeover/),
      because: '',
      before: 0.6,
      after: 0.3,
    },
  ])
  const { length } = gameAt.mock.calls
  expect(teller.tell(found)).toEqual(told)
  expect(gameAt.mock.calls.length).toBe(length)
})
