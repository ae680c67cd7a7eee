import './score-pips.css'
import type { Side, View } from '@paydata/engine'
import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/say.ts'
import { worded } from '../ui/worded.ts'

/** Pips beyond this number cannot be told apart at a glance: figures stand in their place. */
const mostPips = 12

/** How far each side has come, between the two: a pip for each agenda point that it needs. */
export const ScorePips = ({ view: { corp, runner } }: { view: View }) => (
  <div className="score-pips" role="group" aria-label={say.player.score}>
    <Points side="corp" score={corp.score} needed={corp.pointsNeeded} />
    <Points side="runner" score={runner.score} needed={runner.pointsNeeded} />
  </div>
)

interface PointsProps {
  readonly side: Side
  readonly score: number
  readonly needed: number
}

const Points = worded(({ side, score, needed }: PointsProps) => {
  const words = `${say.sides[side]}: ${say.player.of(score, needed)}`
  return (
    <span
      className="score-points"
      data-side={side}
      data-score={side}
      role="img"
      aria-label={words}
      title={words}
    >
      <span className="score-side">{say.sides[side]}</span>
      {needed > mostPips ? (
        <b>
          {score}/{needed}
        </b>
      ) : (
        Array.from({ length: Math.max(needed, score) }, (_, i) => (
          <i key={i} className="score-pip" data-has={i < score}>
            <Icon name="agenda" />
          </i>
        ))
      )}
    </span>
  )
})
