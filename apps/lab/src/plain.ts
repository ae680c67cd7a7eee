import type { Definition } from '@paydata/engine'
import * as v from '@paydata/engine/vocabulary'

/** Cards of the plainest kinds, to measure with. */
export const definitions: readonly Definition[] = [
  { ...v.card('corp_id'), printed: { title: 'Corp', side: 'corp', type: 'identity' } },
  { ...v.card('runner_id'), printed: { title: 'Runner', side: 'runner', type: 'identity' } },
  {
    ...v.card('hedge', v.play(v.gainCredits(9))),
    printed: { title: 'Hedge', side: 'corp', type: 'operation', cost: 5 },
  },
  {
    ...v.card('wall', v.subroutine(v.endRun())),
    printed: { title: 'Wall', side: 'corp', type: 'ice', subtypes: ['barrier'], cost: 3, strength: 3 },
  },
  {
    ...v.card('katana', v.subroutine(v.damage('net', 3))),
    printed: { title: 'Katana', side: 'corp', type: 'ice', subtypes: ['sentry'], cost: 4, strength: 3 },
  },
  {
    ...v.card('hunter', v.subroutine(v.trace(3, { ifSuccessful: [v.giveTags(1)] }))),
    printed: { title: 'Hunter', side: 'corp', type: 'ice', subtypes: ['sentry'], cost: 1, strength: 4 },
  },
  {
    ...v.card('pad', v.when(v.turnBegins('you'), v.gainCredits(1))),
    printed: { title: 'Pad', side: 'corp', type: 'asset', cost: 2, trash: 4 },
  },
  {
    ...v.card('agenda'),
    printed: { title: 'Agenda', side: 'corp', type: 'agenda', advancement: 3, points: 2 },
  },
  {
    ...v.card('gamble', v.play(v.gainCredits(9))),
    printed: { title: 'Gamble', side: 'runner', type: 'event', cost: 5 },
  },
  {
    ...v.card('diesel', v.play(v.draw(3))),
    printed: { title: 'Diesel', side: 'runner', type: 'event', cost: 0 },
  },
  {
    ...v.card(
      'corroder',
      v.breaks({ cost: [v.credits(1)], count: 1, subtype: 'barrier' }),
      v.boosts({ cost: [v.credits(1)], strength: 1 }),
    ),
    printed: {
      title: 'Corroder',
      side: 'runner',
      type: 'program',
      subtypes: ['icebreaker', 'fracter'],
      cost: 2,
      strength: 2,
      memory: 1,
    },
  },
  {
    ...v.card('decoy', v.interruptFor([v.trashThis], [v.prevent(1, { effect: 'tags' })])),
    printed: { title: 'Decoy', side: 'runner', type: 'resource', cost: 1 },
  },
  {
    ...v.card('cyber', v.recurring(1, { to: ['use'], where: [v.subtype('icebreaker')] })),
    printed: { title: 'Cyber', side: 'runner', type: 'hardware', cost: 2 },
  },
]
