import { useEffect } from 'react'
import type { KnownAt } from '../log/in-hands.ts'
import { cardsOf, heldAfter, heldIn } from '../log/in-hands.ts'
import { noneHeld, useSaid } from '../store/said.ts'
import { inquire } from '../store/session.ts'

/**
 * Keeps what the viewer knows of other hands, from the first card of them that they may have seen. What happened before, and what is
 * known after a take-back or after missed updates, comes from the history of the game.
 */
export function HeldHands() {
  useEffect(follow, [])
  return null
}

function follow(): () => void {
  let known: KnownAt | null = null
  let isGone = false
  let isAsking = false
  const show = (now: KnownAt): void => {
    known = now
    useSaid.setState({ held: cardsOf(now.held) })
  }
  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const { version } = useSaid.getState()
    const history = await inquire(({ ask: askTable, game }) => askTable('history', { game }))
    isAsking = false
    if (isGone || history === null) return
    // Some spectators may not have it.
    if (!history.ok) return history.again === undefined ? leave() : undefined
    show(heldIn(history, version))
    if (known !== null && known.version < useSaid.getState().version) await ask()
  }
  const leave = useSaid.subscribe(({ version, told, since, happened }, before) => {
    if (version === before.version || told === null || version === known?.version) return
    if (known !== null && known.version === since && before.told !== null)
      return show({ version, held: heldAfter(known.held, happened, before.told, told) })
    useSaid.setState({ held: noneHeld })
    void ask()
  })
  void ask()
  return () => {
    isGone = true
    leave()
    useSaid.setState({ held: noneHeld })
  }
}
