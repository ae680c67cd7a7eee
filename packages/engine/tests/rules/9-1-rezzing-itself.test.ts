import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Printed } from '../../src/language/abilities.ts'
import {
  card,
  cardIs,
  chosen,
  clicks,
  endRun,
  expose,
  from,
  gainCredits,
  ifSo,
  isRezzed,
  isUnrezzed,
  may,
  moveIce,
  moveRunner,
  on,
  paid,
  rez,
  subroutine,
  trash,
  when,
  would,
} from '../../src/vocabulary.ts'

const ice = (title: string, cost: number): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost,
  strength: 1,
})
const upgrade = (title: string): Printed => ({ title, side: 'corp', type: 'upgrade', cost: 0, trash: 1 })

const peep: Printed = { title: 'Peep', side: 'runner', type: 'resource', cost: 0 }

const definitions = defineCards('rules-rezzing-itself', [
  {
    ...card(
      'lurker',
      when(
        on({ what: ['serverApproached'] }),
        may([
          rez('self'),
          ifSo(cardIs('self', isRezzed), [
            moveIce('self', 'attacked', 'innermost'),
            moveRunner({ ice: 'self', then: 'encounter' }),
          ]),
        ]),
      ),
      subroutine(endRun()),
    ),
    printed: ice('Lurker', 2),
    set: 'deep',
  },
  {
    ...card('guard', when(would({ effect: 'expose' }), may([rez('self')]))),
    printed: upgrade('Guard'),
    set: 'deep',
  },
  { ...card('peep', paid([clicks()], [expose(chosen(from('installed', isUnrezzed)))])), printed: peep },
  { ...card('wall', subroutine(endRun())), printed: ice('Wall', 0), set: 'plain' },
  { ...card('bell', when(on({ what: ['serverApproached'] }), gainCredits(1))), printed: upgrade('Bell') },
  {
    ...card('crumble', when(on({ what: ['serverApproached'] }), trash('self'))),
    printed: upgrade('Crumble'),
  },
])

/** The Runner approaches Archives, which nothing protects. */
const approach = (
  corp: Parameters<ReturnType<typeof scenario>['corp']>[0],
  format: { readonly sets?: readonly string[] } = {},
) => {
  const game = scenario({ definitions, ...format })
    .corp({ credits: 5, ...corp })
    .runnerTurn()
  game.runner.runs('Archives')
  game.passUntil('jackOut')
  game.runner.continues()
  game.bothPass()
  return game
}

test('9.1.8c: an unrezzed card may rez itself when its condition is met, and its ability goes on', () => {
  const game = approach({ hqIce: ['Lurker'] })
  expect(game.corp.question).toMatchObject({ kind: 'reaction' })
  game.corp.uses('Lurker')
  expect(game.card('Lurker')).toMatchObject({ rezzed: true, server: 'archives' })
  expect(game.corp.credits).toBe(3)
  expect(game.state.encountered?.title).toBe('Lurker')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('9.1.8c: the Corp is asked again while another card could be such a one', () => {
  const game = approach({ hqIce: ['Lurker', 'Wall'] })
  game.corp.uses('Lurker')
  expect(game.corp.question).toMatchObject({ kind: 'reaction', options: [{ kind: 'pass' }] })
  game.corp.passes()
  expect(game.state.encountered?.title).toBe('Lurker')
})

test('9.1.8c: the Corp need not, and other abilities of the card stay inactive', () => {
  const game = approach({ hqIce: ['Lurker'], archivesRoot: ['Bell'] })
  game.corp.passes()
  expect(game.card('Lurker')).toMatchObject({ rezzed: false, server: 'hq' })
  expect(game.corp.credits).toBe(5)
  game.passUntil('breach')
  expect(game.state.log.some(line => line.what === 'runSuccessful')).toBe(true)
})

test('9.1.8c: with any unrezzed card the Corp is asked, and all the Runner sees is the same', () => {
  const asked = (title: string) => {
    const game = approach({ hqIce: [title], archivesRoot: [rezzed('Bell')] })
    // What has to resolve comes first, one by one.
    while (game.corp.question?.options.some(option => option.card === 'Bell')) game.corp.uses('Bell')
    expect(game.corp.credits).toBe(6)
    const options = game.corp.question?.options.map(option => option.card ?? option.kind)
    game.corp.passes()
    return [options, game.runner.question?.kind]
  }
  expect(asked('Lurker')).toEqual([['pass', 'Lurker'], asked('Wall')[1]])
  expect(asked('Wall')[0]).toEqual(['pass'])
})

test('9.1.8c: without an unrezzed card nobody is asked', () => {
  const game = approach({ hqIce: [rezzed('Wall')], archivesRoot: [rezzed('Bell')] })
  expect(game.runner.question).toMatchObject({ kind: 'candidate', step: 'breach.chooseCandidate' })
  expect(game.corp.credits).toBe(6)
})

test('9.1.8c: the Corp is asked by the sets of the format, whatever its deck holds', () => {
  const asked = (...sets: readonly string[]) => {
    const game = approach({ hqIce: ['Wall'] }, { sets })
    return game.corp.question?.kind ?? game.runner.question?.kind
  }
  expect(asked('plain')).toBe('paidWindow')
  expect(asked('deep', 'plain')).toBe('reaction')
})

test('9.1.8c: so it is while something is imminent on which a card of the format rezzes itself', () => {
  const asked = (...sets: readonly string[]) => {
    const game = scenario({ definitions, sets })
      .corp({ hqIce: ['Wall', 'Wall'] })
      .runner({ rig: ['Peep'] })
      .runnerTurn()
    game.runner.uses('Peep')
    game.runner.answers('choose', 'Wall')
    return game.corp.question?.kind ?? game.runner.question?.kind
  }
  expect(asked('plain')).toBe('paidWindow')
  expect(asked('deep', 'plain')).toBe('interrupt')
})

test('9.6.10: a card that is not installed any more cannot rez itself', () => {
  const game = approach({ hqIce: ['Lurker', 'Wall'], archivesRoot: [rezzed('Crumble')] })
  game.corp.uses('Crumble')
  expect(game.corp.question?.options.map(option => option.card)).toContain('Lurker')
  game.fiat.move('Lurker', 'hq')
  expect(game.corp.question?.options.map(option => option.kind)).toEqual(['pass'])
  game.corp.passes()
  expect(game.corp.hand).toEqual(['Lurker'])
  expect(game.state.encountered).toBeUndefined()
})

test('CR 10.2.2a: an unrezzed card that the Corp cannot pay for is not offered, as trying would tell what it is', () => {
  const game = approach({ credits: 1, hqIce: ['Lurker'] })
  expect(game.corp.question?.options.map(option => option.kind)).toEqual(['pass'])
})

test('CR 10.2.2a: a player who picks an unrezzed card rezzes it and is not asked again whether to', () => {
  const game = approach({ hqIce: ['Lurker'] })
  game.corp.uses('Lurker')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'encounter.encounterWindow' })
  expect(game.card('Lurker').rezzed).toBe(true)
})
