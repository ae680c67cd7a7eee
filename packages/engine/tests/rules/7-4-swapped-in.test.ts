import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Printed } from '../../src/language/abilities.ts'
import { accessed, card, chosen, from, swap, when } from '../../src/vocabulary.ts'

const upgrade = (title: string): Printed => ({ title, side: 'corp', type: 'upgrade', cost: 0, trash: 2 })

const definitions = defineCards('swapped in', [
  {
    ...card('changeling', when(accessed(), swap('self', chosen(from('root'), 'other')))),
    printed: upgrade('Changeling'),
  },
  {
    ...card('second_changeling', when(accessed(), swap('self', chosen(from('root'), 'other')))),
    printed: upgrade('Second Changeling'),
  },
  { ...card('newcomer'), printed: upgrade('Newcomer') },
  { ...card('neighbour'), printed: upgrade('Neighbour') },
])

/** The Runner has accessed the Changeling of the first server, and it has changed places with another card. */
function swapped(other: string, neighbour = 'Neighbour') {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Changeling', neighbour] }, { root: ['Newcomer'] }] })
    .runner({ credits: 0 })
    .breaching('remote1')
  game.runner.accesses('Changeling')
  game.corp.answers('choose', other)
  return game
}

const candidates = (game: ReturnType<typeof swapped>) =>
  game.runner.question?.options.map(option => option.card).sort()

test('7.4.6a: a card swapped into the root during the breach becomes a candidate if the Runner says so', () => {
  const game = swapped('Newcomer')
  expect(game.runner.question).toMatchObject({ kind: 'becomesCandidate' })
  game.runner.agrees()
  // The access of the Changeling is over, as it left the root.
  expect(game.runner.question?.kind).toBe('candidate')
  expect(candidates(game)).toEqual(['Neighbour', 'Newcomer'])
})

test('7.4.6a: if the Runner declines it is none for the rest of the breach', () => {
  const game = swapped('Newcomer')
  game.runner.declines()
  expect(candidates(game)).toEqual(['Neighbour'])
  game.runner.accesses('Neighbour')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})

test('7.4.6a: what was declined is not asked about again, though it moves within the root', () => {
  const game = swapped('Newcomer', 'Second Changeling')
  game.runner.declines()
  expect(candidates(game)).toEqual(['Second Changeling'])
  game.runner.accesses('Second Changeling')
  game.corp.answers('choose', 'Newcomer')
  expect(game.runner.question).toMatchObject({ kind: 'midAccess' })
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})
