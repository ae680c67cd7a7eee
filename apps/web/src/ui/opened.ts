import { create } from 'zustand'

type Opened = 'settings' | 'player'

/**
 * What the player opened from the head of a screen, and where. The head of a screen that is still loading is drawn anew as that screen
 * comes, so it does not keep this itself. Elsewhere it is closed.
 */
const useOpened = create<{ opened: Opened | null; at: string }>(() => ({ opened: null, at: '' }))

export const useIsOpened = (what: Opened): boolean =>
  useOpened(({ opened, at }) => opened === what && at === location.pathname)

export const openFromHead = (opened: Opened): void => useOpened.setState({ opened, at: location.pathname })
export const closeOpened = (): void => useOpened.setState({ opened: null })

/** So that it does not open again when the player comes back. */
export function closeElsewhere(): void {
  if (useOpened.getState().at !== location.pathname) closeOpened()
}
