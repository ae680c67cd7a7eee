import './card-grid.css'
import type { Definition } from '@paydata/engine'
import type { KeyboardEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CardFace } from '../cards/card-face.tsx'
import { browse as words } from '../messages/browse.ts'
import { worded } from '../ui/worded.ts'
import { cardByKey, drawnOf, rowsNear } from './grid.ts'

interface CardGridProps {
  readonly cards: readonly Definition[]
  readonly chosen: string | null
  readonly onChoose: (card: string | null) => void
}

/** How many cards stand beside each other in the list, and the gap between them, as its styles have it. */
function widthsIn(list: HTMLElement): { readonly columns: number; readonly gap: number } {
  const style = getComputedStyle(list)
  const gap = Number.parseFloat(style.rowGap)
  const least = Number.parseFloat(style.getPropertyValue('--least'))
  const { width } = list.getBoundingClientRect()
  return { columns: Math.max(1, Math.floor((width + gap) / (least + gap))), gap }
}

const heightIn = (list: HTMLElement): number =>
  list.querySelector('button')?.getBoundingClientRect().height ?? 0

/** Whether all cards have to be drawn because the page is being printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser prints what is there when its event has been told.
    const begin = (): void => flushSync(() => setIsPrinting(true))
    const end = (): void => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/**
 * The cards that were found, which may be thousands: only those near the window are in the document. One card takes the
 * focus with Tab, and keys move it on. The list is as high as if all cards were drawn, and scrolls with what is around it.
 */
export const CardGrid = worded(({ cards, chosen, onChoose }: CardGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  // The list begins at the card that the address names, also for a player who comes back from a game with that card.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      cards.findIndex(({ is }) => is === chosen),
    ),
  )
  const [{ columns, gap }, setWidths] = useState({ columns: 1, gap: 0 })
  const [height, setHeight] = useState(0)
  const [rows, setRows] = useState({ from: 0, until: 1 })
  const isPrinting = useIsPrinting()
  const show = useRef<'nothing' | 'place' | 'focus'>(at === 0 ? 'nothing' : 'place')
  const count = cards.length
  const isEmpty = count === 0
  const pitch = height + gap

  useLayoutEffect(() => {
    const own = list.current
    if (own === null) return
    const watcher = new ResizeObserver(() => {
      const next = widthsIn(own)
      setWidths(last => (last.columns === next.columns && last.gap === next.gap ? last : next))
      setHeight(heightIn(own))
    })
    setWidths(widthsIn(own))
    watcher.observe(own)
    return () => watcher.disconnect()
  }, [])
  useLayoutEffect(() => {
    // Cards are as high as their columns let them be: they are measured as they stand in these.
    if (list.current !== null && !isEmpty && columns > 0) setHeight(heightIn(list.current))
  }, [isEmpty, columns])

  useLayoutEffect(() => {
    const see = (): void => {
      const own = list.current
      if (own === null || height === 0) return
      const next = rowsNear(own.getBoundingClientRect().top, innerHeight, pitch)
      setRows(last => (last.from === next.from && last.until === next.until ? last : next))
    }
    see()
    // Of a desk the list scrolls, of a phone the page. Scrolling is told to no element around the one that scrolls.
    window.addEventListener('scroll', see, { capture: true, passive: true })
    window.addEventListener('resize', see)
    return () => {
      window.removeEventListener('scroll', see, { capture: true })
      window.removeEventListener('resize', see)
    }
  }, [height, pitch])

  // Another search begins at its first card.
  const last = useRef(cards)
  useLayoutEffect(() => {
    if (last.current === cards) return
    last.current = cards
    setAt(0)
    list.current?.parentElement?.scrollTo(0, 0)
  }, [cards])

  useLayoutEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)
    if (show.current === 'nothing' || height === 0 || shown == null) return
    shown.scrollIntoView({ block: show.current === 'place' ? 'center' : 'nearest' })
    if (show.current === 'focus') shown.querySelector('button')?.focus({ preventScroll: true })
    show.current = 'nothing'
  })

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isEmpty) return
    const page = Math.max(1, Math.floor(innerHeight / pitch) - 1)
    const to = cardByKey(event.key, at, { count, columns, page })
    if (to === null) return
    event.preventDefault()
    show.current = 'focus'
    setAt(to)
  }

  const drawn = isPrinting ? cards.map((_, i) => i) : drawnOf(count, at, rows, columns)
  const size = isPrinting
    ? {}
    : {
        height: Math.ceil(count / columns) * pitch - gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: height === 0 ? 'auto' : height,
      }
  return (
    <ul
      className="browse-cards"
      ref={list}
      aria-label={words.title}
      style={size}
      onKeyDown={press}
      onFocus={event => setAt(Number(event.target.closest('li')?.dataset.at ?? at))}
    >
      {drawn.map(i => {
        const card = cards[i]
        return card === undefined ? null : (
          <li
            key={card.is}
            data-at={i}
            aria-setsize={count}
            aria-posinset={i + 1}
            style={isPrinting ? {} : { gridArea: `${Math.floor(i / columns) + 1} / ${(i % columns) + 1}` }}
          >
            <button
              type="button"
              className="browse-card"
              tabIndex={i === Math.min(at, count - 1) ? 0 : -1}
              aria-pressed={card.is === chosen}
              onClick={() => onChoose(card.is === chosen ? null : card.is)}
            >
              <CardFace definition={card.is} />
            </button>
          </li>
        )
      })}
    </ul>
  )
})
