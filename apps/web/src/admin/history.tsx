import './history.css'
import type { History, Measure } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { measureText } from '../measures/measure-text.ts'
import { admin } from '../messages/admin.ts'
import { Link } from '../route/link.tsx'
import { dayText } from '../ui/day-text.ts'
import { personName } from '../ui/person-name.ts'

const words = admin.history

/** When a measure was taken, until when it counts, whether it was read, and what came of an appeal. */
const whenText = ({ at, until, seenAt, liftedAt, appeal }: Measure): string =>
  [
    words.taken(dayText(at)),
    ...(until === null ? [] : [words.until(dayText(until))]),
    seenAt === null ? words.unread : words.read(dayText(seenAt)),
    ...(liftedAt === null ? [] : [words.lifted(dayText(liftedAt))]),
    ...(appeal === null || appeal.answer === 'lifted' ? [] : [words.appeals[appeal.answer ?? 'waiting']]),
  ].join(', ')

/** What was done in one measure, and when. */
export const MeasureLine = ({ measure }: { measure: Measure }) => (
  <>
    {measureText(measure)} <small className="muted">{whenText(measure)}</small>
  </>
)

interface HistoryOfProps {
  /** What the player has to do with it; null where that is clear. */
  readonly label: string | null
  readonly history: History | null
}

/** What is known of a player: how often they were reported and have reported, and all measures. */
export const HistoryOf = ({ label, history }: HistoryOfProps) => (
  <div className="history">
    {label !== null && <p className="muted">{label}</p>}
    {history === null ? <p>{words.nobody}</p> : <Known history={history} />}
  </div>
)

const Known = ({ history: { player, reported, reports, measures } }: { history: History }) => (
  <>
    <p>
      <Link to={{ at: 'player', player: player.id }}>
        <bdi>{isolated(personName(player))}</bdi>
      </Link>
      <small className="muted">{words.counts(reported, reports)}</small>
    </p>
    {measures.length === 0 ? (
      <p className="muted">{words.none}</p>
    ) : (
      <ul>
        {measures.map(measure => (
          <li key={measure.id}>
            <MeasureLine measure={measure} />
          </li>
        ))}
      </ul>
    )}
  </>
)
