import { useEffect } from 'react'
import { openSheet } from '../store/hand.ts'
import type { Eye, Outline } from './film.ts'
import { eyes, stepFrom } from './film.ts'

export interface ReplayKeys {
  readonly outline: Outline
  readonly step: number
  readonly go: (step: number) => void
  readonly look: (eye: Eye) => void
  readonly toggle: () => void
  /** Single keys without Ctrl or Alt can be switched off. */
  readonly isKeyed: boolean
}

/** The step a key leads to; null for a key that leads nowhere. */
function stepOfKey(outline: Outline, step: number, key: string, isShifted: boolean): number | null {
  switch (key) {
    case 'ArrowLeft':
      return stepFrom(outline, step, -1, isShifted ? 2 : 1)
    case 'ArrowRight':
      return stepFrom(outline, step, 1, isShifted ? 2 : 1)
    case 'PageUp':
      return stepFrom(outline, step, -1, 3)
    case 'PageDown':
      return stepFrom(outline, step, 1, 3)
    case 'Home':
      return 0
    case 'End':
      return outline.last
    default:
      return null
  }
}

function press(event: KeyboardEvent, { outline, step, go, look, toggle, isKeyed }: ReplayKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const { target, key } = event
  if (target instanceof HTMLSelectElement || document.querySelector('dialog[open]') !== null) return
  const next = stepOfKey(outline, step, key, event.shiftKey)
  if (next !== null) {
    event.preventDefault()
    return go(next)
  }
  if (!isKeyed) return
  if (key === '?') return openSheet('help')
  const eye = eyes[Number(key) - 1]
  if (eye !== undefined) return look(eye)
  const isButton = target instanceof HTMLElement && target.closest('button, a') !== null
  if (key !== ' ' || isButton) return
  event.preventDefault()
  toggle()
}

/** A replay by keyboard. */
export function useReplayKeys(keys: ReplayKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event, keys)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keys])
}
