import { useSettings } from '../store/settings.ts'
import { isMedia } from './use-media.ts'

const durations = { full: 240, quick: 150, none: 0 } as const

/** How long cards travel, in milliseconds; no time at all for who wants nothing to move. */
export const durationNow = (): number =>
  isMedia('(prefers-reduced-motion: reduce)') ? 0 : durations[useSettings.getState().motion]
