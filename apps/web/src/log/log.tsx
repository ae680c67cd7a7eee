import { stepName } from '@paydata/engine/text'
import type { ReactNode } from 'react'
import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { Icon, Text } from '../icons/icon.tsx'
import { useKeyShown } from '../keys/shortcut.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { addressOf } from '../route/route.ts'
import { hold, look } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { worded } from '../ui/worded.ts'
import type { Journal, Line } from './journal.ts'
import { namedParts } from './named-parts.ts'

/**
 * Everything that has happened, as far as this viewer knows of it. The newest stands at the end, where the box that is
 * laid out backwards begins: it stays in sight without a script that has to ask how high everything is.
 */
export function Log() {
  const eye = useSaid(state => state.eye)
  return <Told key={eye} />
}

/** It comes a frame later; through other eyes nothing of what was there stays for so long. */
const Told = () => <Lines journal={useAfterPaint(useSaid(state => state.journal))()} />

const Lines = worded(({ journal: { lines, answered } }: { journal: Journal }) => {
  const [most, setMost] = useState(shownAtOnce)
  const showMore = useCallback(() => setMost(before => before + shownAtOnce), [])
  const count = lines.length
  // They go by many at once: each that goes moves all the others, which then have to be painted anew.
  const gone = Math.max(0, Math.ceil((count - most) / goAtOnce) * goAtOnce)
  const shortcut = useKeyShown('log')
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const fold = useCallback(
    (turn: number) =>
      setFolded(
        before => new Set(before.has(turn) ? [...before].filter(each => each !== turn) : [...before, turn]),
      ),
    [],
  )
  let turn = lines.findLast(({ kind, id }) => kind === 'turn' && id < (lines[gone]?.id ?? 0))?.id ?? -1
  return (
    <div
      className="log"
      id="log"
      tabIndex={0}
      role="group"
      aria-label={say.log.title}
      data-lines={count}
      {...shortcut}
    >
      <ol>
        {count === 0 && <li className="log-empty">{say.log.empty}</li>}
        {gone > 0 && <Earlier key={most} show={showMore} />}
        {lines.slice(gone).map((line, i) => {
          if (line.kind === 'turn') turn = line.id
          const isFolded = folded.has(turn)
          return (
            <Fragment key={line.id}>
              {gone + i === answered && <li className="log-newest">{say.log.newest}</li>}
              {line.kind === 'turn' ? (
                <TurnLine line={line} isFolded={isFolded} onFold={fold} />
              ) : (
                !isFolded && <LogLine line={line} />
              )}
            </Fragment>
          )
        })}
      </ol>
    </div>
  )
})

/** The last turns. A whole game is thousands of elements, which would make every change of the page slower. */
const shownAtOnce = 30
const goAtOnce = 15

/** The way to what is not shown: who comes to it by reading back has it shown by that. */
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
        {say.log.earlier}
      </Button>
    </li>
  )
}

interface TurnLineProps {
  readonly line: Extract<Line, { kind: 'turn' }>
  readonly isFolded: boolean
  readonly onFold: (turn: number) => void
}

/** The heading of a turn, which folds all that is told of it. */
const TurnLine = worded(({ line: { id, turn, of }, isFolded, onFold }: TurnLineProps) => (
  <li className={`log-turn log-${of}`}>
    <button type="button" aria-expanded={!isFolded} onClick={() => onFold(id)}>
      {say.log.turn(turn, of)}
      <Icon name={isFolded ? 'up' : 'down'} />
    </button>
  </li>
))

export const LogLine = worded(({ line }: { line: Line }): ReactNode => {
  switch (line.kind) {
    case 'turn':
      return <li className={`log-turn log-${line.of}`}>{say.log.turn(line.turn, line.of)}</li>
    case 'note':
      return <li className="log-note">{say.log[line.note]}</li>
    case 'told':
      return (
        <li className="log-line" data-depth={line.depth} title={passedIn(line)}>
          {namedParts(line.text, line.cards).map((part, i) =>
            part.definition === null ? (
              <Text key={i}>{part.text}</Text>
            ) : (
              <Named key={i} title={part.text} definition={part.definition} />
            ),
          )}
          {line.passed.length > 0 && <span className="unseen">{say.log.passed(line.passed.length)}</span>}
        </li>
      )
  }
})

/** The windows that were passed meanwhile, for who points at the line. */
const passedIn = ({ passed }: Extract<Line, { kind: 'told' }>): string | undefined =>
  passed.length === 0
    ? undefined
    : passed.map(({ structure, step }) => stepName(structure, step, gameWords()) ?? step).join(', ')

/** A link, as a button would be a block that no line can break: a name as long as a line would stand alone in it. */
function Named({ title, definition }: { title: string; definition: string }) {
  const looked = { definition, card: null }
  return (
    <a
      href={addressOf({ at: 'cards', card: definition })}
      className="log-card"
      onClick={event => {
        // Who wants it in another tab gets its page there.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        hold(looked)
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && look(looked)}
      onPointerLeave={() => look(null)}
    >
      {title}
    </a>
  )
}
