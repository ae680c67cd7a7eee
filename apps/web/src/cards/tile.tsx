import './tile.css'
import type { CardView } from '@paydata/engine'
import type { ReactNode } from 'react'
import { Glyph, Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { atTable } from '../messages/at-table.ts'
import { worded } from '../ui/worded.ts'
import { factsOf, shortTitle } from './facts.ts'
import { useLook } from './look.ts'

const counterIcons: Readonly<Record<string, SymbolName>> = {
  credit: 'credit',
  advancement: 'advancement',
  virus: 'virus',
  power: 'power',
  agenda: 'agenda',
  tag: 'tag',
  badPublicity: 'badPublicity',
}

interface TileProps {
  readonly card: CardView
  /** What the viewer last saw a facedown card to be, and in which turn. */
  readonly seen?: { readonly definition: string; readonly turn: number } | undefined
}

/** A card on the table: its title, the values that matter now, and its counters. */
export const Tile = worded(({ card, seen }: TileProps) => {
  const { face } = card
  return (
    <>
      {face === null ? (
        <TileBack card={card} seen={seen} />
      ) : (
        <TileFace card={card} definition={face.definition} />
      )}
      <Counters card={card} />
    </>
  )
})

/** Whether only the card's owner may look at it. */
export const isHidden = ({ side, zone, faceup, rezzed }: CardView): boolean =>
  zone === 'rig' ? !faceup : side === 'corp' && (zone === 'root' || zone === 'ice') && !rezzed && !faceup

interface TileBodyProps {
  readonly card: CardView
  readonly definition: string
  /** The values that matter where the tile stands. */
  readonly children: ReactNode
}

/** A card whose title is known, over its picture. */
export function TileBody({ card, definition, children }: TileBodyProps) {
  const look = useLook(definition)
  const title = shortTitle(card.face?.title ?? factsOf(definition)?.printed.title ?? definition)
  return (
    <span
      className="tile-body"
      data-type={look.type}
      data-side={card.side}
      data-hidden={isHidden(card)}
      style={look.style}
    >
      <span className="tile-title" data-long={title.length > 17}>
        {title}
      </span>
      <span className="tile-facts">{children}</span>
    </span>
  )
}

interface TilePriceProps {
  readonly icon: 'credit' | 'advancement' | 'agenda' | 'trash'
  /** Nothing is shown where there is no such price. */
  readonly value: number | null | undefined
}

export const TilePrice = ({ icon, value }: TilePriceProps) =>
  value == null ? null : (
    <span className="tile-price">
      {value}
      <Icon name={icon} />
    </span>
  )

function TileFace({ card, definition }: { card: CardView; definition: string }) {
  const { faction } = useLook(definition)
  const { face } = card
  return (
    <TileBody card={card} definition={definition}>
      {/* Counters lie over it. */}
      {Object.keys(card.counters).length === 0 && <Glyph faction={faction} />}
      {isHidden(card) && <TilePrice icon="credit" value={face?.cost?.value} />}
      {card.zone === 'root' ? (
        <TilePrice icon="advancement" value={face?.requirement} />
      ) : (
        <TilePrice icon="agenda" value={face?.points} />
      )}
      {face?.strength != null && (
        <span className="tile-strength" data-changed={face.strength.parts.length > 1}>
          {face.strength.value}
        </span>
      )}
    </TileBody>
  )
}

function TileBack({ card, seen }: TileProps) {
  return seen === undefined ? <Unseen card={card} /> : <Seen card={card} {...seen} />
}

/** A facedown card that the viewer has seen: its title, and the turn in which they saw it. */
const Seen = ({ card, definition, turn }: { card: CardView; definition: string; turn: number }) => (
  <TileBody card={card} definition={definition}>
    <span className="tile-seen">
      <Icon name="rez" />
      {atTable.card.seenIn(turn)}
    </span>
  </TileBody>
)

/** A card of which nothing is known but whose it is and where it lies. */
export const Unseen = ({ card }: { card: Pick<CardView, 'side' | 'zone'> }) => (
  <span className="tile-body tile-back" data-side={card.side} data-zone={card.zone}>
    <svg viewBox="0 0 60 40" aria-hidden="true">
      {card.zone === 'ice' ? (
        <path d="M8 10h44M8 20h44M8 30h44M20 10v10M40 10v10M30 20v10" />
      ) : card.side === 'corp' ? (
        <path d="M18 8h24v24H18zM24 14h12v12H24z" />
      ) : (
        <path d="M16 10l10 10-10 10M28 10l10 10-10 10M42 10v20" />
      )}
    </svg>
  </span>
)

function Counters({ card }: { card: CardView }) {
  const kinds = Object.entries(card.counters)
  if (kinds.length === 0) return null
  return (
    <span className="tile-counters">
      {kinds.map(([kind, count]) => (
        <span key={kind} className="counter" data-kind={kind}>
          <Icon name={counterIcons[kind] ?? 'power'} />
          {count}
        </span>
      ))}
    </span>
  )
}
