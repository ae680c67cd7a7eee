import './track.css'
import type { View } from '@paydata/engine'
import { memo } from 'react'
import { atTable } from '../messages/at-table.ts'
import { setStops } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { isStop, placeOf, toggledStop } from '../store/stops.ts'
import { stepText } from '../words/words.ts'
import { trackOf } from './tracks.ts'

interface TrackProps {
  readonly view: View
  readonly hasStops: boolean
  /** Whether to show the whole name of each step, with its rule. */
  readonly isWhole?: boolean
}

/** The steps of the turn or the run, with the current one marked. Players can make a step with a window a stop. */
export function Track({ view, hasStops, isWhole = false }: TrackProps) {
  const stops = useSettings(state => state.stops)
  return (
    <ol className="track" aria-label={atTable.run.track} data-run={view.run !== null}>
      {trackOf(view).map(({ structure, step, rule, label, canStop, isNow }, i) => {
        const place = placeOf(structure, step)
        return (
          <Step
            key={i}
            {...{ place, label, isNow, isWhole }}
            title={stepText({ structure, step, rule }, view.edition)}
            stop={canStop && hasStops ? (isStop(stops, place) ? 'set' : 'free') : null}
          />
        )
      })}
    </ol>
  )
}

interface StepProps extends Required<Pick<TrackProps, 'isWhole'>> {
  readonly place: string
  readonly label: string
  readonly title: string
  readonly isNow: boolean
  /** Whether the player wants to be asked at this step; null if the step cannot be a stop. */
  readonly stop: 'set' | 'free' | null
}

const Step = memo(({ place, label, title, isNow, isWhole, stop }: StepProps) => {
  const look = { className: 'track-step', title, 'data-now': isNow }
  const name = isWhole ? (
    <>
      <b>{label}</b>
      <small>{title}</small>
    </>
  ) : (
    label
  )
  return (
    <li {...(isNow ? { 'aria-current': 'step' as const } : {})}>
      {stop === null ? (
        <span {...look}>{name}</span>
      ) : (
        <button
          type="button"
          {...look}
          data-nav
          aria-pressed={stop === 'set'}
          onClick={() => setStops(toggledStop(useSettings.getState().stops, place))}
        >
          {name}
          {isWhole && (
            <span className="track-stop" aria-hidden="true">
              {atTable.run.stop}
            </span>
          )}
          <span className="unseen">{`: ${atTable.run.stopsAt(title)}`}</span>
        </button>
      )}
    </li>
  )
})
