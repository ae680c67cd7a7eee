import { endAll, usePlaying } from './playing.ts'

const isPlaying = (): boolean => usePlaying.getState().all.some(({ look }) => look === 'moves')

/** Where Space means something else: in a field, in a dialog, and in a replay, which it pauses. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  document.querySelector('dialog[open], .replay') !== null

/**
 * Lets Space end the moments that move. The same press does not answer: it goes no further, neither as it begins nor as it ends, which
 * would press the button that has the focus. A click or tap ends only what takes the screen.
 */
export function skipsByKeys(): () => void {
  const leaving = new AbortController()
  const heard = { capture: true, signal: leaving.signal }
  let isHeld = false
  document.addEventListener(
    'keydown',
    event => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!event.repeat) isHeld = isPlaying() && !isElsewhere(event.target)
      if (!isHeld) return
      event.preventDefault()
      event.stopPropagation()
      endAll()
    },
    heard,
  )
  document.addEventListener(
    'keyup',
    event => {
      if (event.key !== ' ' || !isHeld) return
      isHeld = false
      event.preventDefault()
    },
    heard,
  )
  document.addEventListener(
    'click',
    () => {
      if (usePlaying.getState().isEnding) endAll()
    },
    heard,
  )
  return () => leaving.abort()
}
