import './cancel.css'
import type { View } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { takeBack } from '../store/session.ts'
import { Button } from '../ui/button.tsx'
import { canCancel } from './cancelling.ts'

/** Leaves what the player has begun, as long as nobody has seen anything of it. Escape does the same. */
export function Cancel({ view }: { view: View }) {
  const can = useSaid(said => canCancel(view, said))
  const isSent = useHand(state => state.sent !== null)
  if (!can) return null
  return (
    <Button
      look="quiet"
      className="cancel"
      label={atTable.decision.cancel}
      keys="Escape"
      disabled={isSent}
      onPress={() => void takeBack('free')}
    >
      {atTable.decision.cancel}
      <span className="key" aria-hidden="true">
        Esc
      </span>
    </Button>
  )
}
