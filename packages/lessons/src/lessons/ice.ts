import type { Lesson } from '../lesson.ts'

/** Ice stands before a server, and what it does is written on it. */
export const ice: Lesson = {
  id: 'ice',
  side: 'runner',
  parts: [
    {
      begins: 'runnerTurn',
      corp: {
        credits: 6,
        deck: [
          'superconducting_hub',
          'hedge_fund',
          'nico_campaign',
          'hedge_fund',
          'whitespace',
          'hedge_fund',
        ],
        remotes: [{ root: ['offworld_office'], ice: ['palisade'] }],
      },
      runner: { credits: 5 },
      goal: { runnerScore: 1, rezzed: ['palisade'] },
      reached: 'iceDone',
      turns: 3,
      late: 'iceLate',
      fails: [{ when: { corpScore: 2 }, says: 'stealScored' }],
      says: [
        { when: { meets: 'palisade' }, says: 'iceMet', at: { card: 'palisade' } },
        { when: { run: 'remote1' }, says: 'iceRunning', at: { server: 'remote1' } },
        { when: { turn: 'corp' }, says: 'stealCorpTurn' },
        { when: { runnerScore: 1 }, says: 'iceNowRemote', at: { server: 'remote1' } },
        { when: { rezzed: ['palisade'], run: 'any' }, says: 'iceNoIce' },
        { when: { rezzed: ['palisade'] }, says: 'iceStopped', at: { server: 'rnd' } },
      ],
      otherwise: { says: 'iceRun', at: { server: 'remote1' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 5,
        remotes: [{ root: ['offworld_office'], ice: [{ title: 'whitespace', rezzed: true }] }],
      },
      runner: { credits: 8, clicks: 3 },
      goal: { runnerScore: 2 },
      reached: 'iceReadDone',
      turns: 1,
      late: 'iceReadLate',
      fails: [],
      says: [
        { when: { meets: 'whitespace' }, says: 'iceReadMet', at: { card: 'whitespace' } },
        { when: { run: 'any' }, says: 'iceRunning' },
        { when: { clicksAtMost: 1, creditsAtMost: 6 }, says: 'iceReadPoor' },
      ],
      otherwise: { says: 'iceRead', at: { card: 'whitespace' } },
    },
  ],
}
