import { useEffect, useState } from 'react'
import { say } from '../messages/english.ts'

/** The screens that are there, the one that lies over the others last. */
const there: { title: string }[] = []
const first = globalThis.document?.title ?? say.name

const show = (): void => {
  const over = there.at(-1)
  document.title = over === undefined ? first : `${over.title} · ${say.name}`
}

/** What the tab of the browser says while no other screen lies over this one, whatever changes below. */
export function useTitle(title: string): void {
  const [own] = useState(() => ({ title }))
  useEffect(() => {
    there.push(own)
    return () => {
      there.splice(there.indexOf(own), 1)
      show()
    }
  }, [own])
  useEffect(() => {
    own.title = title
    show()
  }, [own, title])
}
