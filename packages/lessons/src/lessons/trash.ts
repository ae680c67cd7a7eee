import type { Lesson } from '../lesson.ts'

/** What pays the Corp can be trashed by who accesses it. */
export const trash: Lesson = {
  id: 'trash',
  side: 'runner',
  parts: [
    {
      begins: 'runnerTurn',
      corp: {
        credits: 4,
        remotes: [{ root: [{ title: 'nico_campaign', rezzed: true, counters: { credit: 9 } }] }],
      },
      runner: { credits: 4 },
      goal: { trashed: ['nico_campaign'] },
      reached: 'trashDone',
      turns: 4,
      late: 'trashLate',
      fails: [],
      says: [
        { when: { accesses: 'nico_campaign' }, says: 'trashPay', at: { card: 'nico_campaign' } },
        { when: { run: 'any' }, says: 'stealRunning' },
        { when: { turn: 'corp' }, says: 'trashPays', at: { card: 'nico_campaign' } },
      ],
      otherwise: { says: 'trashRun', at: { card: 'nico_campaign' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 4,
        remotes: [
          { root: [{ title: 'nico_campaign', rezzed: true, counters: { credit: 9 } }] },
          { root: [{ title: 'regolith_mining_license', rezzed: true, counters: { credit: 15 } }] },
        ],
      },
      runner: { credits: 3 },
      goal: { trashed: ['nico_campaign', 'regolith_mining_license'] },
      reached: 'trashBothDone',
      turns: 1,
      late: 'trashBothLate',
      fails: [],
      says: [
        { when: { accesses: 'nico_campaign' }, says: 'trashPay', at: { card: 'nico_campaign' } },
        {
          when: { accesses: 'regolith_mining_license' },
          says: 'trashPay',
          at: { card: 'regolith_mining_license' },
        },
        { when: { run: 'any' }, says: 'stealRunning' },
        { when: { trashed: ['nico_campaign'] }, says: 'trashOther', at: { card: 'regolith_mining_license' } },
        { when: { trashed: ['regolith_mining_license'] }, says: 'trashOther', at: { card: 'nico_campaign' } },
      ],
      otherwise: { says: 'trashBoth' },
    },
  ],
}
