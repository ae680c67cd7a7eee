import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { answer, questionFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { positionFor } from '../search/position.ts'
import type { Macro } from './macro.ts'
import { stepOf } from './macro.ts'
import { macrosAt } from './offered.ts'

const definitions = defineAllCards()
const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
const table = () => scenario({ definitions })

const offered = (game: Game, side: Side) => macrosAt(positionFor(game, side), expectation)
const named = (game: Game, side: Side, is: Macro['is']) =>
  offered(game, side).find(({ macro }) => macro.is === is)

/** Gives the answers of a macro as long as it has any; the opponent passes. */
function played(game: Game, side: Side, macro: Macro): { game: Game; answers: number } {
  let [now, rest, answers] = [game, macro, 0]
  for (;;) {
    const asked = now.waiting[0]
    if (asked === undefined) return { game: now, answers }
    const step = asked.for === side ? stepOf(rest, viewFor(now, side)) : null
    if (asked.for === side && step === null) return { game: now, answers }
    const pass = asked.form === 'choose' ? asked.options.findIndex(({ does }) => does === 'pass') : -1
    const outcome = answer(now, asked.for, step?.reply ?? { question: asked.number, choose: [pass] })
    if (!outcome.ok) throw new Error(`${asked.for} cannot answer: ${outcome.why}`)
    now = outcome.game
    if (step !== null) [rest, answers] = [step.rest, answers + 1]
  }
}

function breaks(game: ScenarioGame) {
  const found = named(game.json, 'runner', 'breakAll')
  if (found === undefined) return null
  const { game: after } = played(game.json, 'runner', found.macro)
  const view = viewFor(after, 'runner')
  return {
    price: found.price,
    asks: view.question?.asks,
    credits: view.runner.credits,
  }
}

test('all of the ice is broken for the least, and the price told beforehand is the price paid', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder'] })
    .encountering('Wall of Static')
  // Strength 2 against 3: one to be as strong, one to break.
  expect(breaks(game)).toEqual({
    price: { credits: 2, otherCredits: 0, clicks: 0, counters: 0 },
    asks: 'jackOut',
    credits: 7,
  })
})

test('of several breakers the cheapest is taken, or several together', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, rig: ['Crypsis', 'Gordian Blade'] })
    .encountering('Enigma')
  // Gordian Blade is as strong, and takes one credit for each of two; Crypsis would need two more to be as strong.
  expect(breaks(game)).toMatchObject({
    price: { credits: 2, counters: 0 },
    asks: 'jackOut',
    credits: 7,
  })
})

const ways = (game: ScenarioGame) =>
  offered(game.json, 'runner').flatMap(({ way, price }) =>
    way === null ? [] : [{ using: way.using, leaves: way.leaves, credits: price?.credits }],
  )

test('each icebreaker is a way of its own, the cheapest first, and so is what leaves a subroutine for less', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, rig: ['Crypsis', 'Gordian Blade'] })
    .encountering('Enigma')
  expect(ways(game)).toEqual([
    { using: ['gordian_blade'], leaves: [], credits: 2 },
    { using: ['crypsis'], leaves: [], credits: 4 },
    { using: ['gordian_blade'], leaves: [0], credits: 1 },
    { using: ['gordian_blade'], leaves: [1], credits: 1 },
  ])
})

test('a way that leaves a subroutine breaks the others for its price, and stops there', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, rig: ['Gordian Blade'] })
    .encountering('Enigma')
  const leaving = offered(game.json, 'runner').find(({ way }) => way?.leaves.includes(0))
  if (leaving === undefined) throw new Error('no way leaves the first subroutine')
  const { question, runner, encounter } = viewFor(played(game.json, 'runner', leaving.macro).game, 'runner')
  expect(question?.asks).toBe('paidWindow')
  expect(runner.credits).toBe(8)
  expect(encounter?.subroutines.map(({ state }) => state)).toEqual(['unbroken', 'broken'])
})

test('where there is one way to break the ice, no other is offered', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder', 'Gordian Blade'] })
    .encountering('Wall of Static')
  expect(ways(game)).toEqual([{ using: ['corroder'], leaves: [], credits: 2 }])
})

test('where it cannot be paid, or nothing breaks such ice, it is not offered', () => {
  for (const runner of [
    { credits: 1, rig: ['Corroder'] },
    { credits: 9, rig: ['Gordian Blade'] },
    { credits: 9, rig: [] },
  ]) {
    const game = table()
      .corp({ hqIce: [rezzed('Wall of Static')] })
      .runner(runner)
      .encountering('Wall of Static')
    expect(named(game.json, 'runner', 'breakAll')).toBeUndefined()
  }
})

test('credits that are for icebreakers are spent before the pool', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 1, rig: ['Corroder', card('Cyberfeeder', { counters: { credit: 1 } })] })
    .encountering('Wall of Static')
  expect(breaks(game)).toMatchObject({
    price: { credits: 1, otherCredits: 1 },
    asks: 'jackOut',
    credits: 0,
  })
})

test('what is offered is the same whatever the Runner does not see', () => {
  const facing = (hidden: string): Game =>
    table()
      .corp({
        hand: [hidden, hidden],
        deck: [hidden, hidden],
        hqIce: [hidden === 'Hedge Fund' ? 'Enigma' : 'Ice Wall', rezzed('Wall of Static')],
        hqRoot: [hidden === 'Hedge Fund' ? 'Corporate Troubleshooter' : 'Red Herrings'],
      })
      .runner({ credits: 9, rig: ['Corroder'] })
      .encountering('Wall of Static').json
  const [one, other] = [facing('Hedge Fund'), facing('Priority Requisition')]
  expect(offered(one, 'runner').length).toBeGreaterThan(0)
  expect(offered(one, 'runner')).toEqual(offered(other, 'runner'))
})

test('a plan ends when the question is not the one that was expected', () => {
  const facing = (credits: number) =>
    table()
      .corp({ hqIce: [rezzed('Wall of Static')] })
      .runner({ credits, rig: ['Corroder', 'Gordian Blade'] })
      .encountering('Wall of Static').json
  const macro = named(facing(9), 'runner', 'breakAll')?.macro
  if (macro === undefined) throw new Error('There is no plan.')
  expect(stepOf(macro, viewFor(facing(9), 'runner'))).not.toBeNull()
  // With no credit left less is offered.
  expect(stepOf(macro, viewFor(facing(0), 'runner'))).toBeNull()
})

test('a plan means the same where options are listed in another order', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder', 'Corroder', 'Gordian Blade'] })
    .encountering('Wall of Static').json
  const macro = named(game, 'runner', 'breakAll')?.macro
  const view = viewFor(game, 'runner')
  const { question } = view
  if (macro === undefined || question?.form !== 'choose') throw new Error('There is no plan.')
  const listed = (options: typeof question.options) => ({ ...view, question: { ...question, options } })
  const abilityAt = (options: typeof question.options) => {
    const reply = stepOf(macro, listed(options))?.reply
    if (reply === undefined || !('choose' in reply)) throw new Error('Nothing is chosen.')
    return options[reply.choose[0] ?? -1]?.ability
  }
  expect(question.options.length).toBeGreaterThan(2)
  const ability = abilityAt(question.options)
  expect(ability).toMatch('corroder')
  expect(abilityAt(question.options.toReversed())).toBe(ability)
})

test('to run on passes until the server is reached, and stops at ice that would do something', () => {
  const begun = (ice: readonly string[]) =>
    table()
      .corp({ hand: ['Hedge Fund', 'Hedge Fund'], hqIce: [...ice] })
      .runner({ credits: 9, rig: ['Corroder'] })
      .running('hq').json
  const { game: past } = played(begun(['Wall of Static']), 'runner', { is: 'continueRun' })
  // The Corp did not rez it: the next to decide is which card to access, or the access itself.
  expect(questionFor(past, 'runner')?.asks).toMatch(/candidate|midAccess|steal/)
  expect(viewFor(past, 'runner').breach?.server).toBe('hq')
  const met = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder'] })
    .running('hq').json
  const { game: stopped } = played(met, 'runner', { is: 'continueRun' })
  expect(viewFor(stopped, 'runner')).toMatchObject({
    encounter: { subroutines: [{ state: 'unbroken' }] },
    question: { asks: 'paidWindow' },
  })
})

test('every click that is left is taken for a credit, and the turn of the other is not touched', () => {
  const game = table().corp({ credits: 5 }).runner({}).corpTurn().json
  const macro = named(game, 'corp', 'takeCredits')?.macro
  if (macro === undefined) throw new Error('It is not offered.')
  const { game: after } = played(game, 'corp', macro)
  const view = viewFor(after, 'corp')
  expect(view.corp).toMatchObject({ credits: 8, clicks: 0 })
  expect(view).toMatchObject({ active: 'runner', question: { asks: 'paidWindow' } })
  expect(offered(after, 'corp')).toEqual([])
})

test.each([0, 1])(
  'whoever breaks an ice goes on to one that can be broken too, with %i clicks left',
  clicks => {
    const game = table()
      .corp({ rndIce: [rezzed('Enigma'), rezzed('Viktor 1.0')] })
      .runner({ credits: 8, clicks, rig: ['Gordian Blade'] })
      .encountering('Viktor 1.0')
    expect(named(game.json, 'runner', 'breakAll')?.macro).toMatchObject({ then: 'nextIce' })
  },
)
