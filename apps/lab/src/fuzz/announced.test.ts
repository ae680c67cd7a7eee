import { expect, test } from 'vitest'
import { everyCard } from '../pool.ts'
import { problemOf } from './replaying.ts'

const three = (titles: string): string[] =>
  titles
    .trim()
    .split(/\s+/)
    .flatMap(title => [title, title, title])

test('8.1.2e: how ice is paid for is seen before it is turned faceup, and is no leak', () => {
  const corp = `
    breaking_news superconducting_hub priority_requisition astroscript_pilot_program rare_merger rare_lodge
    rare_static_field rare_cleaner rare_miser rare_toll rare_front_giver rare_ransom rare_tall_order
    rare_interference rare_mourner`
  const runner = `
    rare_voucher rare_patch rare_pawnbroker rare_clean_name rare_shade rare_grudge rare_static rare_bulk
    rare_heavy rare_trifle rare_coupon rare_sprinter rare_alibi rare_assembly rare_knife`
  const setup = {
    definitions: everyCard.version,
    seed: 'fuzz 61004639',
    corp: { identity: 'nbn_making_news', cards: three(corp) },
    runner: { identity: 'kate_mac_mccaffrey_digital_tinker', cards: three(runner) },
  }
  const answers = `
c1 r0 c0 r0 c0 r0 c1 c0 r0 c6 c0 c0 r0 c2 c0 c0 c1 c0 r0 c0 r0 r0 c0 r0 c0 r2 r0 c0 r0 r0 c0 r2 r0 c0 r1 r0 c0
r0 c0 c0 r0 c0 r0 c1 c0 r0 c3 c4 c0 r0 c6 c0 c0 r0 c0 r0 r0 c0 r0 c0 r0 r0 c0 r3 r0 c0 r0 r0 c0 r0 r0 c0 r0 c0
c0 r0 c0 r0 c0 c0 r0 c0 c0 r0 c0 c0 r0 c0 c0`
  const pair = { viewer: 'spectator', seed: 'fuzz 61004639 700', depth: 30 } as const
  expect(problemOf(setup, answers.trim().split(/\s+/), pair)).toBeUndefined()
})
