import { useEffect, useState } from 'react'
import { say } from '../messages/say.ts'

interface Titled {
  title: string
  /** Whether somebody is waited for here: who looks at another tab is told so, whatever lies over this screen. */
  state: 'waits' | 'quiet'
}

/** The screens that are there, the one that lies over the others last. */
const there: Titled[] = []
const first = globalThis.document?.title ?? say.name

const show = (): void => {
  const over = there.at(-1)
  const mark = there.some(({ state }) => state === 'waits') ? '● ' : ''
  document.title = over === undefined ? first : `${mark}${over.title} · ${say.name}`
}

/** What the tab of the browser says while no other screen lies over this one, whatever changes below. */
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
