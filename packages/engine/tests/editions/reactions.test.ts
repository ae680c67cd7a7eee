import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { RuleChoices } from '../../src/index.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const runner = (rules: Partial<RuleChoices>, rig: readonly string[]) =>
  scenario({ definitions: cards, edition: editionWith(rules) })
    .runner({ rig, hand: ['Sort'], credits: 0 })
    .runnerTurn()

test('decliningReactions oneByOne: optional abilities are not declined together, each is asked for', () => {
  const game = runner({ decliningReactions: 'oneByOne' }, ['Look', 'Look'])
  game.runner.draws()
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['trigger', 'trigger'])
  game.runner.uses(game.cards('Look')[0] ?? '')
  game.runner.declines()
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
})

test('chainReactions afterEffect: what the first sentence of a text triggers waits for the last', () => {
  const creditsWhenAsked = (chainReactions: 'afterInstruction' | 'afterEffect') => {
    const game = runner({ chainReactions }, ['Look'])
    game.runner.plays('Sort')
    expect(game.runner.question?.kind).toBe('confirm')
    const { credits } = game.runner
    game.runner.agrees()
    expect(game.runner).toMatchObject({ credits: 6, heap: ['Sort'] })
    return credits
  }
  expect(creditsWhenAsked('afterInstruction')).toBe(0)
  expect(creditsWhenAsked('afterEffect')).toBe(5)
})

test('chainReactions afterEffect: what cannot stay is trashed in the middle of an effect all the same', () => {
  const game = scenario({ definitions: cards, edition: editionWith({ chainReactions: 'afterEffect' }) })
    .runner({ rig: ['First Console', 'Trash Watch'], hand: ['Refit'], heap: ['Second Console'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Refit')
  game.runner.answers('choose', 'Second Console')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.runner).toMatchObject({ hardware: ['Second Console'], heap: ['First Console'] })
})

test('traceResults directly: what follows from a trace comes before abilities that its result has triggered', () => {
  const game = scenario({ definitions: cards, edition: editionWith({ traceResults: 'directly' }) })
    .corp({ hand: ['Call'], remotes: [{ root: [rezzed('Listener')] }], credits: 0 })
    .corpTurn()
  game.corp.plays('Call')
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  expect(game.corp).toMatchObject({ credits: 5 })
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 6, archives: ['Call'] })
})
