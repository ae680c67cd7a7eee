import type { Lesson } from '../lesson.ts'

/** Ice is installed for nothing and facedown, and paid for when it is needed. */
export const rez: Lesson = {
  id: 'rez',
  side: 'corp',
  parts: [
    {
      begins: 'corpTurn',
      corp: { credits: 5, hand: ['palisade'], remotes: [{ root: ['offworld_office'] }] },
      runner: { credits: 3, clicks: 4 },
      theirs: [{ clicks: 4, on: 'remote1' }],
      goal: { later: 2, installed: ['offworld_office'] },
      reached: 'rezDone',
      turns: 3,
      late: 'rezLate',
      fails: [{ when: { runnerScore: 1 }, says: 'rezStolen' }],
      says: [
        { when: { run: 'remote1', rezzed: ['palisade'] }, says: 'rezStops', at: { card: 'palisade' } },
        { when: { run: 'remote1', asked: 'paidWindow' }, says: 'rezNow', at: { card: 'palisade' } },
        { when: { run: 'any' }, says: 'rezOther' },
        { when: { turn: 'runner' }, says: 'rezWait' },
        { when: { installed: ['palisade'] }, says: 'rezMore' },
      ],
      otherwise: { says: 'rezInstall', at: { card: 'palisade' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 3,
        hand: ['hedge_fund', 'regolith_mining_license'],
        remotes: [
          { root: ['offworld_office'], ice: ['palisade'] },
          { root: ['nico_campaign'], ice: ['palisade'] },
        ],
      },
      runner: { credits: 4, clicks: 4 },
      theirs: [
        { clicks: 4, on: 'remote2' },
        { clicks: 3, on: 'remote1' },
      ],
      goal: { later: 1, installed: ['offworld_office'] },
      reached: 'rezChoiceDone',
      turns: 2,
      late: 'rezLate',
      fails: [{ when: { runnerScore: 1 }, says: 'rezChoiceStolen' }],
      says: [
        { when: { run: 'remote1', asked: 'paidWindow' }, says: 'rezHere', at: { server: 'remote1' } },
        { when: { run: 'remote2', asked: 'paidWindow' }, says: 'rezThere', at: { server: 'remote2' } },
        { when: { run: 'any' }, says: 'rezOther' },
      ],
      otherwise: { says: 'rezChoice' },
    },
  ],
}
