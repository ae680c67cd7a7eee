import { useSettings } from '../store/settings.ts'
import { isMedia } from './use-media.ts'

const durations = { full: 240, quick: 150, none: 0 } as const

/** How long animations take, in milliseconds; 0 if the player wants no motion. */
export const durationNow = (): number =>
  isMedia('(prefers-reduced-motion: reduce)') ? 0 : durations[useSettings.getState().motion]
