import { card, rezzed, scenario } from '@paydata/scenario'
import { asset, event, made, operation, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  bound,
  chooseCards,
  chooseNumber,
  chosen,
  clicks,
  countersOn,
  damage,
  from,
  gainCredits,
  later,
  mayInsteadOfBreaching,
  on,
  paid,
  play,
  prevent,
  run,
  runSuccessful,
  the,
  together,
  trash,
  type,
  untilTurnEnds,
  when,
  would,
} from '../../src/vocabulary.ts'

const savesIt = { effect: 'trash', card: the('ward') } as const

const definitions = defineCards('rules-9-9-two', [
  made(event('Blank')),
  made(asset('Shop')),
  made(operation('Ten Net'), play(damage('net', 10))),
  made(operation('Hit'), play(trash(chosen(from('rig', type('resource')))))),
  made(
    asset('Dial'),
    always({
      declare: 'replace',
      effect: 'damage',
      withIt: { instead: 'amount', amount: countersOn('power') },
    }),
  ),
  made(
    resource('Job'),
    when(on(runSuccessful('remote')), mayInsteadOfBreaching([gainCredits(countersOn('credit'))])),
  ),
  made(
    resource('Planner'),
    paid(
      [clicks(1)],
      [chooseNumber('n', 9), mayInsteadOfBreaching([gainCredits(bound('n'))], untilTurnEnds)],
    ),
  ),
  made(asset('Alarm'), when(on({ what: ['runBegan'] }), mayInsteadOfBreaching([gainCredits(7)]))),
  made(operation('Storm'), play(together(trash(chosen(from('rig', type('resource')))), damage('net', 10)))),
  made(operation('Lure'), play(run('remote'))),
  made(resource('Thing')),
  made(resource('Other Thing')),
  made(
    resource('Warden'),
    paid(
      [clicks(1)],
      [
        chooseCards(chosen(from('rig', type('resource')), 'ward')),
        later(when(would(savesIt), prevent('all', savesIt))),
      ],
    ),
  ),
])

/** Both copies have said what they can do instead. */
function jobs() {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Shop'] }] })
    .runner({
      rig: [card('Job', { counters: { credit: 4 } }), card('Job', { counters: { credit: 8 } })],
      credits: 0,
    })
    .running('Server 1')
  game.passUntil(isAsked('reaction'))
  game.runner.answers('reaction', game.cards('Job')[0] ?? '')
  game.passUntil(isAsked('effect'))
  return game
}

type State = { readonly waiting: readonly { readonly asks: string }[] }

const isAsked =
  (what: string) =>
  ({ waiting }: State): boolean =>
    waiting.some(({ asks }) => asks === what)

test('CR 9.9.11: of two copies that could replace the breach the one that is chosen does, and no other', () => {
  for (const [nth, credits] of [4, 8].entries()) {
    const game = jobs()
    expect(game.runner.question?.options.map(({ kind }) => kind)).toEqual(['effect', 'effect', 'no'])
    game.runner.answers('effect', game.cards('Job')[nth] ?? '')
    expect(game.runner.credits).toBe(credits)
    expect(game.runner.question?.kind).toBe('paidWindow')
    expect(game.state.log.map(({ what }) => what)).not.toContain('breachBegan')
  }
})

test('CR 9.9.11: neither of two copies has to be applied', () => {
  const game = jobs()
  game.runner.declines()
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Shop')
  expect(game.runner.credits).toBe(0)
})

test('CR 9.9.11, 9.10.1: two effects that one card has made are two, each with what was chosen for it', () => {
  for (const [nth, credits] of [1, 5].entries()) {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: ['Shop'] }] })
      .runner({ rig: ['Planner'], credits: 0 })
      .runnerTurn()
    for (const number of [1, 5]) {
      game.runner.uses('Planner')
      game.runner.answers('number', number)
      game.passUntil('nextAction')
    }
    game.runner.runs('Server 1')
    game.passUntil(isAsked('effect'))
    game.runner.answers('effect', game.runner.question?.options[nth]?.id ?? '')
    expect(game.runner.credits).toBe(credits)
    expect(game.runner.question?.kind).toBe('paidWindow')
  }
})

test('CR 9.9.9c, 9.9.11: each of two copies is applied once, in the order that the Corp chooses', () => {
  for (const [first, left] of [
    [0, 3],
    [1, 1],
  ] as const) {
    const game = scenario({ definitions })
      .corp({
        hand: ['Ten Net'],
        remotes: [1, 3].map(power => ({ root: [rezzed('Dial', { counters: { power } })] })),
      })
      .runner({ hand: ['Blank', 'Blank', 'Blank', 'Blank'] })
      .corpTurn()
    game.corp.plays('Ten Net')
    game.corp.answers('effect', game.cards('Dial')[first] ?? '')
    expect(game.runner.heap).toHaveLength(left)
  }
})

test('CR 9.9.11: what happens to a card in the same sentence does not say who orders the rest', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Storm'],
      remotes: [1, 3].map(power => ({ root: [rezzed('Dial', { counters: { power } })] })),
    })
    .runner({ rig: ['Thing'], hand: ['Blank', 'Blank', 'Blank', 'Blank'] })
    .corpTurn()
  game.corp.plays('Storm')
  game.corp.answers('choose', 'Thing')
  game.corp.answers('effect', game.cards('Dial')[0] ?? '')
  expect(game.runner.heap).toHaveLength(4)
})

test('CR 9.9.11: the breach is the Runner’s effect, whoever’s turn it is', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Lure'], remotes: [{ root: ['Shop'] }] })
    .runner({
      rig: [card('Job', { counters: { credit: 4 } }), card('Job', { counters: { credit: 8 } })],
      credits: 0,
    })
    .corpTurn()
  game.corp.plays('Lure')
  game.passUntil(isAsked('reaction'))
  game.runner.answers('reaction', game.cards('Job')[0] ?? '')
  game.runner.answers('effect', game.cards('Job')[1] ?? '')
  expect(game.runner.credits).toBe(8)
})

test('CR 9.9.8: what a player may do instead, that player is asked, whosever effect it would replace', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: ['Shop'] }, { root: [rezzed('Alarm')] }] })
    .runner({})
    .running('Server 1')
  game.passUntil(isAsked('effect'))
  game.corp.agrees()
  expect(game.corp.credits).toBe(7)
  expect(game.state.log.map(({ what }) => what)).not.toContain('breachBegan')
})

test('CR 9.6.13c: of two delayed interrupts that one card has made the one that is not met goes on', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hit', 'Hit', 'Hit'] })
    .runner({ rig: ['Warden', 'Thing', 'Other Thing'], clicks: 2 })
    .runnerTurn()
  game.runner.uses('Warden')
  game.runner.answers('choose', 'Thing')
  game.passUntil('nextAction')
  game.runner.uses('Warden')
  game.runner.answers('choose', 'Other Thing')
  game.passUntil('corpAction')
  for (const title of ['Thing', 'Other Thing']) {
    game.corp.plays('Hit')
    game.corp.answers('choose', title)
    game.passUntil('nextAction')
  }
  expect(game.runner.rig).toEqual(['Warden', 'Thing', 'Other Thing'])
  // Each resolves once.
  game.corp.plays('Hit')
  game.corp.answers('choose', 'Thing')
  expect(game.runner.rig).toEqual(['Warden', 'Other Thing'])
})
