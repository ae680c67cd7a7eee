import type { Lesson } from '../lesson.ts'

/** Agendas are what both want, and the Runner takes them where they lie: in remote servers, in HQ and on R&D. */
export const steal: Lesson = {
  id: 'steal',
  side: 'runner',
  parts: [
    {
      begins: 'runnerTurn',
      corp: { credits: 5, remotes: [{ root: ['offworld_office'] }] },
      runner: { credits: 5 },
      goal: { runnerScore: 2 },
      reached: 'stealDone',
      turns: 5,
      late: 'stealLate',
      fails: [{ when: { corpScore: 2 }, says: 'stealScored' }],
      says: [
        { when: { run: 'remote1' }, says: 'stealRunning', at: { server: 'remote1' } },
        { when: { run: 'any' }, says: 'stealElsewhere' },
        { when: { turn: 'corp' }, says: 'stealCorpTurn' },
        { when: { later: 2 }, says: 'stealHurry', at: { server: 'remote1' } },
        { when: { clicksAtMost: 3 }, says: 'stealStill', at: { server: 'remote1' } },
      ],
      otherwise: { says: 'stealRun', at: { server: 'remote1' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 5,
        hand: ['offworld_office'],
        deck: ['superconducting_hub', 'hedge_fund', 'hedge_fund', 'hedge_fund'],
        remotes: [{ root: [{ title: 'regolith_mining_license', rezzed: true }] }],
      },
      runner: { credits: 2, clicks: 2 },
      goal: { runnerScore: 3 },
      reached: 'stealMoreDone',
      turns: 1,
      late: 'stealMoreLate',
      fails: [],
      says: [
        { when: { run: 'remote1' }, says: 'stealFaceup' },
        { when: { runnerScore: 1 }, says: 'stealOneMore' },
        { when: { clicksAtMost: 1 }, says: 'stealWasted' },
      ],
      otherwise: { says: 'stealMore' },
    },
  ],
}
