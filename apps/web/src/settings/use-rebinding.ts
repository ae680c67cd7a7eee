import { useEffect, useState } from 'react'
import type { Command } from '../keys/keymap.ts'
import { clashOf, rebound, usualKeys } from '../keys/keymap.ts'
import type { WhyReserved } from '../keys/rebinding.ts'
import { takenKey } from '../keys/rebinding.ts'
import { keyName } from '../keys/shortcut.ts'
import { settings } from '../messages/settings.ts'
import { change, useSettings } from '../store/settings.ts'

const words = settings.keymap

/** Whether a command waits for a new key, or for a decision about a key that another command has. */
type Rebinding =
  | { readonly is: 'idle' }
  | { readonly is: 'listening'; readonly command: Command; readonly refused: WhyReserved | null }
  | { readonly is: 'clash'; readonly command: Command; readonly key: string; readonly other: Command }

const idle: Rebinding = { is: 'idle' }

/** Lets the player change keys: they press one for a command, and decide what to do if another command has it. */
export function useRebinding() {
  const [state, setState] = useState<Rebinding>(idle)
  /** What was done last, for screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const give = (command: Command, key: string): void => {
    const { keymap } = useSettings.getState()
    const other = clashOf(keymap, command, key)
    const next = rebound(keymap, command, key)
    change({ keymap: next })
    setState(idle)
    const { [command]: name } = words.commands
    setAnnouncement(
      other === undefined
        ? words.done(name, keyName(key))
        : words.swapped(name, keyName(key), words.commands[other], keyName(next[other])),
    )
  }
  /** Gives the command the key, unless another command has it. */
  const want = (command: Command, key: string): void => {
    const other = clashOf(useSettings.getState().keymap, command, key)
    if (other === undefined) give(command, key)
    else setState({ is: 'clash', command, key, other })
  }
  const leave = (): void => setState(idle)
  const hear = (command: Command, event: KeyboardEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const taken = takenKey(event)
    if (taken.is === 'key') return want(command, taken.key)
    if (taken.is === 'notYet') return
    if (taken.why !== 'escape') return setState({ is: 'listening', command, refused: taken.why })
    setAnnouncement(words.reserved.escape)
    leave()
  }
  const listening = state.is === 'listening' ? state.command : null
  useEffect(() => {
    if (listening === null) return
    const listen = (event: KeyboardEvent): void => hear(listening, event)
    // Captured, so that Escape does not close the dialog first, nor Tab move the focus.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  })
  return {
    state,
    announcement,
    leave,
    want,
    swap: give,
    listen(command: Command) {
      setAnnouncement('')
      setState({ is: 'listening', command, refused: null })
    },
    reset: (command: Command) => want(command, usualKeys[command]),
    resetAll() {
      change({ keymap: usualKeys })
      setAnnouncement(words.allUsual)
      leave()
    },
  }
}

export type RebindingHandle = ReturnType<typeof useRebinding>
