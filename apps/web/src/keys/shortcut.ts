import { say } from '../messages/say.ts'
import { useSettings } from '../store/settings.ts'
import type { Command } from './keymap.ts'
import { isSingle } from './keymap.ts'

/** The key of a command, as people read it and as assistive tools do. */
interface Shortcut {
  readonly name: string
  readonly aria: string
}

const nameOf = (part: string): string | undefined =>
  Object.entries(say.keyNames).find(([key]) => key === (part === ' ' ? 'Space' : part))?.[1]

/** The label of a key, as on a keyboard. */
export const keyName = (key: string): string =>
  key
    .split(/(?<=.)[+]/)
    .map(part => nameOf(part) ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ')

const aria: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' }

/** The name of a key in the form of `aria-keyshortcuts`. */
export const ariaKey = (key: string): string => aria[key] ?? (key.length === 1 ? key.toUpperCase() : key)

/** The key of a command; null if it has none, or if the player has switched single keys off. */
export function useShortcut(command: Command | null): Shortcut | null {
  const key = useSettings(({ keymap, keys }) => {
    const own = command === null ? null : keymap[command]
    return own === null || (keys === 'off' && isSingle(own)) ? null : own
  })
  return key === null ? null : { name: keyName(key), aria: ariaKey(key) }
}

/** The attribute that tells assistive tools the key of a command. */
export function useKeyShown(command: Command): { readonly 'aria-keyshortcuts'?: string } {
  const shortcut = useShortcut(command)
  return shortcut === null ? {} : { 'aria-keyshortcuts': shortcut.aria }
}
