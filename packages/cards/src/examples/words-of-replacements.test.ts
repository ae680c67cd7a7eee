import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** What the Runner is asked when a run on a remote is successful. */
function askedWith(rig: readonly ReturnType<typeof card>[]) {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }] })
    .runner({ rig })
    .running('remote1')
  const isAsked = (...asks: readonly string[]): void =>
    void game.passUntil(state => state.waiting.some(question => asks.includes(question.asks)))
  isAsked('effect', 'reaction')
  while (game.runner.question?.kind === 'reaction') game.runner.answers('reaction', 'Bank Job')
  isAsked('effect')
  return game.runner.question
}

test('CR 9.9.11: with one effect it is asked whether it applies, with two which applies first', () => {
  const job = card('Bank Job', { counters: { credit: 4 } })
  expect(askedWith([job])).toMatchObject({ kind: 'effect', words: 'Let the effect of Bank Job apply?' })
  expect(askedWith([job, job])).toMatchObject({ kind: 'effect', words: 'Choose which effect applies first.' })
})
