import { defineCards } from '@paydata/engine'
import type { SeenCard, SeenOccurrence } from '@paydata/engine/inside/fields/types'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { boosts, card, credits, endRun, subroutine } from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { logSentences } from '../src/in-english.ts'

const definitions = 'story-test'
defineCards(definitions, [
  {
    ...card('plain_wall', subroutine(endRun())),
    printed: { title: 'Plain Wall', side: 'corp', type: 'ice', subtypes: ['barrier'] },
  },
  {
    ...card('plain_pick', boosts({ cost: [credits(1)], strength: 2 })),
    printed: { title: 'Plain Pick', side: 'runner', type: 'program', subtypes: ['icebreaker'] },
  },
])

const wall: SeenCard = { id: 1, definition: 'plain_wall', title: 'Plain Wall', before: null }
const pick: SeenCard = { id: 2, definition: 'plain_pick', title: 'Plain Pick', before: null }
const happened = (what: What, more: Partial<SeenOccurrence> = {}): SeenOccurrence => ({
  what,
  by: 'runner',
  card: null,
  server: null,
  protects: false,
  host: null,
  amount: 1,
  kind: null,
  cause: { card: null, path: null },
  ...more,
})
const told = (...all: SeenOccurrence[]) =>
  logSentences(all, { viewer: 'spectator', definitions }).map(
    ({ depth, text }) => `${'- '.repeat(depth)}${text}`,
  )

test('CR 1.16: a price is told with what it was paid for', () => {
  const action = [happened('creditsSpent', { amount: 5 }), happened('clicksSpent')]
  expect(told(...action, happened('installed', { card: pick }))).toEqual([
    'The Runner installs Plain Pick ([click], 5[credit]).',
  ])
})

test('CR 8.5.16c: a card that makes room for another was not what the click was spent for', () => {
  const trash = happened('trashed', { card: wall })
  expect(told(happened('clicksSpent'), trash, happened('installed', { card: pick }))).toEqual([
    'The Runner trashes Plain Wall.',
    'The Runner installs Plain Pick ([click]).',
  ])
})

test('a price of nothing that is told stands for itself', () => {
  expect(told(happened('creditsSpent', { amount: 2 }))).toEqual(['The Runner spends 2[credit].'])
})

test('CR 8.4.2: a draw names the cards for a player who sees them', () => {
  const before = { id: null, zone: 'setAside' as const, server: null }
  const moved = happened('moved', { kind: 'grip', card: { ...pick, before } })
  expect(told(happened('drawn'), moved)).toEqual(['The Runner draws 1 card: Plain Pick.'])
  const unseen = { ...moved, card: { id: null, definition: null, title: null, before } }
  expect(told(happened('drawn'), unseen)).toEqual(['The Runner draws 1 card.'])
})

test('CR 8.4.2: each draw names its own cards, after what it was drawn for', () => {
  const before = { id: null, zone: 'setAside' as const, server: null }
  const cause = { card: wall, path: 'plain_wall/0/does' }
  const drawn = happened('drawn', { cause })
  const moved = (card: SeenCard) => happened('moved', { kind: 'grip', card: { ...card, before }, cause })
  const other: SeenCard = { ...pick, id: 5, title: 'Other Pick' }
  expect(told(drawn, moved(pick), drawn, moved(other))).toEqual([
    '- The Runner draws 1 card because of Plain Wall: Plain Pick.',
    '- The Runner draws 1 card: Other Pick.',
  ])
  expect(told(moved(pick))).toEqual(['- The Runner adds Plain Pick to the grip because of Plain Wall.'])
})

test('CR 5.2.1: a click spent for nothing is not the price of what comes next', () => {
  const finished = happened('actionFinished')
  expect(
    told(happened('clicksSpent'), finished, happened('clicksSpent'), happened('creditsGained'), finished),
  ).toEqual(['The Runner spends [click].', 'The Runner gains 1[credit] ([click]).'])
})

test('CR 1.13.13: what falls with its host was not trashed for the price of what comes instead', () => {
  const fallen = happened('trashed', { by: null, card: wall })
  const paid = [happened('clicksSpent'), happened('creditsSpent', { amount: 4 })]
  expect(told(...paid, fallen, happened('installed', { card: pick }))).toEqual([
    'Plain Wall is trashed.',
    'The Runner installs Plain Pick ([click], 4[credit]).',
  ])
})

test('what a card does is laid to it once, and to another with its title again', () => {
  const gained = (id: number) =>
    happened('creditsGained', { cause: { card: { ...wall, id }, path: 'plain_wall/0/does' } })
  expect(told(gained(1), gained(1), gained(7))).toEqual([
    '- The Runner gains 1[credit] because of Plain Wall.',
    '- The Runner gains 1[credit].',
    '- The Runner gains 1[credit] because of Plain Wall.',
  ])
})

test('CR 9.5: an ability tells what it does, where nothing else does', () => {
  const used = happened('abilityUsed', { card: pick, kind: 'plain_pick/0' })
  const cause = { card: pick, path: 'plain_pick/0/does' }
  expect(told(used, happened('strengthChanged', { card: pick, cause }))).toEqual([
    'The Runner uses Plain Pick: “+2 strength.”',
  ])
  expect(told(used, happened('creditsGained', { cause }))).toEqual([
    'The Runner uses Plain Pick.',
    '- The Runner gains 1[credit].',
  ])
  // What another use comes to is told of that one.
  expect(told(used, used, happened('creditsGained', { cause }))).toEqual([
    'The Runner uses Plain Pick: “+2 strength.”',
    'The Runner uses Plain Pick.',
    '- The Runner gains 1[credit].',
  ])
})

test('CR 9.8: a subroutine is told in its words', () => {
  expect(told(happened('subroutineBroken', { card: wall, kind: '0' }))).toEqual([
    'The Runner breaks “End the run.” on Plain Wall.',
  ])
})

test('CR 6.9.6: a run that failed is not said to end once more', () => {
  expect(told(happened('runUnsuccessful', { server: 'hq' }), happened('runEnded'))).toEqual([
    'The run on HQ is unsuccessful.',
  ])
})

test('CR 7.2.2: an accessed card is trashed for its price', () => {
  const accessed: SeenCard = { id: 3, definition: 'plain_wall', title: 'Plain Wall', before: null }
  const cause = { card: accessed, path: 'access/trash/does' }
  const used = happened('abilityUsed', { card: accessed, kind: 'access/trash' })
  const trashed = happened('trashed', { card: accessed, cause })
  expect(told(happened('creditsSpent', { amount: 3 }), used, trashed)).toEqual([
    'The Runner trashes Plain Wall (3[credit]).',
  ])
})
