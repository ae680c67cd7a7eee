import type { ScenarioGame } from '@paydata/scenario'
import { examples, fillers, rezzed } from '@paydata/scenario'
import { agenda, asset, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Group } from '../../src/language/expressions.ts'
import {
  accessed,
  accessMore,
  addTo,
  always,
  canAdvance,
  card,
  cardIs,
  chosen,
  clicks,
  countersOn,
  countOf,
  damage,
  encounter,
  from,
  gainCredits,
  gains,
  inEditions,
  install,
  interruptFor,
  inZone,
  isOther,
  isRezzed,
  isTagged,
  isUnrezzed,
  may,
  mayPay,
  on,
  ownedBy,
  paid,
  placeCounters,
  prevent,
  protecting,
  repeat,
  reveal,
  same,
  scoredOrStolen,
  subroutine,
  swap,
  together,
  trashThis,
  type,
  upToCards,
  when,
  whileSo,
} from '../../src/vocabulary.ts'
import { hardware, identity, upgrade } from './printed.ts'

const { example, scenario } = examples(test)

/** What a Guard does: "if the Runner is tagged, Guard gains …". */
const guards = (which: 'self' | Group) =>
  whileSo(isTagged, gains(which, paid([clicks()], [damage('meat', 1)])))
const stays = always({ declare: 'staysInPlay', until: { at: 'currentReplaced', side: 'corp' } })

const net = { effect: 'damage', kind: 'net' } as const

const definitions = defineCards('examples-rules-reference', [
  made(agenda('Guard'), guards('self')),
  // It has the text of a Guard. A name in a text is a title in 2017; today it is the object that has the text (CR 10.1.5).
  {
    ...card(
      'blitz',
      stays,
      guards('self'),
      inEditions(['2017'], stays, guards(from('play', same('self'), { is: 'named', name: 'Guard' }))),
    ),
    printed: { ...operation('Blitz'), subtypes: ['current'] },
  },
  made(
    identity('Bouncer', 'runner'),
    when(scoredOrStolen(), addTo(chosen(from('installed', isUnrezzed, ownedBy('corp')), 'back'), 'hand')),
  ),
  made(resource('Three Eyes'), always(accessMore('hq', 2))),
  made(
    asset('Throwaway'),
    when(
      accessed(cardIs('self', inZone('hq'))),
      addTo(upToCards(9, from('hq', isOther), 'thrown'), 'bottomOfDeck'),
    ),
  ),
  made(agenda('Plan')),
  made(asset('Home')),
  made(asset('Away')),
  made(operation('Order')),
  made(
    resource('Informant'),
    when(on({ what: ['accessed'] }), may([together(reveal('it'), gainCredits(1))])),
  ),
  made(
    asset('Recall'),
    always(canAdvance),
    paid(
      [trashThis],
      [repeat(countersOn('advancement'), [swap(chosen(from('archives'), 'out'), chosen(from('hq'), 'in'))])],
    ),
  ),
  made(ice('Slots'), subroutine(damage('net', countOf(from('rig', type('hardware')))))),
  made(hardware('Slot')),
  made(resource('Mask'), interruptFor([trashThis], [prevent(2, net)])),
  made(
    upgrade('Gang Trap'),
    when(
      accessed(),
      mayPay([trashThis], { then: [encounter(chosen(from('ice', isRezzed, protecting(['here'])), 'met'))] }),
    ),
  ),
  made(
    ice('Reinstaller'),
    subroutine(install(chosen(from('archives', type('upgrade')), 'again'), { to: 'here', ignore: 'all' })),
  ),
  made(
    upgrade('Harm Watch'),
    when({ would: { ...net, by: 'corp' }, first: 'run' }, may([placeCounters('power', 1)])),
  ),
])
const table = () => scenario({ definitions })

example(
  ['ffg-rr-1.0/accessing/1'],
  'of three accesses the third is of a card that came back to HQ during the first two',
  by => {
    const game = table()
      .corp({
        hand: ['Throwaway', 'Plan', 'Order', 'Away'],
        remotes: [{ root: ['Home'] }],
      })
      .runner({ identity: 'Bouncer', rig: ['Three Eyes'], credits: 0 })
      .breaching('hq')
    game.fiat.nextRandomCards('corp', 'Throwaway')
    game.runner.accesses('hq')
    game.corp.answers('choose', 'Order', 'Away')
    expect(game.corp.hand).toEqual(['Throwaway', 'Plan'])
    game.runner.passes()
    game.runner.accesses('hq')
    expect(game.state.accessed?.title).toBe('Plan')
    game.runner.passes()
    game.runner.steals()
    game.runner.answers('choose', 'Home')
    // What was accessed lies aside in 2017 until the Runner is finished (Rules Reference, Run 5.5.4 and 5.6).
    expect(game.corp.hand).toEqual(by === '2017' ? ['Home'] : ['Throwaway', 'Home'])
    game.runner.accesses('hq')
    expect(game.state.accessed?.title).toBe('Home')
    game.runner.passes()
    expect(game.state.breached).toBeUndefined()
    expect(game.corp.hand).toHaveLength(2)
    expect(game.corp.hand).toEqual(expect.arrayContaining(['Throwaway', 'Home']))
  },
)

example(
  ['ffg-rr-1.0/composite-effect/2'],
  'who gains a credit and reveals the card gains it although a rezzed card is revealed already',
  () => {
    const game = table()
      .corp({ remotes: [{ root: [rezzed('Home')] }] })
      .runner({ rig: ['Informant'], credits: 0 })
      .accessing('Home')
    game.runner.agrees()
    expect(game.runner.credits).toBe(1)
  },
)

example(
  ['ffg-rr-1.0/cost/3'],
  'a card that is trashed for its ability has as many counters as when it was trashed, and can be swapped back',
  () => {
    const game = table()
      .corp({
        hand: ['Plan', 'Order', 'Away'],
        archives: ['Home', 'Throwaway'],
        remotes: [{ root: [rezzed('Recall', { advanced: 3 })] }],
      })
      .corpTurn('window')
    game.corp.uses('Recall')
    for (const [out, into] of [
      ['Recall', 'Plan'],
      ['Home', 'Order'],
      ['Throwaway', 'Away'],
    ] as const) {
      game.corp.answers('choose', out)
      game.corp.answers('choose', into)
    }
    expect(game.corp.question?.kind).toBe('paidWindow')
    expect([...game.corp.hand].sort()).toEqual(['Home', 'Recall', 'Throwaway'])
    expect([...game.corp.archives].sort()).toEqual(['Away', 'Order', 'Plan'])
  },
)

example(
  ['ffg-rr-1.0/for-each/1'],
  '1 net damage for each of two is one damage of 2; for each of none it is none that would be done',
  () => {
    const met = (slots: number) => {
      const game = table()
        .corp({ hqIce: [rezzed('Slots')], hqRoot: [rezzed('Harm Watch')] })
        .runner({ rig: ['Mask', ...Array<string>(slots).fill('Slot')], hand: fillers('runner', 3) })
        .encountering('Slots')
      game.bothPass()
      return game
    }
    const two = met(2)
    two.runner.uses('Mask')
    two.corp.agrees()
    expect(two.card('Harm Watch').counters).toEqual({ power: 1 })
    expect(two.runner.hand).toHaveLength(3)
    expect(two.state.log.some(({ what }) => what === 'damageSuffered')).toBe(false)

    const none = met(0)
    expect(none.runner.question).toMatchObject({ kind: 'paidWindow' })
    expect(none.runner.rig).toEqual(['Mask'])
    expect(none.card('Harm Watch').counters.power ?? 0).toBe(0)
    expect(none.runner.hand).toHaveLength(3)
  },
)

/** Today the Runner is asked whether a card that enters the breached root may be accessed; older rules ask nobody. */
const takesAsCandidate = ({ runner }: ScenarioGame, by: string): void => {
  if (by === '26.03') runner.answers('becomesCandidate', 'yes')
}

example(
  ['cr-1.6/1.12.2/2'],
  'an upgrade that comes back into the breached root is a new object, which is accessed before the breach ends',
  by => {
    const game = table()
      .corp({ hqIce: [rezzed('Reinstaller')], hqRoot: ['Gang Trap'], hand: [] })
      .runner({ credits: 0 })
      .accessing('Gang Trap')
    game.corp.agrees()
    game.corp.answers('choose', 'Reinstaller')
    expect(game.state.encountered?.title).toBe('Reinstaller')
    game.bothPass()
    game.corp.answers('choose', 'Gang Trap')
    takesAsCandidate(game, by)
    expect(game.runner.question?.options.map(option => option.card)).toEqual(['Gang Trap'])
    game.runner.accesses('Gang Trap')
    expect(game.state.accessed?.title).toBe('Gang Trap')
    expect(game.corp.question?.kind).toBe('confirm')
    game.corp.declines()
    game.runner.passes()
    expect(game.state.breached).toBeUndefined()
  },
)

const blitzed = () => {
  const game = table()
    .corp({ hand: ['Blitz'] })
    .runner({ stolen: ['Guard'], tags: 1, hand: fillers('runner', 3) })
    .corpTurn()
  game.corp.plays('Blitz')
  expect(game.corp.inPlay).toEqual(['Blitz'])
  game.passUntil('nextAction')
  return game
}

example(
  ['ffg-rr-1.0/self-referential-language/1'],
  'the text of a stolen agenda that names it does nothing on the card that copies it; today it speaks of that card',
  {
    older() {
      expect(blitzed().corp.question?.options.map(option => option.card)).not.toContain('Blitz')
    },
    today() {
      const game = blitzed()
      game.corp.uses('Blitz')
      expect(game.runner.hand).toHaveLength(2)
    },
  },
)
