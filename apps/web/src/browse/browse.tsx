import './browse.css'
import { editionNames, newestEdition } from '@paydata/decks/starter'
import { lazy, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { factsOf, ShownAsIn } from '../cards/facts.ts'
import type { Playing } from '../local/beginning.ts'
import { atTable } from '../messages/at-table.ts'
import { browse } from '../messages/browse.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { useLanguage } from '../messages/use-language.ts'
import { goWithin, useSearch } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { EditionLink } from '../ui/edition-link.tsx'
import { inPieces } from '../ui/in-pieces.ts'
import { Part } from '../ui/part.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Select } from '../ui/select.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import { useMedia } from '../ui/use-media.ts'
import { editionText, olderEditionIn } from '../words/edition.ts'
import { CardGrid } from './card-grid.tsx'
import { factionName } from './faction-name.ts'
import { Filter } from './filter.tsx'
import { anything, costs, factions, formats, found, orders, readTexts, types } from './search.ts'
import { SearchFormButton } from './search-form-button.tsx'
import { SearchProblems } from './search-problems.tsx'

// Whoever looks for a card needs nothing yet of what is told about one, nor of the older rules.
const CardPage = lazy(async () => ({ default: (await import('./card-page.tsx')).CardPage }))

const sides = ['corp', 'runner'] as const

interface BrowseProps {
  readonly card: string | null
  readonly onPlay: (playing: Playing) => void
}

/** The screen with all cards: a search by printed facts and texts, and one card in full. */
export default function Browse({ card, onPlay }: BrowseProps) {
  // The address holds the edition, so that links and the way back have it too.
  const older = olderEditionIn(useSearch())
  const [asked, setAsked] = useState(anything)
  const wanted = useMemo(() => ({ ...asked, edition: older }), [asked, older])
  const words = useId()
  const late = useDeferredValue(wanted)
  const language = useLanguage()
  // Cards are searched in the words of a language.
  const searched = useMemo(() => ({ ...late, language }), [late, language])
  const { cards, problems } = useMemo(() => found(searched), [searched])
  useEffect(() => inPieces(readTexts(searched)), [searched])
  const isNarrow = useMedia('(max-width: 820px)')
  const edition = older ?? newestEdition
  const chosen = card === null ? null : (factsOf(card) ?? null)
  useTitle(chosen?.printed?.title ?? browse.title)
  const want = (change: Partial<typeof anything>): void => setAsked({ ...asked, ...change })
  const look = (next: string | null): void => goWithin({ at: 'cards', card: next, edition: older })
  const lookIn = (name: string): void =>
    goWithin({ at: 'cards', card, edition: name === newestEdition ? null : name })
  const begin = (): void => {
    setAsked(anything)
    lookIn(newestEdition)
  }
  return (
    <ShownAsIn value={edition}>
      <div className="screen browse">
        <ScreenHead title={browse.title} />
        <search className="filters">
          <div className="filter filter-words">
            <label htmlFor={words}>{browse.search}</label>
            <div className="filter-line">
              <input
                id={words}
                type="search"
                value={wanted.words}
                placeholder={browse.searchHint}
                onChange={event => want({ words: event.target.value })}
              />
              <SearchFormButton
                side={sides.find(side => side === wanted.side) ?? null}
                onSearch={words => want({ words })}
              />
            </div>
          </div>
          <Filter
            label={browse.side}
            value={wanted.side}
            all={sides}
            words={side => (side === 'corp' ? say.sides.corp : say.sides.runner)}
            onChange={side => want({ side })}
          />
          <Filter
            label={browse.type}
            value={wanted.type}
            all={types()}
            words={gameWords().kinds.type}
            onChange={type => want({ type })}
          />
          <Filter
            label={browse.faction}
            value={wanted.faction}
            all={factions()}
            words={factionName}
            onChange={faction => want({ faction })}
          />
          <Filter
            label={browse.cost}
            value={wanted.cost}
            all={costs()}
            words={cost => `${cost}`}
            onChange={cost => want({ cost })}
          />
          <Filter
            label={say.play.format}
            value={wanted.format}
            all={formats}
            words={format => say.play.formats[format]}
            onChange={format => want({ format })}
          />
          <Select
            label={browse.asOf}
            value={edition}
            all={editionNames}
            words={editionText}
            onChange={lookIn}
          />
          <Select
            label={browse.order}
            value={wanted.order}
            all={orders}
            words={order => browse.orders[order]}
            onChange={order => want({ order })}
          />
        </search>
        <main className="browse-main">
          <p className="muted" role="status">
            {cards.length === 0 ? browse.nothing : browse.found(cards.length)}
            {(asked !== anything || older !== null) && (
              <Button look="quiet" onPress={begin}>
                {browse.anew}
              </Button>
            )}
            {older !== null && <EditionLink edition={older} />}
          </p>
          <SearchProblems problems={problems} />
          <CardGrid cards={cards} chosen={card} onChoose={look} />
        </main>
        {isNarrow ? (
          <Sheet title={chosen?.printed.title ?? ''} isOpen={chosen !== null} onClose={() => look(null)}>
            <Part>{chosen !== null && <CardPage card={chosen} onPlay={onPlay} />}</Part>
          </Sheet>
        ) : (
          <aside className="browse-side" aria-label={atTable.card.preview}>
            {chosen === null ? (
              <p className="muted">{browse.look}</p>
            ) : (
              <Part>
                <CardPage card={chosen} onPlay={onPlay} />
              </Part>
            )}
          </aside>
        )}
      </div>
    </ShownAsIn>
  )
}
