import { paletteOf, pictureUrl } from '@paydata/art'
import type { CSSProperties } from 'react'

/** The colours and the picture of a deck, which are those of its identity. */
export function deckLook(identity: string, faction: string): CSSProperties {
  const { hue, depth } = paletteOf(faction)
  const subject = { id: identity, type: 'identity', faction, doing: null }
  return { '--hue': hue, '--depth': `${depth}%`, '--picture': `url("${pictureUrl(subject)}")` }
}
