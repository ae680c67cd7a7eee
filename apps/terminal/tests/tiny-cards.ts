import type { Definition } from '@paydata/engine'
import * as v from '@paydata/engine/vocabulary'
import type { Library } from '../src/library.ts'

const corp = (is: string, title: string): Definition => ({
  ...v.card(is),
  printed: { title, side: 'corp', type: 'identity' },
})

const definitions: readonly Definition[] = [
  corp('megacorp', 'Megacorp'),
  { ...v.card('netrunner'), printed: { title: 'Netrunner', side: 'runner', type: 'identity' } },
  {
    ...v.card('windfall', v.play(v.gainCredits(9))),
    printed: { title: 'Windfall', side: 'corp', type: 'operation', cost: 5 },
  },
  {
    ...v.card('brick_wall', v.subroutine(v.endRun())),
    printed: { title: 'Brick Wall', side: 'corp', type: 'ice', subtypes: ['barrier'], cost: 2, strength: 2 },
  },
  {
    ...v.card('hornet', v.subroutine(v.damage('net', 2)), v.subroutine(v.loseCredits(1, 'runner'))),
    printed: { title: 'Hornet', side: 'corp', type: 'ice', subtypes: ['sentry'], cost: 3, strength: 3 },
  },
  {
    ...v.card('till', v.when(v.turnBegins('you'), v.gainCredits(1))),
    printed: { title: 'Till', side: 'corp', type: 'asset', cost: 2, trash: 3 },
  },
  {
    ...v.card('big_plan'),
    printed: { title: 'Big Plan', side: 'corp', type: 'agenda', advancement: 3, points: 2 },
  },
  {
    ...v.card('day_job', v.play(v.gainCredits(4))),
    printed: { title: 'Day Job', side: 'runner', type: 'event', cost: 1 },
  },
  {
    ...v.card('coffee', v.play(v.draw(3))),
    printed: { title: 'Coffee', side: 'runner', type: 'event', cost: 0 },
  },
  {
    ...v.card(
      'hammer',
      v.breaks({ cost: [v.credits(1)], count: 1, subtype: 'barrier' }),
      v.boosts({ cost: [v.credits(1)], strength: 1 }),
    ),
    printed: {
      title: 'Hammer',
      side: 'runner',
      type: 'program',
      subtypes: ['icebreaker', 'fracter'],
      cost: 2,
      strength: 1,
      memory: 1,
    },
  },
  {
    ...v.card('toolkit', v.recurring(1, { to: ['use'], where: [v.subtype('icebreaker')] })),
    printed: { title: 'Toolkit', side: 'runner', type: 'hardware', cost: 2 },
  },
]

/** Just enough cards for whole games. */
export const tiny: Library = {
  version: 'terminal-tests',
  definitions,
  decks: [
    {
      id: 'tiny_corp',
      name: 'Megacorp: The Small One',
      side: 'corp',
      identity: 'megacorp',
      cards: [
        ['windfall', 6],
        ['brick_wall', 8],
        ['hornet', 6],
        ['till', 6],
        ['big_plan', 8],
      ],
    },
    {
      id: 'tiny_runner',
      name: 'Netrunner: The Quick One',
      side: 'runner',
      identity: 'netrunner',
      cards: [
        ['day_job', 8],
        ['coffee', 8],
        ['hammer', 8],
        ['toolkit', 8],
      ],
    },
    {
      id: 'unready',
      name: 'Unready',
      side: 'corp',
      identity: 'megacorp',
      cards: [
        ['not_there_yet', 3],
        ['windfall', 3],
      ],
    },
  ],
}
