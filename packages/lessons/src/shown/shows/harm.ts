import { showsOf } from '../show.ts'

/** What happens to the Runner, and what keeps it from happening. */
export const harm = showsOf({
  tag: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: { credits: 4, hqIce: ['ping'], hand: ['hedge_fund'] },
    runner: { credits: 4 },
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'corp', does: 'rez', what: 'ping' },
      { by: 'runner', does: 'removeTag' },
    ],
    ends: { asked: 'action', creditsAtMost: 2 },
  },
  trace: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: { credits: 4, hqIce: [{ title: 'hunter', rezzed: true }], hand: ['hedge_fund'] },
    runner: { credits: 3, rig: ['access_to_globalsec'] },
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'corp', spends: 2 },
      { by: 'runner', spends: 0 },
    ],
    ends: { tagged: 'yes' },
  },
  netDamage: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: { hqIce: [{ title: 'tithe', rezzed: true }], hand: ['hedge_fund'] },
    runner: { hand: ['sure_gamble', 'cleaver', 'unity'] },
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'runner', does: 'pass' },
    ],
    ends: { handAtMost: 2 },
  },
  meatDamage: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: { credits: 5, hand: ['scorched_earth'] },
    runner: { tags: 1, hand: ['sure_gamble', 'cleaver', 'unity', 'carmen', 'jailbreak'] },
    steps: [{ by: 'corp', does: 'play', what: 'scorched_earth' }],
    ends: { handAtMost: 1 },
  },
  flatline: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: { credits: 5, hand: ['scorched_earth'] },
    runner: { tags: 1, hand: ['sure_gamble', 'cleaver', 'unity'] },
    steps: [{ by: 'corp', does: 'play', what: 'scorched_earth' }],
    ends: { over: 'won' },
  },
  coreDamage: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: { hqIce: [{ title: 'heimdall_1_0', rezzed: true }], hand: ['hedge_fund'] },
    runner: { clicks: 1, hand: ['sure_gamble', 'cleaver', 'unity'] },
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'runner', does: 'pass' },
    ],
    ends: { handAtMost: 2 },
  },
  prevent: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: { credits: 4, hqIce: ['ping'], hand: ['hedge_fund'] },
    runner: { rig: ['decoy'] },
    steps: [
      { by: 'runner', does: 'run', what: 'hq' },
      { by: 'corp', does: 'rez', what: 'ping' },
      { by: 'runner', does: 'useAbility', what: 'decoy' },
    ],
    ends: { trashed: ['decoy'] },
  },
  persistent: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: {
      remotes: [{ root: ['offworld_office', { title: 'red_herrings', rezzed: true }] }],
    },
    runner: { credits: 5 },
    steps: [
      { by: 'runner', does: 'run', what: 'remote1' },
      { by: 'runner', does: 'access', what: 'red_herrings' },
      { by: 'runner', does: 'trashAccessed' },
    ],
    ends: { trashed: ['red_herrings'], asked: 'action' },
  },
  threat: {
    seenBy: 'runner',
    begins: 'runnerTurn',
    corp: {
      scored: ['offworld_office'],
      remotes: [{ root: [{ title: 'public_access_plaza', rezzed: true }] }],
    },
    runner: { credits: 5 },
    steps: [
      { by: 'runner', does: 'run', what: 'remote1' },
      { by: 'runner', does: 'trashAccessed' },
    ],
    ends: { tagged: 'yes' },
  },
  psi: {
    seenBy: 'corp',
    begins: 'corpTurn',
    corp: { credits: 5, remotes: [{ root: [{ title: 'see_how_they_run', advanced: 3 }] }] },
    runner: { credits: 5, hand: ['sure_gamble', 'cleaver', 'unity'] },
    steps: [
      { by: 'corp', does: 'advance', what: 'see_how_they_run' },
      { by: 'corp', does: 'score', what: 'see_how_they_run' },
      { by: 'corp', spends: 1 },
      { by: 'runner', spends: 0 },
    ],
    ends: { handAtMost: 2 },
  },
})
