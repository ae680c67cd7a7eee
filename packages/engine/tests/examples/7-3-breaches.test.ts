import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards, occurrencesFor, viewFor } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import {
  accessMore,
  always,
  badPublicity,
  breach,
  chosen,
  draw,
  from,
  gainCredits,
  install,
  isRezzed,
  lasting,
  not,
  on,
  paid,
  play,
  run,
  subroutine,
  timesSince,
  trash,
  trashThis,
  untilRunEnds,
  when,
} from '../../src/vocabulary.ts'
import { identity } from './printed.ts'

const insteadOfAccess = (...does: readonly Instruction[]): Declaration => ({
  declare: 'replace',
  effect: 'access',
  server: ['archives'],
  withIt: { instead: 'resolve', does },
  optional: true,
})

const definitions = defineCards('examples-7-3', [
  made(ice('Field')),
  made(ice('Palisade')),
  made(ice('Unknown')),
  made(ice('Stranger')),
  made(agenda('Offworld')),
  made(
    asset('Brand'),
    when(on({ what: ['stolen'] }), install(chosen(from('hq'), 'new'), { to: 'newRemote' })),
  ),
  made(resource('Many Eyes'), always(accessMore('hq', 3))),
  made(resource('Shard'), paid([trashThis], [breach('archives')])),
  made(resource('Interface'), always(insteadOfAccess(draw(1)))),
  made(
    identity('Smuggler', 'runner'),
    when(on({ what: ['runEnded'] }), gainCredits(timesSince('thisRun', { what: ['accessed'] }))),
  ),
  made(operation('Memo')),
  made(operation('Note')),
  made(ice('Hudson'), subroutine(lasting(untilRunEnds, [{ declare: 'accessAtMost', cards: 1 }]))),
  made(
    event('Script'),
    play(
      run('any', [], {
        while: [
          insteadOfAccess(
            trash(chosen(from('ice', isRezzed, not({ is: 'named', name: 'Hudson' })), 'burnt')),
          ),
        ],
      }),
    ),
  ),
  made(agenda('Retirement'), when(on({ what: ['stolen'], card: 'self' }), badPublicity(1, 'take'))),
  made(resource('Flint'), when(on({ what: ['badPublicityTaken'] }), breach('hq'))),
])
const table = () => scenario({ definitions })
const candidates = (game: ScenarioGame) =>
  game.runner.question?.options.map(option => option.card ?? option.zone)

test('cr-26.03/7.3.1a/1: a card that was accessed is known until the breach ends, also as it is installed from HQ', () => {
  const installed = (title: string) => {
    const game = table()
      .corp({
        hand: ['Field', 'Palisade', 'Offworld', 'Unknown', 'Stranger'],
        remotes: [{ root: [rezzed('Brand')] }],
      })
      .runner({ rig: ['Many Eyes'] })
      .breaching('hq')
    game.fiat.nextRandom(0, 0, 0)
    for (const next of ['Field', 'Palisade', 'Offworld']) {
      game.runner.accesses('HQ')
      expect(game.state.accessed?.title).toBe(next)
      game.runner.passes()
    }
    game.runner.steals()
    game.corp.answers('choose', title)
    expect(game.runner.question?.kind).toBe('candidate')
    const placed = occurrencesFor(game.json, 'runner').find(each => each.what === 'placed')
    return { told: placed?.card?.title, view: viewFor(game.json, 'runner') }
  }
  expect(installed('Field').told).toBe('Field')
  expect(installed('Palisade').told).toBe('Palisade')
  expect(installed('Unknown').told).toBe(null)
  expect(installed('Unknown').view).toEqual(installed('Stranger').view)
})

test('cr-26.03/7.3.6/1: an access that was replaced is not counted', () => {
  const counted = (accesses: (game: ScenarioGame) => void) => {
    const game = table()
      .corp({ hand: ['Memo'], archives: ['Memo', 'Note'] })
      .runner({ identity: 'Smuggler', credits: 0, rig: ['Shard', 'Interface'] })
      .running('hq')
    game.runner.uses('Shard')
    game.runner.accesses('Memo')
    accesses(game)
    game.runner.accesses('Note')
    game.runner.answers('effect', 'no')
    game.runner.passes()
    game.passUntil('breach')
    game.runner.accesses('HQ')
    game.runner.passes()
    expect(game.state.run).toBeUndefined()
    return game.runner.credits
  }
  const accessed = counted(({ runner }) => {
    runner.answers('effect', 'no')
    runner.passes()
  })
  expect(accessed).toBe(3)
  expect(counted(({ runner }) => runner.answers('effect', 'Draw 1'))).toBe(2)
})

/** The Runner may access one card of Archives, and burn ice instead. */
const script = () => {
  const game = table()
    .corp({
      archives: ['Palisade', 'Memo'],
      archivesIce: [rezzed('Hudson')],
      hqIce: [rezzed('Palisade')],
      rndIce: [rezzed('Field')],
    })
    .runner({ hand: ['Script'] })
    .runnerTurn()
  game.runner.plays('Script')
  game.runner.answers('server', 'Archives')
  game.passUntil('breach')
  return game
}

test('cr-26.03/7.3.6/2: where no more than one card may be accessed, a replaced access leaves another candidate', () => {
  const game = script()
  game.runner.accesses('Palisade')
  game.runner.answers('effect', 'Trash')
  game.runner.answers('choose', 'Field')
  expect(candidates(game)).toEqual(['Memo', 'Field'])
  game.runner.accesses('Memo')
  game.runner.answers('effect', 'no')
  expect(game.state.accessed?.title).toBe('Memo')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
  // After an access that was one there is no candidate, and nothing to replace.
  const accessed = script()
  accessed.runner.accesses('Memo')
  accessed.runner.answers('effect', 'no')
  accessed.runner.passes()
  expect(accessed.state.breached).toBeUndefined()
  expect(accessed.corp.archives).toEqual(['Palisade', 'Memo'])
})

test('cr-26.03/7.4.3/1: a candidate whose access was replaced is none again; what was trashed then is one', () => {
  const game = script()
  game.runner.accesses('Palisade')
  game.runner.answers('effect', 'Trash')
  game.runner.answers('choose', 'Palisade')
  expect(game.corp.archives).toEqual(['Palisade', 'Memo', 'Palisade'])
  const [first, second] = game.cards('Palisade').filter(each => each.zone === 'archives')
  expect(candidates(game)).toEqual(['Memo', 'Palisade'])
  expect(first?.id).not.toBe(second?.id)
})

test('cr-26.03/7.3.8/1: a breach that begins during a breach waits until that one is over', () => {
  const game = table()
    .corp({ hand: ['Retirement', 'Memo', 'Note'] })
    .runner({ rig: ['Flint', 'Many Eyes'] })
    .breaching('hq')
  game.fiat.nextRandom(0)
  game.runner.accesses('HQ')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.badPublicity).toBe(1)
  // Two cards of the first breach, then three candidates' worth of the next.
  for (let i = 0; i < 2; i++) {
    game.runner.accesses('HQ')
    game.runner.passes()
  }
  const breaches = () => game.state.log.map(line => line.what).filter(what => what.startsWith('breach'))
  expect(breaches()).toEqual(['breachBegan', 'breachEnded', 'breachBegan'])
  for (let i = 0; i < 2; i++) {
    game.runner.accesses('HQ')
    game.runner.passes()
  }
  expect(breaches()).toEqual(['breachBegan', 'breachEnded', 'breachBegan', 'breachEnded'])
})
