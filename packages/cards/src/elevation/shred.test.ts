import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const hand = ['Hedge Fund', 'Ping', 'Sprint', 'Tithe']

/** A run on the first remote server, which 1 piece of ice protects, with Shred. */
const begin = (corp: object, runner: object = {}, server = 'Server 1') => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand, ...corp })
    .runner({ credits: 9, hand: ['Shred'], ...runner })
    .runnerTurn()
  game.runner.plays('Shred')
  game.runner.answers('server', server)
  return game
}
const remote = (ice: string, ...root: readonly string[]) => ({ remotes: [{ root, ice: [rezzed(ice)] }] })
/** Its first subroutine is about to end the run. */
const ending = (...given: Parameters<typeof begin>) => {
  const game = begin(...given)
  game.passUntil('encounter')
  game.bothPass()
  return game
}

describe('Shred', () => {
  test('runs any server', () => {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: ['Nico Campaign'] }] })
      .runner({ credits: 1, hand: ['Shred'] })
      .runnerTurn()
    game.runner.plays('Shred')
    expect(game.runner.question?.options.map(({ server }) => server)).toEqual([
      'hq',
      'rnd',
      'archives',
      'remote1',
    ])
    expect(game.runner.credits).toBe(0)
  })

  test('the run ends if the Corp reveals and trashes a card from HQ for each in the root of the server', () => {
    const game = ending(remote('Palisade', 'Nico Campaign', 'Manegarm Skunkworks'))
    expect(game.corp.question?.options.map(({ kind }) => kind)).toEqual(['pay', 'no'])
    game.fiat.nextRandomCards('corp', 'Ping', 'Tithe')
    game.corp.agrees()
    expect(game.corp.hand).toEqual(['Hedge Fund', 'Sprint'])
    expect([...game.corp.archives].sort()).toEqual(['Ping', 'Tithe'])
    expect(game.card('Ping').facedown).toBe(false)
    expect(game.state.log.filter(({ what }) => what === 'revealed')).toHaveLength(2)
    expect(game.state.run).toBeUndefined()
  })

  test('the run goes on if the Corp does not', () => {
    const game = ending(remote('Palisade', 'Nico Campaign'))
    game.corp.declines()
    expect(game.corp.hand).toHaveLength(4)
    game.passUntil('breach')
    expect(game.state.run).toMatchObject({ server: 'remote1', successful: true })
  })

  test('only the first time: the next subroutine ends the run', () => {
    const game = ending(remote('Reverb', 'Nico Campaign'))
    game.corp.declines()
    expect(game.state.run).toBeUndefined()
    expect(game.corp.hand).toHaveLength(4)
  })

  test('only the first time, also when the Corp has trashed cards in another run', () => {
    const game = ending(remote('Palisade', 'Nico Campaign'), { hand: ['Shred', 'Shred'] })
    game.corp.agrees()
    game.passUntil('nextAction')
    game.runner.plays('Shred')
    game.runner.answers('server', 'Server 1')
    game.passUntil('encounter')
    game.bothPass()
    expect(game.corp.question?.options.map(({ kind }) => kind)).toEqual(['pay', 'no'])
  })

  test('CR 1.16.1: fewer cards in HQ than in the root cannot be paid with, and the run goes on', () => {
    const game = ending({ ...remote('Palisade', 'Nico Campaign', 'Manegarm Skunkworks'), hand: ['Ping'] })
    expect(game.corp.question).toBeUndefined()
    expect(game.corp.hand).toEqual(['Ping'])
    expect(game.state.run).toMatchObject({ server: 'remote1' })
  })

  test('without cards in the root no cards are to be trashed, and the run may end', () => {
    const game = ending({ hqIce: [rezzed('Palisade')] }, {}, 'HQ')
    game.corp.agrees()
    expect(game.corp.hand).toHaveLength(4)
    expect(game.state.run).toBeUndefined()
  })

  test('an upgrade in the root of a central server counts', () => {
    const game = ending({ hqIce: [rezzed('Palisade')], hqRoot: ['Anoetic Void'] }, {}, 'HQ')
    game.corp.agrees()
    expect(game.corp.hand).toHaveLength(3)
    expect(game.state.run).toBeUndefined()
  })

  test('any ability of the Corp that would end the run meets it', () => {
    const game = begin({ remotes: [{ root: [rezzed('Manegarm Skunkworks')] }] }, { credits: 2, clicks: 1 })
    game.passUntil(() => game.corp.question?.kind === 'confirm')
    game.corp.declines()
    game.passUntil('breach')
    expect(game.state.run).toMatchObject({ successful: true })
  })

  test('jacking out is no end by the Corp', () => {
    const game = begin({ remotes: [{ root: ['Nico Campaign'] }] })
    game.passUntil('jackOut')
    game.runner.jacksOut()
    expect(game.state.run).toBeUndefined()
    expect(game.corp.hand).toHaveLength(4)
  })

  test('another run ends as ever', () => {
    const game = scenario({ definitions })
      .corp({ hand, ...remote('Palisade', 'Nico Campaign') })
      .runner({ hand: ['Shred'] })
      .encountering('Palisade')
    game.bothPass()
    expect(game.state.run).toBeUndefined()
  })
})
