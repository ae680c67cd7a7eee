import type { Patch, SeenOccurrence, View } from '@paydata/engine'
import type { Eye, Passed, Update } from '../table.ts'
import { memoryOf } from './memory.ts'
import type { Packed } from './pack.ts'
import { pack, packWord } from './pack.ts'
import type { PackedBank, PackedUpdate } from './packed.ts'
import { unpack } from './unpack.ts'

/** Packs an update: words, objects and fields that the client can work out from its view are not sent. */
export function packUpdate(
  before: View,
  { from, version, patch, occurrences, passed, takenBack, clock }: Update,
): PackedUpdate {
  const memory = memoryOf(before)
  return [
    from,
    version,
    patch.map((change): Packed => {
      const path = packWord(change[0], memory)
      if (change.length === 2) return [path, pack(change[1], memory)]
      const [, at, drop, put] = change
      return [path, at, drop, ...put.map(each => pack(each, memory))]
    }),
    occurrences.map(each => pack(each, memory)),
    passed.map(each => pack(each, memory)),
    clock && [packBank(clock), packBank(clock.away)],
    takenBack ? 1 : 0,
  ]
}

type Bank = NonNullable<Update['clock']>['away']

const packBank = ({ left, running }: Bank): PackedBank => [left.corp, left.runner, ...running]
const bankIn = ([corp, runner, ...running]: PackedBank): Bank => ({ left: { corp, runner }, running })

const isPatch = (value: readonly unknown[]): value is Patch => value.every(Array.isArray)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const areOccurrences = (value: readonly unknown[]): value is SeenOccurrence[] => value.every(isObject)
const arePassed = (value: readonly unknown[]): value is Passed[] => value.every(isObject)

/** Unpacks an update for a client that has the view `before`. It uses no schemas, which a page would have to load. */
export function unpackUpdate(before: View, eye: Eye, packed: PackedUpdate): Update {
  const memory = memoryOf(before)
  const [from, version, changes, happened, passes, time, takenBack] = packed
  const patch = changes.map(each => {
    if (!Array.isArray(each)) throw new Error('An update holds something that is no change.')
    const path = unpack(each[0], memory)
    if (each.length === 2) return [path, unpack(each[1], memory)]
    const [, at, drop, ...put] = each
    return [path, at, drop, put.map(part => unpack(part, memory))]
  })
  const occurrences = happened.map(each => unpack(each, memory))
  const passed = passes.map(each => unpack(each, memory))
  if (!isPatch(patch) || !areOccurrences(occurrences) || !arePassed(passed))
    throw new Error('An update for another view.')
  const clock = time && { ...bankIn(time[0]), away: bankIn(time[1]) }
  return { eye, from, version, patch, occurrences, passed, takenBack: takenBack === 1, clock }
}
