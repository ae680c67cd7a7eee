import { defineAllCards } from '@paydata/cards'
import type { Game, Reply, Side } from '@paydata/engine'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { questionIn } from '../bot.ts'
import { reason } from '../reasons/reason.ts'
import { waysTo } from '../runs/ways.ts'
import { positionFor } from '../search/position.ts'
import type { Advice } from '../search/search.ts'
import { figuresOf } from './figures.ts'
import type { Hint } from './hint.ts'
import { sightOf } from './sight.ts'
import { hintFrom } from './steps.ts'

const definitions = defineAllCards()
const deck = ['Sure Gamble', 'Diesel', 'Easy Mark', 'Corroder']
const runners = (): Game =>
  scenario({ definitions })
    .corp({
      credits: 3,
      hand: ['Hedge Fund'],
      hqIce: [rezzed('Enigma')],
      rndIce: [rezzed('Wall of Static')],
      remotes: [{ root: [rezzed('PAD Campaign')], ice: [rezzed('Enigma'), 'Ice Wall'] }],
      deck: ['Hedge Fund', 'Enigma', 'PAD Campaign'],
    })
    .runner({ credits: 5, hand: deck, rig: ['Gordian Blade'], deck })
    .runnerTurn().json

const viewOf = (game: Game, side: Side) => positionFor(game, side).view
const view = viewOf(runners(), 'runner')
const question = questionIn(view)

/** The reply that takes the first option of a kind. */
function replyTo(does: string, server: string | null = null): Reply {
  const options = question.form === 'choose' ? question.options : []
  const at = options.findIndex(each => each.does === does && (server === null || each.server === server))
  return { question: question.number, choose: [at] }
}

const because = [reason('changesLittle')]
const credit = replyTo('gainCredit')
const run = replyTo('run', 'remote1')
const advice: Advice = { reply: run, because, prospects: [] }

/** Games that end so on average, and differ by so much. */
const ends = (mean: number, spread: number): readonly number[] =>
  Array.from({ length: 40 }, (_, nth) => mean + (nth % 2 === 0 ? spread : -spread))

const after = (ofRun: readonly number[], ofCredit: readonly number[]): Hint =>
  hintFrom(
    view,
    {
      advice,
      again: [
        { reply: run, because, ends: ofRun },
        { reply: credit, because, ends: ofCredit },
      ],
    },
    definitions,
  )
const kindsOf = ({ steps }: Hint): readonly string[] => steps.map(({ tells }) => tells)

test('a reply whose lead is beyond its noise is told in three steps: where to look, the two that matter, the reply', () => {
  const hint = after(ends(0.6, 0.1), ends(0.5, 0.1))
  expect(hint.question).toBe(question.number)
  expect(kindsOf(hint)).toEqual(['look', 'oneIsBetter', 'reply'])
  expect(hint.steps[0]).toMatchObject({ at: { is: 'server', server: 'remote1', to: 'run' }, wins: 'unknown' })
  expect(hint.steps[1]).toMatchObject({
    games: 40,
    replies: [
      { reply: run, chance: 60 },
      { reply: credit, chance: 50 },
    ],
  })
  expect(hint.steps[2]).toEqual({ tells: 'reply', reply: run })
})

test('where the lead is within its noise both are fine, and no reply is told', () => {
  const noisy = after(
    ends(0.55, 0.3),
    ends(0.5, 0.3).map((_, nth) => 0.5 + (nth % 3 === 0 ? 0.4 : -0.2)),
  )
  expect(kindsOf(noisy)).toEqual(['look', 'bothAreFine'])
  expect(kindsOf(after(ends(0.5, 0.2), ends(0.5, 0.2)))).toEqual(['look', 'bothAreFine'])
})

test('a lead of less than a percentage point is none, however certain it is', () => {
  expect(kindsOf(after(ends(0.508, 0.1), ends(0.5, 0.1)))).toEqual(['look', 'bothAreFine'])
})

test('if the games played on once more speak for the other reply, that is the one that is told', () => {
  const hint = after(ends(0.4, 0.1), ends(0.5, 0.1))
  expect(hint.steps[0]).toMatchObject({ at: { is: 'credits' } })
  expect(hint.steps[2]).toEqual({ tells: 'reply', reply: credit })
})

test('a win this turn is told first, and as certain', () => {
  const won = { reply: run, because: [reason('winsNow')], prospects: [] }
  const { steps } = hintFrom(view, { advice: won, again: null }, definitions)
  expect(steps).toEqual([
    { tells: 'look', at: { is: 'server', server: 'remote1', to: 'run' }, wins: 'certainly' },
    { tells: 'reply', reply: run },
  ])
})

test('what was not compared is a rule of thumb, and what makes no difference has no answer', () => {
  expect(kindsOf(hintFrom(view, { advice, again: null }, definitions))).toEqual([
    'look',
    'ruleOfThumb',
    'reply',
  ])
  const secret = { reply: credit, because: [reason('unforeseen')], prospects: [] }
  expect(hintFrom(view, { advice: secret, again: null }, definitions).steps).toEqual([
    { tells: 'noChoice', because: [reason('unforeseen')] },
  ])
})

test('every number of a run can be worked out from the view: its way, what is left, and what it costs to trash what is there', () => {
  const [way] = waysTo(view, 'remote1', definitions)
  const root = view.servers.find(({ id }) => id === 'remote1')?.root[0]?.face
  expect(figuresOf(view, question, run, definitions)).toEqual({
    of: 'way',
    server: 'remote1',
    credits: way?.toll.credits,
    otherCredits: 0,
    clicks: 0,
    damage: 0,
    tags: 0,
    left: view.runner.credits - (way?.toll.credits ?? 0),
    unrezzed: 1,
    trash: { card: 'pad_campaign', credits: root?.trash?.value },
  })
  expect(figuresOf(view, question, replyTo('run', 'rnd'), definitions)).toEqual({
    of: 'noWay',
    server: 'rnd',
  })
  expect(figuresOf(view, question, credit, definitions)).toBeNull()
})

test('a price is what the option costs, with what is left of the pool', () => {
  const corroder =
    question.form === 'choose' ? question.options.findIndex(each => each.definition === 'corroder') : -1
  const reply = { question: question.number, choose: [corroder] }
  expect(figuresOf(view, question, reply, definitions)).toEqual({ of: 'price', credits: 2, left: 3 })
})

test('a payment is about credits, an encounter about its ice, a discard about the hand', () => {
  const met = viewOf(
    scenario({ definitions })
      .corp({ hqIce: [rezzed('Enigma')], hand: ['Hedge Fund'] })
      .runner({ credits: 5, rig: ['Gordian Blade'] })
      .encountering('Enigma').json,
    'runner',
  )
  const first = { question: questionIn(met).number, choose: [0] }
  expect(sightOf(met, questionIn(met), first)).toEqual({ is: 'ice', card: met.encounter?.ice.id })
  const full = scenario({ definitions })
    .corp({ clicks: 0, hand: Array.from({ length: 6 }, () => 'Hedge Fund'), deck: ['Enigma'] })
    .corpTurn('window')
  full.passUntil('discard')
  const discarding = viewOf(full.json, 'corp')
  expect(sightOf(discarding, questionIn(discarding), first)).toEqual({ is: 'hand' })
  const paying = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'] })
    .runner({ credits: 5, tags: 1, rig: [card('Crash Space', { counters: { credit: 2 } })] })
    .runnerTurn()
  paying.runner.removesTag()
  const owing = viewOf(paying.json, 'runner')
  expect(sightOf(owing, questionIn(owing), first)).toEqual({ is: 'credits' })
})

test('a Corp that lets a run go on is asked to look at the question, and not at its own ice as a Runner would', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Ice Wall'], remotes: [{ root: ['PAD Campaign'] }], deck: ['Hedge Fund'] })
    .runner({ credits: 5, hand: deck, deck })
    .runnerTurn()
  game.runner.runs('hq')
  game.passUntil(({ waiting }) => waiting.some(({ for: asked }) => asked === 'corp'))
  const asked = viewOf(game.json, 'corp')
  const pass: Reply = { question: questionIn(asked).number, choose: [] }
  expect(asked.run?.server).toBe('hq')
  expect(sightOf(asked, questionIn(asked), pass)).toEqual({ is: 'question' })
})
