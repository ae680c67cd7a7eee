import type { Lesson } from '../lesson.ts'

/** A Runner who is tagged is known, and can be hurt; and not every card that is advanced is an agenda. */
export const tags: Lesson = {
  id: 'tags',
  side: 'corp',
  parts: [
    {
      begins: 'corpTurn',
      corp: {
        credits: 5,
        remotes: [{ root: [{ title: 'orbital_superiority', advanced: 1 }] }],
      },
      runner: { credits: 3, tags: 1, hand: ['sure_gamble', 'telework_contract', 'sure_gamble'] },
      goal: { over: 'won' },
      reached: 'tagsDone',
      turns: 1,
      late: 'tagsLate',
      fails: [],
      says: [{ when: { asked: 'paidWindow' }, says: 'tagsScore', at: { card: 'orbital_superiority' } }],
      otherwise: { says: 'tagsAdvance', at: { card: 'orbital_superiority' } },
    },
    {
      begins: 'corpTurn',
      corp: {
        credits: 5,
        hand: ['urtica_cipher'],
        hqIce: [{ title: 'pharos', rezzed: true }],
        rndIce: [{ title: 'pharos', rezzed: true }],
        archivesIce: [{ title: 'pharos', rezzed: true }],
      },
      runner: { credits: 5, hand: ['telework_contract', 'creative_commission', 'sure_gamble'] },
      theirs: [{ clicks: 4, on: 'remote1' }],
      goal: { over: 'won' },
      reached: 'tagsTrapDone',
      turns: 2,
      late: 'tagsTrapLate',
      fails: [{ when: { trashed: ['urtica_cipher'] }, says: 'tagsTrapLate' }],
      says: [
        { when: { run: 'remote1' }, says: 'tagsTrapRun', at: { card: 'urtica_cipher' } },
        { when: { turn: 'runner' }, says: 'rezWait' },
        { when: { installed: ['urtica_cipher'] }, says: 'tagsTrapAdvance', at: { card: 'urtica_cipher' } },
      ],
      otherwise: { says: 'tagsTrap', at: { card: 'urtica_cipher' } },
    },
    {
      begins: 'corpTurn',
      corp: {
        credits: 6,
        hand: ['public_trail', 'hedge_fund'],
        remotes: [{ root: [{ title: 'orbital_superiority', advanced: 2 }] }],
      },
      runner: { credits: 4, hand: ['sure_gamble', 'telework_contract', 'sure_gamble'] },
      ranLast: 'archives',
      goal: { over: 'won' },
      reached: 'tagsTrailDone',
      turns: 1,
      late: 'tagsTrailLate',
      fails: [],
      says: [{ when: { tagged: 'yes' }, says: 'tagsTrailTagged', at: { card: 'orbital_superiority' } }],
      otherwise: { says: 'tagsTrail', at: { card: 'orbital_superiority' } },
    },
  ],
}
