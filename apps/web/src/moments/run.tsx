import './run.css'
import type { ServerId } from '@paydata/engine'
import { useState } from 'react'
import { placeOf, shown } from '../table/places.ts'
import { comeAndGo, each, useAct } from './act.ts'
import type { Box } from './marks.tsx'
import { middleOf, Ring } from './marks.tsx'
import type { Playing } from './playing.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A straight part of the line. Its length is its width, so it is drawn by growing from its beginning. */
const lineFrom = (a: Point, b: Point) => ({
  left: `${a.x}px`,
  top: `${a.y}px`,
  width: `${Math.hypot(b.x - a.x, b.y - a.y)}px`,
  rotate: `${Math.atan2(b.y - a.y, b.x - a.x)}rad`,
})

/** The way of a run: from the Runner to the foot of the server’s column, and up through its ice to the server. */
function wayTo(server: ServerId) {
  const column = placeOf(`.server[data-server="${server}"]`)
  const head = placeOf(`.server[data-server="${server}"] .server-head`)
  const runner = placeOf('.player[data-side="runner"] .identity', '.ground[data-side="runner"]')
  if (column === null || head === null || runner === null) return null
  const x = middleOf(head).x
  const isHeadAbove = middleOf(head).y < middleOf(column).y
  const foot = { x, y: isHeadAbove ? column.top + column.height : column.top }
  return { head, parts: [lineFrom(middleOf(runner), foot), lineFrom(foot, middleOf(head))] }
}

/** A run draws its line to the server. */
export function RunMoment({ playing, server }: { playing: Playing; server: ServerId }) {
  const [way] = useState(() => wayTo(server))
  const drawn = useAct(playing, (stage, lasts) => [
    ...each(
      stage,
      '.moment-line',
      () => [{ transform: 'scaleX(0)' }, { transform: 'none' }],
      i => ({ duration: lasts * 0.28, delay: lasts * 0.28 * i, easing: i === 0 ? 'ease-in' : 'ease-out' }),
    ),
    ...each(
      stage,
      '.moment-ring',
      () => [
        { transform: 'scale(1.5)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      () => ({ duration: lasts * 0.3, delay: lasts * 0.5 }),
    ),
    stage.animate([{ opacity: 1, offset: 0.75 }, { opacity: 0 }], { duration: lasts, fill: 'both' }),
  ])
  return (
    <div ref={drawn} className="moment-run" data-moment="run">
      {way?.parts.map((style, i) => (
        <span key={i} className="moment-line" style={style} />
      ))}
      <Ring box={way?.head ?? null} tone="runner" />
    </div>
  )
}

/** Far enough around the ice that it does not grow out of it as it stands up. */
const around = ({ left, top, width, height }: Box): Box => ({
  left: left - 10,
  top: top - 10,
  width: width + 20,
  height: height + 20,
})

/** The ice that the Runner meets stands up. */
export function MetMoment({ playing, ice }: { playing: Playing; ice: number }) {
  const spot = `.server-ice [data-card="${ice}"]`
  const [box] = useState(() => placeOf(spot))
  const drawn = useAct(playing, (stage, lasts) => [
    ...comeAndGo(stage, '.moment-ring', lasts),
    ...shown(spot).map(([element]) =>
      element.animate(
        [
          { transform: 'perspective(420px) rotateX(82deg)', transformOrigin: 'bottom' },
          {
            transform: 'perspective(420px) rotateX(-14deg) scale(1.08)',
            transformOrigin: 'bottom',
            offset: 0.5,
          },
          { transform: 'none', transformOrigin: 'bottom' },
        ],
        { duration: lasts * 0.6, easing: 'ease-out' },
      ),
    ),
  ])
  return (
    <div ref={drawn} className="moment-met" data-moment="met">
      <Ring box={box && around(box)} tone="corp" />
    </div>
  )
}
