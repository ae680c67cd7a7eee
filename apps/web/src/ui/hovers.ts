import type { PointerEvent } from 'react'
import { isMedia } from './use-media.ts'

/**
 * Whether a pointer points at something without pressing it. Where the table moves after a tap, browsers of phones tell of a mouse
 * over whatever came to lie under the finger.
 */
export const hovers = ({ pointerType }: PointerEvent): boolean =>
  pointerType === 'mouse' && !isMedia('(hover: none)')
