import type { ScenarioGame } from '@paydata/scenario'
import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { windowCards } from './cards/windows.ts'

const table = () => scenario({ definitions: windowCards })
const roots = (...titles: string[]) => ({ remotes: titles.map(title => ({ root: [rezzed(title)] })) })
const kinds = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => `${option.kind} ${option.card ?? ''}`.trim())

test('9.2.1, 9.2.3, 9.2.7a: one player has priority at a time, the active player first', () => {
  const corps = table().corpTurn('window')
  expect([corps.corp.question?.kind, corps.runner.question]).toEqual(['paidWindow', undefined])
  corps.corp.passes()
  expect([corps.corp.question, corps.runner.question?.kind]).toEqual([undefined, 'paidWindow'])
  const runners = table().runnerTurn('window')
  expect([runners.corp.question, runners.runner.question?.kind]).toEqual([undefined, 'paidWindow'])
})

test('9.2.4b, 9.2.7a: when both pass in turn the window closes', () => {
  const game = table().corpTurn('window')
  game.corp.passes()
  game.runner.passes()
  expect(game.corp.question?.kind).toBe('action')
})

test('9.2.4c, 9.2.7a, 9.2.7f: a player who used an option keeps priority until passing, then the other is asked again', () => {
  const game = table()
    .corp({ credits: 5, ...roots('Spender') })
    .runner({ credits: 5, rig: ['Runner Spender'] })
    .corpTurn('window')
  game.corp.uses('Spender')
  game.corp.uses('Spender')
  expect(game.corp.credits).toBe(7)
  game.corp.passes()
  game.runner.uses('Runner Spender')
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.runner.passes()
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.2a' })
  game.corp.uses('Spender')
  game.corp.passes()
  expect(game.runner.question?.rule).toBe('5.6.2a')
  game.runner.passes()
  expect(game.corp.question?.kind).toBe('action')
})

test('9.2.7f: an option is used only by a player who can pay for it', () => {
  const game = table()
    .corp({ credits: 0, ...roots('Spender') })
    .corpTurn('window')
  expect(kinds(game, 'corp')).toEqual(['pass'])
})

test('9.2.4a, 9.2.7b: in a paid ability window plain paid abilities are used, no actions, interrupts or access abilities', () => {
  const game = table()
    .runner({ credits: 9, rig: ['Runner Spender', 'Runner Actor', 'Runner Guard', 'Runner Reader'] })
    .runnerTurn('window')
  expect(kinds(game, 'runner')).toEqual(['pass', 'useAbility Runner Spender'])
})

test('9.2.7b: nor does a player use the abilities of the other player’s cards', () => {
  const game = table().corp(roots('Spender')).runner({ credits: 9 }).runnerTurn('window')
  expect(kinds(game, 'runner')).toEqual(['pass'])
})

test('9.2.7c, 9.2.7d: assets and upgrades are rezzed and agendas scored where the window says so, by the Corp alone', () => {
  const game = table()
    .corp({
      credits: 9,
      remotes: [{ root: ['Spender', 'Upgrade'] }, { root: [card('Agenda', { advanced: 1 })] }],
      hqIce: ['Ice'],
    })
    .corpTurn('window')
  expect(kinds(game, 'corp')?.toSorted()).toEqual(['pass', 'rez Spender', 'rez Upgrade', 'score Agenda'])
  game.corp.rezzes('Upgrade')
  game.corp.scores('Agenda')
  expect(game.card('Upgrade').rezzed).toBe(true)
  expect(game.corp.scored).toEqual(['Agenda'])
  game.corp.passes()
  expect(kinds(game, 'runner')).toEqual(['pass'])
})

test('9.2.7e: only in the window of its approach is ice rezzed, and only that ice', () => {
  const game = table()
    .corp({ credits: 9, hqIce: ['Loud Ice', 'Ice'], rndIce: ['Ice'] })
    .running('HQ')
  game.runner.passes()
  expect(kinds(game, 'corp')).toEqual(['pass'])
  game.corp.passes()
  game.runner.passes()
  expect(game.corp.question?.rule).toBe('6.9.2b')
  expect(kinds(game, 'corp')).toEqual(['pass', 'rez Ice'])
})

test('9.2.4e, 10.3.3: before anybody acts again it is noticed that the game is won', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Winner', { advanced: 1 })] }] })
    .corpTurn('window')
  game.corp.scores('Winner')
  expect(game.state).toMatchObject({ over: true, winner: 'corp', reason: 'points' })
})

test('9.2.6, 9.2.6a, 9.2.6b, 9.2.6d: an action window asks the active player alone, who cannot pass', () => {
  const game = table().corpTurn()
  expect(game.corp.question).toMatchObject({ kind: 'action', rule: '5.6.2b' })
  expect(kinds(game, 'corp')).not.toContain('pass')
  expect(game.runner.question).toBeUndefined()
  const runners = table().runnerTurn()
  expect(runners.runner.question).toMatchObject({ kind: 'action', rule: '5.7.1f' })
  expect(kinds(runners, 'runner')).not.toContain('pass')
  expect(runners.corp.question).toBeUndefined()
})

test('9.2.6, 9.2.6c: it closes after one action, and opens only while clicks are left', () => {
  const game = table().corp({ clicks: 2 }).corpTurn()
  game.corp.gainsCredit()
  expect(game.corp.question?.kind).toBe('paidWindow')
  game.bothPass()
  game.corp.gainsCredit()
  game.bothPass()
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.3b' })
})

test('9.2.8, 9.2.8b, 9.2.8c: the active player resolves all pending abilities first, then the other', () => {
  const game = table()
    .corp({ credits: 0, ...roots('Ones', 'Tens') })
    .runner({ credits: 0, rig: ['Runner Ones', 'Runner Tens'] })
    .beforeCorpTurn()
  game.bothPass()
  expect(game.corp.question?.kind).toBe('reaction')
  expect(kinds(game, 'corp')).toEqual(['trigger Ones', 'trigger Tens'])
  game.corp.uses('Tens')
  // The last one needs no question; then it is the Runner’s turn to choose.
  expect(game.corp.credits).toBe(11)
  expect(kinds(game, 'runner')).toEqual(['trigger Runner Ones', 'trigger Runner Tens'])
  expect(game.runner.credits).toBe(0)
  game.runner.uses('Runner Ones')
  expect(game.runner.credits).toBe(11)
})

test('9.2.8d, 9.2.8e: in any order, optional or mandatory; passing is possible when none is mandatory', () => {
  const game = table()
    .corp({ credits: 0, ...roots('Ones', 'Hundreds', 'Thousands') })
    .beforeCorpTurn()
  game.bothPass()
  expect(kinds(game, 'corp')).toEqual(['trigger Ones', 'trigger Hundreds', 'trigger Thousands'])
  game.corp.uses('Hundreds')
  game.corp.agrees()
  expect(kinds(game, 'corp')).toEqual(['trigger Ones', 'trigger Thousands'])
  game.corp.uses('Ones')
  expect(game.corp.credits).toBe(101)
  game.corp.declines()
  expect(game.corp.credits).toBe(101)
  expect(game.corp.question?.rule).toBe('5.6.2a')
})

test('9.2.8e: a player who passes loses the optional abilities that are still pending', () => {
  const game = table()
    .corp({ credits: 0, ...roots('Hundreds', 'Thousands') })
    .beforeCorpTurn()
  game.bothPass()
  expect(kinds(game, 'corp')).toEqual(['pass', 'trigger Hundreds', 'trigger Thousands'])
  game.corp.passes()
  expect(game.corp.credits).toBe(0)
  expect(game.corp.question?.rule).toBe('5.6.2a')
})

test('9.2.4d, 9.2.8a: what becomes pending meanwhile has a window of its own, resolved before the first goes on', () => {
  const game = table()
    .corp({ credits: 0, hand: [], deck: fillers('corp', 5), ...roots('Ones', 'Tens', 'Chain') })
    .beforeCorpTurn()
  game.bothPass()
  expect(kinds(game, 'corp')).toEqual(['trigger Ones', 'trigger Tens'])
  game.corp.uses('Ones')
  const log = game.state.log
    .map(line => line.what)
    .filter(what => what === 'creditsGained' || what === 'drawn')
  // Ones, then the draw it set off, then Tens; the mandatory draw comes last.
  expect(log).toEqual(['creditsGained', 'drawn', 'creditsGained', 'drawn'])
})

test('9.2.10a, 9.2.10d: in an access the Runner alone is asked, when all that the access set off has resolved', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: ['Ambush'] }] })
    .running('Server 1')
  game.passUntil('access')
  game.corp.uses('Ambush', 1)
  expect(game.corp.credits).toBe(11)
  expect(game.runner.question).toMatchObject({ kind: 'midAccess', rule: '7.2.2' })
  expect(game.corp.question).toBeUndefined()
  game.runner.passes()
  expect(game.state.accessed).toBeUndefined()
})
