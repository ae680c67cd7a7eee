import type { Definition } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import * as v from '@paydata/engine/vocabulary'

const define = (text: ReturnType<typeof v.card>, printed: Definition['printed']): Definition => ({
  ...text,
  printed,
})
const corp = { side: 'corp' } as const
const runner = { side: 'runner' } as const

/** A handful of cards with the common kinds of ability. */
export const definitions = defineCards('scenario-tests', [
  define(v.card('hedge_fund', v.play(v.gainCredits(9))), {
    ...corp,
    title: 'Hedge Fund',
    type: 'operation',
    cost: 5,
  }),
  define(v.card('wall', v.subroutine(v.endRun())), {
    ...corp,
    title: 'Wall',
    type: 'ice',
    subtypes: ['barrier'],
    cost: 3,
    strength: 3,
  }),
  define(
    v.card('katana', v.subroutine(v.damage('net', 1)), v.subroutine(v.giveTags(1)), v.subroutine(v.endRun())),
    {
      ...corp,
      title: 'Katana',
      type: 'ice',
      subtypes: ['barrier'],
      cost: 4,
      strength: 2,
    },
  ),
  define(v.card('hunter', v.subroutine(v.trace(3, { ifSuccessful: [v.giveTags(1)] }))), {
    ...corp,
    title: 'Hunter',
    type: 'ice',
    subtypes: ['sentry'],
    cost: 1,
    strength: 4,
  }),
  define(v.card('campaign', v.when(v.turnBegins('you'), v.gainCredits(1))), {
    ...corp,
    title: 'Campaign',
    type: 'asset',
    cost: 2,
    trash: 4,
  }),
  define(v.card('trap', v.when(v.accessed(), v.mayPay([v.credits(4)], { then: [v.damage('net', 3)] }))), {
    ...corp,
    title: 'Trap!',
    type: 'asset',
    cost: 0,
    trash: 0,
  }),
  define(v.card('agenda'), { ...corp, title: 'Agenda', type: 'agenda', advancement: 3, points: 2 }),
  define(v.card('crossroads', v.play(v.oneOf([[v.gainCredits(3)], [v.loseClicks(1)]]))), {
    ...runner,
    title: 'Crossroads',
    type: 'event',
    cost: 0,
  }),
  define(v.card('gamble', v.play(v.gainCredits(9))), { ...runner, title: 'Gamble', type: 'event', cost: 5 }),
  define(v.card('deja', v.play(v.draw(2))), { ...runner, title: 'Déjà’s “Vu”', type: 'event', cost: 0 }),
  define(
    v.card(
      'corroder',
      v.breaks({ cost: [v.credits(1)], count: 1, subtype: 'barrier' }),
      v.boosts({ cost: [v.credits(1)], strength: 1 }),
    ),
    {
      ...runner,
      title: 'Corroder',
      type: 'program',
      subtypes: ['icebreaker', 'fracter'],
      cost: 2,
      strength: 2,
      memory: 1,
    },
  ),
  define(v.card('decoy', v.interruptFor([v.trashThis], [v.prevent(1, { effect: 'tags' })])), {
    ...runner,
    title: 'Decoy',
    type: 'resource',
    cost: 1,
  }),
  define(v.card('feeder', v.recurring(1, { to: ['use'], where: [v.subtype('icebreaker')] })), {
    ...runner,
    title: 'Feeder',
    type: 'hardware',
    cost: 2,
  }),
  define(v.card('parasite', v.always(v.strength('host', v.times(-1, v.countersOn('virus'))))), {
    ...runner,
    title: 'Parasite',
    type: 'program',
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
  }),
  define(
    v.card(
      'bank',
      v.when(v.rezzed(), v.load(3, 'credit')),
      v.when(v.emptied, v.trash('self')),
      v.when(v.turnBegins('you'), v.takeCredits(1)),
    ),
    { ...corp, title: 'Bank', type: 'asset', cost: 0, trash: 1 },
  ),
  define(v.card('riddle', v.subroutine(v.psi(), v.ifSo(v.isNot(v.bidsMatch), [v.endRun()]))), {
    ...corp,
    title: 'Riddle',
    type: 'ice',
    cost: 1,
    strength: 1,
  }),
  define(v.card('morning', v.when(v.turnBegins('you'), v.gainCredits(1))), {
    ...runner,
    title: 'Morning',
    type: 'resource',
    cost: 1,
    unique: true,
  }),
  define(v.card('fort'), { ...corp, title: 'Fort', type: 'upgrade', cost: 0, trash: 1 }),
  define(v.card('linked', v.always(v.link(1))), { ...runner, title: 'Linked: The Runner', type: 'identity' }),
])
