import './marks.css'
import type { Side } from '@paydata/engine'
import type { CSSProperties, ReactNode } from 'react'

/** A place on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

export const at = ({ left, top, width, height }: Box): CSSProperties => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
})

export const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** The part of the screen where the table is; all of the screen before it is drawn. */
export function boardBox(): Box {
  const box = document.querySelector('.board')?.getBoundingClientRect()
  return box ?? { left: 0, top: 0, width: innerWidth, height: innerHeight }
}

/** Whom a mark is about, or that it is about harm. */
export type Tone = Side | 'harm'

/** A frame around something on the table. */
export const Ring = ({ box, tone }: { box: Box | null; tone: Tone }) =>
  box && <span className="moment-ring" data-tone={tone} style={at(box)} />

/** Light over a part of the table. */
export const Glow = ({ box, tone }: { box: Box | null; tone: Tone }) =>
  box && <span className="moment-glow" data-tone={tone} style={at(box)} />

/** A few words in the middle of a place. */
export function Words({ box, tone, children }: { box: Box; tone: Tone; children: ReactNode }) {
  const { x, y } = middleOf(box)
  // Near an edge of the screen they stand further in.
  const left = Math.max(90, Math.min(innerWidth - 90, x))
  const top = Math.max(24, Math.min(innerHeight - 24, y))
  return (
    <span className="moment-words" data-tone={tone} style={{ left: `${left}px`, top: `${top}px` }}>
      <span>{children}</span>
    </span>
  )
}
