import { card, examples, rezzed } from '@paydata/scenario'
import { agenda, asset, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  accessed,
  addTo,
  all,
  always,
  chosen,
  encounter,
  from,
  gainCredits,
  giveTags,
  handSize,
  happened as hasHappened,
  install,
  isOther,
  isRezzed,
  lasting,
  memory,
  on,
  paid,
  play,
  prevent,
  removeThis,
  resolveSubroutine,
  running,
  search,
  subroutine,
  the,
  trash,
  untilTurnEnds,
  when,
} from '../../src/vocabulary.ts'
import { identity, upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-10-1', [
  made(ice('Fox'), subroutine(trash('self'))),
  made(
    resource('Stick'),
    paid(
      [removeThis],
      [search('stack', [{ is: 'named', name: 'Stick' }], 'copy'), addTo(the('copy'), 'hand')],
    ),
  ),
  made(ice('Hole'), subroutine(gainCredits(1), resolveSubroutine(all(from('ice', isRezzed, isOther))))),
  made(ice('Bare Ice'), always({ declare: 'canHost', where: [], cards: 0 })),
  made(ice('Wall')),
  made(
    { ...operation('Campaign'), subtypes: ['current'] },
    always(
      { declare: 'staysInPlay', until: { at: 'currentReplaced', side: 'corp' } },
      handSize(-1, 'runner'),
    ),
  ),
  made(agenda('Prize')),
  made(program('Small')),
  made(program('Other')),
  made({ ...program('Large'), memory: 2 }),
  made({ ...program('Free'), memory: 0 }),
  made(operation('Bad Day'), play(lasting(untilTurnEnds, [memory(-2)]))),
  made(asset('Ambush'), when(accessed(), encounter(chosen(from('ice', isRezzed), 'met')))),
  made(
    ice('Drafter'),
    subroutine(gainCredits(0)),
    subroutine(install(chosen(from('hq'), 'new'), { to: 'breached' })),
  ),
  made(upgrade('Annex')),
  made(
    identity('Shadow', 'runner'),
    when({ would: { effect: 'tags' }, first: 'run', if: running() }, prevent(1, { effect: 'tags' })),
  ),
  made(
    upgrade('Ride'),
    when(
      on({ what: ['runEnded'], server: ['here'] }, hasHappened('thisRun', { what: ['stolen'] })),
      giveTags(2),
    ),
  ),
  made(ice('Tagger'), subroutine(giveTags(2))),
])
const table = () => scenario({ definitions })

test('cr-26.03/10.1.5/1: the name of a card in its own text means this very card', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Fox'), rezzed('Fox')], rndIce: [rezzed('Fox')] })
    .running('HQ')
  game.passUntil('encounter')
  const met = game.state.encountered?.id
  game.bothPass()
  expect(game.corp.archives).toEqual(['Fox'])
  expect(game.cards('Fox').find(each => each.zone === 'archives')?.id).toBe(met)
})

test('cr-26.03/10.1.5/2: “a copy of” a card means any card of that name', () => {
  const game = table()
    .runner({ rig: ['Stick'], deck: ['Small', 'Stick', 'Large'] })
    .runnerTurn('window')
  game.runner.uses('Stick')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Stick'])
  game.runner.answers('search', 'Stick')
  expect(game.runner).toMatchObject({ removed: ['Stick'], hand: ['Stick'], rig: [] })
})

example(
  ['cr-26.03/10.1.6a/1', 'ffg-rr-1.0/infinite-loops/1'],
  'of a loop that nobody can leave the Corp says how often it comes round',
  () => {
    const gained = (rounds: number) => {
      const game = table()
        .corp({ credits: 0, hqIce: [rezzed('Hole')], rndIce: [rezzed('Hole')] })
        .encountering('Hole')
      game.bothPass()
      expect(game.corp.question).toMatchObject({ kind: 'number', min: 0 })
      game.corp.answers('number', rounds)
      // Then the run goes on.
      expect(game.state.run?.phase).toBe('movement')
      return game.corp.credits
    }
    // A round is a credit of each of the two.
    expect(gained(8) - gained(7)).toBe(2)
    expect(gained(57) - gained(7)).toBe(100)
  },
)

test('cr-26.03/10.3.1b/2: a current is trashed at the checkpoint after an agenda was stolen', () => {
  const game = table()
    .corp({ hand: ['Campaign', 'Prize'] })
    .corpTurn()
  game.corp.plays('Campaign')
  expect(game.corp.inPlay).toEqual(['Campaign'])
  expect(game.runner.handSize).toBe(4)
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  game.runner.runs('HQ')
  game.passUntil('breach')
  game.runner.accesses('HQ')
  game.runner.passes()
  expect(game.corp.inPlay).toEqual(['Campaign'])
  game.runner.steals()
  expect(game.corp).toMatchObject({ inPlay: [], archives: ['Campaign'] })
  expect(game.runner.handSize).toBe(5)
})

test('cr-26.03/10.3.1e/1: what is hosted on unrezzed ice that can host nothing is trashed as that is rezzed', () => {
  const rezzing = (title: string) => {
    const game = table()
      .corp({ hqIce: [title] })
      .runner({ rig: [card('Small', { on: title })] })
      .approaching(title)
    expect(game.card('Small').host).toBe(title)
    game.runner.passes()
    game.corp.rezzes(title)
    return [game.card('Small').host, game.runner.heap]
  }
  expect(rezzing('Bare Ice')).toEqual([undefined, ['Small']])
  expect(rezzing('Wall')).toEqual(['Wall', []])
})

test('cr-26.03/10.3.1e/2: of too much memory the Runner trashes no more than must go, and nothing that takes none', () => {
  const trashing = (...titles: readonly string[]) => {
    const game = table()
      .corp({ hand: ['Bad Day'] })
      .runner({ rig: ['Small', 'Other', 'Large', 'Free'] })
      .corpTurn()
    game.corp.plays('Bad Day')
    expect(game.runner.question?.options.map(option => option.cards)).toEqual([['Small', 'Other'], ['Large']])
    game.runner.answers('overMemory', titles.join(', '))
    return game.runner.programs
  }
  expect(trashing('Large')).toEqual(['Small', 'Other', 'Free'])
  expect(trashing('Small', 'Other')).toEqual(['Large', 'Free'])
})

test('cr-26.03/10.3.1j/1: of a card that comes into the root during a breach the Runner says whether it is a candidate', () => {
  const candidates = (answer: string) => {
    const game = table()
      .corp({ hand: ['Annex'], rndIce: [rezzed('Drafter')], remotes: [{ root: ['Ambush', 'Ride'] }] })
      .breaching('remote1')
    game.runner.accesses('Ambush')
    game.corp.answers('choose', 'Drafter')
    expect(game.state.encountered?.title).toBe('Drafter')
    game.bothPass()
    game.corp.answers('choose', 'Annex')
    game.corp.answers('trashLike', 'continue')
    expect(game.runner.question?.kind).toBe('becomesCandidate')
    game.runner.chooses(answer)
    game.runner.passes()
    return game.runner.question?.options.map(option => option.card)
  }
  expect(candidates('yes')).toEqual(['Ride', 'Annex'])
  expect(candidates('no')).toEqual(['Ride'])
})

test('cr-26.03/10.3.6/1: what resolves after the last step of a run resolves outside of it', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Ride'), 'Prize'] }] })
    .runner({ identity: 'Shadow' })
    .breaching('remote1')
  game.runner.accesses('Prize')
  game.runner.passes()
  game.runner.steals()
  game.runner.accesses('Ride')
  game.runner.passes()
  expect(game.runner.tags).toBe(2)
  // In a run a tag is prevented.
  const inRun = table()
    .corp({ hqIce: [rezzed('Tagger')] })
    .runner({ identity: 'Shadow' })
    .encountering('Tagger')
  inRun.bothPass()
  expect(inRun.runner.tags).toBe(1)
})
