import type { SeenOccurrence, View } from '@paydata/engine'
import { isFollowUp } from '@paydata/engine'
import { useRoom } from '../store/room.ts'
import type { SaidState } from '../store/said.ts'

/** What happens as a player begins something, before it shows anybody anything. */
const beginning: ReadonlySet<SeenOccurrence['what']> = new Set([
  'actionTaken',
  'clicksSpent',
  'creditsSpent',
  'abilityUsed',
  'placed',
  'chosen',
])

/** Another person sees what the Runner is about to install. What the Corp installs lies facedown (CR 8.5.16a). */
const isShown = ({ what, by }: SeenOccurrence): boolean =>
  what === 'placed' && by === 'runner' && useRoom.getState().room !== null

/**
 * Whether what is asked belongs to something that the player has just begun and that has shown nobody anything yet, so that they may
 * leave it.
 */
export const canCancel = (
  { question, viewer }: View,
  { happened, followed }: Pick<SaidState, 'happened' | 'followed'>,
): boolean =>
  followed === 'own' &&
  question !== null &&
  isFollowUp(question) &&
  happened.every(
    each => beginning.has(each.what) && (each.by === null || each.by === viewer) && !isShown(each),
  )
