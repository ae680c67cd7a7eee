import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { pictureUrl } from '../art/art.ts'
import { paletteOf } from '../art/palette.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { factsOf, subjectOf } from './facts.ts'
import { widestWord } from './word-width.ts'

export interface Look {
  readonly style: CSSProperties
  readonly type: string
  readonly faction: string
}

/** The looks of cards whose pictures have been drawn, by definition. */
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
  const style = { '--hue': hue, '--depth': `${depth}%`, '--widest': widestWord(printed?.title ?? '') }
  return { style, type: printed?.type ?? 'asset', faction }
}

/** The look of a card: its colours and its picture as properties for the styles. The picture is drawn at once if it is new. */
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
 * The same for a component. A new picture is drawn only after the next paint, as drawing takes as long as all the rest of a
 * card, and the text should not wait for it.
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
