import './learn.css'
import type { Side } from '@paydata/engine'
import type { Lesson } from '@paydata/lessons'
import { lessonCalled, lessons } from '@paydata/lessons'
import { lazy } from 'react'
import type { Playing } from '../local/beginning.ts'
import { guidedLeft } from '../local/keeping.ts'
import { withWords } from '../messages/language.ts'
import { learn } from '../messages/learn.ts'
import { Link } from '../route/link.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { guidedEnd } from './guided-kept.ts'
import type { Progress } from './progress.ts'
import { progress } from './progress.ts'

// The list needs nothing of the table.
const LessonScreen = lazy(() => import('./lesson-screen.tsx'))
const Puzzles = lazy(() => import('../puzzles/puzzles.tsx'))
const GuidedScreen = lazy(withWords(() => import('./guided-screen.tsx'), 'guided', 'table'))

const sides: readonly Side[] = ['runner', 'corp']

interface LearnProps {
  /** The id of a lesson or a puzzle, `puzzles`, or the side of a guided game, as the address has it; null for the list of lessons. */
  readonly lesson: string | null
  readonly onPlay: (playing: Playing) => void
}

export default function Learn({ lesson: id, onPlay }: LearnProps) {
  const side = sides.find(each => each === id)
  if (side !== undefined) return <GuidedScreen key={side} side={side} onPlay={onPlay} />
  const lesson = id === null ? null : lessonCalled(id)
  if (lesson !== null) return <LessonScreen key={lesson.id} lesson={lesson} />
  return id === null ? <Lessons /> : <Puzzles puzzle={id} otherwise={<Lessons />} />
}

/** All lessons, with the one that comes next in amber. */
function Lessons() {
  useTitle(learn.title)
  const done = progress()
  const open = lessons.filter(({ id, parts }) => done(id) < parts.length)
  const next = open[0]?.id ?? null
  const count = lessons.length - open.length
  const nextGame = next === null ? sides.find(side => guidedEnd(side) === null) : undefined
  return (
    <div className="screen">
      <ScreenHead title={learn.title} />
      <main className="learn">
        <p className="muted">{learn.lead}</p>
        <p>
          <Link to={{ at: 'glossary', word: null }}>{learn.glossary}</Link>
        </p>
        <p>
          <Link to={{ at: 'learn', lesson: 'puzzles' }}>{learn.toPuzzles}</Link>
        </p>
        <p className="learn-progress">
          <progress value={count} max={lessons.length} aria-label={learn.progress(count, lessons.length)} />
          <span aria-hidden="true">{learn.progress(count, lessons.length)}</span>
        </p>
        <Group
          name={learn.asRunner}
          of={lessons.filter(({ side }) => side === 'runner')}
          done={done}
          next={next}
        />
        <Group
          name={learn.asCorp}
          of={lessons.filter(({ side }) => side === 'corp')}
          done={done}
          next={next}
        />
        <section className="learn-game">
          <h2>{learn.afterAll}</h2>
          <p className="muted">
            {next === null && `${learn.allDone} `}
            {learn.afterAllLead}
          </p>
          <ol className="learn-list">
            {sides.map(side => (
              <li key={side}>
                <Game side={side} isNext={side === nextGame} />
              </li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  )
}

interface GroupProps {
  readonly name: string
  readonly of: readonly Lesson[]
  readonly done: Progress
  readonly next: string | null
}

const Group = ({ name, of, done, next }: GroupProps) => (
  <section>
    <h2>{name}</h2>
    <ol className="learn-list">
      {of.map(({ id, parts }) => {
        const isDone = done(id) >= parts.length
        const doing = isDone ? learn.again : done(id) > 0 ? learn.goOn : learn.begin
        return (
          <li key={id}>
            <Choice
              to={id}
              isNext={id === next}
              sign={isDone ? '✓' : `${lessons.findIndex(each => each.id === id) + 1}`}
              name={learn.names[id]}
              lead={learn.leads[id]}
              doing={doing}
            />
          </li>
        )
      })}
    </ol>
  </section>
)

/** A guided game of a side. */
function Game({ side, isNext }: { readonly side: Side; readonly isNext: boolean }) {
  const end = guidedEnd(side)
  const doing = guidedLeft(side) !== null ? learn.goOn : end === null ? learn.begin : learn.again
  return (
    <Choice
      to={side}
      isNext={isNext}
      sign={end === 'won' ? '✓' : '●'}
      name={learn.games[side]}
      lead={learn.gameLeads[side]}
      doing={doing}
    />
  )
}

interface ChoiceProps {
  readonly to: string
  readonly isNext: boolean
  readonly sign: string
  readonly name: string
  readonly lead: string
  readonly doing: string
}

const Choice = ({ to, isNext, sign, name, lead, doing }: ChoiceProps) => (
  <Link to={{ at: 'learn', lesson: to }} className={`button learn-lesson ${isNext ? 'button-primary' : ''}`}>
    <span className="learn-number" aria-hidden="true">
      {sign}
    </span>
    <span>
      <strong>{name}</strong>
      <small>{lead}</small>
    </span>
    <em>{doing}</em>
  </Link>
)
