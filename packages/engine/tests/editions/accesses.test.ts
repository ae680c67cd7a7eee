import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { viewFor } from '../../src/index.ts'
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

const breachOfArchives = (edition: string) =>
  scenario({ definitions: cards, edition })
    .corp({ archives: ['Upgrade', facedown('Operation'), facedown('Listener')], archivesRoot: ['Keeper'] })
    .runner({ credits: 0 })
    .breaching('archives')

test('Core rulebook, Access Phase: in 2012 a card of Archives is turned faceup as it is accessed, and no earlier', () => {
  const game = breachOfArchives('2012')
  expect(candidates(game)).toEqual(['archives', 'Keeper', 'Upgrade'])
  expect(game.runner.question?.options[0]?.words).toBe('Access a card from Archives')
  game.fiat.nextRandom(1)
  game.runner.accesses('archives')
  const first = game.state.accessed?.title ?? ''
  expect(game.card(first)).toMatchObject({ zone: 'archives', facedown: false })
  expect(game.corp.archivesFacedown).toHaveLength(1)
  game.runner.passes()
  // What is faceup is chosen by its face, what is facedown is one back among others.
  expect(candidates(game)).toEqual(['archives', 'Keeper', 'Upgrade'])
  game.runner.accesses('archives')
  expect(game.corp.archivesFacedown).toEqual([])
  game.runner.passes()
  expect(candidates(game)).toEqual(['Keeper', 'Upgrade'])
})

test('FAQ 1.1, Accessing Multiple Cards: since 2013 all cards of Archives are faceup before the first access', () => {
  for (const edition of ['2013', '2017', '1.6', '26.03']) {
    const game = breachOfArchives(edition)
    expect(game.corp.archivesFacedown).toEqual([])
    expect(candidates(game)).toEqual(expect.arrayContaining(['Keeper', 'Upgrade', 'Operation', 'Listener']))
  }
})

test('archivesFaceup asAccessed: a card whose access is replaced stays facedown, and is not chosen again', () => {
  const game = scenario({ definitions: cards, edition: '2012' })
    .corp({ archives: [facedown('Listener')] })
    .runner({ rig: ['No Access'], credits: 0 })
    .breaching('archives')
  game.runner.accesses('archives')
  expect(game.runner.credits).toBe(2)
  expect(game.corp.archivesFacedown).toEqual(['Listener'])
  expect(game.state.breached).toBeUndefined()
})

test('archivesFaceup asAccessed: what the Runner is offered does not depend on what the facedown cards are', () => {
  const offered = (...archives: readonly string[]) => {
    const game = scenario({ definitions: cards, edition: '2012' })
      .corp({ archives: archives.map(title => facedown(title)) })
      .breaching('archives')
    return viewFor(game.json, 'runner').question
  }
  expect(offered('Operation', 'Listener')).toEqual(offered('Upgrade', 'Keeper'))
})
