import type { FocusEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { Looked } from '../store/hand.ts'
import { hold, look, useHand } from '../store/hand.ts'
import { guard } from '../ui/guard.ts'
import { hovers } from '../ui/hovers.ts'
import { useLongPress } from '../ui/long-press.ts'

/** What pressed a button: a finger has not pointed at it before, so the card may not have been read. */
export type PressedBy = 'finger' | 'other'

/**
 * What every button does that stands for a card: pointing at it previews the card and marks it on the table, and a long press
 * keeps the preview open, or raises the card where it lies on the table.
 */
export function useCardButton(
  looked: Looked | null,
  onPress: (by: PressedBy) => void,
  onLongPress: () => void = () => hold(looked),
) {
  const by = useRef<PressedBy>('other')
  const { press, release, wasLong } = useLongPress(onLongPress)
  return {
    onClick: guard(() => !wasLong() && onPress(by.current)),
    onPointerDown(event: PointerEvent) {
      by.current = event.pointerType === 'mouse' ? 'other' : 'finger'
      press(event)
    },
    onKeyDown() {
      by.current = 'other'
    },
    onPointerUp: release,
    onPointerEnter: (event: PointerEvent) => hovers(event) && look(looked, event.currentTarget),
    onPointerLeave() {
      release()
      look(null)
    },
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && look(looked, event.target),
    onBlur: () => look(null),
  }
}

/** Whether a tap reads the card first, and only the next one takes it. */
export function isReadFirst(by: PressedBy, looked: Looked | null): boolean {
  const { isHeld, looked: now } = useHand.getState()
  return by === 'finger' && looked !== null && !(isHeld && now?.card === looked.card)
}
