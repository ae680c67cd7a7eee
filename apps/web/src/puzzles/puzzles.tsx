import type { Puzzle } from '@paydata/puzzles'
import { puzzleCalled, puzzles } from '@paydata/puzzles'
import type { ReactNode } from 'react'
import { lazy, useState } from 'react'
import { puzzleWords as words } from '../messages/puzzles.ts'
import { Link } from '../route/link.tsx'
import { Choices } from '../ui/choices.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import type { Wanted } from './choosing.ts'
import { isWanted, puzzleOfDay } from './choosing.ts'
import type { PuzzleState } from './progress.ts'
import { puzzleStates } from './progress.ts'

// The list needs nothing of the table.
const PuzzleScreen = lazy(() => import('./puzzle-screen.tsx'))

interface PuzzlesProps {
  /** The id of a puzzle as the address has it, or `puzzles` for the list of them. */
  readonly puzzle: string
  /** What is shown where there is no such puzzle. */
  readonly otherwise: ReactNode
}

/** All puzzles, or the one that the address names. */
export default function Puzzles({ puzzle: id, otherwise }: PuzzlesProps) {
  const puzzle = puzzleCalled(id)
  if (puzzle !== null) return <PuzzleScreen key={puzzle.id} puzzle={puzzle} />
  return id === 'puzzles' ? <List /> : otherwise
}

function List() {
  useTitle(words.title)
  const [wanted, setWanted] = useState<Wanted>({ side: 'both', rating: 'any' })
  const stateOf = puzzleStates()
  const [today] = useState(() => puzzleOfDay(puzzles, new Date()))
  const count = puzzles.filter(({ id }) => stateOf(id) === 'solved').length
  const shown = puzzles.filter(each => isWanted(each, wanted))
  const progress = words.progress(count, puzzles.length)
  return (
    <div className="screen">
      <ScreenHead title={words.title} />
      <main className="learn">
        <p className="muted">{words.lead}</p>
        <p>
          <Link to={{ at: 'learn', lesson: null }}>{words.toLessons}</Link>
        </p>
        <p className="learn-progress">
          <progress value={count} max={puzzles.length} aria-label={progress} />
          <span aria-hidden="true">{progress}</span>
        </p>
        {today !== null && (
          <section>
            <h2>{words.today}</h2>
            <ul className="learn-list">
              <Item puzzle={today} state={stateOf(today.id)} look="button-primary" />
            </ul>
          </section>
        )}
        <section>
          <h2>{words.toList}</h2>
          <div className="puzzle-filters">
            <Choices
              label={words.side}
              value={wanted.side}
              all={words.sides}
              onChange={side => setWanted({ ...wanted, side })}
            />
            <Choices
              label={words.rating}
              value={wanted.rating}
              all={words.ratings}
              onChange={rating => setWanted({ ...wanted, rating })}
            />
          </div>
          <p role="status" className="muted">
            {shown.length === 0 && words.none}
          </p>
          <ul className="learn-list">
            {shown.map(puzzle => (
              <Item key={puzzle.id} puzzle={puzzle} state={stateOf(puzzle.id)} look="" />
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}

interface ItemProps {
  readonly puzzle: Puzzle
  readonly state: PuzzleState
  readonly look: 'button-primary' | ''
}

const signs: Readonly<Record<PuzzleState, string>> = { solved: '✓', tried: '↺', new: '●' }

const Item = ({ puzzle: { id, side, goal, rating }, state, look }: ItemProps) => (
  <li>
    <Link to={{ at: 'learn', lesson: id }} className={`button learn-lesson ${look}`}>
      <span className="learn-number" aria-hidden="true">
        {signs[state]}
      </span>
      <span>
        <strong>{words.names[id]}</strong>
        <small>
          {words.sides[side]} · {words.ratings[rating]} · {words.goals[goal]}
        </small>
      </span>
      <em>{words.states[state]}</em>
    </Link>
  </li>
)
