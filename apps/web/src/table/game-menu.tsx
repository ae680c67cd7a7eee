import type { View } from '@paydata/engine'
import { memo } from 'react'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { openSheet, useHand } from '../store/hand.ts'
import { canSetPace, givePace, setTemporaryOrder, takeBack } from '../store/session.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Buttons for a game in progress: to take an answer back, to pause, to concede. */
export function GameMenu({ view }: { view: View }) {
  if (view.over !== null) return null
  if (view.viewer !== 'spectator') return <PlayButtons />
  return canSetPace() ? <WatchButtons /> : null
}

const PlayButtons = memo(() => {
  const temporaryOrder = useHand(state => state.temporaryOrder)
  return (
    <>
      <IconButton icon="undo" label={say.menu.undo} command="takeBack" onPress={() => void takeBack()} />
      <IconButton
        icon="hold"
        label={say.menu.hold}
        pressed={temporaryOrder === 'ask'}
        onPress={() => setTemporaryOrder(temporaryOrder === 'ask' ? 'nothing' : 'ask')}
      />
      <IconButton
        icon="skip"
        className="top-desk"
        label={atTable.people.skip}
        pressed={temporaryOrder === 'skip'}
        onPress={() => setTemporaryOrder(temporaryOrder === 'skip' ? 'nothing' : 'skip')}
      />
      <IconButton
        icon="flag"
        className="top-desk"
        label={say.menu.concede}
        onPress={() => openSheet('concede')}
      />
    </>
  )
})

function WatchButtons() {
  const isPaused = useHand(state => state.isPaused)
  const toggle = (): void => {
    useHand.setState({ isPaused: !isPaused })
    givePace()
  }
  return (
    <IconButton
      icon={isPaused ? 'run' : 'pause'}
      label={isPaused ? say.menu.go : say.menu.pause}
      onPress={toggle}
    />
  )
}
