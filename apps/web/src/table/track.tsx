import type { View } from '@paydata/engine'
import { say } from '../messages/english.ts'
import { setStops } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { isStop, placeOf, toggledStop } from '../store/stops.ts'
import { stepText } from '../words/words.ts'
import { trackOf } from './tracks.ts'

/** Where the turn or the run is. A step with a window can be made a stop. */
export function Track({ view, hasStops }: { view: View; hasStops: boolean }) {
  const stops = useSettings(state => state.stops)
  return (
    <ol className="track" aria-label={say.run.track} data-run={view.run !== null}>
      {trackOf(view).map(({ structure, step, rule, label, canStop, isNow }) => {
        const name = placeOf(structure, step)
        const title = stepText({ structure, step, rule })
        const look = { className: 'track-step', title, 'data-now': isNow }
        return (
          <li key={`${structure}.${step}`} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
            {canStop && hasStops ? (
              <button
                type="button"
                {...look}
                data-nav
                aria-pressed={isStop(stops, name)}
                onClick={() => setStops(toggledStop(stops, name))}
              >
                {label}
                <span className="unseen">{`: ${say.run.stopsAt(title)}`}</span>
              </button>
            ) : (
              <span {...look}>{label}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
