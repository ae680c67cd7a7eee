import { widthAfter } from '@paydata/protocol'
import { expect, test } from 'vitest'
import type { Seeker } from '../src/searches/pairing.ts'
import { pairsOf } from '../src/searches/pairing.ts'

const seeker = (name: string, more: Partial<Seeker> = {}): Seeker => ({
  game: `room of ${name}`,
  player: name,
  side: 'either',
  format: 'startup',
  pace: 'normal',
  ratings: { corp: 1500, runner: 1500 },
  address: name,
  since: 0,
  ...more,
})
const rated = (rating: number) => ({ ratings: { corp: rating, runner: rating } })

/** Who meets whom, as a table would say it. */
const met = (seekers: readonly Seeker[], now = 0, apart: readonly string[] = []) =>
  pairsOf(seekers, (one, other) => apart.includes([one, other].sort().join(' ')), now).map(
    ({ host, guest, side }) => `${host.player} (${side}) ${guest.player}`,
  )

test('ratings may be 100 apart at once, 300 after a minute, and 600 after a quarter of an hour', () => {
  expect([0, 300, 60_000, 63_000, 960_000, 10_000_000].map(widthAfter)).toEqual([
    100, 101, 300, 301, 600, 600,
  ])
})

test('both must accept how far apart they are, so whoever has just come decides', () => {
  const [long, short] = [seeker('long'), seeker('short', { ...rated(1700), since: 100_000 })]
  expect(met([long, short], 100_000)).toEqual([])
  expect(met([long, short], 129_999)).toEqual([])
  expect(met([long, short], 130_000)).toHaveLength(1)
})

test('whoever has waited longest is served first, with the nearest', () => {
  const all = [
    seeker('late', { since: 3, side: 'runner', ...rated(1590) }),
    seeker('first', { since: 1, side: 'corp', ...rated(1520) }),
    seeker('near', { since: 4, side: 'runner', ...rated(1530) }),
    seeker('second', { since: 2, side: 'corp', ...rated(1530) }),
  ]
  expect(met(all)).toEqual(['first (corp) near', 'second (corp) late'])
})

test('whoever takes either side gets the one by which the ratings are nearer', () => {
  const both = [
    seeker('ada', { ratings: { corp: 1500, runner: 1700 } }),
    seeker('bob', { since: 1, ratings: { corp: 1690, runner: 1100 } }),
  ]
  expect(met(both)).toEqual(['ada (runner) bob'])
  const [ada, bob] = both
  expect(ada && bob && met([{ ...ada, side: 'corp' }, bob])).toEqual([])
})

test('another format, another pace, the same side, the same address and a block keep two apart', () => {
  const ada = seeker('ada', { side: 'corp' })
  for (const other of [
    seeker('bob', { format: 'core' }),
    seeker('bob', { pace: 'slow' }),
    seeker('bob', { side: 'corp' }),
    seeker('bob', { address: 'ada' }),
  ])
    expect(met([ada, other])).toEqual([])
  expect(met([ada, seeker('bob')], 0, ['ada bob'])).toEqual([])
  expect(met([ada, seeker('bob')])).toEqual(['ada (corp) bob'])
})

test('every process makes the same pairs, in whichever order it has read the rows', () => {
  const all = Array.from({ length: 60 }, (_, nth) =>
    seeker(`p${nth}`, { since: nth % 7, ...rated(1300 + ((nth * 37) % 400)) }),
  )
  expect(met(all.toReversed(), 5)).toEqual(met(all, 5))
  expect(met(all, 5).length).toBeGreaterThan(20)
})
