import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made, program } from '@paydata/scenario/plain'
import { effectText } from '@paydata/words/english'
import { expect, test } from 'vitest'
import { answerInPlace, defineCards, loadGame, saveGame, viewFor } from '../../src/index.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import {
  always,
  breaks,
  chosen,
  credits,
  encountered,
  from,
  gainCredits,
  gains,
  isRezzed,
  lasting,
  paid,
  subroutine,
  the,
  type,
  untilEncounterEnds,
  untilTurnEnds,
  when,
} from '../../src/vocabulary.ts'
import { imagine, knownTo, unknownIn } from '../../src/worlds/index.ts'

const gain = (amount: number) => subroutine(gainCredits(amount))
const rezzedIce = from('ice', type('ice'), isRezzed)
const placed = (amount: number): Declaration => gains('encountered', gain(amount), { order: 'chosen' })

const definitions = defineCards('rules-9-8-placed', [
  made(ice('Two Ice'), gain(1), gain(2)),
  made(ice('Far Ice'), gain(1), gain(2)),
  made(ice('Bare Ice')),
  made(ice('Meeting Ice'), when(encountered(), lasting(untilEncounterEnds, [placed(6)])), gain(1), gain(2)),
  made(
    asset('Placer'),
    paid([credits(0)], [lasting(untilTurnEnds, [placed(3)])]),
    paid([credits(0)], [lasting(untilEncounterEnds, [placed(4), placed(5)])]),
    paid(
      [credits(0)],
      [lasting(untilTurnEnds, [gains('encountered', gain(7), { order: 'chosen', times: 2 })])],
    ),
  ),
  made(
    asset('Far Placer'),
    paid(
      [credits(0)],
      [
        lasting(untilTurnEnds, [gains(the('chosen'), gain(3), { order: 'chosen' })], {
          on: chosen(rezzedIce),
        }),
      ],
    ),
  ),
  made(asset('Steady Placer'), always(gains(rezzedIce, gain(3), { order: 'chosen' }))),
  made(asset('Giver Eight'), always(gains(rezzedIce, gain(8)))),
  made(asset('Giver Nine'), always(gains(rezzedIce, gain(9)))),
  made(asset('Front Giver'), always(gains(rezzedIce, gain(0), { order: 'before' }))),
  made({ ...program('Breaker', 'icebreaker'), strength: 5 }, breaks({ cost: [credits(0)], count: 1 })),
])

const encountering = (title: string, ...roots: readonly string[]) =>
  scenario({ definitions })
    .corp({
      credits: 9,
      hqIce: [rezzed(title)],
      rndIce: [rezzed('Far Ice')],
      remotes: roots.map(root => ({ root: [root.startsWith('-') ? root.slice(1) : rezzed(root)] })),
    })
    .runner({ rig: ['Breaker'], credits: 0 })
    .encountering(title)

type Played = ReturnType<typeof encountering>

/** The Corp takes its turn in the window of the encounter. */
function uses(game: Played, title: string, nth: number): void {
  game.runner.passes()
  game.corp.uses(title, nth)
}

/** What the subroutines gain, in the order in which everybody sees them. */
function order(game: Played): string[] {
  const [seen = [], ...others] = (['corp', 'runner', 'spectator'] as const).map(viewer => {
    const view = viewFor(game.json, viewer)
    return (view.encounter?.subroutines ?? []).map(({ path }) =>
      (effectText(view.definitions, path) ?? '').replace(/\D/g, ''),
    )
  })
  for (const other of others) expect(other).toEqual(seen)
  return seen
}

const asked = (game: Played) => ({
  words: game.corp.question?.words,
  options: game.corp.question?.options.map(({ words = '' }) => words.replace(/\D/g, '')),
})
const placing = (title: string, amount: number, ...options: readonly string[]) => ({
  words: `${title} gains “[sub] Gain ${amount}[credit].”: choose the subroutine it stands before, or none to put it last.`,
  options,
})

test('CR 9.8.2c: of two gained at once each is placed, the second also before, between or behind the first', () => {
  const both = (first: number[], second: number[]) => {
    const game = encountering('Two Ice', 'Placer')
    uses(game, 'Placer', 1)
    expect(asked(game)).toEqual(placing('Two Ice', 4, '1', '2'))
    game.corp.answers('arrange', ...first)
    expect(game.corp.question?.words).toBe(placing('Two Ice', 5).words)
    game.corp.answers('arrange', ...second)
    return order(game)
  }
  expect(both([1], [1])).toEqual(['1', '5', '4', '2'])
  expect(both([1], [2])).toEqual(['1', '4', '5', '2'])
  expect(both([0], [])).toEqual(['4', '1', '2', '5'])
  expect(both([], [0])).toEqual(['5', '1', '2', '4'])
})

test('CR 9.8.2c: what has been placed keeps its place among the others while some of those come and go', () => {
  const game = encountering('Two Ice', 'Giver Eight', 'Placer', '-Giver Nine', '-Front Giver')
  uses(game, 'Placer', 0)
  game.corp.answers('arrange', 2)
  expect(order(game)).toEqual(['1', '2', '3', '8'])
  game.fiat.derez('Giver Eight')
  expect(order(game)).toEqual(['1', '2', '3'])
  game.fiat.rez('Giver Nine', 'free')
  expect(order(game)).toEqual(['1', '2', '3', '9'])
  game.fiat.rez('Front Giver', 'free')
  expect(order(game)).toEqual(['0', '1', '2', '3', '9'])
})

test('CR 9.8.2c, 9.8.3e: placed first it stays before all it was placed before, and behind what is added before it', () => {
  const game = encountering('Two Ice', 'Placer', '-Front Giver')
  uses(game, 'Placer', 0)
  game.corp.answers('arrange', 0)
  game.fiat.rez('Front Giver', 'free')
  expect(order(game)).toEqual(['0', '3', '1', '2'])
})

test('CR 9.8.2c: of two that were placed one goes, and the other stays where it was', () => {
  const game = encountering('Two Ice', 'Placer', 'Far Placer')
  uses(game, 'Placer', 1)
  game.corp.answers('arrange', 1)
  game.corp.answers('arrange', 2)
  game.corp.uses('Far Placer', 0)
  game.corp.answers('choose', 'Two Ice')
  game.corp.answers('arrange', 2)
  expect(order(game)).toEqual(['1', '4', '3', '5', '2'])
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(order(game)).toEqual(['1', '3', '2'])
})

test('CR 9.8.2c: gained again in another encounter it is placed anew', () => {
  const game = encountering('Meeting Ice')
  game.corp.answers('arrange', 0)
  expect(order(game)).toEqual(['6', '1', '2'])
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('approach')
  game.bothPass()
  expect(asked(game)).toEqual(placing('Meeting Ice', 6, '1', '2'))
  game.corp.answers('arrange', 1)
  expect(order(game)).toEqual(['1', '6', '2'])
})

test('CR 9.8.2c: what a card gives all the time is placed anew when it comes back', () => {
  const game = encountering('Two Ice', '-Steady Placer', 'Giver Eight')
  game.fiat.rez('Steady Placer', 'free')
  expect(asked(game)).toEqual(placing('Far Ice', 3, '1', '2', '8'))
  game.corp.answers('arrange')
  expect(asked(game)).toEqual(placing('Two Ice', 3, '1', '2', '8'))
  game.corp.answers('arrange', 0)
  expect(order(game)).toEqual(['3', '1', '2', '8'])
  game.fiat.derez('Steady Placer')
  game.fiat.rez('Steady Placer', 'free')
  game.corp.answers('arrange')
  game.corp.answers('arrange', 1)
  expect(order(game)).toEqual(['1', '3', '2', '8'])
})

test('CR 9.8.2c: each copy is placed alone', () => {
  const game = encountering('Two Ice', 'Placer')
  uses(game, 'Placer', 2)
  game.corp.answers('arrange', 0)
  expect(asked(game)).toEqual(placing('Two Ice', 7, '7', '1', '2'))
  game.corp.answers('arrange')
  expect(order(game)).toEqual(['7', '1', '2', '7'])
})

test('CR 9.8.2c: nothing is asked where there is no other, or all are alike', () => {
  const game = encountering('Bare Ice', 'Placer')
  uses(game, 'Placer', 2)
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(order(game)).toEqual(['7', '7'])
})

test('CR 9.8.2c, 9.8.4b: placed before subroutines that are broken it is unbroken, and resolves', () => {
  const game = encountering('Two Ice', 'Placer')
  game.runner.uses('Breaker')
  game.runner.breaks(0)
  game.runner.uses('Breaker')
  uses(game, 'Placer', 0)
  game.corp.answers('arrange', 0)
  expect(game.card('Two Ice').subroutines?.map(({ broken }) => broken)).toEqual([false, true, true])
  const { credits: before } = game.corp
  game.passUntil('jackOut')
  expect(game.corp.credits - before).toBe(3)
})

test('CR 9.8.2c: a place can be declared on ice that is not encountered; the texts are those of that ice', () => {
  const game = encountering('Meeting Ice', 'Far Placer', 'Giver Eight')
  game.corp.answers('arrange')
  uses(game, 'Far Placer', 0)
  game.corp.answers('choose', 'Far Ice')
  expect(asked(game)).toEqual(placing('Far Ice', 3, '1', '2', '8'))
  game.corp.answers('arrange', 2)
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('encounter')
  expect(order(game)).toEqual(['1', '2', '3', '8'])
})

test('CR 9.8.2c, 9.8.2d: it is placed when the order of the others has been declared', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: ['Two Ice'],
      remotes: ['Steady Placer', 'Giver Eight', 'Giver Nine'].map(title => ({ root: [rezzed(title)] })),
    })
    .approaching('Two Ice')
  game.runner.passes()
  game.corp.rezzes('Two Ice')
  game.corp.answers('arrange', 'Giver Nine', 'Giver Eight')
  expect(asked(game)).toEqual(placing('Two Ice', 3, '1', '2', '9', '8'))
  game.corp.answers('arrange', 3)
  game.passUntil('encounter')
  expect(order(game)).toEqual(['1', '2', '9', '3', '8'])
})

test('CR 9.8.2c: a player who thinks ahead of a place is asked for the next one there, too', () => {
  const game = encountering('Two Ice', 'Placer')
  uses(game, 'Placer', 1)
  const known = knownTo(game.json, 'corp')
  if (known === undefined) throw new Error('The Corp knows what it is asked.')
  const world = imagine(
    known,
    unknownIn(known).map(({ owner }) => (owner === 'corp' ? 'bare_ice' : 'breaker')),
    'a world',
  )
  for (const each of [world, game.json]) {
    const [question] = each.waiting
    answerInPlace(each, 'corp', { question: question?.number ?? 0, choose: [] })
    expect(viewFor(each, 'corp').question?.about).toEqual({
      is: 'ability',
      path: 'placer/1/does/0/declares/1/ability',
    })
  }
})

test('CR 9.8.2c: a saved game keeps the places, and one without the subroutines around a place is refused', () => {
  const game = encountering('Two Ice', 'Placer')
  uses(game, 'Placer', 0)
  game.corp.answers('arrange', 1)
  const saved = saveGame(game.json)
  expect(viewFor(loadGame(saved), 'runner').encounter).toEqual(viewFor(game.json, 'runner').encounter)
  expect(() => loadGame(saved.replace('"among":', '"between":'))).toThrow('/gained/0/placed/0/among')
})
