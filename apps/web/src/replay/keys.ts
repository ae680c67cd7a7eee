import { useEffect } from 'react'
import type { CommandAt } from '../keys/keymap.ts'
import { commandOf, isSingle, keyOf } from '../keys/keymap.ts'
import { openSheet } from '../store/hand.ts'
import { useSettings } from '../store/settings.ts'
import type { Eye, Outline } from './film.ts'
import { eyes, stepFrom } from './film.ts'

export interface ReplayKeys {
  readonly outline: Outline
  readonly step: number
  readonly go: (step: number) => void
  readonly look: (eye: Eye) => void
  readonly toggle: () => void
}

type Deeds = Readonly<Record<CommandAt<'replay'>, () => void>>

const deedsOf = ({ outline, step, go, toggle }: ReplayKeys): Deeds => ({
  back: () => go(stepFrom(outline, step, -1, 1)),
  forward: () => go(stepFrom(outline, step, 1, 1)),
  backAction: () => go(stepFrom(outline, step, -1, 2)),
  forwardAction: () => go(stepFrom(outline, step, 1, 2)),
  backTurn: () => go(stepFrom(outline, step, -1, 3)),
  forwardTurn: () => go(stepFrom(outline, step, 1, 3)),
  first: () => go(0),
  last: () => go(outline.last),
  play: toggle,
  replayHelp: () => openSheet('help'),
})

function press(event: KeyboardEvent, replay: ReplayKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const { target } = event
  if (target instanceof HTMLSelectElement || document.querySelector('dialog[open]') !== null) return
  const isButton = target instanceof HTMLElement && target.closest('button, a') !== null
  if (event.key === ' ' && isButton) return
  const { keys, keymap } = useSettings.getState()
  const key = keyOf(event)
  if (keys === 'off' && isSingle(key)) return
  const eye = eyes[Number(key) - 1]
  if (eye !== undefined) return replay.look(eye)
  const command = commandOf('replay', keymap, key)
  if (command === undefined) return
  event.preventDefault()
  deedsOf(replay)[command]()
}

/** Controls a replay by the keyboard. */
export function useReplayKeys(replay: ReplayKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event, replay)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [replay])
}
