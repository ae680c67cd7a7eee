import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  always,
  card,
  chooseCards,
  chosen,
  clicks,
  firstTimeWould,
  from,
  gainCredits,
  isOther,
  isRezzed,
  may,
  oneOf,
  paid,
  prevent,
  resolveSubroutine,
  subroutine,
  subtype,
  the,
  together,
  when,
} from '../../src/vocabulary.ts'

const ice = (title: string) => ({ title, side: 'corp', type: 'ice', cost: 0, strength: 0 }) as const
const asset = (title: string) => ({ title, side: 'corp', type: 'asset', cost: 0 }) as const
const gains = (...amounts: readonly number[]) => amounts.map(amount => subroutine(gainCredits(amount)))
const other = () => chosen(from('ice', isRezzed, isOther), 'other')

const definitions = defineCards('subroutines that are chosen', [
  { ...card('two', ...gains(1, 2)), printed: { ...ice('Two'), subtypes: ['sentry'] } },
  { ...card('one', ...gains(4)), printed: ice('One') },
  { ...card('none'), printed: ice('None') },
  { ...card('echo', subroutine(resolveSubroutine(other(), 'chosen'))), printed: ice('Echo') },
  {
    ...card('switch', paid([clicks()], [resolveSubroutine(other(), 'chosen')])),
    printed: asset('Switch'),
  },
  {
    ...card('double', paid([clicks()], [together(resolveSubroutine(other(), 'chosen'), gainCredits(8))])),
    printed: asset('Double'),
  },
  {
    ...card(
      'doubt',
      paid([clicks()], [chooseCards(other()), may([resolveSubroutine(the('other'), 'chosen')])]),
    ),
    printed: asset('Doubt'),
  },
  {
    ...card(
      'either',
      paid([clicks()], [oneOf([[resolveSubroutine(other(), 'chosen')], [gainCredits(8)]], { must: true })]),
    ),
    printed: asset('Either'),
  },
  {
    ...card(
      'guard',
      when(firstTimeWould('turn', { effect: 'subroutine' }), prevent('all', { effect: 'subroutine' })),
    ),
    printed: { title: 'Guard', side: 'runner', type: 'resource', cost: 0 },
  },
  {
    ...card(
      'swap',
      always({
        declare: 'replace',
        effect: 'subroutine',
        card: [subtype('sentry')],
        withIt: { instead: 'subroutine', does: [gainCredits(16)] },
      }),
    ),
    printed: { title: 'Swap', side: 'runner', type: 'resource', cost: 0 },
  },
])

const begin = (root: string, hqIce: readonly string[], rig: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: hqIce.map(title => rezzed(title)), remotes: [{ root: [rezzed(root)] }] })
    .runner({ rig })
    .corpTurn()
  game.corp.uses(root)
  return game
}

describe('CR 1.15.1: a subroutine is a target', () => {
  test('it is chosen after its ice, and only that one resolves', () => {
    const game = begin('Switch', ['Two', 'One'])
    game.corp.answers('choose', 'Two')
    expect(game.corp.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
    expect(game.corp.question?.options.map(({ label }) => label)).toEqual(['Gain 1 credit', 'Gain 2 credits'])
    game.corp.answers('subroutines', 1)
    expect(game.corp.credits).toBe(2)
  })

  test('the only one of the ice is not asked for', () => {
    const game = begin('Switch', ['Two', 'One'])
    game.corp.answers('choose', 'One')
    expect(game.corp.credits).toBe(4)
  })

  test('1.15.2b: ice without subroutines is no target, and the refusals say so', () => {
    const game = begin('Switch', ['None', 'One'])
    expect(game.corp.question?.options.map(each => each.card)).toEqual(['One'])
    expect(game.corp.refused).toMatchObject([
      { card: 'None', reason: 'it has no subroutines (CR 1.15.2b)', rule: '1.15.2b' },
    ])
  })

  test('1.15.2e: with no target nothing resolves', () => {
    const game = begin('Switch', ['None'])
    expect(game.corp.question?.kind).toBe('paidWindow')
    expect(game.corp.credits).toBe(0)
  })

  test('in one sentence with something else, both are done', () => {
    const game = begin('Double', ['None', 'Two'])
    expect(game.corp.question?.options.map(each => each.card)).toEqual(['Two'])
    game.corp.answers('choose', 'Two')
    game.corp.answers('subroutines', 0)
    expect(game.corp.credits).toBe(9)
  })

  test('nobody is asked whether to resolve one of ice that has none', () => {
    const none = begin('Doubt', ['None'])
    none.corp.answers('choose', 'None')
    expect(none.corp.question?.kind).toBe('paidWindow')
    const some = begin('Doubt', ['One'])
    some.corp.answers('choose', 'One')
    some.corp.agrees()
    expect(some.corp.credits).toBe(4)
  })

  test('CR 9.12.3c: a player who must choose an effect cannot choose it without such ice', () => {
    const none = begin('Either', ['None'])
    expect(none.corp.question?.options.map(each => each.label)).toEqual(['Gain 8 credits'])
    const some = begin('Either', ['One'])
    expect(some.corp.question?.options).toHaveLength(2)
  })
})

describe('CR 9.8.10: a subroutine that an effect resolves', () => {
  test('a: is imminent, so that it can be prevented', () => {
    const game = begin('Switch', ['One'], ['Guard'])
    game.corp.answers('choose', 'One')
    expect(game.corp.credits).toBe(0)
  })

  test('9.8.9: another may resolve in its place', () => {
    const game = begin('Switch', ['Two'], ['Swap'])
    game.corp.answers('choose', 'Two')
    game.corp.answers('subroutines', 0)
    expect(game.corp.credits).toBe(16)
  })

  test('resolves for those who count the subroutines that resolve', () => {
    const game = begin('Switch', ['One'])
    game.corp.answers('choose', 'One')
    expect(game.state.log.filter(({ what }) => what === 'subroutineResolved')).toMatchObject([
      { card: 'One' },
    ])
  })

  test('in an encounter it is not one of the ice that is encountered', () => {
    const game = scenario({ definitions })
      .corp({ credits: 0, hqIce: [rezzed('Echo')], rndIce: [rezzed('Two')] })
      .encountering('Echo')
    game.bothPass()
    game.corp.answers('choose', 'Two')
    const { encounter } = viewFor(game.json, 'runner')
    expect(encounter?.subroutines.map(({ state }) => state)).toEqual(['resolving'])
    game.corp.answers('subroutines', 1)
    expect(game.corp.credits).toBe(2)
  })
})
