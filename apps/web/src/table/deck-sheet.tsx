import './players-sheet.css'
import type { Side, View } from '@paydata/engine'
import { useEffect, useState } from 'react'
import { ReadButton } from '../cards/read-button.tsx'
import { grouped } from '../decks/types.ts'
import { atTable } from '../messages/at-table.ts'
import { decks } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import { openSheet } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { inquire } from '../store/session.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useOwnSide } from './cards-in.ts'

const { board } = atTable
const { deck: words } = decks

/** What can be left in the player's own deck, by kind. It is asked for at each version, as long as the sheet is open. */
export default function DeckSheet({ view }: { view: View }) {
  const version = useSaid(state => state.version)
  const [left, setLeft] = useState<readonly string[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left changes with the game.
  useEffect(() => {
    void inquire(({ ask, game }) => ask('deckLeft', { game })).then(
      answered => answered?.ok && setLeft(answered.cards),
    )
  }, [version])
  const side = useOwnSide(view)
  const { count } = side === 'corp' ? view.corp.deck : view.runner.deck
  return (
    <Sheet title={board.deck[side]} isOpen onClose={() => openSheet(null)}>
      {left === null ? (
        <p className="muted">{atTable.decision.noReasons}</p>
      ) : (
        <Left side={side} cards={left} count={count} />
      )}
    </Sheet>
  )
}

interface LeftProps {
  readonly side: Side
  readonly cards: readonly string[]
  /** How many cards the deck has. */
  readonly count: number
}

function Left({ side, cards, count }: LeftProps) {
  const elsewhere = cards.length - count
  if (cards.length === 0) return <p className="muted">{board.emptyPile}</p>
  return (
    <>
      <p className="muted">{words.left}</p>
      {elsewhere > 0 && <p>{words.elsewhere(elsewhere)}</p>}
      {grouped({ cards: counted(cards) }).map(({ type, size, cards: own }) => (
        <section key={type} className="player-whole" data-side={side}>
          <h3>{words.group(gameWords().kinds.type(type), size)}</h3>
          <ul>
            {own.map(([definition, copies]) => (
              <li key={definition}>
                <b>{copies}</b>
                <ReadButton looked={{ definition, card: null }} isNamed />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const counted = (cards: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(cards)].map(each => [each, cards.filter(card => card === each).length])
