import { card, rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { cardText } from '@paydata/words/english'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  bound,
  breaks,
  countOf,
  credits,
  creditsFrom,
  draw,
  endRun,
  from,
  gainCredits,
  has,
  isRezzed,
  lasting,
  mayPay,
  on,
  oncePer,
  paid,
  play,
  recurring,
  strength,
  subroutine,
  subtype,
  type,
  untilEncounterEnds,
  usingOf,
  when,
  X,
} from '../../src/vocabulary.ts'

const stealth = subtype('stealth')
const stealthy = (title: string) => ({ ...resource(title), subtypes: ['stealth'] })

const cards = [
  made(ice('Net Ice', 'net', 'sentry'), subroutine(endRun())),
  made(
    { ...program('Knife', 'icebreaker'), strength: 1 },
    breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
    paid([creditsFrom(1, stealth)], [lasting(untilEncounterEnds, [strength('self', 5)])]),
    paid([creditsFrom(1, stealth), credits(1)], [lasting(untilEncounterEnds, [strength('self', 4)])]),
  ),
  made(stealthy('Shade'), recurring(2, usingOf(type('program')))),
  made(stealthy('Cloak'), recurring(1, usingOf(type('program')))),
  made(resource('Lamp'), recurring(2, usingOf(type('program')))),
  made(
    resource('Merchant'),
    oncePer(
      'turn',
      when(on({ what: ['runBegan'] }), mayPay([creditsFrom(1, type('resource'))], { then: [draw(1)] })),
    ),
  ),
  made(resource('Purse'), recurring(1, usingOf(type('resource')))),
  made(
    resource('Netter'),
    paid([credits(countOf(from('installed', type('ice'), subtype('net'), isRezzed)))], [gainCredits(5)]),
  ),
  made(
    resource('Weaver'),
    paid([credits(0)], [gainCredits(countOf(from('installed', type('ice'), subtype('net'), isRezzed)))]),
  ),
  made(asset('Chaser'), paid([X(has('runner', 'tags'))], [gainCredits(bound('X'))])),
  made(event('Filler'), play(gainCredits(1))),
]
const definitions = defineCards('rules-9-3-restrictions', cards)
const textOf = (title: string): string[] =>
  cardText(cards.find(({ printed }) => printed.title === title) ?? made(event(title)))

const meeting = (rig: readonly string[], credits = 5) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Net Ice')] })
    .runner({
      credits,
      rig: ['Knife', ...rig.map(title => card(title, { counters: { credit: title === 'Cloak' ? 1 : 2 } }))],
    })
    .encountering('Net Ice')

test('cr-26.03/9.11.4a/1: "spend credits only from stealth cards" restricts the ability and is no instruction of it', () => {
  expect(textOf('Knife')).toContain(
    '1[credit]: +5 strength. Spend credits only from stealth cards to use this ability.',
  )
  const game = meeting(['Shade', 'Lamp'])
  game.runner.uses('Knife', 1)
  // It is paid at once from the one card that may, and nothing more is done than its one instruction.
  expect(game.card('Knife').strength).toBe(6)
  expect(game.card('Shade').counters).toMatchObject({ credit: 1 })
  expect(game.card('Lamp').counters).toMatchObject({ credit: 2 })
  expect(game.runner).toMatchObject({ credits: 5, question: { kind: 'paidWindow' } })
})

test('CR 9.3.3d, 9.3.3: an ability whose restriction cannot be met is not offered, and the reason is told', () => {
  const game = meeting(['Lamp'], 9)
  expect(() => game.runner.uses('Knife', 1)).toThrow(
    /1 credit of its cost must come from the cards its text names, and they have 0 credits \(CR 9\.3\.3d\)/,
  )
  game.runner.uses('Knife', 0)
})

test('CR 9.3.3d, 1.10.3c: the payer divides the credits among the cards that may pay', () => {
  const game = meeting(['Shade', 'Cloak', 'Lamp'])
  game.runner.uses('Knife', 1)
  expect(game.runner.question).toMatchObject({ kind: 'payment' })
  expect(game.runner.question?.sources?.map(({ card }) => card)).toEqual(['Shade', 'Cloak'])
  game.runner.answers('payment', { Cloak: 1 })
  expect(game.card('Cloak').counters.credit ?? 0).toBe(0)
})

test('CR 9.3.3d: "at least 1 credit from" leaves the rest to any source', () => {
  expect(textOf('Knife')).toContain(
    '2[credit]: +4 strength. Use this ability only by spending at least 1[credit] from stealth cards.',
  )
  const game = meeting(['Shade'], 3)
  game.runner.uses('Knife', 2) // of Shade alone the first credit can come
  expect(game.runner.question?.sources?.map(({ most }) => most)).toEqual([1, 3])
  game.runner.answers('payment', { pool: 1 })
  expect(game.card('Shade').counters).toMatchObject({ credit: 1 })
  expect(game.runner.credits).toBe(2)
  const all = meeting(['Shade'], 3)
  all.runner.uses('Knife', 2)
  all.runner.answers('payment', { Shade: 1 })
  expect(all.card('Shade').counters.credit ?? 0).toBe(0)
  expect(all.runner.credits).toBe(3)
})

test('CR 9.3.3d: one credit of the right kind is not counted twice', () => {
  expect(() => meeting(['Cloak'], 0).runner.uses('Knife', 2)).toThrow(/cannot be paid|costs/)
  meeting(['Cloak'], 1).runner.uses('Knife', 2)
})

test('CR 9.3.3d, 1.16.11: a nested cost may say where its credits come from', () => {
  const run = (rig: readonly ReturnType<typeof card>[]) => {
    const game = scenario({ definitions })
      .runner({ credits: 5, rig: ['Merchant', ...rig] })
      .runnerTurn()
    game.runner.runs('hq')
    return game
  }
  expect(run([]).runner.question).toMatchObject({ kind: 'paidWindow', step: 'run.initiationWindow' })
  const game = run([card('Purse', { counters: { credit: 1 } })])
  expect(game.runner.question?.options[0]?.words).toBe('Pay 1[credit] from resources')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 5, hand: [expect.anything()] })
  expect(game.card('Purse').counters.credit ?? 0).toBe(0)
})

test('cr-26.03/9.3.3f/1: an ability dictates what X is, wherever X is used', () => {
  expect(textOf('Weaver')).toEqual(['0[credit]: Gain 1[credit] for each rezzed piece of net ice.'])
  const turn = (nets: number, credits: number) =>
    scenario({ definitions })
      .corp({ hqIce: Array.from({ length: nets }, () => rezzed('Net Ice')) })
      .runner({ credits, rig: ['Netter', 'Weaver'] })
      .runnerTurn('window')
  const game = turn(3, 3)
  game.runner.uses('Weaver')
  expect(game.runner.credits).toBe(6)
  game.runner.uses('Netter')
  expect(game.runner.credits).toBe(8)
  expect(() => turn(3, 2).runner.uses('Netter')).toThrow(/it costs 3 credits, and the Runner has 2 credits/)
})

test('cr-26.03/9.3.3f/1: an ability limits what may be chosen for X in its cost', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: [rezzed('Chaser')] }] })
    .runner({ tags: 2 })
    .corpTurn('window')
  game.corp.uses('Chaser')
  expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
  expect(() => game.corp.answers('number', 3)).toThrow('outOfRange')
  game.corp.answers('number', 2)
  expect(game.corp.credits).toBe(5)
})
