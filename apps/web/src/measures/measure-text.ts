import type { Measure } from '@paydata/protocol'
import { measures as words } from '../messages/measures.ts'

/** What was done and why, in few words. */
export const measureText = ({ kind, reason }: Pick<Measure, 'kind' | 'reason'>): string =>
  words.with(words.kinds[kind], words.reasons[reason])
