import { create } from 'zustand'
import { useSettings } from '../store/settings.ts'
import { durationNow } from '../ui/duration.ts'
import type { Moment } from './moment.ts'
import { isEnding } from './moment.ts'

/** A moment on the table. One that is `still` is only marked, and has nothing that moves. */
export interface Playing {
  readonly id: number
  readonly moment: Moment
  readonly look: 'moves' | 'still'
  /** Milliseconds for which it is there. */
  readonly lasts: number
}

interface PlayingState {
  readonly all: readonly Playing[]
  /** Whether the end of the game has the screen, so that the result waits. */
  readonly isEnding: boolean
}

export const usePlaying = create<PlayingState>(() => ({ all: [], isEnding: false }))

/** Whether moments are played for this player, and not only marked. */
export const areMomentsPlayed = (): boolean => durationNow() > 0 && useSettings.getState().moments === 'full'

const stillFor = 1400
const lasting = {
  full: { moment: 900, end: 1500 },
  quick: { moment: 500, end: 1000 },
  none: { moment: stillFor, end: 0 },
}

let last = 0

/** Puts a moment on the table. An end that would only be marked is left to the result, which is there at once. */
export function begin(moment: Moment): void {
  const look = areMomentsPlayed() ? 'moves' : 'still'
  if (look === 'still' && isEnding(moment)) return
  const { [useSettings.getState().motion]: times } = lasting
  const lasts = look === 'still' ? stillFor : isEnding(moment) ? times.end : times.moment
  const playing = { id: ++last, moment, look, lasts } as const
  usePlaying.setState(({ all }) => ({ all: isEnding(moment) ? [playing] : [...all, playing] }))
}

/** Takes a moment off the table. */
export function end(id: number): void {
  const { all } = usePlaying.getState()
  const ended = all.find(each => each.id === id)
  if (ended === undefined) return
  usePlaying.setState({
    all: all.filter(each => each !== ended),
    ...(isEnding(ended.moment) && { isEnding: false }),
  })
}

export const endAll = (): void => usePlaying.setState({ all: [], isEnding: false })
