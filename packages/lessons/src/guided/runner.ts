import type { GuidedGame } from './guided.ts'

const breakers = ['cleaver', 'unity', 'carmen', 'mayfly']
const assets = ['nico_campaign', 'regolith_mining_license']

/** Break in while the Corp is poor. */
export const asRunner: GuidedGame = {
  side: 'runner',
  seed: 'guided/runner/23',
  computer: { inHundred: 55, does: 'drawCard', handAtMost: 6 },
  ideas: [
    {
      when: { asked: 'mulligan' },
      right: { what: 'kept', by: 'runner' },
      hints: [{ says: 'keep', when: {} }],
    },
    {
      when: { offers: 'trashAccessed' },
      right: { what: 'trashed', cards: assets },
      hints: [
        { says: 'trashNico', when: { accesses: 'nico_campaign' } },
        { says: 'trashRegolith', when: { accesses: 'regolith_mining_license' } },
      ],
    },
    {
      when: { asked: 'paidWindow', meets: 'any', offers: 'useAbility' },
      right: { what: 'subroutineBroken' },
      hints: [
        { says: 'breakFirst', when: { meets: 'bran_1_0' } },
        { says: 'breakHurts', when: { meets: 'karuna' } },
        { says: 'breakNow', when: {} },
      ],
    },
    {
      when: { asked: 'action', remote: 'advanced', creditsAtLeast: 3 },
      right: { what: 'runAnnounced' },
      hints: [
        { says: 'advancedLast', when: { corpScore: 4 }, at: { remote: 'advanced' } },
        { says: 'advanced', when: {}, at: { remote: 'advanced' } },
      ],
    },
    {
      when: { asked: 'action', handAtMost: 2, clicksAtLeast: 2 },
      right: { what: 'drawn', by: 'runner' },
      hints: [{ says: 'thinHand', when: {} }],
    },
    {
      when: { asked: 'action', open: 'hq', clicksAtLeast: 2 },
      right: { what: 'runAnnounced', server: 'hq' },
      hints: [{ says: 'openHq', when: {}, at: { server: 'hq' } }],
    },
    {
      when: { asked: 'action', open: 'rnd', clicksAtLeast: 2 },
      right: { what: 'runAnnounced', server: 'rnd' },
      hints: [{ says: 'openRnd', when: {}, at: { server: 'rnd' } }],
    },
    {
      when: { asked: 'action', corpCreditsAtMost: 2 },
      right: { what: 'runAnnounced' },
      hints: [
        { says: 'corpBroke', when: { corpCreditsAtMost: 0 } },
        { says: 'corpPoor', when: {} },
      ],
    },
    {
      when: { asked: 'action', inHand: breakers, creditsAtLeast: 4 },
      right: { what: 'installed', cards: breakers },
      hints: [
        { says: 'installCleaver', when: { inHand: ['cleaver'] }, at: { card: 'cleaver' } },
        { says: 'installUnity', when: { inHand: ['unity'] }, at: { card: 'unity' } },
        { says: 'installCarmen', when: { inHand: ['carmen'], creditsAtLeast: 6 }, at: { card: 'carmen' } },
        { says: 'installMayfly', when: { inHand: ['mayfly'] }, at: { card: 'mayfly' } },
      ],
    },
    {
      when: { asked: 'action', creditsAtMost: 7, creditsAtLeast: 5, inHand: ['sure_gamble'] },
      right: { what: 'played', cards: ['sure_gamble'] },
      hints: [{ says: 'gamble', when: {}, at: { card: 'sure_gamble' } }],
    },
    {
      when: { asked: 'action', creditsAtMost: 2 },
      right: { what: 'creditsGained', by: 'runner' },
      hints: [
        { says: 'earn', when: {} },
        { says: 'contract', when: { inHand: ['telework_contract'] }, at: { card: 'telework_contract' } },
      ],
    },
    {
      when: { asked: 'action', runnerScore: 3 },
      right: { what: 'runAnnounced' },
      hints: [
        { says: 'almost', when: { runnerScore: 4 } },
        { says: 'halfway', when: {} },
      ],
    },
  ],
}
