import './keymap-row.css'
import { useEffect, useRef } from 'react'
import type { Command } from '../keys/keymap.ts'
import { usualKeys } from '../keys/keymap.ts'
import { isUsual } from '../keys/rebinding.ts'
import { keyName } from '../keys/shortcut.ts'
import { settings } from '../messages/settings.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import type { RebindingHandle } from './use-rebinding.ts'

const words = settings.keymap

interface KeymapRowProps {
  readonly command: Command
  readonly rebinding: RebindingHandle
}

/** A command and its key. A press on the key makes the row wait for a new one. */
export function KeymapRow({ command, rebinding }: KeymapRowProps) {
  const keymap = useSettings(state => state.keymap)
  const { state } = rebinding
  const button = useRef<HTMLButtonElement>(null)
  const isOwn = state.is !== 'idle' && state.command === command
  const isListening = isOwn && state.is === 'listening'
  const name = words.commands[command]
  const key = keyName(keymap[command])
  const usual = keyName(usualKeys[command])
  const end = (act: () => void) => (): void => {
    act()
    // Moves the focus, as the button that had it is gone now.
    button.current?.focus()
  }
  return (
    <li className="keymap-row" data-command={command}>
      <span>{name}</span>
      {!isUsual(keymap, command) && (
        <Button look="quiet" label={words.reset(name, usual)} onPress={end(() => rebinding.reset(command))}>
          {words.usual(usual)}
        </Button>
      )}
      <button
        ref={button}
        type="button"
        className="button keymap-key"
        aria-label={isListening ? words.pressFor(name) : words.change(name, key)}
        data-listening={isListening}
        onClick={() => (isListening ? rebinding.leave() : rebinding.listen(command))}
        onBlur={() => isListening && rebinding.leave()}
      >
        {isListening ? words.press : <kbd className="key">{key}</kbd>}
      </button>
      {isOwn && state.is === 'listening' && (
        <p className="keymap-told" role="alert">
          {state.refused === null ? words.pressFor(name) : words.reserved[state.refused]}
        </p>
      )}
      {isOwn && state.is === 'clash' && (
        <Clash
          message={words.clash(keyName(state.key), words.commands[state.other])}
          onSwap={end(() => rebinding.swap(command, state.key))}
          onLeave={end(rebinding.leave)}
        />
      )}
    </li>
  )
}

interface ClashProps {
  readonly message: string
  readonly onSwap: () => void
  readonly onLeave: () => void
}

/** Asks what to do about a key that another command has. Whatever the player chooses, both commands have a key afterwards. */
function Clash({ message, onSwap, onLeave }: ClashProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={place} className="keymap-told" role="group" aria-label={message}>
      <p role="alert">{message}</p>
      <div className="answer-row">
        <Button onPress={onLeave}>{words.leave}</Button>
        <Button look="primary" onPress={onSwap}>
          {words.swap}
        </Button>
      </div>
    </div>
  )
}
