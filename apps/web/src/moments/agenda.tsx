import type { View } from '@paydata/engine'
import { useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { placeOf, shown } from '../table/places.ts'
import { comeAndGo, each, useAct } from './act.ts'
import { MomentCard } from './card.tsx'
import type { Box } from './marks.tsx'
import { at, boardBox, Glow, middleOf, Ring, Words } from './marks.tsx'
import type { Moment } from './moment.ts'
import { Pips } from './pips.tsx'
import type { Playing } from './playing.ts'
import { originOf } from './use-moments.ts'

type Side = View['active']

/** Where the points of a side stand. */
const scoreOf = (side: Side): string =>
  `[data-score="${side}"], .player[data-side="${side}"] [data-fact="agenda"]`
const placeOfScore = (side: Side): DOMRect | null => placeOf(scoreOf(side), `.player[data-side="${side}"]`)

/** A card in the middle of the board, as large as there is room for. */
export function inMiddle(board: Box): Box {
  const width = Math.min(210, board.width * 0.4)
  const height = width * 0.8
  const { x, y } = middleOf(board)
  return { left: x - width / 2, top: y - height * 0.7, width, height }
}

/** How something at one place is moved and made smaller or larger so that it lies at another. */
export function moved(from: Box, to: Box): string {
  const a = middleOf(from)
  const b = middleOf(to)
  return `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${Math.max(0.1, Math.min(1.6, to.width / from.width))})`
}

/** An agenda flies over the board to the side that wins it, its points are counted, and the ground of that side glows. */
export function AgendaMoment({
  playing,
  won: { is, side, card, points },
}: {
  playing: Playing
  won: Extract<Moment, { is: 'scored' | 'stolen' }>
}) {
  const [places] = useState(() => {
    const board = boardBox()
    const score = placeOfScore(side)
    return {
      middle: inMiddle(board),
      ground: placeOf(`.ground[data-side="${side}"]`),
      score,
      from: originOf(card.id) ?? board,
      to: placeOf(`.score-area [data-card="${card.id}"]`) ?? score ?? board,
    }
  })
  const { middle, ground, score, from, to } = places
  const drawn = useAct(playing, (stage, lasts) => [
    ...each(
      stage,
      '.moment-card',
      () => [
        { transform: moved(middle, from), opacity: 0.6 },
        { transform: 'none', opacity: 1, offset: 0.35, easing: 'linear' },
        { transform: 'scale(1.04)', opacity: 1, offset: 0.68, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
        { transform: moved(middle, to), opacity: 0.5 },
      ],
      () => ({ duration: lasts, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }),
    ),
    ...comeAndGo(stage, '.moment-glow', lasts),
    ...comeAndGo(stage, '.moment-words', lasts),
    ...each(
      stage,
      '[data-pip="new"]',
      () => [
        { transform: 'scale(0)', opacity: 0 },
        { transform: 'scale(2)', opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      i => ({ duration: lasts * 0.25, delay: lasts * (0.3 + i * 0.12) }),
    ),
    ...shown(scoreOf(side)).map(([element]) =>
      element.animate([{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }], {
        duration: lasts * 0.3,
        delay: lasts * 0.7,
      }),
    ),
  ])
  const isStill = playing.look === 'still'
  const below = { ...middle, top: middle.top + middle.height + 34, height: 0 }
  return (
    <div ref={drawn} className="moment-agenda" data-moment={is}>
      {isStill ? <Ring box={score} tone={side} /> : <Glow box={ground} tone={side} />}
      {!isStill && <MomentCard card={card} style={at(middle)} />}
      <Words box={below} tone={side}>
        {isStill && card.title !== null ? `${atTable.moments[is]}: ${card.title}` : atTable.moments[is]}
        <Pips side={side} points={points} />
      </Words>
    </div>
  )
}
