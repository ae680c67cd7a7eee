import { useEffect, useLayoutEffect } from 'react'
import { cueOf } from '../sound/cues.ts'
import { play } from '../sound/play.ts'
import type { SaidState } from '../store/said.ts'
import { useSaid } from '../store/said.ts'
import { useSettings } from '../store/settings.ts'
import { originsIn, placesBefore } from '../table/places.ts'
import { afterPaint } from '../ui/after-paint.ts'
import type { Moment } from './moment.ts'
import { isEnding, momentsIn } from './moment.ts'
import { areMomentsPlayed, begin, endAll, usePlaying } from './playing.ts'
import { newQueue } from './queue.ts'
import { skipsByKeys } from './skipping.ts'

/** Where cards that a moment shows were before it, by their new ids. */
const origins = new Map<number, DOMRect>()

export const originOf = (card: number | null): DOMRect | null => origins.get(card ?? -1) ?? null

function sound(cue: Parameters<typeof play>[0] | null): void {
  const { sound: isOn, volume } = useSettings.getState()
  if (cue !== null && isOn === 'on') play(cue, volume)
}

const cardsOf = (moment: Moment) =>
  moment.is === 'damage' ? moment.lost : 'card' in moment && moment.card !== null ? [moment.card] : []

/** Notes where the cards of moments are, while the page still shows the view before them. */
function noteOrigins(moments: readonly Moment[], update: SaidState): void {
  if (usePlaying.getState().all.length === 0) origins.clear()
  const cards = moments.flatMap(cardsOf)
  if (cards.length === 0 || !areMomentsPlayed()) return
  const origin = originsIn(placesBefore(update))
  for (const { id, before } of cards) {
    const box = origin(before)
    if (id !== null && box !== null) origins.set(id, box)
  }
}

/** In a window of another width everything lies elsewhere, as when a phone is turned: what was drawn over the table before ends. */
function endsAtAnotherWidth(): () => void {
  let width = window.innerWidth
  const look = (): void => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    endAll()
  }
  addEventListener('resize', look)
  return () => removeEventListener('resize', look)
}

/** Plays the moments of each update, with their sounds. Nothing waits for them. */
export function useMoments(): void {
  useLayoutEffect(() => {
    const queue = newQueue(moment => {
      begin(moment)
      sound(moment.is)
    })
    const leave = useSaid.subscribe((said, before) => {
      const { happened, view } = said
      if (said.version === before.version || view === null) return
      // A table that is opened, or a step back in a replay, shows what is there already.
      if (before.view === null || happened.length === 0) return
      const moments = momentsIn(happened, before.view, view)
      if (moments.length === 0) return sound(cueOf(happened, view))
      noteOrigins(moments, said)
      if (moments.some(isEnding) && areMomentsPlayed()) usePlaying.setState({ isEnding: true })
      afterPaint(() => queue.add(moments))
    })
    return () => {
      leave()
      queue.clear()
      endAll()
    }
  }, [])
  useEffect(skipsByKeys, [])
  useEffect(endsAtAnotherWidth, [])
}
