import type { SeenOccurrence, View } from '@paydata/engine'
import { isFollowUp } from './answering.ts'

/** What happens as a player begins something, before it shows anybody anything. */
const beginning: ReadonlySet<SeenOccurrence['what']> = new Set([
  'actionTaken',
  'clicksSpent',
  'creditsSpent',
  'abilityUsed',
  'placed',
  'chosen',
])

/** Whether what is asked belongs to something that the player has just begun and that has shown them nothing yet, so that they may leave it. */
export const canCancel = ({ question, viewer }: View, happened: readonly SeenOccurrence[]): boolean =>
  question !== null &&
  isFollowUp(question) &&
  happened.every(({ what, by }) => beginning.has(what) && (by === null || by === viewer))
