import './rows.css'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'

/** What others may do with a list of rows. */
export interface RowsHandle {
  /** Puts the focus on the row that had it last. */
  readonly enter: () => void
}

interface RowsProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** In pixels; each row has the same height. */
  readonly height: number
  readonly children: (item: Item, isAt: boolean) => ReactNode
  readonly handle: Ref<RowsHandle>
  /** Called before the list itself handles a key. */
  readonly onKey: (event: KeyboardEvent, item: Item) => void
  /** Called when a key would lead to before the first row. */
  readonly onBefore: () => void
  readonly onLook: (item: Item) => void
}

/** Rows outside of the visible part that are drawn, so that a slow scroll never shows a gap. */
const spare = 6

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/**
 * A list of rows that may be thousands: only those that can be seen are drawn. One row takes the focus with Tab, and keys move
 * it on. That row is drawn wherever it is, or the focus would be lost.
 */
export function Rows<Item>({
  label,
  items,
  idOf,
  height,
  children,
  handle,
  onKey,
  onBefore,
  onLook,
}: RowsProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [seen, setSeen] = useState({ top: 0, room: 900 })
  const wantsFocus = useRef(false)
  const now = Math.max(0, Math.min(at, items.length - 1))

  useLayoutEffect(() => {
    const own = box.current
    if (own === null) return
    const watcher = new ResizeObserver(() => setSeen({ top: own.scrollTop, room: own.clientHeight }))
    watcher.observe(own)
    return () => watcher.disconnect()
  }, [])
  // Another search begins at its first card.
  const search = `${items.length} ${items[0] === undefined ? '' : idOf(items[0])}`
  const shown = useRef(search)
  useLayoutEffect(() => {
    if (shown.current === search) return
    shown.current = search
    setAt(0)
    box.current?.scrollTo(0, 0)
  }, [search])
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-row="${now}"] [data-main]`)?.focus({ preventScroll: true })
  })

  function goTo(next: number): void {
    const own = box.current
    if (own === null || items.length === 0) return
    const to = Math.max(0, Math.min(items.length - 1, next))
    wantsFocus.current = true
    setAt(to)
    const top = to * height
    if (top < own.scrollTop) own.scrollTop = top
    else if (top + height > own.scrollTop + own.clientHeight) own.scrollTop = top + height - own.clientHeight
    // The row is drawn anew also if it is the one that was at last, so that it gets the focus.
    setSeen({ top: own.scrollTop, room: own.clientHeight })
  }
  useImperativeHandle(handle, () => ({ enter: () => goTo(now) }))

  function press(event: KeyboardEvent): void {
    const item = items[now]
    if (item === undefined) return
    onKey(event, item)
    if (event.defaultPrevented) return
    const step = steps[event.key]
    const to =
      step !== undefined
        ? now + step
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? items.length - 1
            : null
    if (to === null) return
    event.preventDefault()
    if (event.key === 'ArrowUp' && now === 0) onBefore()
    else goTo(to)
  }

  const from = Math.max(0, Math.floor(seen.top / height) - spare)
  const until = Math.min(items.length, Math.ceil((seen.top + seen.room) / height) + spare)
  const drawn = items.slice(from, until).map((item, i) => ({ item, i: from + i }))
  const own = items[now]
  if (own !== undefined && now < from) drawn.unshift({ item: own, i: now })
  if (own !== undefined && now >= until) drawn.push({ item: own, i: now })
  return (
    <div
      className="rows"
      ref={box}
      onScroll={event =>
        setSeen({ top: event.currentTarget.scrollTop, room: event.currentTarget.clientHeight })
      }
    >
      <ul
        aria-label={label}
        style={{ height: items.length * height }}
        onKeyDown={press}
        onFocus={event => {
          const row = Number(event.target.closest<HTMLElement>('[data-row]')?.dataset.row ?? now)
          setAt(row)
          const item = items[row]
          if (item !== undefined) onLook(item)
        }}
      >
        {drawn.map(({ item, i }) => (
          <li
            key={idOf(item)}
            data-row={i}
            aria-setsize={items.length}
            aria-posinset={i + 1}
            style={{ height, top: i * height }}
          >
            {children(item, i === now)}
          </li>
        ))}
      </ul>
    </div>
  )
}
