import { defineAllCards } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { questionFor, usualReply, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { betrayalIn } from './defaults.ts'

const definitions = defineAllCards()

const usual = (game: ScenarioGame, by: Side) => {
  const { question } = viewFor(game.json, by)
  return question && usualReply(question)
}

test('an agenda that costs a click to steal is stolen by the usual answer', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Méliès City Luxury Line'] })
    .runner({ clicks: 3 })
    .breaching('hq')
  game.runner.answers('candidate', 'HQ')
  game.runner.passes()
  expect(questionFor(game.json, 'runner')?.asks).toBe('steal')
  expect(betrayalIn(game.json, 'runner')).toBeUndefined()
  const reply = usual(game, 'runner')
  expect(reply).toMatchObject({ choose: [0] })
})

test('a trap, and what ends the run unless the Runner pays, have no usual answer', () => {
  const trapped = scenario({ definitions })
    .corp({ credits: 4, hand: ['Snare!'] })
    .breaching('hq')
  trapped.runner.answers('candidate', 'HQ')
  expect(questionFor(trapped.json, 'corp')?.asks).toBe('confirm')
  expect(usual(trapped, 'corp')).toBeNull()
})

test('CR 1.16.2f: all of a reduction that the install cost has use for is suggested for it', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 2,
      hand: ['Reanimation Protocol'],
      archives: ['Enigma'],
      hqIce: ['Ice Wall', 'Ice Wall'],
    })
    .corpTurn()
  game.corp.plays('Reanimation Protocol')
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'hq')
  game.corp.answers('trashLike', 'continue')
  expect(questionFor(game.json, 'corp')).toMatchObject({ asks: 'number', about: { is: 'installLess' } })
  expect(betrayalIn(game.json, 'corp')).toBeUndefined()
  expect(usual(game, 'corp')).toMatchObject({ number: 2 })
})
