import './motion.css'
import type { SeenOccurrence, View } from '@paydata/engine'
import { useLayoutEffect, useRef } from 'react'
import { lookOf } from '../cards/look.ts'
import { areMomentsPlayed } from '../moments/playing.ts'
import { useSaid } from '../store/said.ts'
import { durationNow } from '../ui/duration.ts'
import { cardsIn } from './cards-in.ts'
import type { Origin, Places } from './places.ts'
import { originsIn, placeOf, placesBefore, shown } from './places.ts'

/** Moves cards from where they were to where they are, also if they got a new id on the way (CR 1.12.1). */
export function useMotion(version: number): void {
  const places = useRef<Places | null>(null)
  // Measured just before the page is drawn anew, as cards also move when the board scrolls or gets another size. Measuring makes the
  // browser compute the layout, so nothing is measured if the player wants no motion.
  useLayoutEffect(
    () =>
      useSaid.subscribe((said, before) => {
        if (said.version !== before.version) places.current = durationNow() === 0 ? null : placesBefore(said)
      }),
    [],
  )
  useLayoutEffect(() => {
    const before = places.current
    places.current = null
    // Version 0 is a new game: places of an earlier game do not count.
    if (before === null || version === 0) return
    const duration = durationNow()
    const { happened, view } = useSaid.getState()
    const own = happened.filter(each => !isInMoment(each))
    const moved = movedIn(happened)
    const left = new Set(happened.filter(isInMoment).map(({ card }) => `${card?.id}`))
    const origin = originsIn(before)
    const now = new Set<string>()
    for (const [card, box] of shown('[data-card]')) {
      const name = card.dataset.card ?? ''
      now.add(name)
      if (left.has(name)) continue
      const was = before.cards.get(name) ?? origin(moved.get(name))
      if (was !== null) moveFrom(card, was, box, duration)
      else if (before.cards.size > 0) appear(card, duration)
    }
    if (view !== null) for (const each of own) flyToPile(each, view, origin, now, duration)
  }, [version])
}

/** Where the cards that moved were before, by their new ids. */
const movedIn = (happened: readonly SeenOccurrence[]): ReadonlyMap<string, Origin> =>
  new Map(
    happened.flatMap(({ card }) =>
      card?.id == null || card.before === null ? [] : [[`${card.id}`, card.before] as const],
    ),
  )

/** What a moment shows of its own: an agenda that is won, and cards that are lost to damage. */
const isInMoment = ({ what, kind }: SeenOccurrence): boolean =>
  areMomentsPlayed() && (what === 'scored' || what === 'stolen' || (what === 'trashed' && kind === 'damage'))

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
  origin: (from: Origin) => DOMRect | null,
  now: ReadonlySet<string>,
  duration: number,
): void {
  if (card?.before == null || card.definition === null || now.has(`${card.id}`)) return
  const was = origin(card.before)
  const side = cardsIn(view).find(
    ({ id, zone }) => id === card.id && (zone === 'archives' || zone === 'heap'),
  )?.side
  const pile = placeOf(`.player[data-side="${side}"] .fact-pile`)
  if (was === null || pile === null) return
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
