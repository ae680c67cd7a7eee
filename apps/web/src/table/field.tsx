import './field.css'
import type { View } from '@paydata/engine'
import type { CSSProperties } from 'react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { useOwnSide } from './cards-in.ts'
import { fitFor, laidOf } from './fit.ts'
import { Rig } from './rig.tsx'
import { Servers } from './servers.tsx'

const sizes = { small: 0.86, normal: 1, large: 1.2 } as const

/** The servers and the rig, facing each other, with cards as large as there is room for. */
export function Field({ view }: { view: View }) {
  const own = useOwnSide(view)
  const { place, style, isNarrow } = useFit(view)
  const rig = <Rig rig={view.rig} bottom={own} />
  return (
    <div className="field" ref={place} style={style} data-bottom={own}>
      {own === 'corp' && rig}
      <Servers view={view} isNarrow={isNarrow} />
      {own === 'runner' && rig}
    </div>
  )
}

function useFit(view: View) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 860, height: 600 })
  const { size } = useSettings()
  const isPhone = useMedia(phone)
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
  const wish = { size: sizes[size], least: isPhone ? 74 : 34 }
  const { tile, tall, server, root, ice, isNarrow } = fitFor(laidOf(view), room, wish)
  const style = useMemo(
    (): CSSProperties => ({
      '--tile-full': `${tile}px`,
      '--tile-tall': `${tall}px`,
      '--server-w': `${server}px`,
      '--root-h': `${root}px`,
      '--ice-h': `${ice}px`,
    }),
    [tile, tall, server, root, ice],
  )
  return { place, style, isNarrow }
}
