import { learnWhoIAm } from './me.ts'
import { useMe } from './who.ts'

const ownScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** Whether the server hands out the page that this one is. One that began without a network may be older. */
async function isOfServer(): Promise<boolean> {
  const script = ownScript()
  const page = await fetch('/', { cache: 'no-cache' })
  return script === null || !page.ok || (await page.text()).includes(script)
}

/** Milliseconds until it is tried again: a network that has just come back may not answer yet. */
const pause = 3000

/**
 * The network is back. A page that began without a server meets one now, which may be newer: then the page loads again, but not
 * under a game, which needs no server and goes on as it is.
 */
export async function comeBack(): Promise<void> {
  if (useMe.getState().server === 'there') return
  try {
    if (await isOfServer()) await learnWhoIAm()
    else if (document.getElementById('decision') === null) location.reload()
  } catch {
    // When the network goes away again, its next coming back is told.
    if (navigator.onLine) setTimeout(() => void comeBack(), pause)
  }
}
