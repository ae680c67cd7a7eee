import type { CardSpec } from '@paydata/scenario'
import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { anyNumber, card, clicks, from, install, may, paid, trash, type } from '../../src/vocabulary.ts'

const corp = { side: 'corp' } as const
const definitions = defineCards('several-places', [
  {
    ...card(
      'hangar',
      paid(
        [clicks()],
        [may([install({ choose: from(['hq', 'archives'], type('ice')), least: 1, most: 1, as: 'ice' })])],
      ),
      paid([clicks()], [trash(anyNumber(from('corpHand')))]),
    ),
    printed: { ...corp, title: 'Hangar', type: 'asset', cost: 0 },
  },
  { ...card('wall'), printed: { ...corp, title: 'Wall', type: 'ice', cost: 0, strength: 0 } },
  { ...card('gate'), printed: { ...corp, title: 'Gate', type: 'ice', cost: 0, strength: 0 } },
  { ...card('note'), printed: { ...corp, title: 'Note', type: 'operation', cost: 0 } },
])
const table = (hand: readonly string[], archives: readonly CardSpec[]) =>
  scenario({ definitions })
    .corp({ hand, archives, remotes: [{ root: [rezzed('Hangar')] }] })
    .corpTurn()

test('CR 1.15.2b: a card from one of two places is one choice among the cards of both', () => {
  const game = table(['Note', 'Wall'], [facedown('Gate'), 'Note'])
  game.corp.uses('Hangar', 0)
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Gate', 'Wall'])
  game.corp.answers('choose', 'Gate')
  game.corp.answers('server', 'HQ')
  expect(game.corp.servers.hq?.ice).toEqual(['Gate'])
  expect(game.corp).toMatchObject({ archives: ['Note'] })
})

test('CR 10.2.2b: it is offered whatever is hidden in the two places, and not where everybody sees that there is nothing', () => {
  const hidden = table(['Note'], [])
  hidden.corp.uses('Hangar', 0)
  expect(hidden.corp.question?.kind).toBe('confirm')
  const open = table([], ['Note'])
  open.corp.uses('Hangar', 0)
  expect(open.corp.question?.kind).toBe('paidWindow')
})

test('CR 1.15.2: any number of cards is none, some or all of them', () => {
  for (const chosen of [[], ['Wall'], ['Wall', 'Note', 'Gate']]) {
    const game = table(['Wall', 'Note', 'Gate'], [])
    game.corp.uses('Hangar', 1)
    expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 3 })
    game.corp.answers('choose', ...chosen)
    expect(game.corp.archivesFacedown.toSorted()).toEqual(chosen.toSorted())
  }
})
