import { useEffect } from 'react'
import { say } from '../messages/english.ts'

/** What the tab of the browser says while a screen is there, and what it said before once that is gone. */
export function useTitle(screen: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${screen} · ${say.name}`
    return () => {
      document.title = before
    }
  }, [screen])
}
