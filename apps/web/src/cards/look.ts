import { paletteOf, pictureUrl } from '@paydata/art'
import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { afterPaint } from '../ui/after-paint.ts'
import { factsOf, onLoaded, subjectOf } from './facts.ts'
import { widestWord } from './word-width.ts'

export interface Look {
  readonly style: CSSProperties
  readonly type: string
  readonly faction: string
}

/** The looks of cards whose facts are known and whose pictures have been drawn, by definition. */
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

interface Drawn {
  readonly definition: string
  readonly look: Look
}

/** The look of a card: its colours and its picture as properties for the styles. The picture is drawn at once if it is new. */
export function lookOf(definition: string): Look {
  const known = looks.get(definition)
  if (known !== undefined) return known
  const plain = withoutPicture(definition)
  const picture = `url("${pictureUrl(subjectOf(definition))}")`
  const look: Look = { ...plain, style: { ...plain.style, '--picture': picture } }
  if (factsOf(definition) !== undefined) looks.set(definition, look)
  return look
}

/**
 * The same for a component. A new picture is drawn only after the next paint, as drawing takes as long as all the rest of a
 * card, and the text should not wait for it. One that is drawn before the set of its card has come is drawn again then.
 */
export function useLook(definition: string): Look {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const known = looks.get(definition)
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return
    const draw = (): void => setDrawn({ definition, look: lookOf(definition) })
    const cancel = afterPaint(draw)
    const end = onLoaded(draw)
    return () => {
      cancel()
      end()
    }
  }, [definition, isKnown])
  return known ?? (drawn?.definition === definition ? drawn.look : withoutPicture(definition))
}
