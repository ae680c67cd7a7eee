import type { KeyboardEvent } from 'react'
import { useSettings } from '../store/settings.ts'
import { addCopies, setCopies } from './building.ts'

/** What a key does to the copies of the card that has the focus; null for keys that mean something else. */
function copiesByKey(key: string): { readonly to: number } | { readonly by: number } | null {
  if (/^[0-9]$/.test(key)) return { to: Number(key) }
  if (key === '+' || key === '=') return { by: 1 }
  if (key === '-' || key === 'Backspace') return { by: -1 }
  return key === 'Delete' ? { to: 0 } : null
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Changes the copies of a card by a key that was pressed on it. Says whether the key was one of these. */
export function pressOnCard(event: KeyboardEvent, card: string): boolean {
  const change = hasModifier(event) ? null : copiesByKey(event.key)
  if (change === null || (useSettings.getState().keys === 'off' && event.key.length === 1)) return false
  event.preventDefault()
  if ('to' in change) setCopies(card, change.to)
  else addCopies(card, change.by)
  return true
}
