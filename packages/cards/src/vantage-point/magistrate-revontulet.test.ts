import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const stealing = (credits: number, root: readonly ReturnType<typeof rezzed>[], more = {}) => {
  const game = scenario({ definitions })
    .corp({ remotes: [...root.map(each => ({ root: [each] })), { root: ['Hostile Takeover'] }], ...more })
    .runner({ credits })
    .accessing('Hostile Takeover')
  game.runner.passes()
  return game
}

test('Magistrate Revontulet: stealing an agenda costs 3 credits more, in any server', () => {
  const game = stealing(3, [rezzed('Magistrate Revontulet')])
  game.runner.steals()
  expect(game.runner).toMatchObject({ credits: 0, stolen: ['Hostile Takeover'] })
  const hq = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Magistrate Revontulet')] }], hand: ['Hostile Takeover'] })
    .runner({ credits: 4 })
    .accessing('Hostile Takeover')
  hq.runner.passes()
  hq.runner.steals()
  expect(hq.runner.credits).toBe(1)
})

test('Magistrate Revontulet: the Runner may decline, and cannot steal with 2 credits', () => {
  const game = stealing(2, [rezzed('Magistrate Revontulet')])
  expect(() => game.runner.steals()).toThrow('it costs 3 credits, and the Runner has 2')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 2, stolen: [] })
})

test('Magistrate Revontulet adds to other costs of stealing the agenda', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Magistrate Revontulet')] }, { root: ['Méliès City Luxury Line'] }] })
    .runner({ credits: 4, clicks: 1 })
    .accessing('Méliès City Luxury Line')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ credits: 1, clicks: 0, stolen: ['Méliès City Luxury Line'] })
})

test('Magistrate Revontulet that is not rezzed, or has been trashed in this run, costs nothing', () => {
  const facedown = scenario({ definitions })
    .corp({ remotes: [{ root: ['Magistrate Revontulet'] }, { root: ['Hostile Takeover'] }] })
    .runner({ credits: 0 })
    .accessing('Hostile Takeover')
  facedown.runner.passes()
  facedown.runner.steals()
  expect(facedown.runner.stolen).toEqual(['Hostile Takeover'])
  const gone = stealing(0, [rezzed('Magistrate Revontulet')])
  gone.fiat.trash('Magistrate Revontulet')
  gone.runner.steals()
  expect(gone.runner.stolen).toEqual(['Hostile Takeover'])
})

test('Magistrate Revontulet takes 3 credits from the Runner whenever the Corp scores an agenda, or all they have', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('Magistrate Revontulet')] },
        { root: [card('Hostile Takeover', { advanced: 2 })] },
        { root: [card('Hostile Takeover', { advanced: 2 })] },
      ],
    })
    .runner({ credits: 5 })
    .corpTurn('window')
  const [first, second] = game.cards('Hostile Takeover')
  if (first === undefined || second === undefined) throw new Error('no agendas')
  game.corp.scores(first)
  game.corp.answers('reaction', 'Magistrate Revontulet')
  expect(game.runner.credits).toBe(2)
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.scores(second)
  game.corp.answers('reaction', 'Magistrate Revontulet')
  expect(game.runner.credits).toBe(0)
})

test('Magistrate Revontulet takes nothing more when an agenda is stolen', () => {
  const game = stealing(9, [rezzed('Magistrate Revontulet')])
  game.runner.steals()
  expect(game.runner.credits).toBe(6)
})
