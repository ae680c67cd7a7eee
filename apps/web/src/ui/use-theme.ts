import type { Theme } from '../store/settings.ts'
import { useSettings } from '../store/settings.ts'
import { useMedia } from './use-media.ts'

/** The colours to show: those that the player has chosen, or else those that the browser asks for. */
export function useTheme(): Exclude<Theme, 'system'> {
  const chosen = useSettings(state => state.theme)
  const wantsContrast = useMedia('(prefers-contrast: more)')
  const wantsLight = useMedia('(prefers-color-scheme: light)')
  if (chosen !== 'system') return chosen
  if (wantsContrast) return 'contrast'
  return wantsLight ? 'light' : 'dark'
}
