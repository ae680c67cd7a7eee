import { card, examples, rezzed } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  access,
  addTo,
  all,
  always,
  bound,
  canAdvance,
  chooseCards,
  chooseNumber,
  chosen,
  countersOn,
  credits,
  damage,
  from,
  install,
  interruptFor,
  isAdvanceable,
  later,
  leastOf,
  moveCounters,
  not,
  on,
  ownedBy,
  paid,
  play,
  prevent,
  same,
  subroutine,
  the,
  together,
  trash,
  trashThis,
  type,
  when,
} from '../../src/vocabulary.ts'
import { upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const aProgram = (as: string, by?: 'runner') => chosen(from('installed', type('program')), as, 1, by)

const definitions = defineCards('examples-1-14', [
  made(
    ice('Turret'),
    subroutine(trash(aProgram('dead'))),
    subroutine(trash(aProgram('given', 'runner'), 'runner')),
  ),
  made(
    ice('Giant'),
    subroutine(
      together(
        trash(aProgram('tool')),
        trash(chosen(from('installed', type('resource'), not({ is: 'named', name: 'Guard' })), 'friend')),
      ),
    ),
  ),
  made(program('One')),
  made(program('Two')),
  made(resource('Friend')),
  made(
    resource('Guard'),
    interruptFor([trashThis], [prevent(1, { effect: 'trash', card: [type('program')] })]),
  ),
  made(
    asset('Hostile'),
    when(on({ what: ['trashed'], by: 'runner', card: [ownedBy('corp')] }), damage('net', 1)),
  ),
  made(event('Apocalypse'), play(trash(all(from('root', type('upgrade')))))),
  made(event('Merchant'), play(trash(chosen(from('hq'), 'sold', 1, 'corp'), 'corp'))),
  made(upgrade('Annex')),
  made(event('Hat Trick'), play(access(chosen(from({ top: 5, of: 'rnd' }), 'picked')))),
  made(
    operation('Trick'),
    play(
      chooseCards(chosen(from('installed', isAdvanceable), 'to')),
      chooseCards(
        chosen(
          from('installed', { is: 'hosts', counter: 'advancement', atLeast: 1 }, not(same(the('to')))),
          'giver',
        ),
      ),
      chooseNumber('moved', leastOf(2, countersOn('advancement', the('giver')))),
      moveCounters('advancement', bound('moved'), the('giver'), the('to')),
    ),
  ),
  made(asset('Site'), always(canAdvance)),
  made(
    ice('Howl'),
    subroutine(
      install(chosen(from('hq', type('ice')), 'called'), {
        to: 'attacked',
        where: 'innermost',
        ignore: 'all',
        rez: 'ignoringAllCosts',
      }),
      later(when(on({ what: ['runEnded'] }), trash(the('called')))),
    ),
  ),
  made(ice('Guest')),
  made(asset('Caller'), paid([credits(0)], [addTo(chosen(from('ice'), 'home'), 'hand')])),
])
const table = () => scenario({ definitions })

example(
  ['cr-26.03/1.14.5/1', 'cr-1.6/1.14.5/1'],
  'the Corp chooses what its subroutine trashes, unless it says that the Runner does',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Turret')] })
      .runner({ rig: ['One', 'Two', 'One'] })
      .encountering('Turret')
    game.bothPass()
    expect(game.runner.question).toBeUndefined()
    game.corp.answers('choose', 'Two')
    expect(game.runner.heap).toEqual(['Two'])
    expect(game.corp.question).toBeUndefined()
    game.runner.answers('choose', 'One')
    expect(game.runner).toMatchObject({ heap: ['Two', 'One'], programs: ['One'] })
  },
)

/** The Runner's hand after it played the event. */
const playing = (title: string) => {
  const game = table()
    .corp({ hand: ['Trick'], remotes: [{ root: [rezzed('Hostile'), 'Annex'] }] })
    .runner({ hand: [title, 'Friend', 'Friend'] })
    .runnerTurn()
  game.runner.plays(title)
  if (title === 'Merchant') game.corp.answers('choose', 'Trick')
  return game
}

example(
  ['cr-26.03/1.14.5a/1', 'cr-1.6/1.14.5a/1', 'ffg-rr-1.0/effect/1'],
  'the Runner trashes what a Runner card trashes where the text names nobody',
  () => {
    const game = playing('Apocalypse')
    expect(game.corp.archives).toEqual(['Annex'])
    expect(game.runner.hand).toEqual(['Friend'])
  },
)

example(
  ['cr-26.03/1.14.5a/2', 'cr-1.6/1.14.5a/2', 'ffg-rr-1.0/effect/1'],
  'where a Runner card has the Corp trash a card, it was not the Runner',
  () => {
    const game = playing('Merchant')
    expect(game.corp.archives).toEqual(['Trick'])
    expect(game.runner.hand).toEqual(['Friend', 'Friend'])
  },
)

example(
  ['cr-26.03/1.15.1/1', 'cr-1.6/1.15.1/1'],
  'of the top 5 cards the one that was chosen is accessed',
  () => {
    const deck = ['Site', 'Hostile', 'Caller', 'Annex', 'Trick', 'Guest']
    const game = table()
      .corp({ deck })
      .runner({ hand: ['Hat Trick'] })
      .runnerTurn()
    game.runner.plays('Hat Trick')
    expect(game.runner.question?.options).toHaveLength(5)
    const [, , third] = game.runner.question?.options ?? []
    game.runner.answers('choose', third?.id ?? '')
    expect(game.state.accessed?.title).toBe('Caller')
    expect(game.card('Hostile').seenBy).toEqual([])
  },
)

example(
  ['cr-26.03/1.15.1/2', 'cr-1.6/1.15.1/2'],
  'both cards that a subroutine will trash are announced before it is imminent',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Giant')] })
      .runner({ rig: ['One', 'Two', 'Friend', 'Friend', 'Guard'] })
      .encountering('Giant')
    game.bothPass()
    game.corp.answers('choose', 'One')
    expect(game.runner.question).toBeUndefined()
    game.corp.answers('choose', 'Friend')
    // Nothing is trashed yet, and the Runner may save what was announced.
    expect(game.runner.question?.kind).toBe('interrupt')
    expect(game.runner.heap).toEqual([])
    game.runner.uses('Guard')
    expect(game.runner.heap).toEqual(['Guard', 'Friend'])
    expect(game.runner.programs).toEqual(['One', 'Two'])
  },
)

example(
  ['cr-26.03/1.15.1/3', 'cr-1.6/1.15.1/3'],
  'the counters that are moved come from one card, and from another than they go to',
  () => {
    const moved = (giver: number, most: number) => {
      const game = table()
        .corp({
          hand: ['Trick'],
          remotes: [
            { root: ['Site'] },
            { root: [card('Annex', { advanced: giver })] },
            { root: [card('Caller', { advanced: 1 })] },
          ],
        })
        .corpTurn()
      game.corp.plays('Trick')
      game.corp.answers('choose', 'Site')
      expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
      game.corp.answers('choose', 'Annex')
      expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: most })
      game.corp.answers('number', most)
      return ['Site', 'Annex', 'Caller'].map(title => game.card(title).advancement)
    }
    expect(moved(3, 2)).toEqual([2, 1, 1])
    expect(moved(1, 1)).toEqual([1, 0, 1])
  },
)

/** The Runner met ice that called other ice out of HQ, until the run is over. */
const called = () => {
  const game = table()
    .corp({ archivesIce: [rezzed('Howl')], hand: ['Guest'], remotes: [{ root: [rezzed('Caller')] }] })
    .encountering('Howl')
  game.bothPass()
  game.corp.answers('choose', 'Guest')
  game.corp.answers('trashLike', 'continue')
  expect(game.card('Guest')).toMatchObject({ server: 'archives', rezzed: true })
  return game
}

example(
  ['cr-26.03/1.15.4/1', 'cr-1.6/1.15.4/1'],
  'a delayed ability finds the card that an instruction moved out of HQ, while it stays installed',
  () => {
    const game = called()
    game.passUntil('runEnds')
    expect(game.corp.archives).toEqual(['Guest'])
    const gone = called()
    gone.runner.passes()
    gone.corp.uses('Caller')
    gone.corp.answers('choose', 'Guest')
    expect(gone.corp.hand).toEqual(['Guest'])
    gone.passUntil('runEnds')
    expect(gone.corp).toMatchObject({ hand: ['Guest'], archives: [] })
  },
)
