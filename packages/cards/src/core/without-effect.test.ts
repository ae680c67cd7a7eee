import type { View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const older = ['2012', '2013', '2017', '1.4', '1.6'] as const

/** Whether an event or operation can be played in an edition. */
function isOffered(title: string, edition: string, corp: CorpSpec, runner: RunnerSpec = {}): boolean {
  const begun = scenario({ definitions, edition })
  const isEvent = title === 'Forged Activation Orders'
  const game = begun
    .corp({ credits: 5, ...corp, ...(!isEvent && { hand: [title] }) })
    .runner({ credits: 5, ...runner, ...(isEvent && { hand: [title] }) })
  const asked = (isEvent ? game.runnerTurn() : game.corpTurn())[isEvent ? 'runner' : 'corp']
  return asked.question?.options.some(({ card, kind }) => kind === 'play' && card === title) ?? false
}

test.each(older)('%s: without unrezzed ice nobody plays Forged Activation Orders', edition => {
  expect(isOffered('Forged Activation Orders', edition, { hqIce: [rezzed('Ice Wall')] })).toBe(false)
  expect(isOffered('Forged Activation Orders', edition, { hqIce: ['Ice Wall'] })).toBe(true)
})

test.each(older)('%s: the Corp closes no accounts that are empty', edition => {
  expect(isOffered('Closed Accounts', edition, {}, { tags: 1, credits: 0 })).toBe(false)
  expect(isOffered('Closed Accounts', edition, {}, { tags: 1, credits: 1 })).toBe(true)
})

test.each(older)('%s: of an empty R&D nothing is arranged', edition => {
  expect(isOffered('Precognition', edition, { deck: [] })).toBe(false)
  expect(isOffered('Precognition', edition, { deck: ['Hedge Fund'] })).toBe(true)
})

test('CR 1.2.2: today each of them is played all the same', () => {
  expect(isOffered('Forged Activation Orders', '26.03', {})).toBe(true)
  expect(isOffered('Closed Accounts', '26.03', {}, { tags: 1, credits: 0 })).toBe(true)
  expect(isOffered('Precognition', '26.03', { deck: [] })).toBe(true)
})

/** A card of HQ is accessed in a run in which the Runner can trash none. */
const accessing = {
  Carnivore(edition: string) {
    const game = scenario({ definitions, edition })
      .corp({ hand: ['Hedge Fund'], hqIce: [rezzed('Ansel 1.0')] })
      .runner({ rig: ['Carnivore', 'Corroder'], hand: ['Diesel', 'Mimic'] })
      .encountering('Ansel 1.0')
    game.bothPass()
    game.corp.answers('choose', 'Corroder')
    game.corp.declines()
    return game
  },
  Gourmand(edition: string) {
    const game = scenario({ definitions, edition })
      .corp({ hand: ['Hedge Fund'], hqIce: [rezzed('Vertigo')] })
      .runner({ rig: ['Gourmand'], clicks: 1 })
      .encountering('Vertigo')
    game.bothPass()
    return game
  },
}
const tools = ['Carnivore', 'Gourmand'] as const

/** Of each offer to use the tool, whether nothing would come of it. */
const offersOf = (edition: string, tool: (typeof tools)[number]) => {
  const game = accessing[tool](edition)
  game.passUntil('access')
  const { question, runner, access } = viewFor(game.json, 'runner')
  expect(runner.discard.cards.map(({ face }) => face?.title)).not.toContain(tool)
  return { accessed: access?.face?.title, inVain: inVainAmong(question, game.card(tool).title) }
}

const inVainAmong = (question: View['question'], title: string): readonly boolean[] =>
  question?.form === 'choose'
    ? question.options.flatMap(({ definition, inVain }) =>
        definition === title.toLowerCase() ? [inVain] : [],
      )
    : []

test.each(tools)(
  'CR 1.2.2: where nothing can be trashed %s is offered today, and is said to be in vain',
  tool => {
    expect(offersOf('26.03', tool)).toEqual({ accessed: 'Hedge Fund', inVain: [true] })
  },
)

test.each(older.flatMap(edition => tools.map(tool => [edition, tool] as const)))(
  '%s, 1.2.5: where nothing can be trashed nobody uses %s, whose whole effect that is',
  (edition, tool) => {
    expect(offersOf(edition, tool).inVain).toEqual([])
  },
)
