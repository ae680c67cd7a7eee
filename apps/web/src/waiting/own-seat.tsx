import './own-seat.css'
import type { Side } from '@paydata/engine'
import type { RoomView } from '@paydata/protocol'
import { lazy, useState } from 'react'
import { withWords } from '../messages/language.ts'
import { waiting as words } from '../messages/waiting.ts'
import { withDeckAsked } from '../online/making.ts'
import { change } from '../online/room-session.ts'
import { Button } from '../ui/button.tsx'
import { Form, Send } from '../ui/form.tsx'
import { Part } from '../ui/part.tsx'
import { Details, RefusedBy } from '../ui/refused.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSending } from '../ui/use-sending.ts'
import { newPart } from './parts.ts'

const DeckOfSeat = lazy(withWords(() => import('./deck-of-seat.tsx'), 'home'))

/** The player's own seat before the game: their deck, a swap of sides, and whether they are ready. */
export function OwnSeat({ room, side }: { room: RoomView; side: Side }) {
  const { isSent, refusal, send, choose } = useSending()
  const game = room.id
  const seat = room.seats[side]
  const otherSide = side === 'corp' ? 'runner' : 'corp'
  const other = room.seats[otherSide]
  const { yourDeck, yourSecondDeck, match } = room
  const isReady = seat?.ready ?? false
  const wantsSwap = seat?.wants === 'swap'
  const isNamed = (seat?.deckName ?? null) !== null
  const showName = (): void =>
    send(() => change('showDeckName', { game, name: isNamed ? 'hidden' : 'shown' }))
  const swap = wantsSwap ? words.swapAsked : other?.wants === 'swap' ? words.swapAgree : words.swap
  // What is agreed on before a match stays for its second game.
  const isSecond = match?.nth === 2
  const decks = match?.nth === 1 ? [yourDeck, yourSecondDeck] : [yourDeck]
  const areLegal = decks.every(deck => deck !== null && deck.problems.length === 0)
  return (
    <section className="own-seat" aria-label={words.yourDeck}>
      {!isSecond && <DeckFor room={room} side={side} of="this" choose={choose} />}
      {!isSecond && yourDeck !== null && (
        <div className="answer-row">
          <Button look="quiet" disabled={isSent} pressed={isNamed} onPress={showName}>
            {words.showName}
          </Button>
        </div>
      )}
      {match?.nth === 1 && (
        <>
          <h2>{words.secondDeck}</h2>
          <DeckFor room={room} side={otherSide} of="second" choose={choose} />
        </>
      )}
      <RefusedBy refusal={refusal} />
      <div className="answer-row own-seat-end">
        {!isSecond && (
          <Button look="quiet" disabled={isSent} onPress={() => send(() => change('stand', { game }))}>
            {words.stand}
          </Button>
        )}
        {!isSecond && other !== null && other.who.kind !== 'bot' && (
          <Button
            disabled={isSent}
            pressed={wantsSwap}
            onPress={() => send(() => change('swap', { game, wants: wantsSwap ? 'nothing' : 'swap' }))}
          >
            {swap}
          </Button>
        )}
        <Button
          look="primary"
          className="start"
          disabled={isSent || !areLegal}
          onPress={() =>
            send(() =>
              isReady ? change('notReady', { game }) : change('ready', { game, chance: newPart(room) }),
            )
          }
        >
          {isReady ? words.beNotReady : words.beReady}
        </Button>
      </div>
      <p className="muted">{words.starts}</p>
      {room.settings.stakes === 'rated' && <p className="muted">{words.rated}</p>}
    </section>
  )
}

interface DeckForProps {
  readonly room: RoomView
  readonly side: Side
  /** This game, or the second one of a match. */
  readonly of: 'this' | 'second'
  readonly choose: ReturnType<typeof useSending>['choose']
}

/** The deck for a game: the choice, and what is wrong with the one that was chosen. */
function DeckFor({ room, side, of, choose }: DeckForProps) {
  const game = room.id
  const deck = of === 'this' ? room.yourDeck : room.yourSecondDeck
  return (
    <>
      <Part soon={<div className="decks-soon" />}>
        <DeckOfSeat
          key={side}
          format={room.settings.format}
          side={side}
          deck={deck}
          onChoose={chosen =>
            choose(() => withDeckAsked(chosen, asked => change('chooseDeck', { game, of, deck: asked })))
          }
        />
      </Part>
      {deck !== null && (
        <div className="own-deck" role="status">
          <p>
            {words.chosen(deck.name)}{' '}
            <span className="muted">{deck.problems.length === 0 ? words.legal : words.illegal}</span>
          </p>
          {deck.problems.length > 0 && (
            <ul className="problems">
              <Details of={deck.problems} />
            </ul>
          )}
        </div>
      )}
      <Import onUse={list => choose(() => change('chooseDeck', { game, of, deck: { list } }))} />
    </>
  )
}

function Import({ onUse }: { onUse: (list: string) => void }) {
  const [list, setList] = useState('')
  return (
    <details className="import">
      <summary>{words.import}</summary>
      <Form onSend={() => onUse(list)}>
        <TextArea label={words.list} value={list} onChange={setList} />
        <Send disabled={list.trim() === ''}>{words.use}</Send>
      </Form>
    </details>
  )
}
