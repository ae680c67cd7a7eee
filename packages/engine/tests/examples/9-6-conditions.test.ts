import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-6-conditions.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>
const triggered = (game: Game, title: string): number =>
  game.state.log.filter(line => line.what === 'abilityTriggered' && line.card === title).length
const asked = (game: Game, side: 'corp' | 'runner') => game[side].question?.options.map(option => option.card)

test('cr-26.03/9.6.4b/2: exposing two cards in one instruction makes two instances pending', () => {
  const game = table()
    .corp({ remotes: [{ root: ['First Asset'] }, { root: ['Second Asset'] }] })
    .runner({ hand: ['Expose Two'], rig: ['Expose Watch'] })
    .runnerTurn()
  game.runner.plays('Expose Two')
  game.runner.answers('choose', 'First Asset', 'Second Asset')
  expect(game.runner.question?.kind).toBe('reaction')
  expect(asked(game, 'runner')).toEqual(['Expose Watch', 'Expose Watch'])
  game.runner.answers('reaction', 'Expose Watch')
  game.corp.agrees()
  game.corp.agrees()
  expect([game.card('First Asset').rezzed, game.card('Second Asset').rezzed]).toEqual([true, true])
  expect(triggered(game, 'Expose Watch')).toBe(2)
})

test('cr-26.03/9.6.5b/1: a card rezzed among the "turn begins" abilities missed that the turn began', () => {
  const game = table()
    .corp({
      identity: 'Replacer',
      remotes: [{ root: [rezzed('Reaper')] }],
      deck: ['Turn Income', ...fillers('corp', 5)],
      credits: 0,
    })
    .runner({ hand: fillers('runner', 5) })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  game.corp.answers('reaction', 'Replacer')
  game.corp.answers('search', 'Turn Income')
  game.passUntil('nextAction')
  expect(game.runner.hand).toHaveLength(3)
  expect(game.card('Turn Income').rezzed).toBe(true)
  expect(game.corp.credits).toBe(0)
})

test('cr-26.03/9.6.5b/2: the checkpoint after rezzing was paid for looks at the installation before the card is active', () => {
  const installed = (root: 'new' | 'there') => {
    const game = table()
      .corp({
        credits: 0,
        hand: ['Install And Rez', root === 'new' ? 'Home Grid' : 'First Asset'],
        remotes: root === 'there' ? [{ root: [rezzed('Home Grid')] }] : [],
      })
      .corpTurn()
    game.corp.plays('Install And Rez')
    game.corp.answers('choose', root === 'new' ? 'Home Grid' : 'First Asset')
    game.corp.answers('server', root === 'new' ? 'New remote' : 'Server 1')
    return game
  }
  const missed = installed('new')
  expect(missed.card('Home Grid').rezzed).toBe(true)
  expect(missed.corp).toMatchObject({ credits: 0, clicks: 2 })
  const met = installed('there')
  met.corp.answers('trashLike', 'continue') // and trashes nothing
  expect(met.corp.credits).toBe(2)
})

example(
  ['cr-26.03/9.6.5c/1', 'ffg-rr-1.0/abilities/1'],
  'a requirement in the trigger condition is looked at as the access happens',
  () => {
    const stolen = (tags: number) => {
      const game = table()
        .corp({ hand: ['Model'], remotes: [{ root: [rezzed('Tag On Access')] }] })
        .runner({ tags })
        .accessing('Model')
      return game
    }
    const late = stolen(0)
    expect(late.runner.tags).toBe(2)
    expect(late.runner.question?.kind).toBe('midAccess')
    expect(triggered(late, 'Model')).toBe(0)
    late.runner.passes()
    late.runner.steals()
    expect(late.runner.stolen).toEqual(['Model'])
    const tagged = stolen(1)
    tagged.corp.answers('reaction', 'Model')
    expect(tagged.corp.scored).toEqual(['Model'])
    expect(tagged.runner.stolen).toEqual([])
  },
)

example(
  ['cr-26.03/9.6.5d/1', 'ffg-rr-1.0/abilities/2'],
  'a requirement in the effect is looked at when that resolves',
  () => {
    const first = (title: string) => {
      const game = table()
        .runner({
          identity: 'Linked One',
          rig: ['Contact', 'Supplier'],
          hand: ['Chip'],
          credits: 2,
        })
        .beforeRunnerTurn()
      game.fiat.move('Chip', 'hosted', { on: 'Supplier' })
      game.bothPass()
      expect(game.runner.link).toBe(1)
      expect(asked(game, 'runner')).toEqual(expect.arrayContaining(['Contact', 'Supplier']))
      game.runner.answers('reaction', title)
      game.runner.answers('choose', 'Chip')
      game.passUntil('nextAction')
      expect(game.runner.link).toBe(2)
      return game.runner.credits
    }
    expect(first('Supplier')).toBe(1)
    expect(first('Contact')).toBe(0)
  },
)

test('cr-26.03/9.6.7d/1: trashing that was prevented is pending again; what can have no effect resolves once in a step', () => {
  const hosted = (title: string) =>
    table()
      .corp({ hqIce: [rezzed(title)] })
      .runner({ rig: [card('Gnawer', { on: title }), 'Ice Guard', 'Purse'], credits: 2 })
  const prevented = hosted('Weak Ice').beforeRunnerTurn()
  expect(prevented.runner.question?.kind).toBe('interrupt')
  expect(triggered(prevented, 'Gnawer')).toBe(1)
  prevented.runner.uses('Ice Guard')
  expect(prevented.corp.archives).toEqual([])
  // Not while the first instance was resolving, but at the next checkpoint: the condition still holds.
  prevented.passUntil(() => prevented.runner.question?.kind === 'paidWindow')
  expect(triggered(prevented, 'Gnawer')).toBe(1)
  prevented.runner.uses('Purse')
  expect(prevented.runner.question?.kind).toBe('interrupt')
  expect(triggered(prevented, 'Gnawer')).toBe(2)
  prevented.runner.passes()
  expect(prevented.corp).toMatchObject({ archives: ['Weak Ice'] })
  expect(prevented.runner.credits).toBe(2)

  const forbidden = hosted('Lasting Ice').runnerTurn('window')
  const before = triggered(forbidden, 'Gnawer')
  forbidden.runner.uses('Purse')
  forbidden.runner.uses('Purse')
  expect(triggered(forbidden, 'Gnawer')).toBe(before)
  forbidden.bothPass()
  // Once in the step of the action, and once in the window after it.
  forbidden.runner.gainsCredit()
  expect(triggered(forbidden, 'Gnawer')).toBe(before + 1)
  forbidden.runner.uses('Purse')
  forbidden.runner.uses('Purse')
  expect(triggered(forbidden, 'Gnawer')).toBe(before + 2)
  expect(forbidden.card('Lasting Ice').zone).toBe('ice')
})

example(
  ['cr-26.03/9.6.10/1', 'ffg-rr-1.0/abilities/3'],
  'trashing a card whose mandatory ability is pending removes that ability',
  () => {
    const began = (first: string) => {
      const game = table()
        .runner({ rig: ['Pawnshop', 'Dealer'], credits: 1 })
        .beforeRunnerTurn()
      game.bothPass()
      expect(game.runner.question?.kind).toBe('reaction')
      game.runner.answers('reaction', first)
      return game
    }
    const sold = began('Pawnshop')
    sold.runner.agrees()
    sold.runner.answers('payment', 'Dealer')
    sold.passUntil('nextAction')
    expect(sold.runner).toMatchObject({ credits: 4, heap: ['Dealer'], rig: ['Pawnshop'] })
    expect(triggered(sold, 'Dealer')).toBe(0)
    expect(began('Dealer').runner.credits).toBe(0)
  },
)
