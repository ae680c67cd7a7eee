import type { Lesson } from '../lesson.ts'

/** Icebreakers get past ice of their kind, for credits. */
export const breaker: Lesson = {
  id: 'breaker',
  side: 'runner',
  parts: [
    {
      begins: 'runnerTurn',
      corp: { credits: 5, hand: ['offworld_office'], hqIce: [{ title: 'palisade', rezzed: true }] },
      runner: { credits: 6, hand: ['cleaver'] },
      goal: { runnerScore: 2 },
      reached: 'breakerDone',
      turns: 3,
      late: 'breakerLate',
      fails: [],
      says: [
        {
          when: { meets: 'palisade', installed: ['cleaver'] },
          says: 'breakerBreak',
          at: { card: 'cleaver' },
        },
        { when: { meets: 'palisade' }, says: 'breakerNone', at: { card: 'palisade' } },
        { when: { run: 'hq' }, says: 'iceRunning', at: { server: 'hq' } },
        { when: { run: 'any' }, says: 'breakerElsewhere' },
        { when: { turn: 'corp' }, says: 'stealCorpTurn' },
        { when: { installed: ['cleaver'] }, says: 'breakerRun', at: { server: 'hq' } },
      ],
      otherwise: { says: 'breakerInstall', at: { card: 'cleaver' } },
    },
    {
      begins: 'runnerTurn',
      corp: {
        credits: 5,
        hand: ['offworld_office'],
        deck: ['hedge_fund', 'nico_campaign', 'hedge_fund', 'whitespace', 'hedge_fund'],
        hqIce: [{ title: 'diviner', rezzed: true }],
        rndIce: [{ title: 'palisade', rezzed: true }],
      },
      runner: { credits: 6, clicks: 3, hand: ['cleaver', 'unity', 'creative_commission'] },
      goal: { runnerScore: 2 },
      reached: 'breakerKindDone',
      turns: 1,
      late: 'breakerKindLate',
      fails: [],
      says: [
        { when: { meets: 'diviner', installed: ['unity'] }, says: 'breakerStrength', at: { card: 'unity' } },
        { when: { meets: 'diviner' }, says: 'breakerWrong', at: { card: 'diviner' } },
        { when: { meets: 'palisade' }, says: 'breakerWrongServer' },
        { when: { run: 'any' }, says: 'iceRunning' },
        { when: { installed: ['unity'] }, says: 'breakerReady', at: { server: 'hq' } },
        { when: { installed: ['cleaver'] }, says: 'breakerWrongKind', at: { card: 'diviner' } },
      ],
      otherwise: { says: 'breakerKind', at: { card: 'diviner' } },
    },
  ],
}
