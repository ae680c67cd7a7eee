import type { Command, Keymap } from './keymap.ts'
import { isSingle, keyOf, usualKeys } from './keymap.ts'

/** Why a key cannot be given to a command. */
export type WhyReserved = 'tab' | 'enter' | 'escape' | 'digit' | 'withControl' | 'system'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The result of a key that was pressed to give it to a command. */
type Taken =
  | { readonly is: 'key'; readonly key: string }
  | { readonly is: 'reserved'; readonly why: WhyReserved }
  /** Only Shift or a similar key is down so far, so another key may follow. */
  | { readonly is: 'notYet' }

const alone: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

const reserved: Readonly<Record<string, WhyReserved>> = { Tab: 'tab', Enter: 'enter', Escape: 'escape' }

/** Keys without a character that browsers leave to the page. */
const free = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End|Insert|Delete|Backspace)$/

export function takenKey(pressed: Pressed): Taken {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (alone.has(key)) return { is: 'notYet' }
  const why = reserved[key]
  if (why !== undefined) return { is: 'reserved', why }
  if (ctrlKey || metaKey || altKey) return { is: 'reserved', why: 'withControl' }
  if (/^[1-9]$/.test(key)) return { is: 'reserved', why: 'digit' }
  if (!isSingle(key) && key !== ' ' && !free.test(key)) return { is: 'reserved', why: 'system' }
  return { is: 'key', key: keyOf(pressed) }
}

export const isUsual = (keymap: Keymap, command: Command): boolean => keymap[command] === usualKeys[command]
