import type { Lesson } from '../lesson.ts'

/** A turn is four clicks, and credits are what most things cost. */
export const money: Lesson = {
  id: 'money',
  side: 'runner',
  parts: [
    {
      begins: 'runnerTurn',
      corp: {
        credits: 5,
        hand: ['offworld_office'],
        hqIce: [{ title: 'karuna', rezzed: true }],
      },
      runner: { credits: 5, hand: ['sure_gamble', 'carmen'] },
      goal: { runnerScore: 2 },
      reached: 'moneyDone',
      turns: 3,
      late: 'moneyLate',
      fails: [{ when: { over: 'lost' }, says: 'hurtFlatline' }],
      says: [
        { when: { meets: 'karuna', installed: ['carmen'] }, says: 'moneyBreak', at: { card: 'carmen' } },
        { when: { meets: 'karuna' }, says: 'hurtMet', at: { card: 'karuna' } },
        { when: { run: 'any' }, says: 'iceRunning' },
        { when: { turn: 'corp' }, says: 'stealCorpTurn' },
        { when: { installed: ['carmen'], creditsAtMost: 3 }, says: 'moneyShort' },
        { when: { installed: ['carmen'] }, says: 'moneyRun', at: { server: 'hq' } },
        { when: { trashed: ['sure_gamble'] }, says: 'moneyInstall', at: { card: 'carmen' } },
      ],
      otherwise: { says: 'moneyPlay', at: { card: 'sure_gamble' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 5,
        hand: ['offworld_office'],
        hqIce: [
          { title: 'palisade', rezzed: true },
          { title: 'whitespace', rezzed: true },
        ],
      },
      runner: { credits: 5, hand: ['sure_gamble', 'cleaver', 'unity', 'telework_contract'] },
      goal: { runnerScore: 2 },
      reached: 'moneyTurnDone',
      turns: 1,
      late: 'moneyTurnLate',
      fails: [],
      says: [
        { when: { meets: 'whitespace' }, says: 'moneyTurnMet', at: { card: 'whitespace' } },
        { when: { meets: 'palisade' }, says: 'moneyTurnMet', at: { card: 'palisade' } },
        { when: { run: 'any' }, says: 'iceRunning' },
        { when: { clicksAtMost: 1 }, says: 'moneyLastClick' },
      ],
      otherwise: { says: 'moneyTurn', at: { server: 'hq' } },
    },
  ],
}
