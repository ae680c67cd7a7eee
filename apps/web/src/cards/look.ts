import type { CSSProperties } from 'react'
import { pictureUrl } from '../art/art.ts'
import { paletteOf } from '../art/palette.ts'
import { factsOf, subjectOf } from './facts.ts'

export interface Look {
  readonly style: CSSProperties
  readonly type: string
  readonly faction: string
}

const looks = new Map<string, Look>()

declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number
  }
}

/** How a card is drawn: its hue and its picture as properties that the styles read. */
export function lookOf(definition: string): Look {
  const known = looks.get(definition)
  if (known !== undefined) return known
  const printed = factsOf(definition)?.printed
  const faction = printed?.faction ?? 'neutral_corp'
  const { hue, depth } = paletteOf(faction)
  const picture = `url("${pictureUrl(subjectOf(definition))}")`
  const look: Look = {
    style: { '--hue': hue, '--depth': `${depth}%`, '--picture': picture },
    type: printed?.type ?? 'asset',
    faction,
  }
  looks.set(definition, look)
  return look
}
