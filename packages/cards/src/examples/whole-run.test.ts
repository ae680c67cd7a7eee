import { card, examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

example(['core/run-example/1'], 'a run past three pieces of ice, to an agenda and an upgrade', by => {
  const game = scenario({ definitions: defineAllCards() })
    .corp({
      identity: 'Jinteki: Personal Evolution',
      credits: 7,
      remotes: [
        {
          ice: ['Wall of Thorns', 'Ice Wall', rezzed('Enigma')],
          root: [card('Nisei MK II', { advanced: 1 }), 'Akitaro Watanabe'],
        },
      ],
    })
    .runner({
      credits: 5,
      clicks: 1,
      hand: ['Diesel', 'Diesel', 'Diesel'],
      rig: [
        'Gordian Blade',
        'Crypsis',
        'Sacrificial Construct',
        card('The Toolbox', { counters: { credit: 2 } }),
      ],
    })
    .runnerTurn()
  const { corp, runner } = game

  // The outermost ice is rezzed: it is encountered, and nobody may jack out before.
  runner.runs('remote1')
  game.passUntil('encounter')
  expect(game.passed.map(each => each.kind)).not.toContain('jackOut')
  expect(game.state.encountered?.title).toBe('Enigma')
  runner.uses('Gordian Blade', 0)
  runner.answers('payment', { 'The Toolbox': 1 })
  runner.breaks(1)
  expect(runner).toMatchObject({ credits: 5, clicks: 0 })
  // A click that is not there is lost: nothing happens, and the run goes on.
  game.passUntil('jackOut')
  runner.continues()

  // The second stays unrezzed, and is passed.
  game.passUntil('jackOut')
  // In 2012 the Runner jacks out on the approach to the next ice, today before moving on to it.
  expect(game.state.run?.position).toBe(by === '2012' ? 0 : 1)
  expect(game.card('Ice Wall').rezzed).toBe(false)
  runner.continues()

  // One window for both: the upgrade makes the ice cheap enough.
  game.passUntil(() => game.state.step === 'approach.approachWindow')
  runner.passes()
  corp.rezzes('Akitaro Watanabe')
  expect(corp.credits).toBe(6)
  corp.rezzes('Wall of Thorns')
  expect(corp.credits).toBe(0)
  game.passUntil('encounter')
  runner.uses('Crypsis', 1)
  runner.answers('payment', { 'The Toolbox': 1 })
  for (let i = 0; i < 4; i++) runner.uses('Crypsis', 1)
  expect(game.card('Crypsis').strength).toBe(5)
  expect(runner.credits).toBe(1)
  runner.uses('Crypsis', 0)
  runner.breaks(1)
  expect(runner.credits).toBe(0)

  // The other subroutine takes two cards; then the encounter ends, and Crypsis is saved from its own ability.
  game.bothPass()
  expect(runner.hand).toHaveLength(1)
  expect(runner.question?.options.map(option => option.label)).toEqual(['Trash this program'])
  runner.answers('effect', 1)
  runner.uses('Sacrificial Construct')
  expect(runner.rig).toEqual(['Gordian Blade', 'Crypsis', 'The Toolbox'])

  // A last chance to jack out, a last window, then the success.
  game.passUntil('jackOut')
  runner.continues()
  expect(runner.question?.kind).toBe('paidWindow')
  game.passUntil('breach')
  runner.accesses('Nisei MK II')
  runner.passes()
  runner.steals()
  expect(runner).toMatchObject({ stolen: ['Nisei MK II'], hand: [] })
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Akitaro Watanabe')
  expect(runner.question?.options.map(option => option.kind)).not.toContain('trash')
  runner.passes()
  expect(game.state.run).toBeUndefined()
  expect(corp.servers.remote1?.root).toEqual(['Akitaro Watanabe'])
  expect(game.state.winner).toBeUndefined()
  game.passUntil('turnEnds')
})
