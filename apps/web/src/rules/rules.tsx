import './rules.css'
import type { OlderEdition } from '@paydata/decks/starter'
import { newestEdition, olderEditions } from '@paydata/decks/starter'
import { useEffect, useMemo, useState } from 'react'
import { rules as words } from '../messages/rules.ts'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { useMedia } from '../ui/use-media.ts'
import { olderEditionIn } from '../words/edition.ts'
import { ChoiceTable } from './choice-table.tsx'
import { compared, comparison } from './comparison.ts'
import { Mark, marks } from './mark.tsx'
import { PartTable } from './part-table.tsx'
import { editionCiting, Followed, placeNow, usePlace } from './place.tsx'

type Beside = 'all' | OlderEdition

/** The edition that the address asks for, as a game does that is played by it, or the one that has the place it leads to. */
const asked = (): Beside => olderEditionIn(location.search) ?? editionCiting(placeNow()) ?? 'all'

/** The screen with all editions of the rules side by side, by moments of the turn and of the run and by what they decide. */
export default function Rules() {
  const isNarrow = useMedia('(max-width: 900px)')
  const [chosen, choose] = useState<Beside>(asked)
  const [show, setShow] = useState<keyof typeof words.shows>('all')
  const parts = useMemo(comparison, [])
  useTitle(words.title)
  // A phone has room for two editions.
  const beside = isNarrow && chosen === 'all' ? '2017' : chosen
  const editions = compared
    .map(({ name }) => name)
    .filter(name => beside === 'all' || name === newestEdition || name === beside)
  const differencesOnly = show === 'differences'
  useEffect(() => {
    // The rows were not there yet when the browser looked for the place in the address.
    const place = document.getElementById(placeNow()) ?? document.querySelector('.rules td [aria-current]')
    place?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="screen rules">
      <ScreenHead title={words.title} />
      <main className="rules-main">
        <p className="muted">{words.lead}</p>
        <Choices
          label={words.beside}
          value={beside}
          all={{ ...say.play.editions, all: words.all }}
          among={isNarrow ? olderEditions : ['all', ...olderEditions]}
          onChange={choose}
        />
        <Choices label={words.show} value={show} all={words.shows} onChange={setShow} />
        <p>
          <a className="link" href="#choices">
            {words.decided}
          </a>
        </p>
        <Legend />
        <Followed value={usePlace()}>
          {parts.map(part => (
            <PartTable key={part.of} part={part} editions={editions} differencesOnly={differencesOnly} />
          ))}
          <ChoiceTable editions={editions} differencesOnly={differencesOnly} />
        </Followed>
      </main>
    </div>
  )
}

const Legend = () => (
  <ul className="rules-legend muted" aria-label={words.legend}>
    {marks.map(each => (
      <li key={each}>
        <Mark difference={each} /> {words.differences[each]}
      </li>
    ))}
    <li>{words.windowLead}</li>
    <li>{words.placeLead}</li>
  </ul>
)
