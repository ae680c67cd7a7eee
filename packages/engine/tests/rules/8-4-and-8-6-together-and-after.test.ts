import { fillers, rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  always,
  becomeCondition,
  bound,
  chooseCards,
  chooseNumber,
  chosen,
  draw,
  from,
  gainCredits,
  handSize,
  host,
  on,
  play,
  strength,
  the,
  together,
  type,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-8-together', [
  made(event('Both Draw'), play(together(draw(1, 'corp'), draw(2, 'runner')))),
  made(
    operation('Offer'),
    play(
      chooseNumber('ours', 2),
      chooseNumber('theirs', 2, 0, 'opponent'),
      together(draw(bound('ours')), draw(bound('theirs'), 'opponent')),
    ),
  ),
  made(resource('Runner Draw Watch'), when(on({ what: ['drawn'], by: 'runner' }), gainCredits(1))),
  made(resource('Corp Draw Watch'), when(on({ what: ['drawn'], by: 'corp' }), gainCredits(1))),
  made(asset('Own Draw Watch'), when(on({ what: ['drawn'], by: 'corp' }), gainCredits(1))),
  made(
    operation('Tag On Ice'),
    play(chooseCards(chosen(from('ice'), 'where')), becomeCondition(the('where'))),
    always(strength('host', 3)),
  ),
  made(
    event('Tuck In'),
    play(chooseCards(chosen(from('rig', type('resource')), 'where')), host('self', the('where'))),
  ),
  made(
    event('Long Event'),
    always({ declare: 'staysInPlay', until: { at: 'turnBegins', of: 'corp' } }, handSize(2)),
    play(gainCredits(1)),
  ),
  made(resource('Trash Watch'), when(on({ what: ['trashed'] }), gainCredits(4))),
  made(ice('Plain Ice')),
  made(event('Plain Event'), play(gainCredits(2))),
])
const table = () => scenario({ definitions })

test('8.4.4: players who draw together draw at once, and what triggers on any of the draws is in one window', () => {
  const game = table()
    .corp({ hand: [], deck: ['Tag On Ice', 'Offer'] })
    .runner({
      credits: 0,
      hand: ['Both Draw'],
      deck: ['Plain Event', 'Long Event', 'Tuck In'],
      rig: ['Runner Draw Watch', 'Corp Draw Watch'],
    })
    .runnerTurn()
  game.runner.plays('Both Draw')
  expect(game.runner.question?.kind).toBe('reaction')
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual([
    'Corp Draw Watch',
    'Runner Draw Watch',
  ])
  // All cards are set aside, none is in a hand yet.
  expect(game.corp).toMatchObject({ hand: [], setAside: ['Tag On Ice'] })
  expect(game.runner).toMatchObject({ hand: [], setAside: ['Plain Event', 'Long Event'] })
  expect(viewFor(game.json, 'corp').setAside).toMatchObject({ count: 3, facedown: 3 })
  game.runner.chooses('Corp Draw Watch')
  expect(game.corp.hand).toEqual(['Tag On Ice'])
  expect(game.runner).toMatchObject({ credits: 2, hand: ['Plain Event', 'Long Event'], setAside: [] })
})

test('8.4.4a: each says how many cards they draw, the active player first; then they draw together', () => {
  const offer = () => {
    const game = table()
      .corp({ hand: ['Offer'], deck: fillers('corp', 5) })
      .runner({
        credits: 0,
        hand: [],
        deck: fillers('runner', 5),
        rig: ['Runner Draw Watch', 'Corp Draw Watch'],
      })
      .corpTurn()
    game.corp.plays('Offer')
    expect(game.runner.question).toBeUndefined()
    game.corp.answers('number', 2)
    expect(game.corp).toMatchObject({ hand: [], setAside: [] })
    expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
    return game
  }
  const game = offer()
  game.runner.answers('number', 1)
  expect(game.corp.setAside).toHaveLength(2)
  expect(game.runner.setAside).toHaveLength(1)
  game.runner.chooses('Corp Draw Watch')
  expect(game.corp.hand).toHaveLength(2)
  expect(game.runner.hand).toHaveLength(1)
  const none = offer()
  none.runner.answers('number', 0)
  expect(none.corp.hand).toHaveLength(2)
  expect(none.runner).toMatchObject({ hand: [], credits: 1 })
})

test('8.6.6b: a played card that has become a condition counter is not trashed', () => {
  const game = table()
    .corp({ hand: ['Tag On Ice'], hqIce: [rezzed('Plain Ice')] })
    .runner({ credits: 0, rig: ['Trash Watch'] })
    .corpTurn()
  game.corp.plays('Tag On Ice')
  game.corp.answers('choose', 'Plain Ice')
  expect(game.card('Tag On Ice').host).toBe('Plain Ice')
  expect(game.card('Plain Ice').strength).toBe(4)
  expect(game.corp.archives).toEqual([])
  expect(game.runner.credits).toBe(0)
})

test('8.6.6b: nor is one that was hosted on a card while it resolved', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Tuck In'], rig: ['Trash Watch'] })
    .runnerTurn()
  game.runner.plays('Tuck In')
  game.runner.answers('choose', 'Trash Watch')
  expect(game.card('Tuck In')).toMatchObject({ host: 'Trash Watch', installed: false })
  expect(game.runner).toMatchObject({ heap: [], credits: 0 })
})

test('8.6.6c: a card that says until when it stays is trashed as that happens, and acts until then', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Long Event'], rig: ['Trash Watch'] })
    .runnerTurn()
  game.runner.plays('Long Event')
  expect(game.runner).toMatchObject({ credits: 1, inPlay: ['Long Event'], heap: [], handSize: 7 })
  game.passUntil('nextAction')
  while (game.state.active === 'runner' && game.runner.question?.kind === 'action') {
    game.runner.gainsCredit()
    game.passUntil(json => json.waiting.some(each => each.asks === 'action') || json.active === 'corp')
  }
  expect(game.state.active).toBe('corp')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ inPlay: [], heap: ['Long Event'], handSize: 5, credits: 8 })
})
