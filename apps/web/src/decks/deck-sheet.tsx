import './deck-pane.css'
import { titleOf } from '@paydata/cards/catalogue'
import { factsOf } from '../cards/facts.ts'
import { Glyph } from '../icons/icon.tsx'
import { decks as words } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import type { Draft } from './history.ts'
import { influenceIn } from './judging.ts'
import { Pips } from './pips.tsx'
import { RowName } from './row-name.tsx'
import { grouped } from './types.ts'

/** A deck by types, to read. */
export const DeckSheet = ({ deck, onRead }: { deck: Draft; onRead: (card: string) => void }) => (
  <div className="deck-pane">
    <div className="deck-groups">
      <button type="button" className="deck-identity" onClick={() => onRead(deck.identity)}>
        <Glyph faction={factsOf(deck.identity)?.printed.faction ?? ''} />
        <strong>{titleOf(deck.identity)}</strong>
      </button>
      {grouped(deck).map(({ type, size, cards }) => (
        <section key={type} className="deck-group">
          <h2>
            {words.deck.group(type === 'unknown' ? words.deck.unknown : gameWords().kinds.type(type), size)}
          </h2>
          <ul>
            {cards.map(([id, count]) => (
              <li key={id} className="deck-row">
                <RowName onClick={() => onRead(id)}>
                  <span className="deck-count">{count}</span>
                  <span className="deck-title">{titleOf(id)}</span>
                  <Pips count={influenceIn(deck, id) * count} />
                </RowName>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </div>
)
