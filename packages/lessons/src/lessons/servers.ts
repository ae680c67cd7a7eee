import type { Lesson } from '../lesson.ts'

/** Upgrades make any server stronger; and what the Corp discards lies in Archives, where it can be stolen. */
export const servers: Lesson = {
  id: 'servers',
  side: 'corp',
  parts: [
    {
      begins: 'runnerTurn',
      corp: {
        credits: 4,
        hand: ['hedge_fund'],
        remotes: [{ root: ['offworld_office', 'manegarm_skunkworks'] }],
      },
      runner: { credits: 4, clicks: 2 },
      theirs: [{ clicks: 2, on: 'remote1' }],
      goal: { later: 1, installed: ['offworld_office'] },
      reached: 'serversDone',
      turns: 2,
      late: 'rezLate',
      fails: [{ when: { runnerScore: 1 }, says: 'serversStolen' }],
      says: [
        {
          when: { rezzed: ['manegarm_skunkworks'] },
          says: 'serversRezzed',
          at: { card: 'manegarm_skunkworks' },
        },
        { when: { run: 'remote1' }, says: 'serversRez', at: { card: 'manegarm_skunkworks' } },
      ],
      otherwise: { says: 'serversWait', at: { card: 'manegarm_skunkworks' } },
    },
    {
      begins: 'corpTurn',
      corp: {
        credits: 4,
        hand: ['palisade', 'hedge_fund'],
        archives: [{ title: 'offworld_office', facedown: true }],
        hqIce: [{ title: 'pharos', rezzed: true }],
        rndIce: [{ title: 'pharos', rezzed: true }],
      },
      runner: { credits: 3 },
      theirs: [{ clicks: 4, on: 'archives' }],
      goal: { later: 2 },
      reached: 'serversArchivesDone',
      turns: 3,
      late: 'rezLate',
      fails: [{ when: { runnerScore: 1 }, says: 'serversArchivesStolen' }],
      says: [
        { when: { run: 'archives', asked: 'paidWindow' }, says: 'rezNow', at: { card: 'palisade' } },
        { when: { run: 'any' }, says: 'rezOther' },
        { when: { turn: 'runner' }, says: 'rezWait' },
        { when: { installed: ['palisade'] }, says: 'rezMore' },
      ],
      otherwise: { says: 'serversArchives', at: { server: 'archives' } },
    },
  ],
}
