import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  advance,
  chosen,
  countersOn,
  from,
  gainCredits,
  giveTags,
  has,
  onHad,
  placeCounters,
  play,
  removeTags,
  the,
  together,
  trash,
  type,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-had', [
  made(agenda('Plan')),
  made(
    asset('First Step'),
    when(
      onHad({ what: ['advanced'], by: 'you' }, { of: countersOn('advancement', 'it'), atMost: 0 }),
      gainCredits(2),
    ),
  ),
  made(operation('Two Steps'), play(advance(chosen(from('root'), 'plan')), advance(the('plan')))),
  made(
    operation('Big Step'),
    play(
      together(
        placeCounters('advancement', 2, chosen(from('root', type('agenda')), 'plan')),
        advance(the('plan')),
      ),
    ),
  ),
  made(
    operation('Rash Step'),
    play(together(advance(chosen(from('root', type('agenda')), 'plan')), trash(the('plan')))),
  ),
  made(
    resource('Clean Name'),
    when(onHad({ what: ['tagsTaken'] }, { of: has('you', 'tags'), atMost: 0 }), gainCredits(3)),
  ),
  made(
    resource('Old Hand'),
    when(onHad({ what: ['tagsTaken'] }, { of: has('you', 'tags'), atLeast: 2 }), gainCredits(1)),
  ),
  made(operation('Double Tag'), play(giveTags(1), giveTags(1))),
  made(operation('Two Tags'), play(giveTags(2))),
  made(operation('Swap Tags'), play(together(removeTags(1), giveTags(1)))),
])

const table = (advanced = 0) =>
  scenario({ definitions }).corp({
    credits: 3,
    hand: ['Two Steps', 'Big Step', 'Rash Step', 'Double Tag', 'Two Tags', 'Swap Tags'],
    remotes: [{ root: [card('Plan', { advanced })] }, { root: [rezzed('First Step')] }],
  })

test('cr-26.03/9.6.6a/1: "it had no advancement counters" is asked of the state before the card was advanced', () => {
  const game = table().corpTurn()
  game.corp.advances('Plan')
  expect(game.corp.credits).toBe(4)
  game.passUntil('nextAction')
  game.corp.advances('Plan')
  expect(game.corp.credits).toBe(3)
})

test('CR 9.6.6a: the checkpoint before is the one between two instructions of the same card', () => {
  const game = table().corpTurn()
  game.corp.plays('Two Steps')
  game.corp.chooses('Plan')
  expect(game.card('Plan').advancement).toBe(2)
  expect(game.corp.credits).toBe(5)
})

test('CR 9.6.6a: what the same instruction did before counts as done after that checkpoint', () => {
  const game = table().corpTurn()
  game.corp.plays('Big Step')
  game.corp.chooses('Plan')
  expect(game.card('Plan').advancement).toBe(3)
  expect(game.corp.credits).toBe(5)
})

test('CR 9.6.6a: it can be asked of a card that has gone meanwhile', () => {
  const fresh = table().corpTurn()
  fresh.corp.plays('Rash Step')
  fresh.corp.chooses('Plan')
  expect(fresh.corp).toMatchObject({ credits: 5, archives: ['Plan', 'Rash Step'] })
  const advanced = table(1).corpTurn()
  advanced.corp.plays('Rash Step')
  advanced.corp.chooses('Plan')
  expect(advanced.corp.credits).toBe(3)
})

test('CR 9.6.6a: "you had no tags" when tags are taken, and "you had 2 or more"', () => {
  const tagged = (tags: number, how: string) => {
    const game = table()
      .runner({ tags, credits: 0, rig: ['Clean Name', 'Old Hand'] })
      .corpTurn()
    game.corp.plays(how)
    return game.runner.credits
  }
  expect(tagged(0, 'Two Tags')).toBe(3)
  expect(tagged(1, 'Two Tags')).toBe(0)
  expect(tagged(2, 'Two Tags')).toBe(1)
  expect(tagged(0, 'Double Tag')).toBe(3)
  expect(tagged(1, 'Double Tag')).toBe(1)
  expect(tagged(1, 'Swap Tags')).toBe(0)
})
