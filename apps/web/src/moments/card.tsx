import './card.css'
import type { CSSProperties } from 'react'
import { lookOf } from '../cards/look.ts'
import type { Moment } from './moment.ts'

/** A card that a moment shows: its picture with its title, or a back. */
export function MomentCard({
  card: { definition, title },
  style = {},
}: {
  card: Extract<Moment, { is: 'trap' }>['card']
  style?: CSSProperties
}) {
  return (
    <span
      className="moment-card"
      data-seen={definition !== null}
      style={definition === null ? style : { ...lookOf(definition).style, ...style }}
    >
      {title !== null && <b>{title}</b>}
    </span>
  )
}
