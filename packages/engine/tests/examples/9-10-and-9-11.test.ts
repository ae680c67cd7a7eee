import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { viewFor } from '../../src/index.ts'
import { definitions } from './cards/9-10-and-9-11.ts'

const table = () => scenario({ definitions })

test('cr-26.03/9.10.3a/1: a subtype that was chosen for the encounter is gone after it', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Gate'), rezzed('Gate')], hand: [] })
    .runner({ rig: [card('Painter', { counters: { virus: 2 } })] })
    .encountering('Gate')
  const met = game.state.encountered?.id
  const subtypes = () => game.cards('Gate').map(({ id, subtypes: of }) => [id === met, of])
  game.runner.uses('Painter')
  game.runner.answers('effect', 0)
  expect(subtypes()).toEqual(
    expect.arrayContaining([[true, expect.arrayContaining(['code gate', 'barrier'])]]),
  )
  game.passUntil('encounter')
  expect(game.state.encountered?.id).not.toBe(met)
  for (const [, of] of subtypes()) expect(of).toEqual(['code gate'])
})

test('cr-26.03/9.10.3b/1: a server chosen as the turn begins is forgotten when it ends', () => {
  const game = table()
    .corp({ hand: [], deck: fillers('corp', 9) })
    .runner({ rig: ['Tester'], credits: 0, clicks: 1 })
    .beforeRunnerTurn()
  const run = (server: string) => {
    const before = game.runner.credits
    game.runner.runs(server)
    game.passUntil('nextAction')
    return game.runner.credits - before
  }
  game.bothPass()
  game.runner.agrees()
  game.runner.answers('server', 'Archives')
  game.passUntil('nextAction')
  expect(run('HQ')).toBe(0)
  expect(run('Archives')).toBe(2)
  while (game.runner.clicks > 0 && game.state.active === 'runner') {
    game.runner.gainsCredit()
    game.passUntil('nextAction')
  }
  while (game.state.active === 'corp') {
    game.corp.gainsCredit()
    game.passUntil(() => game.state.active === 'runner' || game.corp.question?.kind === 'action')
  }
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.declines()
  game.passUntil('nextAction')
  // No server was chosen this turn, so that none is the chosen one.
  expect(run('Archives')).toBe(0)
})

test('cr-26.03/9.11.4d/1: what waits for a search resolves while the found card is set aside', () => {
  const game = table()
    .corp({ scored: ['Profiles'] })
    .runner({ rig: ['Finder'], hand: ['Plain Event'], deck: ['Plain Program', ...fillers('runner', 4)] })
    .runnerTurn()
  game.runner.uses('Finder')
  game.runner.answers('search', 'Plain Program')
  expect(game.runner).toMatchObject({ hand: ['Plain Program'], heap: ['Plain Event'] })
  const order = game.state.log.map(({ what }) => what)
  const places = (['searched', 'shuffled', 'trashed', 'moved'] as const).map(what => order.indexOf(what))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(game.state.log.find(({ what }) => what === 'trashed')?.card).toBe('Plain Event')
})

test('cr-26.03/9.11.4e/1: looking at cards is an instruction, the next one has a target, and then they are seen no more', () => {
  const met = () => {
    const game = table()
      .corp({
        rndIce: [rezzed('Builder')],
        deck: ['Gate', 'Profiles', 'Plain Operation', ...fillers('corp', 5)],
      })
      .encountering('Builder')
    game.bothPass()
    return game
  }
  const seen = (game: ReturnType<typeof met>) =>
    JSON.stringify(viewFor(game.json, 'corp')).includes('profiles')
  const game = met()
  expect(game.corp.question?.kind).toBe('choose')
  expect(game.corp.question?.options.map(option => option.card)).not.toContain('Plain Operation')
  expect(seen(game)).toBe(true)
  game.corp.answers('choose', 'Profiles')
  game.corp.answers('server', 'New remote')
  expect(game.corp.servers.remote1?.root).toEqual(['Profiles'])
  const declined = met()
  expect(seen(declined)).toBe(true)
  declined.corp.chooses()
  expect(declined.corp.servers.remote1).toBeUndefined()
  expect(declined.corp.deck.slice(0, 3)).toEqual(['Gate', 'Profiles', 'Plain Operation'])
  expect(seen(declined)).toBe(false)
})
