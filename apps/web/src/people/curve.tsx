import './curve.css'
import type { Format } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import type { RatedGame } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useState } from 'react'
import { people as words } from '../messages/people.ts'
import { Link } from '../route/link.tsx'
import { dayText } from '../ui/day-text.ts'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useAnswer } from './calling.ts'
import { curveShape, nearest, size } from './curve-shape.ts'
import { changeText } from './texts.ts'

interface CurveProps {
  readonly player: string
  readonly side: Side
  readonly format: Format
  readonly title: string
}

/** How a rating came about, with every game behind it: as a picture to go through by keys or pointer, and as a table. */
export function Curve({ player, side, format, title }: CurveProps) {
  const answer = useAnswer('ratingCurve', { player, side, format })
  if (answer === null) return null
  if (!answer.ok) return <RefusedBy refusal={answer} />
  // From the first game on.
  const games = answer.games.toReversed()
  if (games.length === 0) return <p className="muted">{words.none}</p>
  return (
    <figure className="curve" aria-label={words.curve(title)}>
      <figcaption>{words.curve(title)}</figcaption>
      <Picture games={games} />
      <details>
        <summary>{words.table}</summary>
        <AsTable games={games} />
      </details>
    </figure>
  )
}

const isAt = (games: readonly RatedGame[], nth: number): number =>
  Math.min(games.length - 1, Math.max(0, nth))

function Picture({ games }: { games: readonly RatedGame[] }) {
  const [chosen, setChosen] = useState(games.length - 1)
  const { points, line, band, marks } = curveShape(games)
  const at = isAt(games, chosen)
  const [game, place] = [games[at], points[at]]
  if (game === undefined || place === undefined) return null
  const goTo = (nth: number): void => setChosen(isAt(games, nth))
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 10,
    PageUp: at + 10,
    Home: 0,
    End: games.length - 1,
  }
  const onKey = (event: KeyboardEvent): void => {
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
  }
  const onPoint = (event: PointerEvent): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    goTo(nearest(points, ((event.clientX - left) / width) * size.width))
  }
  const said = words.point(at + 1, games.length, game.rating, changeText(game.change))
  return (
    <>
      <div
        className="curve-picture"
        role="slider"
        tabIndex={0}
        aria-label={words.curveLead}
        aria-valuemin={1}
        aria-valuemax={games.length}
        aria-valuenow={at + 1}
        aria-valuetext={said}
        onKeyDown={onKey}
        onPointerDown={onPoint}
        onPointerMove={onPoint}
      >
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {marks.map(({ rating, y }) => (
            <g key={rating} className="curve-mark">
              <line x1="44" x2={size.width} y1={y} y2={y} />
              <text x="38" y={y + 4} textAnchor="end">
                {rating}
              </text>
            </g>
          ))}
          <path d={band} className="curve-band" />
          <path d={line} className="curve-line" />
          <line x1={place.x} x2={place.x} y1="0" y2={size.height} className="curve-at" />
          <circle cx={place.x} cy={place.y} r="5" className="curve-point" />
        </svg>
      </div>
      <p className="curve-game">
        <strong>{said}</strong> <Behind game={game} />
      </p>
    </>
  )
}

/** The game behind a point, and the way to it. */
const Behind = ({ game }: { game: RatedGame }) => (
  <>
    <span>
      {words.outcomes[game.outcome]} · <Opponent game={game} /> ·{' '}
      <time dateTime={new Date(game.at).toISOString()}>{dayText(game.at)}</time>
    </span>
    {game.game !== null && <Link to={{ at: 'replay', game: game.game }}>{words.replay}</Link>}
  </>
)

function Opponent({ game: { opponent } }: { game: RatedGame }) {
  if (opponent === null) return <span className="muted">{words.unseen}</span>
  const name = <bdi>{isolated(personName(opponent))}</bdi>
  const hasPage = opponent.kind !== 'bot' && opponent.name !== ''
  return hasPage ? <Link to={{ at: 'player', player: opponent.id }}>{name}</Link> : name
}

const AsTable = ({ games }: { games: readonly RatedGame[] }) => (
  <div className="wide">
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.against}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {games.toReversed().map((game, nth) => (
          <tr key={nth}>
            <th scope="row">{dayText(game.at)}</th>
            <td>
              <Opponent game={game} />
            </td>
            <td>
              {game.game === null ? (
                words.outcomes[game.outcome]
              ) : (
                <Link to={{ at: 'replay', game: game.game }}>{words.outcomes[game.outcome]}</Link>
              )}
            </td>
            <td>{words.give(game.rating, game.deviation)}</td>
            <td>{changeText(game.change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
