import './replay-files.css'
import type { DragEvent } from 'react'
import { useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { lastReplay } from '../local/kept-replays.ts'
import { replay as words } from '../messages/replay.ts'
import { Link } from '../route/link.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { LocalGames } from './local-games.tsx'
import { MyGames } from './my-games.tsx'
import type { NotShown, ReplaySource } from './wire.ts'

interface ReplayFilesProps {
  /** Why the last replay could not be shown. */
  readonly refused: NotShown | null
  readonly onOpen: (source: ReplaySource) => void
}

/** The choice of a replay: a file, the last game in this browser, or a game on this server. */
export function ReplayFiles({ refused, onOpen }: ReplayFilesProps) {
  const [isOver, setOver] = useState(false)
  const [hasLast] = useState(() => lastReplay() !== null)
  const name = useId()
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) onOpen({ is: 'file', file })
  }
  return (
    <div className="screen replays">
      <ScreenHead title={words.title} />
      <main className="replays-main">
        <p className="muted">{words.lead}</p>
        {refused !== null && (
          <p className="refusal" role="alert">
            {words.refused[refused]}
          </p>
        )}
        <section
          className="drop"
          data-over={isOver}
          aria-label={words.open}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label className="button button-primary" htmlFor={name}>
            <Icon name="log" />
            {words.open}
          </label>
          <input
            id={name}
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={event => {
              const file = event.target.files?.[0]
              if (file !== undefined) onOpen({ is: 'file', file })
            }}
          />
          <span className="muted">{words.drop}</span>
        </section>
        {hasLast && (
          <Link to={{ at: 'replay', game: 'last' }} className="button">
            <Icon name="clock" />
            {words.last}
          </Link>
        )}
        <LocalGames onOpen={onOpen} />
        <MyGames />
      </main>
    </div>
  )
}
