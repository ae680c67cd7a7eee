import { useEffect, useState } from 'react'
import { say } from '../messages/say.ts'

interface Titled {
  title: string
  /** Whether the game waits for the player. The title shows this, for players who look at another tab. */
  state: 'waits' | 'quiet'
}

/** The titles of the open screens; the last one lies over the others. */
const there: Titled[] = []
const first = globalThis.document?.title ?? say.name

/** How many games wait for the player, this one among them. */
let waiting = 0

const show = (): void => {
  const over = there.at(-1)
  const mark = there.some(({ state }) => state === 'waits') ? '● ' : ''
  const count = waiting === 0 ? '' : `(${waiting}) `
  document.title = `${count}${over === undefined ? first : `${mark}${over.title} · ${say.name}`}`
}

/** Shows in the title how many games wait for the player. */
export function setWaiting(count: number): void {
  waiting = count
  show()
}

/** Sets the title of the browser tab. While another screen lies over this one, that one's title is shown. */
export function useTitle(title: string, state: Titled['state'] = 'quiet'): void {
  const [own] = useState(() => ({ title, state }))
  useEffect(() => {
    there.push(own)
    return () => {
      there.splice(there.indexOf(own), 1)
      show()
    }
  }, [own])
  useEffect(() => {
    Object.assign(own, { title, state })
    show()
  }, [own, title, state])
}
