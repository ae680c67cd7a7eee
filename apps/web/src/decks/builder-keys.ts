import { useEffect } from 'react'
import { useSettings } from '../store/settings.ts'
import type { BuilderSheet } from './builder-sheets.tsx'
import { redo, undo } from './building.ts'

interface Commands {
  readonly search: () => void
  readonly open: (sheet: BuilderSheet) => void
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox')

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

/** The keys that count anywhere in the builder, but for where somebody types. */
export function useBuilderKeys({ search, open }: Commands): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isText(event.target) || isCovered()) return
      const act = commandFor(event)
      if (act === null) return
      event.preventDefault()
      act()
    }
    function commandFor({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => void) | null {
      if ((ctrlKey || metaKey) && !altKey) {
        if (key.toLowerCase() === 'z') return shiftKey ? redo : undo
        return key.toLowerCase() === 'y' ? redo : null
      }
      if (altKey || useSettings.getState().keys === 'off') return null
      if (key === '/') return search
      if (key === '?') return () => open('keys')
      return key === 'h' ? () => open('hands') : null
    }
    const paste = (event: ClipboardEvent): void => {
      if (isText(event.target) || isCovered()) return
      event.preventDefault()
      open({ import: event.clipboardData?.getData('text') ?? '' })
    }
    document.addEventListener('keydown', press)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('paste', paste)
    }
  })
}
