import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { pictureUrl } from '../art/art.ts'
import { paletteOf } from '../art/palette.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { factsOf, subjectOf } from './facts.ts'

export interface Look {
  readonly style: CSSProperties
  readonly type: string
  readonly faction: string
}

/** Of the cards whose picture has been drawn. */
const looks = new Map<string, Look>()

declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number
  }
}

function withoutPicture(definition: string): Look {
  const printed = factsOf(definition)?.printed
  const faction = printed?.faction ?? 'neutral_corp'
  const { hue, depth } = paletteOf(faction)
  const longest = Math.max(0, ...(printed?.title ?? '').split(' ').map(word => word.length))
  const style = { '--hue': hue, '--depth': `${depth}%`, '--longest': longest }
  return { style, type: printed?.type ?? 'asset', faction }
}

/** How a card is drawn: its hue and its picture as properties that the styles read. */
export function lookOf(definition: string): Look {
  const known = looks.get(definition)
  if (known !== undefined) return known
  const plain = withoutPicture(definition)
  const picture = `url("${pictureUrl(subjectOf(definition))}")`
  const look: Look = { ...plain, style: { ...plain.style, '--picture': picture } }
  looks.set(definition, look)
  return look
}

/**
 * The same for what is to be seen at once: a picture that was never drawn comes with the next frame, as it takes as long
 * as all the rest of a card, and what the card says does not wait for it.
 */
export function useLook(definition: string): Look {
  const [, setLook] = useState<Look>()
  const known = looks.get(definition)
  const isDrawn = known !== undefined
  useEffect(() => {
    return isDrawn ? undefined : afterPaint(() => setLook(lookOf(definition)))
  }, [definition, isDrawn])
  return known ?? withoutPicture(definition)
}
