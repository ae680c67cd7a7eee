import { card, happened, lastTurn, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-5-and-9-7.ts'

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>
/** What somebody who is asked may use, by its place on the card. */
const usable = (game: Game, side: 'corp' | 'runner', title: string) =>
  (game[side].question?.options ?? []).flatMap(option =>
    option.kind === 'useAbility' && option.card === title ? [option.ability] : [],
  )

test('cr-26.03/9.5.6b/1: what refers to approached bioroid ice is usable while a rezzed bioroid is approached, and then alone', () => {
  const approached = (title: string, isUp: boolean) => {
    const game = table()
      .corp({
        hqIce: [isUp ? rezzed(title) : title],
        scored: [card('Bioroid Drill', { counters: { agenda: 1 } })],
      })
      .approaching(title)
    game.runner.passes()
    return game
  }
  expect(usable(approached('Barrier', true), 'corp', 'Bioroid Drill')).toEqual([])
  const game = approached('Bioroid', false)
  expect(usable(game, 'corp', 'Bioroid Drill')).toEqual([])
  game.corp.rezzes('Bioroid')
  expect(usable(game, 'corp', 'Bioroid Drill')).toEqual([0])
  game.corp.uses('Bioroid Drill')
  expect(game.card('Bioroid').subroutines).toHaveLength(1)

  const met = table()
    .corp({ hqIce: [rezzed('Bioroid')], scored: [card('Bioroid Drill', { counters: { agenda: 1 } })] })
    .encountering('Bioroid')
  met.runner.passes()
  expect(met.corp.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.3b' })
  expect(usable(met, 'corp', 'Bioroid Drill')).toEqual([])
})

test('cr-26.03/9.5.6c/1: what refers to encountered ice cannot be used outside of an encounter to take a tag', () => {
  const idle = table()
    .runner({ rig: ['Tag For Weakness'] })
    .runnerTurn('window')
  expect(usable(idle, 'runner', 'Tag For Weakness')).toEqual([])
  const near = table()
    .corp({ hqIce: [rezzed('Strong Gate')] })
    .runner({ rig: ['Tag For Weakness'] })
    .approaching('Strong Gate')
  expect(usable(near, 'runner', 'Tag For Weakness')).toEqual([])
  near.passUntil('encounter')
  near.runner.uses('Tag For Weakness')
  expect(near.runner.tags).toBe(1)
  expect(near.card('Strong Gate').strength).toBe(2)
})

test('cr-26.03/9.5.6c/2: bypassing needs a code gate, breaking needs the strength for it too', () => {
  const met = (title: string) => {
    const game = table()
      .corp({ hqIce: [rezzed(title)], credits: 0 })
      .runner({ rig: ['Gate Opener'] })
      .encountering(title)
    return game
  }
  expect(usable(met('Weak Gate'), 'runner', 'Gate Opener')).toEqual([0, 1])
  expect(usable(met('Weak Wall'), 'runner', 'Gate Opener')).toEqual([])
  const strong = met('Strong Gate')
  expect(usable(strong, 'runner', 'Gate Opener')).toEqual([1])
  strong.runner.uses('Gate Opener')
  strong.passUntil('nextAction')
  expect(strong.state.log.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['iceBypassed', 'runSuccessful']),
  )
  expect(strong.corp.credits).toBe(0)
  expect(strong.runner.heap).toEqual(['Gate Opener'])
})

test('cr-26.03/9.7.1/1: a restriction, a conditional ability and two play abilities, which resolve in their order', () => {
  const holding = (history: ReturnType<typeof lastTurn>[]) =>
    table()
      .corp({ hand: ['Reprisal'], archives: ['Plain Asset'], credits: 0 })
      .history(...history)
      .corpTurn()
  const refused = holding([]).corp.refused.find(({ card: title }) => title === 'Reprisal')
  expect(refused).toMatchObject({ kind: 'play', rule: '9.1.8c' })
  const game = holding([lastTurn(happened('trashed', { by: 'runner', card: 'Plain Asset' }))])
  game.corp.plays('Reprisal')
  // The second play ability finds the tags of the first; what comes after playing it ends the phase.
  expect(game.runner.tags).toBe(2)
  expect(game.corp).toMatchObject({ credits: 3, archives: ['Plain Asset', 'Reprisal'] })
  const order: readonly string[] = game.state.log.map(({ what }) => what)
  const places = ['tagsTaken', 'creditsGained', 'playResolved', 'abilityTriggered', 'actionPhaseEnded'].map(
    what => order.indexOf(what),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
