import { facedown, rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  access,
  addTo,
  all,
  always,
  atLeast,
  chosen,
  clicks,
  countOf,
  credits,
  draw,
  encountered,
  exists,
  from,
  gainClicks,
  gainCredits,
  gains,
  giveTags,
  ifSo,
  install,
  isNot,
  lasting,
  mayPay,
  on,
  paid,
  play,
  protecting,
  resolveSubroutine,
  search,
  strength,
  subroutine,
  the,
  timesSince,
  trashThis,
  turnFace,
  type,
  untilRunEnds,
  when,
} from '../../src/vocabulary.ts'
import { identity, upgrade } from './printed.ts'

const definitions = defineCards('examples-4-6-to-4-8', [
  made(resource('Sign'), paid([clicks()], [access(all(from('hq')))])),
  made(resource('Charm'), paid([credits(0)], [lasting(untilRunEnds, [strength('encountered', -6)])])),
  made(operation('Break'), play(gainCredits(1))),
  made(operation('Growth'), play(gainCredits(1))),
  made(
    asset('Tracker'),
    when(
      on({ what: ['trashed'], by: 'runner', card: 'self' }, exists(from('ice', protecting(['here'])))),
      giveTags(1),
    ),
  ),
  made(asset('Office')),
  made(ice('Border'), subroutine(gainCredits(countOf(from('ice', protecting(['here'])))))),
  made(ice('Wall')),
  made(
    upgrade('City'),
    always(
      gains(
        from('ice', protecting(['here'])),
        when(encountered('self'), mayPay([trashThis], { then: [resolveSubroutine('self')] })),
      ),
    ),
  ),
  made(
    upgrade('Old Grid'),
    paid(
      [credits(0)],
      [turnFace(chosen(from('archives', type('ice')), 'old'), 'up'), resolveSubroutine(the('old'))],
    ),
  ),
  made(identity('Station', 'corp'), always({ declare: 'remotes', most: 1 })),
  made(
    identity('Outcast', 'runner'),
    when(on({ what: ['installed'], by: 'you', card: [type('program')], from: ['heap'] }), draw(1)),
  ),
  made(
    event('Test Drive'),
    play(
      search('heap', [type('program')], 'found', { then: 'install' }),
      install(the('found'), { ignore: 'all' }),
    ),
  ),
  made(program('Tool')),
  made(
    asset('Show'),
    always({ declare: 'replace', effect: 'draw', who: 'corp', withIt: { instead: 'amount', amount: 2 } }),
    when(on({ what: ['drawn'], by: 'you' }), addTo(chosen(from('drawn'), 'back'), 'bottomOfDeck')),
  ),
  made(
    identity('Mirror', 'corp'),
    when(
      on(
        { what: ['actionFinished'], by: 'you' },
        isNot(
          atLeast(timesSince('thisTurn', { what: ['abilityUsed'], by: 'you', kind: 'basic/corp/play' }), 2),
        ),
      ),
      ifSo(atLeast(timesSince('thisTurn', { what: ['actionTaken'] }), 2), [gainClicks(1)]),
    ),
  ),
])
const table = () => scenario({ definitions })

test('cr-26.03/4.6.6i/1: a card that is trashed means by “this server” the one that it was trashed from', () => {
  const tags = (remoteIce: readonly string[], archivesIce: readonly string[]) => {
    const game = table()
      .corp({ archivesIce: [...archivesIce], remotes: [{ root: [rezzed('Tracker')], ice: [...remoteIce] }] })
      .runner({ credits: 5 })
      .accessing('Tracker')
    game.runner.trashes()
    expect(game.corp.archives).toEqual(['Tracker'])
    return game.runner.tags
  }
  expect(tags(['Wall'], [])).toBe(1)
  expect(tags([], ['Wall'])).toBe(0)
})

test('cr-26.03/4.6.6i/2: a subroutine of ice that was trashed means its former server, where that ice is no more', () => {
  const game = table()
    .corp({
      credits: 0,
      hqIce: [rezzed('Border'), 'Wall', 'Wall'],
      rndIce: ['Wall'],
      hqRoot: [rezzed('City')],
    })
    .encountering('Border')
  game.corp.agrees()
  expect(game.corp.archives).toEqual(['Border'])
  expect(game.corp.credits).toBe(2)
})

test('cr-26.03/4.6.6i/3: a subroutine of ice in Archives means Archives', () => {
  const game = table()
    .corp({
      credits: 0,
      archives: [facedown('Border')],
      archivesIce: ['Wall', 'Wall', 'Wall'],
      hqIce: ['Wall'],
      hqRoot: [rezzed('Old Grid')],
    })
    .corpTurn('window')
  game.corp.uses('Old Grid')
  game.corp.answers('choose', 'Border')
  expect(game.corp.archivesFacedown).toEqual([])
  expect(game.corp.credits).toBe(3)
})

test('cr-26.03/4.6.8f/1: with a limit of one remote server no other is created', () => {
  const servers = (identity: string) => {
    const game = table()
      .corp({ identity, hand: ['Office'], remotes: [{ ice: ['Wall'] }] })
      .corpTurn()
    game.corp.installs('Office')
    return game.corp.question?.options.map(option => option.label)
  }
  expect(servers('Station')).toEqual(['Server 1'])
  expect(servers('Mirror')).toEqual(['Server 1', 'New remote'])
})

test('cr-26.03/4.8.3/1: a card that was found in the heap and set aside is installed from the heap', () => {
  const begin = (zone: 'heap' | 'hand') => {
    const game = table()
      .runner({
        identity: 'Outcast',
        hand: ['Test Drive'],
        deck: ['Charm', 'Sign'],
        [zone]: ['Test Drive', 'Tool'],
      })
      .runnerTurn()
    return game
  }
  const found = begin('heap')
  found.runner.plays('Test Drive')
  found.runner.answers('search', 'Tool')
  expect(found.card('Tool').installed).toBe(true)
  expect(found.runner.deck).toEqual(['Sign'])
  const held = begin('hand')
  held.runner.installs('Tool')
  expect(held.card('Tool').installed).toBe(true)
  expect(held.runner.deck).toEqual(['Charm', 'Sign'])
})

test('cr-26.03/4.8.7/1: of the cards that are drawn the Runner cannot tell which one goes to the bottom of R&D', () => {
  const seen = (back: string) => {
    const game = table()
      .corp({ deck: ['Break', 'Growth', 'Office', 'Wall'], hand: [], remotes: [{ root: [rezzed('Show')] }] })
      .accessing('Break')
    game.runner.passes()
    game.passUntil('nextAction')
    game.fiat.set({ runner: { clicks: 0 } })
    game.passUntil(({ waiting }) => waiting.some(each => each.for === 'corp' && each.asks === 'choose'))
    game.corp.answers('choose', back)
    expect(game.corp.hand).toEqual(back === 'Break' ? ['Growth'] : ['Break'])
    expect(game.corp.deck.at(-1)).toBe(back)
    return viewFor(game.json, 'runner')
  }
  expect(seen('Break')).toEqual(seen('Growth'))
})
