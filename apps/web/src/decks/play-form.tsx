import { newestEdition } from '@paydata/cards/starter'
import type { BotLevel } from '@paydata/protocol'
import { useState } from 'react'
import { factsOf } from '../cards/facts.ts'
import { DeckChoice } from '../home/deck-choice.tsx'
import { LevelChoice } from '../home/level-choice.tsx'
import type { ChosenDeck, Playing } from '../local/beginning.ts'
import { isReady } from '../local/beginning.ts'
import { home } from '../messages/home.ts'
import { go } from '../route/route.ts'
import { newId } from '../transport/ids.ts'
import { Button } from '../ui/button.tsx'
import type { Draft } from './history.ts'

interface PlayFormProps {
  readonly deck: Draft
  /** The id of the deck if it is one of the player's own. */
  readonly own: string | null
  readonly onPlay: (playing: Playing) => void
}

/**
 * Begins a game against the computer with this deck. The computer is offered the ready decks of its format, and any deck of the
 * player.
 */
export function PlayForm({ deck, own, onPlay }: PlayFormProps) {
  const [theirs, setTheirs] = useState<ChosenDeck>(null)
  const [level, setLevel] = useState<BotLevel>('sensible')
  const side = factsOf(deck.identity)?.printed.side ?? 'runner'
  const other = side === 'corp' ? 'runner' : 'corp'
  const { name, identity, cards, format } = deck
  const begin = (): void => {
    const decks =
      side === 'corp'
        ? { corp: { name, identity, cards }, runner: theirs }
        : { corp: theirs, runner: { name, identity, cards } }
    go({ at: 'home' })
    onPlay({
      beginning: {
        begin: 'new',
        seed: newId(),
        decks,
        // Another deck of the player may be for another format.
        format: isReady(theirs) ? format : 'all',
        edition: newestEdition,
      },
      seat: side,
      level,
      own,
    })
  }
  return (
    <>
      <DeckChoice
        format={format}
        own={null}
        any="offered"
        label={home.theirs}
        side={other}
        value={theirs}
        onChange={setTheirs}
      />
      <LevelChoice value={level} onChange={setLevel} />
      <div className="answer-row">
        <Button look="primary" className="start" onPress={begin}>
          {home.start}
        </Button>
      </div>
    </>
  )
}
