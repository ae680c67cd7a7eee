import '../home/deck-choice.css'
import './builder-head.css'
import './deck-list.css'
import { sizeOf } from '@paydata/decks'
import { moreReadyDecks, readyIn } from '@paydata/decks/ready'
import { starterDecks } from '@paydata/decks/starter'
import { Fragment, useEffect, useId, useMemo, useState } from 'react'
import { Filter } from '../browse/filter.tsx'
import { deckLook } from '../home/deck-look.ts'
import { Glyph, Icon } from '../icons/icon.tsx'
import { decks as words } from '../messages/decks.ts'
import { say } from '../messages/say.ts'
import { useLanguage } from '../messages/use-language.ts'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Select } from '../ui/select.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import type { Arrangement } from './arranging.ts'
import { arranged, shows, sorts, tagsOf } from './arranging.ts'
import { DeckTile } from './deck-tile.tsx'
import { useDroppedFile } from './dropping.ts'
import { bestFormat } from './judging.ts'
import type { OwnDeck } from './own-deck.ts'
import { makeDeck, noteOnDeck, useOwnDecks } from './own-decks.ts'
import { SyncState } from './sync-state.tsx'
import { ImportForm } from './transfer.tsx'

const open = (id: string): void => go({ at: 'decks', deck: id })
/** The format of the deck that was changed last, which a new one is for as well. */
const lastFormat = (decks: readonly OwnDeck[]): OwnDeck['format'] | null =>
  decks.toSorted((a, b) => b.changed - a.changed)[0]?.format ?? null

const first: Arrangement = { sort: 'played', show: 'all', tag: null, words: '' }
/** The tiles that are drawn at first, and with each wish for more: a player may have ten thousand decks. */
const atOnce = 60

/** The decks of the player. */
/** The list that another program has given to this one (`share_target` in the manifest). */
const shared = (): string | null => new URLSearchParams(location.search).get('list')

/** Whoever comes back to the address is not asked again. */
function forgetShared(): void {
  if (shared() !== null) history.replaceState(null, '', location.pathname)
}

export function DeckList() {
  useTitle(words.title)
  const language = useLanguage()
  const decks = useOwnDecks(state => state.decks)
  const [arrangement, setArrangement] = useState<Arrangement>(first)
  const [most, setMost] = useState(atOnce)
  const [imported, setImported] = useState(shared)
  useEffect(forgetShared, [])
  const [deleted, setDeleted] = useState<{ readonly deck: OwnDeck; readonly name: string } | null>(null)
  const last = useMemo(() => lastFormat(decks), [decks])
  const format = last ?? 'standard'
  const tags = useMemo(() => tagsOf(decks), [decks])
  // The names of identities are in a language.
  const wanted = useMemo(() => ({ ...arrangement, language }), [arrangement, language])
  const shown = useMemo(() => arranged(decks, wanted), [decks, wanted])
  const arrange = (change: Partial<Arrangement>): void => {
    setArrangement({ ...arrangement, ...change })
    setMost(atOnce)
  }
  useDroppedFile(setImported)
  return (
    <div className="screen deck-list">
      <ScreenHead title={words.title}>
        <div className="builder-acts">
          <Button look="primary" onPress={() => open(makeDeck({ format }))}>
            {words.list.new}
          </Button>
          <Button onPress={() => setImported('')}>{words.list.import}</Button>
        </div>
      </ScreenHead>
      {decks.length > 0 && (
        <search className="filters">
          <Search value={arrangement.words} onChange={wanted => arrange({ words: wanted })} />
          <Select
            label={words.list.sort}
            value={arrangement.sort}
            all={sorts}
            words={sort => words.list.sorts[sort]}
            onChange={sort => arrange({ sort })}
          />
          <Select
            label={words.list.show}
            value={arrangement.show}
            all={shows}
            words={show => words.list.shows[show]}
            onChange={show => arrange({ show })}
          />
          {tags.length > 0 && (
            <Filter
              label={words.list.tag}
              value={arrangement.tag}
              all={tags}
              words={tag => tag}
              onChange={tag => arrange({ tag })}
            />
          )}
        </search>
      )}
      <main className="deck-list-main">
        <p role="status" className="deck-list-told">
          {deleted !== null && (
            <>
              {words.list.deleted(deleted.name)}{' '}
              <Button
                onPress={() => {
                  noteOnDeck(deleted.deck.id, { state: deleted.deck.state })
                  setDeleted(null)
                }}
              >
                <Icon name="undo" /> {words.list.undo}
              </Button>
            </>
          )}
        </p>
        <SyncState />
        {arrangement.show !== 'deleted' && decks.every(({ state }) => state === 'deleted') ? (
          <Empty format={format} />
        ) : shown.length === 0 ? (
          <p className="muted">{words.list.none}</p>
        ) : (
          <ul className="deck-tiles">
            {shown.slice(0, most).map(deck => (
              <DeckTile key={deck.id} deck={deck} onDeleted={name => setDeleted({ deck, name })} />
            ))}
          </ul>
        )}
        {shown.length > most && (
          <p className="deck-list-more">
            <span className="muted">{words.list.some(most, shown.length)}</span>
            <Button onPress={() => setMost(most + atOnce)}>{words.list.showMore}</Button>
          </p>
        )}
      </main>
      <Sheet title={words.transfer.importTitle} isOpen={imported !== null} onClose={() => setImported(null)}>
        <ImportForm
          key={imported}
          text={imported ?? ''}
          act={words.transfer.read}
          onTake={deck => open(makeDeck({ format: bestFormat(deck, last), deck }))}
        />
      </Sheet>
    </div>
  )
}

function Search({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const id = useId()
  return (
    <div className="filter filter-words">
      <label htmlFor={id}>{words.list.search}</label>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

/** The ready decks that a new one may begin as, each with its format: those of Startup, and those of the Core Set. */
const begun = [
  { format: 'startup', decks: moreReadyDecks.filter(({ id }) => readyIn.startup.includes(id)) },
  { format: 'core', decks: starterDecks },
] as const

/** What somebody without decks can begin with. */
const Empty = ({ format }: { format: OwnDeck['format'] }) => (
  <section className="deck-list-empty">
    <h2>{words.list.empty}</h2>
    <p>{words.list.emptyLead}</p>
    <Button look="primary" onPress={() => open(makeDeck({ format }))}>
      {words.list.new}
    </Button>
    <h3>{words.list.starters}</h3>
    {begun.map(({ format: of, decks }) => (
      <Fragment key={of}>
        <h4 className="choices-label">{say.play.formats[of]}</h4>
        <ul className="deck-starters">
          {decks.map(deck => (
            <li key={deck.id}>
              <button
                type="button"
                className="deck"
                style={deckLook(deck.identity, deck.faction)}
                onClick={() => open(makeDeck({ format: of, deck }))}
              >
                <span className="unseen">{words.list.copyOf(deck.name)}</span>
                <span className="deck-picture" aria-hidden="true" />
                <span className="deck-words" aria-hidden="true">
                  <strong>
                    <Glyph faction={deck.faction} />
                    {deck.name.split(': ')[0]}
                  </strong>
                  <span>{words.cards(sizeOf(deck))}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Fragment>
    ))}
  </section>
)
