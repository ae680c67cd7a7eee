import './builder-head.css'
import './builder.css'
import './shared-deck.css'
import { readDeck } from '@paydata/decks'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Playing } from '../local/beginning.ts'
import { decks as words } from '../messages/decks.ts'
import { useLanguage } from '../messages/use-language.ts'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import { nameOf } from './arranging.ts'
import { CardAside } from './card-aside.tsx'
import { DeckSheet } from './deck-sheet.tsx'
import { Figures } from './figures-pane.tsx'
import { bestFormat, judged } from './judging.ts'
import { Meters, Verdict } from './meters.tsx'
import { makeDeck } from './own-decks.ts'
import { PlayForm } from './play-form.tsx'
import { Problems } from './transfer.tsx'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The deck in the address: older links have it behind their #. */
const linked = (): string => (location.hash === '' ? location.search : location.hash)

/** A deck that a link holds, to look at, to copy, or to play. */
export function SharedDeck({ onPlay }: { onPlay: (playing: Playing) => void }) {
  useLanguage()
  const link = useSyncExternalStore(subscribe, linked)
  const reading = useMemo(() => readDeck(link), [link])
  const shared = reading.ok ? reading.deck : reading.rest
  const [isPlayed, setPlayed] = useState(false)
  const [read, setRead] = useState<string | null>(null)
  useTitle(shared === null ? words.shared.title : nameOf(shared))
  if (shared === null)
    return (
      <Nothing to={{ at: 'decks', deck: null }} words={words.toList}>
        {words.shared.unread}
      </Nothing>
    )
  const deck = { ...shared, format: bestFormat(shared) }
  const violations = judged(deck)
  return (
    <div className="screen shared-deck">
      <ScreenHead title={nameOf(deck)}>
        <div className="builder-acts">
          <Button
            look="primary"
            onPress={() => go({ at: 'decks', deck: makeDeck({ format: deck.format, deck: shared }) })}
          >
            {words.shared.copy}
          </Button>
          <Button disabled={violations.length > 0} onPress={() => setPlayed(true)}>
            {words.shared.play}
          </Button>
        </div>
      </ScreenHead>
      <main className="shared-deck-main">
        <div className="builder-deck">
          <p className="muted">{words.shared.lead}</p>
          <Problems of={reading.ok ? [] : reading.problems} />
          <Meters deck={deck} violations={violations} />
          <Verdict deck={deck} violations={violations} />
          <DeckSheet deck={deck} onRead={setRead} />
        </div>
        <aside className="builder-side" aria-label={words.builder.figures}>
          <Figures deck={deck} />
        </aside>
      </main>
      <Sheet title={words.shared.play} isOpen={isPlayed} onClose={() => setPlayed(false)}>
        <PlayForm deck={deck} own={null} onPlay={onPlay} />
      </Sheet>
      <Sheet title={words.pool.about} isOpen={read !== null} onClose={() => setRead(null)}>
        {read !== null && <CardAside card={read} deck={null} reachable={false} />}
      </Sheet>
    </div>
  )
}
