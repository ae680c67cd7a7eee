import type { Measure } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { useMe } from '../identity/who.ts'
import { measures as words } from '../messages/measures.ts'
import { say } from '../messages/say.ts'
import { useRoute } from '../route/route.ts'
import { useRoom } from '../store/room.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { callMeasures } from './calling.ts'
import { MeasureList } from './measure-list.tsx'

/** Whether the player is at a table: what they have not read waits until they leave it. A waiting room is none yet. */
function useIsAtTable(): boolean {
  const { at } = useRoute()
  const state = useRoom(({ room }) => room?.state)
  return at === 'game' && state !== 'open'
}

/** Tells a player over any screen what was decided about them, but not in a game. `isPlaying` is about a game that this browser runs. */
export default function UnreadMeasures({ isPlaying }: { isPlaying: boolean }) {
  const isAtTable = useIsAtTable()
  return isPlaying || isAtTable ? null : <UnreadSheet />
}

/** Whoever closes it without reading is asked again when the page is loaded the next time. */
const close = (): void => useMe.setState({ unread: false })

function UnreadSheet() {
  const [all, setAll] = useState<readonly Measure[]>([])
  const [told, setTold] = useState<readonly string[]>([])
  useEffect(() => {
    void callMeasures('myMeasures', {}).then(answered => {
      if (!answered.ok) return
      setAll(answered.measures)
      setTold(answered.measures.filter(({ unread }) => unread).map(({ id }) => id))
    })
  }, [])
  // What was read meanwhile stays: the player may want to say something against it.
  const shown = all.filter(({ id }) => told.includes(id))
  return (
    <Sheet title={words.title} isOpen={shown.length > 0} onClose={close}>
      <p className="muted">{words.lead}</p>
      <MeasureList measures={shown} onChange={setAll} />
      {shown.every(({ unread }) => !unread) && (
        <div className="answer-row">
          <Button onPress={close}>{say.menu.close}</Button>
        </div>
      )}
    </Sheet>
  )
}
