import './field.css'
import type { Side, View } from '@paydata/engine'
import type { CSSProperties } from 'react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { useSettings } from '../store/settings.ts'
import { lying, phone, useMedia } from '../ui/use-media.ts'
import { useOwnSide } from './cards-in.ts'
import { fitBeside, fitFor, laidOf } from './fit.ts'
import { Rig } from './rig.tsx'
import { ScorePips } from './score-pips.tsx'
import { Servers } from './servers.tsx'

const sizes = { small: 0.86, normal: 1, large: 1.2 } as const

/** Pixels of a card below which two lines of a title leave no room for the sign of a faction. */
const low = 52

/** The servers and the rig, facing each other, with cards as large as there is room for. */
export function Field({ view }: { view: View }) {
  const own = useOwnSide(view)
  const { place, style, isNarrow, isLow } = useFit(view, own)
  const rig = <Rig rig={view.rig} bottom={own} />
  // A phone's table scrolls, and keys can scroll only an element that takes the focus.
  const scrolls = useMedia(phone) ? { tabIndex: 0, role: 'group', 'aria-label': atTable.board.main } : {}
  return (
    <div className="field" ref={place} style={style} data-bottom={own} data-low={isLow} {...scrolls}>
      {own === 'corp' && rig}
      {own === 'corp' && <ScorePips view={view} />}
      <Servers view={view} isNarrow={isNarrow} />
      {own === 'runner' && <ScorePips view={view} />}
      {own === 'runner' && rig}
    </div>
  )
}

function useFit(view: View, own: Side) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 860, height: 600 })
  const { size } = useSettings()
  const isPhone = useMedia(phone)
  const isLying = useMedia(lying)
  // Measured once before the first paint, and again whenever the size changes.
  useLayoutEffect(() => {
    const field = place.current
    if (field === null) return
    const measure = (): void => setRoom({ width: field.clientWidth, height: field.clientHeight })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(field)
    return () => watcher.disconnect()
  }, [])
  const isCalm = view.run === null
  // The Corp's servers have their names at their lower end. Where not all of a server can be seen, its name can.
  useLayoutEffect(() => {
    const field = place.current
    if (field !== null && own === 'corp' && isCalm) field.scrollTop = field.scrollHeight - room.height
  }, [own, isCalm, room])
  const wish = { size: sizes[size], least: isPhone ? 74 : 34, between: isPhone ? 14 : 32 }
  const { tile, tall, server, root, ice, isNarrow, beside } = isLying
    ? fitBeside(laidOf(view), room, wish)
    : fitFor(laidOf(view), room, wish)
  const style = useMemo(
    (): CSSProperties => ({
      '--tile-full': `${tile}px`,
      '--tile-tall': `${tall}px`,
      '--server-w': `${server}px`,
      '--root-h': `${root}px`,
      '--ice-h': `${ice}px`,
      '--field-w': `${room.width}px`,
      '--field-h': `${room.height}px`,
      '--rig-w': `${beside ?? 0}px`,
    }),
    [tile, tall, server, root, ice, beside, room],
  )
  return { place, style, isNarrow, isLow: tall < low }
}
