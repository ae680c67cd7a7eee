import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { factsOf, findCard, sentencesOf } from '../../.ci/card-facts.mjs'
import { constantOf, testOf } from '../../.ci/card-files.mjs'

const data = fileURLToPath(new URL('../../packages/cards/data', import.meta.url))

test('a text is split into its abilities and their sentences, options are told apart, and reminders are left out', () => {
  const text =
    'When it rains, draw 1 card. (Rain is wet.) Gain 2[credit].\n[click], [trash]: Choose 1:\n• Sing.\n• Dance.'
  expect(sentencesOf(text)).toEqual([
    ['When it rains, draw 1 card.', 'Gain 2[credit].'],
    ['[click], [trash]: Choose 1:', '• Sing.', '• Dance.'],
  ])
})

test('the facts of the reference become those of the project, without the text', () => {
  const printed = {
    code: '99001',
    side: 'runner',
    type: 'program',
    faction: 'shaper',
    unique: true,
    quantity: 3,
  }
  const numbers = { cost: 0, memory_cost: 1, strength: 2, influence_cost: 4, deck_limit: 1, trash_cost: null }
  const card = { ...printed, ...numbers, id: 'umbrella', title: 'Umbrella', subtypes: ['code_gate', 'g_mod'] }
  expect(factsOf({ ...card, reference_text: 'Keep dry.' })).toEqual({
    id: 'umbrella',
    title: 'Umbrella',
    ...printed,
    subtypes: ['code gate', 'g-mod'],
    cost: 0,
    strength: 2,
    memory: 1,
    influence: 4,
    limit: 1,
  })
})

test('a card of the project is found by its id and by its title, also where no texts are at hand', () => {
  for (const asked of ['rene_loup_arcemont_party_animal', 'René "Loup" Arcemont: Party Animal'])
    expect(findCard(asked, data, new Map())).toMatchObject({ set: 'system-gateway', sentences: null })
  expect(findCard('film_critic', data, new Map())).toBeNull()
})

test('the skeleton of a test has a case for each sentence, and none of the words of the text', () => {
  const facts = findCard('carmen', data, new Map())?.facts
  if (facts === undefined) throw new Error('Carmen is gone.')
  const sentences = sentencesOf('If it rains, you may sing.\n1[credit]: Dance.')
  const skeleton = testOf({ set: 'system-gateway', name: 'System Gateway', facts, sentences })
  expect([...skeleton.matchAll(/^test\('(.*)', /gm)].map(([, name]) => name)).toEqual([
    'Carmen, ability 1 (what holds or is played) does what it says',
    'Carmen, ability 1 (what holds or is played) is declined',
    'Carmen, ability 1 (what holds or is played) does nothing where its condition is not met',
    'Carmen, ability 2 (paid ability) does what it says',
    'Carmen, ability 2 (paid ability) is refused where its cost cannot be paid',
  ])
  // Each fails until somebody has written what a player sees.
  expect(skeleton.match(/not written yet/g)).toHaveLength(5)
  expect(skeleton).not.toMatch(/rains|sing|Dance/)
})

test('constants are named after ids', () => {
  expect(['mutual_favor', '24_7_news_cycle'].map(constantOf)).toEqual(['mutualFavor', 'the247NewsCycle'])
})
