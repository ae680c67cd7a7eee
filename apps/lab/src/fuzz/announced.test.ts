import { expect, test } from 'vitest'
import { everyCard } from '../pool.ts'
import { problemOf } from './replaying.ts'

/** Random games in which a spectator sees what the rules show of cards that stay hidden. */
const games = [
  {
    says: '8.1.2e: how ice is paid for is seen before it is turned faceup',
    seed: 'fuzz 61004639',
    corp: [
      'nbn_making_news',
      `
      breaking_news superconducting_hub priority_requisition astroscript_pilot_program rare_merger rare_lodge
      rare_static_field rare_cleaner rare_miser rare_toll rare_front_giver rare_ransom rare_tall_order
      rare_interference rare_mourner`,
    ],
    runner: [
      'kate_mac_mccaffrey_digital_tinker',
      `
      rare_voucher rare_patch rare_pawnbroker rare_clean_name rare_shade rare_grudge rare_static rare_bulk
      rare_heavy rare_trifle rare_coupon rare_sprinter rare_alibi rare_assembly rare_knife`,
    ],
    answers: `
      c1 r0 c0 r0 c0 r0 c1 c0 r0 c6 c0 c0 r0 c2 c0 c0 c1 c0 r0 c0 r0 r0 c0 r0 c0 r2 r0 c0 r0 r0 c0 r2 r0 c0 r1
      r0 c0 r0 c0 c0 r0 c0 r0 c1 c0 r0 c3 c4 c0 r0 c6 c0 c0 r0 c0 r0 r0 c0 r0 c0 r0 r0 c0 r3 r0 c0 r0 r0 c0 r0
      r0 c0 r0 c0 c0 r0 c0 r0 c0 c0 r0 c0 c0 r0 c0 c0 r0 c0 c0`,
    twin: 'fuzz 61004639 700',
  },
  {
    says: '7.1.7: an access is over when the accessed card is installed, also one that nobody else saw',
    seed: 'fuzz 61005509',
    corp: [
      'haas_bioroid_engineering_the_future',
      `
      superconducting_hub priority_requisition nisei_mk_ii tomorrows_headline*1 rare_lodge rare_toll
      rare_surveyor rare_merger rare_hush rare_rig_toll rare_mourner rare_other_giver rare_greeter rare_mason
      rare_first_step rare_nudge`,
    ],
    runner: [
      'noise_hacker_extraordinaire',
      `
      rare_bulk rare_heavy rare_voucher rare_scapegoat rare_sprinter rare_pawnbroker rare_coupon rare_knife
      rare_grudge rare_shade rare_alibi rare_scrap rare_clean_name rare_patch rare_assembly`,
    ],
    answers: `
      c1 r1 c0 r0 c0 r0 c1 c0 r0 c4 c0 c0 r0 c8 c0 r0 c4 c0 r0 r0 c0 r0 c0 r5 r0 c0 r3 r0 c0 r2 r1 r0 c0 r3 r0
      r1 r$0.1 r0 c0 r0 c0 c0 r0 c0 r0 c7 c0 c0 c1 c0 r0 c4 c0 c0 c0 r0 c5 c0 c0 c1 c0 r0 c0 r0 r0 c0 r1 r$0.1
      r1 r0 c0 r2 r0 c0 r1 r1 r0 c0 r2 r0 c0 r1 r0 c0 r0 c0 c0 r0 c0 r0 c6 c0 r0 c0 r0 r0 c0 r1 r$0.1`,
    twin: 'fuzz 61005509 100',
  },
] as const

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Three of each, where nothing else is said. */
function deckOf([identity, text]: readonly [string, string]) {
  const cards = words(text).flatMap(each => {
    const [title = '', many = '3'] = each.split('*')
    return Array.from({ length: Number(many) }, () => title)
  })
  return { identity, cards }
}

test.each(games)('$says, and is no leak', ({ seed, corp, runner, answers, twin }) => {
  const setup = { definitions: everyCard.version, seed, corp: deckOf(corp), runner: deckOf(runner) }
  expect(problemOf(setup, words(answers), { viewer: 'spectator', seed: twin, depth: 30 })).toBeUndefined()
})
