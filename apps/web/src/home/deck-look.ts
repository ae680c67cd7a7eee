import type { CSSProperties } from 'react'
import { pictureUrl } from '../art/art.ts'
import { paletteOf } from '../art/palette.ts'

/** The colours and the picture of a deck, which are those of its identity. */
export function deckLook(identity: string, faction: string): CSSProperties {
  const { hue, depth } = paletteOf(faction)
  const subject = { id: identity, type: 'identity', faction, doing: null }
  return { '--hue': hue, '--depth': `${depth}%`, '--picture': `url("${pictureUrl(subject)}")` }
}
