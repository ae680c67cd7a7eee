import type { GuidedGame } from './guided.ts'

const ice = ['palisade', 'whitespace', 'tithe', 'diviner', 'karuna', 'bran_1_0']
const agendas = ['offworld_office', 'send_a_message', 'superconducting_hub']
const assets = ['nico_campaign', 'regolith_mining_license']

/** Let the Runner pay: ice before the hand and the deck, then a server to score in. */
export const asCorp: GuidedGame = {
  side: 'corp',
  seed: 'guided/corp/269',
  computer: { inHundred: 75, does: 'gainCredit' },
  ideas: [
    {
      when: { asked: 'mulligan' },
      right: { what: 'kept', by: 'corp' },
      hints: [{ says: 'keepCorp', when: {} }],
    },
    {
      when: { asked: 'paidWindow', run: 'any', offers: 'rez' },
      right: { what: 'rezzed' },
      hints: [
        { says: 'rezHq', when: { run: 'hq' }, at: { server: 'hq' } },
        { says: 'rezNow', when: {} },
      ],
    },
    {
      when: { offers: 'score' },
      right: { what: 'scored' },
      hints: [{ says: 'scoreIt', when: {} }],
    },
    {
      when: { asked: 'action', open: 'hq', inHand: ice },
      right: { what: 'installed', server: 'hq', protects: true },
      hints: [{ says: 'iceHq', when: {}, at: { server: 'hq' } }],
    },
    {
      when: { asked: 'action', open: 'rnd', inHand: ice },
      right: { what: 'installed', server: 'rnd', protects: true },
      hints: [{ says: 'iceRnd', when: {}, at: { server: 'rnd' } }],
    },
    {
      when: { asked: 'action', remote: 'agenda', corpCreditsAtLeast: 2 },
      right: { what: 'advanced' },
      hints: [
        {
          says: 'launch',
          when: { inHand: ['seamless_launch'], remote: 'advanced' },
          at: { card: 'seamless_launch' },
        },
        { says: 'advanceIt', when: {}, at: { remote: 'agenda' } },
      ],
    },
    {
      when: { asked: 'action', remote: 'free', inHand: agendas, clicksAtLeast: 2 },
      right: { what: 'installed', cards: agendas },
      hints: [
        { says: 'sendMessage', when: { inHand: ['send_a_message'] }, at: { card: 'send_a_message' } },
        { says: 'agendaIn', when: {}, at: { remote: 'free' } },
      ],
    },
    {
      when: { asked: 'action', corpCreditsAtMost: 9, corpCreditsAtLeast: 5, inHand: ['hedge_fund'] },
      right: { what: 'played', cards: ['hedge_fund'] },
      hints: [{ says: 'hedge', when: {}, at: { card: 'hedge_fund' } }],
    },
    {
      when: { asked: 'action', guarded: ['hq', 'rnd'], inHand: ice },
      right: { what: 'installed', protects: true },
      hints: [{ says: 'iceRemote', when: {} }],
    },
    {
      when: { asked: 'action', inHand: assets, corpCreditsAtLeast: 2 },
      right: { what: 'installed', cards: assets },
      hints: [
        { says: 'nico', when: { inHand: ['nico_campaign'] }, at: { card: 'nico_campaign' } },
        { says: 'regolith', when: {}, at: { card: 'regolith_mining_license' } },
      ],
    },
    {
      when: { asked: 'action', inHand: ['urtica_cipher'], guarded: ['hq'] },
      right: { what: 'installed', cards: ['urtica_cipher'] },
      hints: [{ says: 'trap', when: {}, at: { card: 'urtica_cipher' } }],
    },
    {
      when: { asked: 'action', corpCreditsAtMost: 2 },
      right: { what: 'creditsGained', by: 'corp' },
      hints: [{ says: 'earnCorp', when: {} }],
    },
    {
      when: { asked: 'action', runnerScore: 4 },
      right: { what: 'installed', protects: true },
      hints: [{ says: 'close', when: {} }],
    },
  ],
}
