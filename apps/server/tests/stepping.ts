import type { Step } from '@paydata/match'
import { noMacros } from '@paydata/match'
import { advanceMatch } from '../src/matches/match.ts'

/** Brings a match to the position after these steps, as if the log had them: nothing else is known of the move. */
export const stepTo = (match: Parameters<typeof advanceMatch>[0], steps: readonly Step[]): void =>
  advanceMatch(match, { steps, seal: '', macros: noMacros, at: 0, snapshotAt: null, taken: null })
