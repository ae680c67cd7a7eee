import type { Definition } from '@paydata/engine/vocabulary'
import { coreSet } from './core.ts'
import { systemGatewaySet } from './system-gateway.ts'
import { whatLiesAheadSet } from './what-lies-ahead.ts'

/** Every set with cards that can be played with, by its name. */
export const sets: Readonly<Record<string, readonly Definition[]>> = {
  core: coreSet,
  'system-gateway': systemGatewaySet,
  'what-lies-ahead': whatLiesAheadSet,
}

/** Every card that can be played with. */
export const cards: readonly Definition[] = /* @__PURE__ */ Object.values(sets).flat()
