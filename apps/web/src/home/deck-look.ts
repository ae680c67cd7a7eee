import { cardOf } from '@paydata/cards'
import type { CSSProperties } from 'react'
import { pictureUrl } from '../art/art.ts'
import { paletteOf } from '../art/palette.ts'

/** What a deck looks like: its identity. */
export function deckLook(identity: string): CSSProperties {
  const card = cardOf(identity)
  const { hue, depth } = paletteOf(card?.faction)
  const subject = { title: card?.title ?? identity, type: 'identity', faction: card?.faction }
  return { '--hue': hue, '--depth': `${depth}%`, '--picture': `url("${pictureUrl(subject)}")` }
}
