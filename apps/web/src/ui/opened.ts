import { create } from 'zustand'

/**
 * What the player opened from the head of a screen. The head of a screen that is still loading is drawn anew as that screen comes, so it
 * does not keep this itself.
 */
export const useOpened = create<{ opened: 'settings' | 'player' | null }>(() => ({ opened: null }))

export const openFromHead = (opened: 'settings' | 'player'): void => useOpened.setState({ opened })
export const closeOpened = (): void => useOpened.setState({ opened: null })
