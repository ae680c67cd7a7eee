import '../home/deck-choice.css'
import './deck-tile.css'
import { cardOf } from '@paydata/cards/catalogue'
import { sizeOf } from '@paydata/decks'
import { namedDeck } from '@paydata/decks/starter'
import { useMemo, useState } from 'react'
import { deckLook } from '../home/deck-look.ts'
import { Glyph, Icon } from '../icons/icon.tsx'
import { decks as words } from '../messages/decks.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { daysAgo, nameOf, winRate } from './arranging.ts'
import { judged, violationWords } from './judging.ts'
import type { OwnDeck } from './own-deck.ts'
import { allGames, tagsFrom } from './own-deck.ts'
import { makeDeck, noteOnDeck } from './own-decks.ts'

/** A deck in the list: what it is, whether it is legal in its format, and what can be done with it. */
export function DeckTile({ deck, onDeleted }: { deck: OwnDeck; onDeleted: (name: string) => void }) {
  const [isTagged, setTagged] = useState(false)
  const violations = useMemo(() => judged(deck), [deck])
  const { id, identity, format, tags, state, changed, played } = deck
  const printed = cardOf(identity)
  const name = nameOf(deck)
  const now = Date.now()
  const [first] = violations
  const rate = winRate(deck)
  const games = allGames(deck)
  return (
    <li className="deck-tile" style={deckLook(deck.identity, printed?.faction ?? 'neutral_runner')}>
      <Link to={{ at: 'decks', deck: id }} className="deck-tile-open">
        <span className="deck-picture" aria-hidden="true" />
        <span className="deck-tile-words">
          <strong>{name}</strong>
          {name !== printed?.title && (
            <span>
              <Glyph faction={printed?.faction ?? ''} />
              {printed?.title ?? words.noIdentity}
            </span>
          )}
        </span>
      </Link>
      <p className="deck-tile-facts">
        <span>{say.play.formats[format]}</span>
        <span>{words.cards(sizeOf(deck))}</span>
        <span className="deck-legal" data-legal={first === undefined}>
          <Icon name={first === undefined ? 'check' : 'report'} />
          {first === undefined ? words.list.legal : words.list.illegal(violations.length)}
        </span>
      </p>
      {first !== undefined && <p className="deck-tile-why muted">{violationWords(first)}</p>}
      <p className="muted deck-tile-when">
        {words.list.changed(daysAgo(changed, now))}
        {played !== null && ` · ${words.list.played(daysAgo(played, now))}`}
      </p>
      {rate !== null && (
        <p className="deck-tile-won">{words.list.won(Math.round(rate * 100), games.won, games.count)}</p>
      )}
      {tags.length > 0 && (
        <ul className="deck-tags" aria-label={words.list.tags}>
          {tags.map(tag => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className="deck-tile-acts" role="group" aria-label={words.list.more(name)}>
        <Button
          look="quiet"
          onPress={() =>
            void makeDeck({ format, tags, deck: namedDeck(words.list.copyName(name), identity, deck.cards) })
          }
        >
          {words.list.copy}
        </Button>
        <Button look="quiet" pressed={isTagged} onPress={() => setTagged(!isTagged)}>
          {words.list.tags}
        </Button>
        {state === 'kept' && (
          <Button look="quiet" onPress={() => noteOnDeck(id, { state: 'archived' })}>
            {words.list.archive}
          </Button>
        )}
        {state !== 'kept' && (
          <Button look="quiet" onPress={() => noteOnDeck(id, { state: 'kept' })}>
            {state === 'archived' ? words.list.unarchive : words.list.takeBack}
          </Button>
        )}
        {state !== 'deleted' && (
          <Button
            look="quiet"
            onPress={() => {
              noteOnDeck(id, { state: 'deleted' })
              onDeleted(name)
            }}
          >
            {words.list.delete}
          </Button>
        )}
      </div>
      {isTagged && (
        <TagForm
          tags={tags}
          onKeep={next => {
            noteOnDeck(id, { tags: next })
            setTagged(false)
          }}
        />
      )}
    </li>
  )
}

function TagForm({ tags, onKeep }: { tags: readonly string[]; onKeep: (tags: readonly string[]) => void }) {
  const [text, setText] = useState(tags.join(', '))
  return (
    <Form onSend={() => onKeep(tagsFrom(text.split(',')))}>
      <Field label={words.list.tags} hint={words.list.tagsHint} value={text} onChange={setText} />
      <Send>{words.list.saveTags}</Send>
    </Form>
  )
}
