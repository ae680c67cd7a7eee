import type { ScenarioGame } from '@paydata/scenario'
import { card, examples, rezzed } from '@paydata/scenario'
import { agenda, asset, ice, made, operation } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  all,
  bypass,
  chooseCards,
  chosen,
  clicks,
  credits,
  derez,
  encountered,
  endRun,
  from,
  install,
  installed,
  isRezzed,
  isUnrezzed,
  look,
  may,
  not,
  oncePer,
  oneByOne,
  rezzed as onRezzed,
  ownedBy,
  paid,
  placeCounters,
  play,
  rez,
  same,
  scored,
  search,
  subroutine,
  swap,
  the,
  trash,
  type,
  when,
  whileActive,
} from '../../src/vocabulary.ts'
import { costing, icebreaker } from './printed.ts'

const { example, scenario } = examples(test)

const anyIce = chosen(from('ice'), 'ice')

const definitions = defineCards('examples-1-12', [
  made(ice('Wall'), subroutine(endRun())),
  made(costing(5, ice('Great Wall')), subroutine(endRun())),
  made(ice('Hedge')),
  made(asset('Office')),
  made(operation('Memo')),
  made(
    asset('Fabricator'),
    oncePer('turn', paid([clicks()], [install(chosen(from('hq'), 'built'), { ignore: 'all' })])),
  ),
  made(
    operation('Rebuild'),
    play(install(chosen(from('archives'), 'again'), { ignore: 'all', rez: 'ignoringAllCosts' })),
  ),
  made(
    operation('Build Up'),
    play(
      install(chosen(from('hq', type('ice')), 'built'), { ignore: 'all' }),
      placeCounters('advancement', 2, the('built')),
    ),
  ),
  made(
    agenda('Beta'),
    when(
      scored,
      look(all(from({ top: 3, of: 'rnd' })), { as: 'seen' }),
      ...oneByOne(3, from({ the: 'seen' }, type('ice')), { ignore: 'all', rez: 'ignoringAllCosts' }),
      trash(all(from({ the: 'seen' }))),
    ),
  ),
  made(
    asset('Foundry'),
    when(
      onRezzed([type('ice')]),
      may([search('rnd', [{ is: 'named', name: 'Wall' }], 'copy'), addTo(the('copy'), 'hand')]),
    ),
  ),
  made(
    icebreaker('Marker'),
    when(installed('self'), chooseCards(chosen(from('ice'), 'marked'), whileActive)),
    when(encountered(the('marked')), may([bypass()])),
  ),
  made(
    asset('Redirector'),
    paid([credits(0)], [swap(anyIce, chosen(from('ice', not(same(the('ice')))), 'other'))]),
  ),
  made(
    operation('Divert'),
    play(
      derez(chosen(from('installed', isRezzed, ownedBy('corp')), 'off')),
      rez(chosen(from('installed', isUnrezzed, type('ice')), 'on'), { change: -3 }),
    ),
  ),
])
const table = () => scenario({ definitions })

const uses = (game: ScenarioGame) =>
  game.corp.question?.options.filter(option => option.kind === 'useAbility').map(option => option.card)

example(
  ['cr-26.03/1.12.2/1', 'cr-1.6/1.12.2/1'],
  'a card that was trashed and installed again is a new object, and has its use again',
  () => {
    const game = table()
      .corp({ hand: ['Office', 'Rebuild', 'Memo'], remotes: [{ root: [rezzed('Fabricator')] }] })
      .corpTurn()
    game.corp.uses('Fabricator')
    game.corp.answers('choose', 'Office')
    game.corp.answers('server', 'Server 1')
    game.corp.answers('trashLike', 'Fabricator')
    expect(game.corp).toMatchObject({ archives: ['Fabricator'], servers: { remote1: { root: ['Office'] } } })
    game.passUntil('nextAction')
    game.corp.plays('Rebuild')
    game.corp.answers('choose', 'Fabricator')
    game.corp.answers('server', 'New remote')
    game.passUntil('nextAction')
    expect(game.card('Fabricator')).toMatchObject({ rezzed: true, server: 'remote2' })
    expect(uses(game)).toEqual(['Fabricator'])
  },
)

example(
  ['cr-26.03/1.12.2a/1', 'cr-1.6/1.12.2a/1'],
  'what an ability installed is found by its next instruction',
  () => {
    const game = table()
      .corp({ hand: ['Build Up', 'Wall'] })
      .corpTurn()
    game.corp.plays('Build Up')
    game.corp.answers('choose', 'Wall')
    game.corp.answers('server', 'HQ')
    expect(game.card('Wall')).toMatchObject({ zone: 'ice', server: 'hq', advancement: 2 })
  },
)

example(
  ['cr-26.03/1.12.3/1', 'cr-1.6/1.12.3/1'],
  'cards that are shuffled away while somebody looks at them are lost to the ability',
  () => {
    const game = table()
      .corp({
        deck: ['Great Wall', 'Hedge', 'Memo', 'Wall', 'Office'],
        remotes: [{ root: [card('Beta', { advanced: 2 })] }, { root: [rezzed('Foundry')] }],
      })
      .corpTurn('window')
    game.corp.scores('Beta')
    game.corp.answers('choose', 'Great Wall')
    game.corp.answers('server', 'HQ')
    expect(game.card('Great Wall')).toMatchObject({ zone: 'ice', rezzed: true })
    game.corp.agrees()
    game.corp.answers('search', 'Wall')
    // Hedge could be installed and Memo trashed, if they were still looked at.
    expect(game.corp).toMatchObject({ hand: ['Wall'], archives: [] })
    expect(game.corp.deck.toSorted()).toEqual(['Hedge', 'Memo', 'Office'])
    expect(game.corp.question?.kind).toBe('paidWindow')
  },
)

example(
  ['cr-26.03/1.12.4/1', 'cr-1.6/1.12.4/1'],
  'ice that moves to another place stays the same object, and the choice of it holds',
  () => {
    const game = table()
      .corp({
        hqIce: [rezzed('Wall')],
        rndIce: [rezzed('Hedge')],
        remotes: [{ root: [rezzed('Redirector')] }],
      })
      .runner({ hand: ['Marker'] })
      .runnerTurn()
    game.runner.installs('Marker')
    game.runner.answers('choose', 'Wall')
    game.runner.passes()
    game.corp.uses('Redirector')
    game.corp.answers('choose', 'Wall')
    game.corp.answers('choose', 'Hedge')
    expect(game.card('Wall')).toMatchObject({ server: 'rnd' })
    game.passUntil('nextAction')
    game.runner.runs('R&D')
    game.passUntil('encounter')
    game.runner.agrees()
    expect(game.state).toMatchObject({ encountered: undefined, run: { server: 'rnd', phase: 'movement' } })
  },
)

example(
  ['cr-26.03/1.12.5/1', 'cr-1.6/1.12.5/1'],
  'derezzed and rezzed again a card is the same object, and its use is spent',
  () => {
    const game = table()
      .corp({
        credits: 9,
        clicks: 4,
        hand: ['Great Wall', 'Divert'],
        remotes: [{ root: [rezzed('Fabricator')] }],
      })
      .corpTurn()
    game.corp.uses('Fabricator')
    game.corp.answers('choose', 'Great Wall')
    game.corp.answers('server', 'HQ')
    game.passUntil('nextAction')
    game.corp.plays('Divert')
    game.corp.answers('choose', 'Fabricator')
    game.corp.answers('choose', 'Great Wall')
    expect(game.card('Fabricator').rezzed).toBe(false)
    expect(game.card('Great Wall').rezzed).toBe(true)
    expect(game.corp.credits).toBe(7)
    game.corp.rezzes('Fabricator')
    game.passUntil('nextAction')
    expect(game.card('Fabricator').rezzed).toBe(true)
    expect(uses(game)).toEqual([])
  },
)
