import type { SeenCard, SeenOccurrence, View } from '@paydata/engine'
import { useLayoutEffect, useRef } from 'react'
import { lookOf } from '../cards/look.ts'
import { useSaid } from '../store/said.ts'
import { durationNow } from '../ui/duration.ts'
import { cardsIn } from './cards-in.ts'

type Places = ReadonlyMap<string, DOMRect>
type Before = NonNullable<SeenCard['before']>

/** Moves cards from where they were to where they are, also if they got a new id on the way (CR 1.12.1). */
export function useMotion(version: number): void {
  const places = useRef<Places>(new Map())
  useLayoutEffect(() => {
    const duration = durationNow()
    // Measuring makes the browser compute the layout at once, so nothing is measured if the player wants no motion.
    if (duration === 0) {
      places.current = new Map()
      return
    }
    // Version 0 is a new game: places of an earlier game do not count.
    const before: Places = version === 0 ? new Map() : places.current
    const { happened, view } = useSaid.getState()
    const moved = movedIn(happened)
    const now = new Map<string, DOMRect>()
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const name = card.dataset.card ?? ''
      const box = card.getBoundingClientRect()
      if (box.width === 0) continue
      now.set(name, box)
      const was = before.get(name) ?? placeBefore(moved.get(name), before)
      if (was !== null) moveFrom(card, was, box, duration)
      else if (before.size > 0) appear(card, duration)
    }
    if (view !== null) for (const each of happened) flyToPile(each, view, before, now, duration)
    places.current = now
  }, [version])
}

/** Where the cards that moved were before, by their new ids. */
const movedIn = (happened: readonly SeenOccurrence[]): ReadonlyMap<string, Before> =>
  new Map(
    happened.flatMap(({ card }) =>
      card?.id == null || card.before === null ? [] : [[`${card.id}`, card.before] as const],
    ),
  )

/** Where a card was before it got a new id. If no element showed it, it comes from the backs of the grip or the root of its server. */
function placeBefore(from: Before | null | undefined, before: Places): DOMRect | null {
  if (from == null) return null
  const known = before.get(`${from.id}`)
  if (known !== undefined) return known
  const spot = document.querySelector(
    from.zone === 'grip' ? '#hand-runner' : `[data-server="${from.server ?? from.zone}"] .server-root`,
  )
  const back = spot?.querySelector('.hand-back') ?? spot
  return back?.getBoundingClientRect() ?? null
}

const appear = (card: HTMLElement, duration: number): Animation =>
  card.animate(
    [
      { opacity: 0, scale: 0.9 },
      { opacity: 1, scale: 1 },
    ],
    duration,
  )

function moveFrom(card: HTMLElement, was: DOMRect, is: DOMRect, duration: number): void {
  const x = was.left + was.width / 2 - (is.left + is.width / 2)
  const y = was.top + was.height / 2 - (is.top + is.height / 2)
  if (Math.abs(x) + Math.abs(y) < 3) return
  const scale = Math.max(0.4, Math.min(2, was.width / is.width))
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  )
}

/** Lets a copy of a card fly to Archives or the heap, as no element shows the card there, such as after damage. */
function flyToPile(
  { card }: SeenOccurrence,
  view: View,
  before: Places,
  now: Places,
  duration: number,
): void {
  if (card?.before == null || card.definition === null || now.has(`${card.id}`)) return
  const was = placeBefore(card.before, before)
  const side = cardsIn(view).find(
    ({ id, zone }) => id === card.id && (zone === 'archives' || zone === 'heap'),
  )?.side
  const pile = document.querySelector(`.player[data-side="${side}"] .fact-pile`)?.getBoundingClientRect()
  if (was === null || pile === undefined) return
  const ghost = document.createElement('i')
  ghost.className = 'ghost'
  const { style } = lookOf(card.definition)
  const size = {
    left: `${was.left}px`,
    top: `${was.top}px`,
    width: `${was.width}px`,
    height: `${was.height}px`,
  }
  Object.assign(ghost.style, size, { backgroundImage: `${style['--picture']}` })
  document.body.append(ghost)
  const x = pile.left + pile.width / 2 - (was.left + was.width / 2)
  const y = pile.top + pile.height / 2 - (was.top + was.height / 2)
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.25) rotate(8deg)`, opacity: 0.3 },
    ],
    { duration, easing: 'ease-in' },
  )
  flight.onfinish = () => ghost.remove()
  flight.oncancel = () => ghost.remove()
}
