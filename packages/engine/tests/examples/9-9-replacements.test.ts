import { fillers, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { definitions } from './cards/9-9-replacements.ts'

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>

test('cr-26.03/9.9.9c/1: a stolen agenda is added with counters, which is not replaced once more', () => {
  const game = table()
    .corp({ hand: ['Slow Secret'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  game.passUntil('nextAction')
  expect(game.runner.stolen).toEqual(['Slow Secret'])
  expect(game.card('Slow Secret').counters).toEqual({ agenda: 4 })
  expect(game.state.log.filter(({ what }) => what === 'stolen')).toHaveLength(1)
})

test('CR 9.9.9c: what replaces a draw by draws does not replace these', () => {
  const game = table()
    .runner({ rig: ['Draw Twice'], hand: [], deck: fillers('runner', 9) })
    .runnerTurn()
  game.runner.draws()
  game.passUntil('nextAction')
  expect(game.runner.hand).toHaveLength(2)
  game.runner.draws()
  expect(game.runner.hand).toHaveLength(4)
})

/** A successful run by that event on the server that Tester was told, at the breach. */
const atBreach = (event: string, server: string): Game => {
  const game = table()
    .corp({ hand: ['Plain Card'], deck: fillers('corp', 3), credits: 5 })
    .runner({ rig: ['Tester'], hand: [event], credits: 0 })
    .beforeRunnerTurn()
  game.bothPass()
  game.runner.agrees()
  game.runner.answers('server', server)
  game.passUntil('nextAction')
  game.runner.plays(event)
  game.passUntil(() => game.runner.question?.kind === 'reaction')
  game.runner.answers('reaction', event)
  expect(game.runner.question?.kind).toBe('effect')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(
    expect.arrayContaining(['Tester', event]),
  )
  return game
}
const wasBreached = (game: Game) => game.state.log.some(({ what }) => what === 'breachBegan')

test('cr-26.03/9.9.11a/1: of two effects that replace the breach the one chosen first leaves nothing to the other', () => {
  const tested = atBreach('Siphon', 'HQ')
  tested.runner.answers('effect', 'Tester')
  tested.passUntil('nextAction')
  expect([tested.runner.credits, tested.corp.credits]).toEqual([2, 5])
  expect(wasBreached(tested)).toBe(false)
  const siphoned = atBreach('Siphon', 'HQ')
  siphoned.runner.answers('effect', 'Siphon')
  siphoned.passUntil('nextAction')
  expect([siphoned.runner.credits, siphoned.corp.credits]).toEqual([0, 0])
  expect(wasBreached(siphoned)).toBe(false)
})

test('cr-26.03/9.9.11a/2: a breach that was changed is still a breach, which the other effect replaces', () => {
  for (const first of ['Tester', 'From Below']) {
    const game = atBreach('From Below', 'R&D')
    game.runner.answers('effect', first)
    game.passUntil('nextAction')
    expect(game.runner.credits).toBe(2)
    expect(wasBreached(game)).toBe(false)
  }
})
