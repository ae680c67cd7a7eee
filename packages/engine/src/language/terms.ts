import type { DamageKind } from '../state/names.ts'

/** What a kind of damage is called. What 1.6 calls core damage, older texts call brain damage (1.6 and 1.4, 1.9.5e). */
export type DamageTerm = DamageKind | 'brain'

const saidBrain: ReadonlySet<string> = new Set(['2012', '2013', '2017', '1.4'])

/** Whether an edition calls anything otherwise than the newest one. */
export const hasOwnTerms = (edition: string): boolean => saidBrain.has(edition)

/** A kind of damage, or of anything else, as an edition calls it; null is the newest one. */
export const termIn = <Kind extends string | null>(edition: string | null, kind: Kind): Kind | 'brain' =>
  kind === 'core' && edition !== null && saidBrain.has(edition) ? 'brain' : kind
