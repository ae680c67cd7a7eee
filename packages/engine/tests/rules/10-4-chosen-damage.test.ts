import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { defineCards, learnedBy, occurrencesFor, viewFor } from '../../src/index.ts'
import {
  always,
  choosesDamage,
  clicks,
  damage,
  gainCredits,
  on,
  paid,
  play,
  sufferAsCost,
  when,
} from '../../src/vocabulary.ts'

const mind = { kind: 'net', cards: 1, first: 'turn' } as const
const definitions = defineCards('rules-10-chosen-damage', [
  made(asset('Mind Map'), always(choosesDamage('corp', mind))),
  made(asset('Choosy Map'), always(choosesDamage('corp', { ...mind, optional: true }))),
  made(resource('Ribs'), always(choosesDamage('you'))),
  made(resource('Net Ribs'), always(choosesDamage('you', { ...mind, optional: true }))),
  made(resource('Bleeder'), paid([clicks(1), sufferAsCost('net', 1)], [gainCredits(3)])),
  made(
    resource('Double Bleeder'),
    paid([clicks(1), sufferAsCost('net', 2), sufferAsCost('meat', 2)], [gainCredits(3)]),
  ),
  made(resource('Trash Watch'), when(on({ what: ['trashed'], card: [] }), gainCredits(1))),
  made(operation('Net One'), play(damage('net', 1))),
  made(operation('Net Two'), play(damage('net', 2))),
  made(operation('Net Three'), play(damage('net', 3))),
  made(operation('Meat One'), play(damage('meat', 1))),
  ...['Ash', 'Bay', 'Cob', 'Dew', 'Elm'].map(title => made(event(title))),
])

const grip = ['Ash', 'Bay', 'Cob', 'Dew', 'Elm']
const corpOf = (root: readonly string[], ...hand: readonly string[]) =>
  scenario({ definitions }).corp({ hand, remotes: root.map(card => ({ root: [rezzed(card)] })) })
const faces = (game: Game, viewer: 'corp' | 'spectator') =>
  viewFor(game, viewer).runner.hand.cards.map(card => card.face?.definition)

test('CR 10.4.3a, cr-26.03/10.4.3a/1: the Corp looks and picks the first card, the others are random, all go at once', () => {
  const game = corpOf(['Mind Map'], 'Net Three').runner({ hand: grip }).corpTurn()
  game.corp.plays('Net Three')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(grip)
  expect(game.corp.question).toMatchObject({
    words: 'Choose 1 card for the damage to trash.',
    card: 'Mind Map',
  })
  // Nothing has gone yet: what is picked first is not trashed first.
  expect(game.runner).toMatchObject({ hand: grip, heap: [] })
  game.fiat.nextRandom(0, 0)
  game.corp.chooses('Dew')
  expect(game.runner.heap.toSorted()).toEqual(['Ash', 'Bay', 'Dew'])
  const trashed = game.json.thisTurn.filter(each => each.what === 'trashed' && each.kind === 'damage')
  expect(trashed).toHaveLength(3)
})

test('CR 10.4.3a: only the first net damage of a turn; other damage is random', () => {
  const game = corpOf(['Mind Map'], 'Meat One', 'Net One', 'Net Two').runner({ hand: grip }).corpTurn()
  game.corp.plays('Meat One')
  expect(game.runner.hand).toHaveLength(4)
  game.passUntil('nextAction')
  game.corp.plays('Net One')
  game.corp.chooses(game.runner.hand[0] ?? '')
  expect(game.runner.hand).toHaveLength(3)
  game.passUntil('nextAction')
  game.corp.plays('Net Two')
  expect(game.runner.hand).toHaveLength(1)
})

test('CR 9.12.1c, cr-26.03/9.12.1c/1: when both are told to choose the active player does; the Corp looks on either turn', () => {
  const corpTurn = corpOf(['Mind Map'], 'Net One')
    .runner({ hand: grip, rig: ['Net Ribs'] })
    .corpTurn()
  corpTurn.corp.plays('Net One')
  corpTurn.runner.agrees()
  corpTurn.corp.chooses('Bay')
  expect(corpTurn.runner.heap).toEqual(['Bay'])

  const runnerTurn = corpOf(['Mind Map'])
    .runner({ hand: grip, rig: ['Net Ribs', 'Bleeder'] })
    .runnerTurn()
  runnerTurn.runner.uses('Bleeder')
  runnerTurn.runner.agrees()
  expect(runnerTurn.corp.question).toBeUndefined()
  expect(faces(runnerTurn.json, 'corp').toSorted()).toEqual(['ash', 'bay', 'cob', 'dew', 'elm'])
  runnerTurn.runner.chooses('Elm')
  expect(runnerTurn.runner).toMatchObject({ heap: ['Elm'], credits: 8 })
})

test('CR 9.12.1c: what only one of them is told to choose that player chooses', () => {
  const game = corpOf(['Mind Map'], 'Net Three')
    .runner({ hand: grip, rig: ['Ribs'] })
    .corpTurn()
  game.corp.plays('Net Three')
  game.corp.chooses('Bay')
  expect(game.runner.question).toMatchObject({ min: 2, max: 2 })
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Ash', 'Cob', 'Dew', 'Elm'])
  game.runner.chooses('Cob', 'Dew')
  expect(game.runner).toMatchObject({ hand: ['Ash', 'Elm'], heap: ['Bay', 'Cob', 'Dew'] })
})

test('CR 9.12.1c: a player who may choose and does not leaves it to the other player, or to chance', () => {
  const left = corpOf(['Choosy Map'], 'Net One')
    .runner({ hand: grip, rig: ['Net Ribs'] })
    .corpTurn()
  left.corp.plays('Net One')
  left.corp.declines()
  left.runner.agrees()
  expect(faces(left.json, 'corp')).toEqual([])
  left.runner.chooses('Ash')
  expect(left.runner.heap).toEqual(['Ash'])

  const random = corpOf(['Choosy Map'], 'Net One').runner({ hand: grip }).corpTurn()
  random.corp.plays('Net One')
  expect(random.corp.question?.words).toBe(
    'Choosy Map: “The first time the Runner suffers net damage each turn, you may look at the grip and choose the first card it trashes.” Do you want to?',
  )
  random.fiat.nextRandom(2)
  random.corp.declines()
  expect(random.runner.heap).toEqual(['Cob'])
})

test('CR 1.21.6: the Corp sees the grip while it chooses, a spectator never, and afterwards nobody but the Runner', () => {
  const game = corpOf(['Mind Map'], 'Net One').runner({ hand: grip }).corpTurn()
  const before = game.json
  game.corp.plays('Net One')
  expect(faces(game.json, 'corp')).toHaveLength(5)
  expect(faces(game.json, 'spectator')).toEqual([])
  expect(
    learnedBy(before, game.json)
      .corp.map(each => each.definition)
      .toSorted(),
  ).toEqual(['ash', 'bay', 'cob', 'dew', 'elm'])
  const looked = occurrencesFor(game.json, 'spectator').filter(each => each.what === 'lookedAt')
  expect(looked.map(each => each.cause.card?.definition)).toEqual(Array.from(looked, () => 'mind_map'))
  expect(looked.map(each => each.card?.definition)).toEqual([null, null, null, null, null])
  game.corp.chooses('Bay')
  expect(faces(game.json, 'corp')).toEqual([])
  expect(viewFor(game.json, 'corp').runner.hand).toMatchObject({ count: 4, facedown: 4 })
})

test('CR 1.16.10b: damage that is a cost is chosen for too, and all of the cost is paid at once', () => {
  const game = corpOf(['Mind Map'])
    .runner({ hand: grip, rig: ['Bleeder', 'Trash Watch'] })
    .runnerTurn()
  game.runner.uses('Bleeder')
  game.corp.chooses('Cob')
  // What triggers on the payment comes first, then the ability (CR 1.16.3).
  expect(game.runner).toMatchObject({ heap: ['Cob'], clicks: 3, credits: 9 })
})

test('CR 10.4.4: where all cards go, or more, there is nothing to choose', () => {
  const all = corpOf(['Mind Map'], 'Net Two')
    .runner({ hand: ['Ash', 'Bay'] })
    .corpTurn()
  all.corp.plays('Net Two')
  expect(all.runner).toMatchObject({ hand: [], heap: ['Ash', 'Bay'] })
  const flatline = corpOf(['Mind Map'], 'Net Three')
    .runner({ hand: ['Ash', 'Bay'] })
    .corpTurn()
  flatline.corp.plays('Net Three')
  expect(flatline.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})

test('CR 1.7.2b, 1.16.10b: two kinds of damage in one cost may be too much together, whatever is chosen', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Ash', 'Bay', 'Cob'], rig: ['Double Bleeder', 'Ribs'] })
    .runnerTurn()
  game.runner.uses('Double Bleeder')
  expect(game.runner.question).toMatchObject({ min: 2, max: 2 })
  game.runner.chooses('Ash', 'Bay')
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})
