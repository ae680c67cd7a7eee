import type { Version, Versions } from '@paydata/match'
import { edition } from '@paydata/protocol'

/** The version of a release by which no game of an older number takes the course that it took. */
export const changedAt = (number: number): Version => ({
  number,
  since: Object.fromEntries(edition.options.map(each => [each, number])),
})

/** A release whose sets of the first releases were changed at these numbers. */
export const releaseWith = (rules: number, sets: number): Versions => ({
  rules: changedAt(rules),
  cards: Object.fromEntries(['core', 'system-gateway', 'what-lies-ahead'].map(set => [set, changedAt(sets)])),
})
