import { expect, test } from 'vitest'
import { viewFor } from '../../src/index.ts'
import { rezzed, scenario } from '../../testing/index.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const breachOfHQ = (accessLimit: 'ofHandOrDeck' | 'total', hqRoot: readonly string[]) =>
  scenario({
    definitions: cards,
    edition: editionWith({ accessLimit, rootCardEnteringBreach: 'candidate' }),
  })
    .corp({ hand: ['Operation', 'Upgrade'], hqRoot })
    .runner({ credits: 0 })
    .breaching('hq')

type Breach = ReturnType<typeof breachOfHQ>
const candidates = ({ state, runner }: Breach) =>
  state.breached === undefined ? [] : runner.question?.options.map(option => option.card ?? option.zone)

test('accessLimit total: cards of HQ and of its root are accessed as without a total while none comes or goes', () => {
  const game = breachOfHQ('total', ['Installer'])
  expect(candidates(game)).toEqual(['hq', 'Installer'])
  game.runner.accesses('hq')
  game.runner.passes()
  expect(candidates(game)).toEqual(['Installer'])
})

test('accessLimit total: for a card that is not there any more another is accessed', () => {
  const afterTrash = (accessLimit: 'ofHandOrDeck' | 'total') => {
    const game = breachOfHQ(accessLimit, ['Keeper'])
    game.runner.accesses('hq')
    game.fiat.trash('Keeper')
    game.runner.passes()
    return candidates(game)
  }
  expect(afterTrash('total')).toEqual(['hq'])
  expect(afterTrash('ofHandOrDeck')).toEqual([])
})

test('accessLimit total: a card that comes to the root does not raise the total', () => {
  const installing = (accessLimit: 'ofHandOrDeck' | 'total') => {
    const game = breachOfHQ(accessLimit, ['Installer'])
    game.runner.accesses('Installer')
    game.corp.answers('choose', 'Upgrade')
    game.corp.continues()
    game.runner.passes()
    expect(candidates(game)).toEqual(['hq', 'Upgrade'])
    game.runner.accesses('hq')
    game.runner.passes()
    return candidates(game)
  }
  expect(installing('total')).toEqual([])
  expect(installing('ofHandOrDeck')).toEqual(['Upgrade'])
})

const installing = (rootCardEnteringBreach: 'candidate' | 'ignored') => {
  const game = scenario({ definitions: cards, edition: editionWith({ rootCardEnteringBreach }) })
    .corp({ hand: ['Upgrade'], remotes: [{ root: ['Installer'] }] })
    .runner({ credits: 0 })
    .breaching('remote1')
  game.runner.accesses('Installer')
  game.corp.answers('choose', 'Upgrade')
  game.corp.continues()
  game.runner.passes()
  return game
}

test('rootCardEnteringBreach candidate: a card that comes to the breached root can be accessed, and nobody is asked', () => {
  const game = installing('candidate')
  game.runner.accesses('Upgrade')
  expect(game.state.accessed?.title).toBe('Upgrade')
})

test('rootCardEnteringBreach ignored: a card that comes to the breached root is not accessed', () => {
  const game = installing('ignored')
  expect(game.state.breached).toBeUndefined()
  expect(game.state.run).toBeUndefined()
})

test('midAccessAbilities any: the Runner uses as many abilities as they like on one accessed card', () => {
  const game = scenario({ definitions: cards, edition: editionWith({ midAccessAbilities: 'any' }) })
    .corp({ remotes: [{ root: ['Upgrade'] }] })
    .runner({ rig: ['Burner'], credits: 1 })
    .accessing('Upgrade')
  game.runner.uses('Burner')
  game.runner.uses('Burner')
  expect(game.runner).toMatchObject({ credits: 3 })
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Upgrade'])
  expect(game.state.accessed).toBeUndefined()
})

test('accessesCount chosen: a card that was chosen counts although its access was replaced', () => {
  const afterReplacement = (accessesCount: 'performed' | 'chosen') => {
    const game = scenario({ definitions: cards, edition: editionWith({ accessesCount }) })
      .corp({ remotes: [{ root: ['Listener', rezzed('One Only')] }] })
      .runner({ rig: ['No Access'], credits: 0 })
      .breaching('remote1')
    game.runner.accesses('Listener')
    expect(game.runner.credits).toBe(2)
    return candidates(game)
  }
  expect(afterReplacement('performed')).toEqual(['One Only'])
  expect(afterReplacement('chosen')).toEqual([])
})

test('accessLimit total: a view counts a card of the root towards the total', () => {
  const counted = (accessLimit: 'ofHandOrDeck' | 'total') => {
    const game = breachOfHQ(accessLimit, ['Keeper'])
    game.runner.accesses('Keeper')
    game.runner.passes()
    const { limit, taken } = viewFor(game.json, 'runner').breach ?? {}
    return [taken, limit]
  }
  expect(counted('total')).toEqual([1, 2])
  expect(counted('ofHandOrDeck')).toEqual([0, 1])
})
