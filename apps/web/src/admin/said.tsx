import './said.css'
import type { ChatLine } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { admin } from '../messages/admin.ts'
import { atTable } from '../messages/at-table.ts'
import { spoken } from '../messages/language.ts'
import { personName } from '../ui/person-name.ts'

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(spoken.getState().language, { dateStyle: 'short', timeStyle: 'short' }).format(at)

interface SaidProps {
  /** The line that was reported, as it was sent. */
  readonly line: ChatLine
  readonly around: readonly ChatLine[]
}

/** A chat line that was reported, among those that were said before and after it. */
export function Said({ line, around }: SaidProps) {
  const lines = [...around.filter(({ n }) => n !== line.n), line].toSorted((a, b) => a.n - b.n)
  return (
    <ol className="said">
      {lines.map(({ n, who, text, preset, channel, at }) => (
        <li key={n} className={n === line.n ? 'said-reported' : ''}>
          {n === line.n && <strong className="said-mark">{admin.reports.thisLine}</strong>}
          <span>
            <time className="muted" dateTime={new Date(at).toISOString()}>
              {timeText(at)}
            </time>{' '}
            <b>
              <bdi>{isolated(personName(who))}</bdi>
            </b>
            {channel === 'spectators' && <small className="muted"> ({atTable.chat.fromSpectators})</small>}{' '}
            <bdi>{isolated(preset === null ? text : atTable.chat.presets[preset])}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}
