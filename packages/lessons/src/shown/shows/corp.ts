import { showsOf } from '../show.ts'

/** What the Corp does in its turn. */
export const corp = showsOf({
  score: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: { credits: 5, remotes: [{ root: ['superconducting_hub'] }] },
    runner: {},
    steps: [
      { by: 'corp', does: 'advance', what: 'superconducting_hub' },
      { by: 'corp', does: 'advance', what: 'superconducting_hub' },
      { by: 'corp', does: 'advance', what: 'superconducting_hub' },
      { by: 'corp', does: 'score', what: 'superconducting_hub' },
    ],
    ends: { corpScore: 1 },
  },
  firstAdvance: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: {
      identity: 'weyland_consortium_built_to_last',
      credits: 3,
      remotes: [{ root: ['offworld_office'] }],
    },
    runner: {},
    steps: [{ by: 'corp', does: 'advance', what: 'offworld_office' }],
    ends: { asked: 'action' },
  },
  operation: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: { credits: 5, hand: ['hedge_fund'] },
    runner: {},
    steps: [{ by: 'corp', does: 'play', what: 'hedge_fund' }],
    ends: { trashed: ['hedge_fund'] },
  },
  asset: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: { credits: 5, hand: ['nico_campaign'] },
    runner: {},
    steps: [
      { by: 'corp', does: 'install', what: 'nico_campaign' },
      { by: 'corp', does: 'rez', what: 'nico_campaign' },
    ],
    ends: { rezzed: ['nico_campaign'] },
  },
  upgrade: {
    seenBy: 'corp',
    begins: 'runnerTurn',
    corp: { credits: 5, hqRoot: ['manegarm_skunkworks'], hand: ['hedge_fund'] },
    runner: { credits: 3, clicks: 2 },
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'corp', does: 'rez', what: 'manegarm_skunkworks' },
    ],
    ends: { rezzed: ['manegarm_skunkworks'], clicksAtMost: 1 },
  },
  region: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: {
      credits: 5,
      hand: ['sansan_city_grid'],
      remotes: [{ root: ['sansan_city_grid'] }],
    },
    runner: {},
    steps: [
      { by: 'corp', does: 'install', what: 'sansan_city_grid' },
      { by: 'corp', does: 'server', what: 'remote1' },
    ],
    ends: { trashed: ['sansan_city_grid'] },
  },
  forfeit: {
    seenBy: 'corp',
    begins: 'runnerTurn',
    corp: { credits: 6, hqIce: ['archer'], scored: ['superconducting_hub'], hand: ['hedge_fund'] },
    runner: {},
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'corp', does: 'rez', what: 'archer' },
    ],
    ends: { rezzed: ['archer'] },
  },
  agendaCounter: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: {
      credits: 5,
      remotes: [
        { root: [{ title: 'astroscript_pilot_program', advanced: 2 }] },
        { root: [{ title: 'superconducting_hub', advanced: 1 }] },
      ],
    },
    runner: {},
    steps: [
      { by: 'corp', does: 'advance', what: 'astroscript_pilot_program' },
      { by: 'corp', does: 'score', what: 'astroscript_pilot_program' },
      { by: 'corp', does: 'useAbility', what: 'astroscript_pilot_program' },
    ],
    ends: { corpScore: 2, asked: 'action' },
  },
  badPublicity: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: { badPublicity: 1, remotes: [{ root: [{ title: 'regolith_mining_license', rezzed: true }] }] },
    runner: { credits: 2 },
    steps: [
      { by: 'runner', does: 'run', what: 'remote1' },
      { by: 'runner', does: 'trashAccessed' },
    ],
    ends: { trashed: ['regolith_mining_license'] },
  },
  swap: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: {
      credits: 5,
      hqIce: [{ title: 'ezam', rezzed: true }],
      rndIce: [{ title: 'palisade', rezzed: true }],
    },
    runner: {},
    steps: [{ by: 'corp', does: 'useAbility', what: 'ezam' }],
    ends: { asked: 'action' },
  },
  purge: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: {},
    runner: { rig: [{ title: 'fermenter', counters: { virus: 3 } }] },
    steps: [{ by: 'corp', does: 'purge' }],
    ends: { turn: 'runner' },
  },
})
