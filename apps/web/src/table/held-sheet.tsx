import './players-sheet.css'
import { ReadButton } from '../cards/read-button.tsx'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { openSheet } from '../store/hand.ts'
import type { Held } from '../store/said.ts'
import { useSaid } from '../store/said.ts'
import { Sheet } from '../ui/sheet.tsx'

/** The cards in hands of others that the viewer has seen there, as long as it is certain that they still are. */
export function HeldSheet() {
  const held = useSaid(state => state.held)
  const hands = (['corp', 'runner'] as const).filter(side => held[side].length > 0)
  return (
    <Sheet title={say.hints.held} isOpen onClose={() => openSheet(null)}>
      <p className="muted">{hands.length === 0 ? say.hints.nothingHeld : say.hints.heldFor}</p>
      {hands.map(side => (
        <section key={side} className="player-whole" data-side={side}>
          <h3>{say.player.held[side]}</h3>
          <ul>
            {inOrder(held[side]).map(({ definition, turn }, i) => (
              <li key={i}>
                <ReadButton looked={{ definition, card: null }} isNamed />
                {atTable.card.seenIn(turn)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}

/** Those that were seen last come first. */
const inOrder = (cards: readonly Held[]): readonly Held[] => cards.toSorted((a, b) => b.turn - a.turn)
