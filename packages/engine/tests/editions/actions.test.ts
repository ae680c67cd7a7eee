import type { CorpSpec } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import {
  always,
  bypass,
  cannot,
  chosen,
  credits,
  draw,
  from,
  gainCredits,
  giveTags,
  isRezzed,
  jackOut,
  may,
  oneOf,
  paid,
  play,
  removeTags,
  repeat,
  run,
  trash,
} from '../../src/vocabulary.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const actions = (noEffectActions: 'allowed' | 'forbidden', corp: CorpSpec, tags = 0) => {
  const game = scenario({ definitions: cards, edition: editionWith({ noEffectActions }) })
    .corp(corp)
    .runner({ rig: ['Wash'], hand: ['Unmask', 'Spot'], deck: [], tags, credits: 0 })
    .runnerTurn()
  return game.runner.question?.options.map(option => option.card ?? option.kind)
}
const servers = ['run', 'run', 'run', 'run']

test('noEffectActions forbidden: an action is offered only if it could change the game', () => {
  const nothingRezzed = { remotes: [{ root: ['Upgrade'] }] }
  expect(actions('allowed', nothingRezzed)).toEqual([
    'gainCredit',
    'drawCard',
    'Unmask',
    'Spot',
    ...servers,
    'Wash',
  ])
  expect(actions('forbidden', nothingRezzed)).toEqual(['gainCredit', 'Spot', ...servers])
})

test('noEffectActions forbidden: it is offered as soon as it could change something', () => {
  const game = actions('forbidden', { remotes: [{ root: [rezzed('Upgrade')] }] }, 1)
  expect(game).toEqual(['gainCredit', 'Unmask', ...servers, 'Wash'])
})

const prohibitions: readonly (readonly [string, Instruction, Declaration])[] = [
  ['gain credits', gainCredits(1), cannot('gainCredits', { who: 'runner' })],
  ['draw', draw(1), cannot('draw', { who: 'runner' })],
  ['run', run('central'), cannot('run', { who: 'runner' })],
  ['remove tags', removeTags(1), cannot('removeTags', { who: 'runner' })],
]

test.each(prohibitions)(
  '1.6, 1.2.2a; Rules Reference, Cannot: an event all of which is prohibited cannot be played: %s',
  (name, does, prohibits) => {
    const definitions = defineCards(`prohibited ${name}`, [
      made(event('All'), play(does)),
      made(event('Part'), play(does, giveTags(1))),
      made(asset('Ban'), always(prohibits)),
    ])
    const offered = (edition: string, isUp: boolean) => {
      const game = scenario({ definitions, edition })
        .corp({ remotes: [{ root: [isUp ? rezzed('Ban') : 'Ban'] }] })
        .runner({ hand: ['All', 'Part'], tags: 1 })
        .runnerTurn()
      return game.runner.question?.options.flatMap(option => option.card ?? [])
    }
    for (const edition of ['2012', '2013', '2017', '1.4', '1.6']) {
      expect(offered(edition, true)).toEqual(['Part'])
      expect(offered(edition, false)).toEqual(['All', 'Part'])
    }
    expect(offered('26.03', true)).toEqual(['All', 'Part'])
  },
)

test('1.6, 1.2.2a: an ability that would only bypass ice, or let the Runner jack out, is not used where that is prohibited', () => {
  const definitions = defineCards('no way past', [
    made(resource('Way Past'), paid([credits(0)], [bypass()])),
    made(resource('Way Out'), paid([credits(0)], [may([jackOut()])])),
    made(ice('Guard')),
    made(asset('Ban'), always(cannot('bypass', { who: 'runner' }), cannot('jackOut', { who: 'runner' }))),
  ])
  const offered = (edition: string, isUp: boolean) => {
    const game = scenario({ definitions, edition })
      .corp({ hqIce: [rezzed('Guard')], remotes: [{ root: [isUp ? rezzed('Ban') : 'Ban'] }] })
      .runner({ rig: ['Way Past', 'Way Out'] })
      .encountering('Guard')
    return game.runner.question?.options.flatMap(option => option.card ?? [])
  }
  expect(offered('1.6', true)).toEqual([])
  expect(offered('1.6', false)).toEqual(['Way Past', 'Way Out'])
  expect(offered('26.03', true)).toEqual(['Way Past', 'Way Out'])
})

test('1.6, 1.2.5: the basic action that gains a credit is no action for a player who cannot gain any', () => {
  const definitions = defineCards('no credits', [
    made(asset('Ban'), always(cannot('gainCredits', { who: 'runner' }))),
  ])
  const kinds = (edition: string) =>
    scenario({ definitions, edition })
      .corp({ remotes: [{ root: [rezzed('Ban')] }] })
      .runnerTurn()
      .runner.question?.options.map(({ kind }) => kind)
  expect(kinds('1.6')).not.toContain('gainCredit')
  expect(kinds('26.03')).toContain('gainCredit')
})

/** Whether an event may be played where nothing may be done without effect. */
const playable = (does: Instruction, hq: readonly string[] = []) => {
  const definitions = defineCards(`effects-${JSON.stringify(does)}`, [
    ...cards.cards.values(),
    made(event('Try'), play(does)),
  ])
  const game = scenario({ definitions, edition: editionWith({ noEffectActions: 'forbidden' }) })
    .corp({ hand: hq })
    .runner({ hand: ['Try'], deck: [] })
    .runnerTurn()
  return game.runner.question?.options.some(option => option.card === 'Try')
}

test('2022, 1.2.5: a choice, a repetition and a random card can change as much as what is in them', () => {
  const idle = trash(chosen(from('installed', isRezzed), 'it'))
  const atRandom = trash({ random: 1, of: from('hq') })
  expect(playable(oneOf([[idle], [removeTags(1)]]))).toBe(false)
  expect(playable(oneOf([[idle], [gainCredits(1)]]))).toBe(true)
  expect(playable(repeat(2, [idle]))).toBe(false)
  expect(playable(repeat(2, [gainCredits(1)]))).toBe(true)
  expect(playable(atRandom)).toBe(false)
  expect(playable(atRandom, ['Upgrade'])).toBe(true)
})
