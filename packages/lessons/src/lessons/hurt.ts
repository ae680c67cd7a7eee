import type { Lesson } from '../lesson.ts'

/** Damage takes cards from the hand, and without a card to lose the Runner has lost. */
export const hurt: Lesson = {
  id: 'hurt',
  side: 'runner',
  parts: [
    {
      begins: 'runnerTurn',
      corp: {
        credits: 3,
        remotes: [{ root: ['offworld_office'], ice: [{ title: 'karuna', rezzed: true }] }],
      },
      runner: {
        credits: 3,
        hand: ['sure_gamble', 'telework_contract', 'sure_gamble', 'creative_commission', 'telework_contract'],
      },
      goal: { runnerScore: 2 },
      reached: 'hurtDone',
      turns: 3,
      late: 'hurtLate',
      fails: [
        { when: { over: 'lost' }, says: 'hurtFlatline' },
        { when: { corpScore: 2 }, says: 'stealScored' },
      ],
      says: [
        { when: { asked: 'confirm', handAtMost: 1 }, says: 'hurtJackOut' },
        { when: { meets: 'karuna', handAtMost: 3 }, says: 'hurtHalf', at: { card: 'karuna' } },
        { when: { meets: 'karuna' }, says: 'hurtMet', at: { card: 'karuna' } },
        { when: { run: 'remote1' }, says: 'iceRunning', at: { server: 'remote1' } },
        { when: { run: 'any' }, says: 'stealElsewhere' },
        { when: { turn: 'corp' }, says: 'stealCorpTurn' },
        { when: { handAtMost: 3 }, says: 'hurtDraw' },
      ],
      otherwise: { says: 'hurtRun', at: { server: 'remote1' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 5,
        remotes: [{ root: ['offworld_office'], ice: [{ title: 'karuna', rezzed: true }] }],
      },
      runner: { credits: 1, hand: ['sure_gamble', 'telework_contract'] },
      goal: { runnerScore: 2 },
      reached: 'hurtReadyDone',
      turns: 1,
      late: 'hurtReadyLate',
      fails: [{ when: { over: 'lost' }, says: 'hurtFlatline' }],
      says: [
        { when: { asked: 'confirm', handAtMost: 1 }, says: 'hurtJackOut' },
        { when: { meets: 'karuna' }, says: 'hurtCount', at: { card: 'karuna' } },
        { when: { run: 'any' }, says: 'iceRunning' },
      ],
      otherwise: { says: 'hurtReady', at: { card: 'karuna' } },
    },
  ],
}
