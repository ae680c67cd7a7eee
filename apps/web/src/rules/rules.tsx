import '../styles/rules.css'
import type { OlderEdition } from '@paydata/cards/starter'
import { newestEdition, olderEditions } from '@paydata/cards/starter'
import { stepName } from '@paydata/engine/text'
import { useEffect, useMemo, useState } from 'react'
import { gameWords } from '../messages/game.ts'
import { rules as words } from '../messages/rules.ts'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { useMedia } from '../ui/use-media.ts'
import { editionText, olderEditionIn } from '../words/edition.ts'
import type { Cell, Moment, Part } from './comparison.ts'
import { comparison } from './comparison.ts'

type Beside = 'all' | OlderEdition

/** The edition that the address asks for, as a game does that is played by it. */
const asked = (): Beside => olderEditionIn(location.search) ?? 'all'

/** The screen with all editions of the rules side by side, by moments of the turn and of the run. */
export default function Rules() {
  const isNarrow = useMedia('(max-width: 900px)')
  const [chosen, choose] = useState<Beside>(asked)
  const [show, setShow] = useState<keyof typeof words.shows>('all')
  const all = useMemo(comparison, [])
  useTitle(words.title)
  // A phone has room for two editions.
  const beside = isNarrow && chosen === 'all' ? '2017' : chosen
  const shown = (edition: string): boolean =>
    beside === 'all' || edition === newestEdition || edition === beside
  useEffect(() => {
    // The rows were not there yet when the browser looked for the place in the address.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({ block: 'center' })
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
        <Legend />
        {all.map(part => (
          <PartTable key={part.of} part={part} shown={shown} differencesOnly={show === 'differences'} />
        ))}
      </main>
    </div>
  )
}

const marks = { added: '+', missing: '–', moved: '↕', window: '◇' } as const

const Legend = () => (
  <ul className="rules-legend muted" aria-label={words.legend}>
    {(['added', 'missing', 'moved', 'window'] as const).map(each => (
      <li key={each}>
        <span className="rules-mark" data-difference={each} aria-hidden="true">
          {marks[each]}
        </span>
        {words.differences[each]}
      </li>
    ))}
    <li>{words.windowLead}</li>
  </ul>
)

interface PartTableProps {
  readonly part: Part
  readonly shown: (edition: string) => boolean
  readonly differencesOnly: boolean
}

function PartTable({ part: { of, moments }, shown, differencesOnly }: PartTableProps) {
  const columns = moments[0]?.cells.filter(({ edition }) => shown(edition)) ?? []
  const rows = moments
    .map(moment => ({ ...moment, cells: moment.cells.filter(({ edition }) => shown(edition)) }))
    .filter(({ cells }) => cells.some(({ rule }) => rule !== null))
    .filter(({ cells }) => !differencesOnly || cells.some(({ difference }) => difference !== 'same'))
  return (
    <section className="rules-part" aria-labelledby={of}>
      <h2 id={of}>{words.parts[of]}</h2>
      {rows.length === 0 ? (
        <p className="muted">{words.noDifference}</p>
      ) : (
        <div className="rules-scroll" role="region" tabIndex={0} aria-labelledby={of}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.moment}</th>
                {columns.map(({ edition }) => (
                  <th key={edition} scope="col">
                    {editionText(edition)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(moment => (
                <MomentRow key={moment.id} moment={moment} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const MomentRow = ({ moment: { id, structure, step, cells } }: { moment: Moment }) => (
  <tr id={id} data-within={structure === 'approach' || structure === 'encounter'}>
    <th scope="row">
      <a href={`#${id}`}>{stepName(structure, step, gameWords()) ?? step}</a>
    </th>
    {cells.map(cell => (
      <StepCell key={cell.edition} cell={cell} anchor={`${cell.edition}.${id}`} />
    ))}
  </tr>
)

/** A step in one edition: which of its part it is, its rule, what players may do in it, and how it differs. */
function StepCell({ cell: { difference, rule, nth, window }, anchor }: { cell: Cell; anchor: string }) {
  const mark =
    difference === 'same' ? null : (
      <span className="rules-mark" data-difference={difference} title={words.differences[difference]}>
        <span aria-hidden="true">{marks[difference]}</span>
        <span className="unseen">{words.differences[difference]}</span>
      </span>
    )
  if (rule === null)
    return <td data-difference={difference}>{mark ?? <span className="unseen">{words.noStep}</span>}</td>
  return (
    <td data-difference={difference} id={anchor}>
      {mark}
      <span className="rules-nth">{nth}.</span> <a href={`#${anchor}`}>{rule}</a>
      {window !== null && <small>{windowText(window)}</small>}
    </td>
  )
}

const windowText = ({ rez, score }: NonNullable<Cell['window']>): string =>
  [words.paid, ...(rez === 'nothing' ? [] : [words.rez[rez]]), ...(score ? [words.score] : [])].join(', ')
