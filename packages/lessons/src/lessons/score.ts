import type { Lesson } from '../lesson.ts'

/** An agenda is advanced until it can be scored, while the Runner cannot come in. */
export const score: Lesson = {
  id: 'score',
  side: 'corp',
  parts: [
    {
      begins: 'corpTurn',
      corp: {
        credits: 5,
        remotes: [
          { root: [{ title: 'offworld_office', advanced: 1 }], ice: [{ title: 'palisade', rezzed: true }] },
        ],
      },
      runner: { credits: 2 },
      theirs: [{ clicks: 4, on: 'remote1' }],
      goal: { corpScore: 2 },
      reached: 'scoreDone',
      turns: 5,
      late: 'scoreLate',
      fails: [],
      says: [
        { when: { run: 'remote1' }, says: 'scoreRun' },
        { when: { turn: 'runner' }, says: 'rezWait' },
        { when: { asked: 'paidWindow' }, says: 'scoreNow', at: { card: 'offworld_office' } },
        { when: { later: 2 }, says: 'scoreGoOn', at: { card: 'offworld_office' } },
      ],
      otherwise: { says: 'scoreAdvance', at: { card: 'offworld_office' } },
    },
    {
      begins: 'corpTurn',
      corp: {
        credits: 4,
        hand: ['seamless_launch', 'hedge_fund'],
        remotes: [{ root: ['offworld_office'] }],
      },
      runner: { credits: 5 },
      goal: { corpScore: 2 },
      reached: 'scoreFastDone',
      turns: 1,
      late: 'scoreFastLate',
      fails: [],
      says: [
        { when: { trashed: ['seamless_launch'] }, says: 'scoreFastGoOn', at: { card: 'offworld_office' } },
      ],
      otherwise: { says: 'scoreFast', at: { card: 'offworld_office' } },
    },
  ],
}
