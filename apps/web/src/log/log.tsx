import { hovers } from '../ui/hovers.ts'
import './log.css'
import { stepNameIn } from '@paydata/words'
import type { ReactNode } from 'react'
import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { Icon, Text } from '../icons/icon.tsx'
import { useKeyShown } from '../keys/shortcut.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { addressOf } from '../route/route.ts'
import { hold, look } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { worded } from '../ui/worded.ts'
import { olderEdition } from '../words/edition.ts'
import type { Deeds } from './deeds.ts'
import { deeds, sumOf } from './deeds.ts'
import type { Journal, Line } from './journal.ts'
import { namedParts } from './named-parts.ts'
import { undoneText } from './undone-text.ts'

/**
 * The log of the game, as far as the viewer may know it. The styles lay its box out backwards, so that it stays scrolled to
 * the newest line at its end without a script that measures heights.
 */
export function Log() {
  const eye = useSaid(state => state.eye)
  return <Told key={eye} />
}

/** The log one frame late. For another eye it is a new component, so that the old eye's lines do not stay for that frame. */
const Told = () => (
  <Lines
    journal={useAfterPaint(useSaid(state => state.journal))()}
    edition={useSaid(state => state.view?.edition ?? null)}
  />
)

interface LinesProps {
  readonly journal: Journal
  readonly edition: string | null
}

const Lines = worded(({ journal: { lines, answered }, edition }: LinesProps) => {
  const [most, setMost] = useState(shownAtOnce)
  const showMore = useCallback(() => setMost(before => before + shownAtOnce), [])
  const count = lines.length
  // Old lines are removed many at a time, as each removal moves all other lines, which then have to be painted again.
  const gone = Math.max(0, Math.ceil((count - most) / goAtOnce) * goAtOnce)
  const shortcut = useKeyShown('log')
  // Turns that the reader has folded or unfolded. Others are one line each as soon as they are over.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const fold = useCallback(
    (turn: number) =>
      setTurned(
        before => new Set(before.has(turn) ? [...before].filter(each => each !== turn) : [...before, turn]),
      ),
    [],
  )
  const current = lines.findLast(({ kind }) => kind === 'turn')?.id ?? -1
  const older = edition === null ? null : olderEdition(edition)
  let turn = lines.findLast(({ kind, id }) => kind === 'turn' && id < (lines[gone]?.id ?? 0))?.id ?? -1
  return (
    <div
      className="log"
      id="log"
      tabIndex={0}
      role="region"
      aria-label={atTable.log.title}
      data-lines={count}
      {...shortcut}
    >
      <ol>
        {count === 0 && <li className="log-empty">{atTable.log.empty}</li>}
        {gone === 0 && older !== null && <li className="log-note">{say.play.playedBy(older)}</li>}
        {gone > 0 && <Earlier key={most} show={showMore} />}
        {lines.slice(gone).map((line, i) => {
          if (line.kind === 'turn') turn = line.id
          const isFolded = turned.has(turn) === (turn === current)
          return (
            <Fragment key={line.id}>
              {gone + i === answered && !isFolded && <li className="log-newest">{atTable.log.newest}</li>}
              {line.kind === 'turn' ? (
                <TurnLine line={line} sum={sumOf(lines, line)} isFolded={isFolded} onFold={fold} />
              ) : (
                !isFolded && <LogLine line={line} edition={edition} />
              )}
            </Fragment>
          )
        })}
      </ol>
    </div>
  )
})

/** How many lines are shown at first. A whole game has thousands of elements, which would make every change of the page slower. */
const shownAtOnce = 30
const goAtOnce = 15

/** A button that shows earlier lines. They are also shown when the reader scrolls to it. */
function Earlier({ show }: { show: () => void }) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const seen = new IntersectionObserver(notes => notes.at(-1)?.isIntersecting && show())
    if (place.current !== null) seen.observe(place.current)
    return () => seen.disconnect()
  }, [show])
  return (
    <li ref={place}>
      <Button look="quiet" onPress={show}>
        {atTable.log.earlier}
      </Button>
    </li>
  )
}

interface TurnLineProps {
  readonly line: Extract<Line, { kind: 'turn' }>
  /** Null before the turn is over. */
  readonly sum: Deeds | null
  readonly isFolded: boolean
  readonly onFold: (turn: number) => void
}

/** The heading of a turn, which folds and unfolds its lines, and sums them up. */
const TurnLine = worded(({ line: { id, turn, of }, sum, isFolded, onFold }: TurnLineProps) => (
  <li className={`log-turn log-${of}`}>
    <button type="button" aria-expanded={!isFolded} onClick={() => onFold(id)}>
      {atTable.log.turn(turn, of)}
      <Icon name={isFolded ? 'up' : 'down'} />
    </button>
    {sum !== null && <Sum sum={sum} />}
  </li>
))

const Sum = ({ sum }: { sum: Deeds }) => {
  const told = deeds.flatMap(deed =>
    sum[deed] === undefined ? [] : [`${sum[deed]} ${atTable.log.deeds[deed]}`],
  )
  return told.length === 0 ? null : (
    <span className="log-sum">
      <Text>{told.join(' · ')}</Text>
    </span>
  )
}

interface LogLineProps {
  readonly line: Line
  readonly edition: string | null
}

export const LogLine = worded(({ line, edition }: LogLineProps): ReactNode => {
  switch (line.kind) {
    case 'turn':
      return <li className={`log-turn log-${line.of}`}>{atTable.log.turn(line.turn, line.of)}</li>
    case 'undone':
      return <li className="log-note">{undoneText(line.by)}</li>
    case 'told': {
      const Words = line.isUndone ? 'del' : Fragment
      return (
        <li className="log-line" data-depth={line.depth} title={passedIn(line, edition)}>
          <Words>
            {namedParts(line.text, line.cards).map((part, i) =>
              part.definition === null ? (
                <Text key={i}>{part.text}</Text>
              ) : (
                <Named key={i} title={part.text} definition={part.definition} />
              ),
            )}
          </Words>
          {line.passed.length > 0 && <span className="unseen">{atTable.log.passed(line.passed.length)}</span>}
        </li>
      )
    }
  }
})

/** The tooltip of a line: the windows that were passed after it, as the edition of the game calls them. */
const passedIn = ({ passed }: Extract<Line, { kind: 'told' }>, edition: string | null): string | undefined =>
  passed.length === 0
    ? undefined
    : passed
        .map(({ structure, step }) => stepNameIn(edition, structure, step, gameWords()) ?? step)
        .join(', ')

/** The name of a card. It is a link, as the browser cannot break a button over two lines. */
function Named({ title, definition }: { title: string; definition: string }) {
  const looked = { definition, card: null }
  return (
    <a
      href={addressOf({ at: 'cards', card: definition })}
      className="log-card"
      onClick={event => {
        // A player who wants another tab gets the page of the card there.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        hold(looked, event.currentTarget)
      }}
      onPointerEnter={event => hovers(event) && look(looked, event.currentTarget)}
      onPointerLeave={() => look(null)}
    >
      {title}
    </a>
  )
}
