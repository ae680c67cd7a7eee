import './scrubber.css'
import { atTable } from '../messages/at-table.ts'
import { replay as words } from '../messages/replay.ts'
import type { Outline, Shown } from './film.ts'
import { markText } from './mark-text.ts'

interface ScrubberProps {
  readonly outline: Outline
  readonly shown: Shown
  readonly go: (step: number) => void
}

/** A slider over the whole game, with marks for turns and agendas. */
export function Scrubber({ outline: { last, marks }, shown: { step, view }, go }: ScrubberProps) {
  return (
    <div className="scrubber">
      <input
        type="range"
        className="slider"
        aria-label={words.scrub}
        aria-valuetext={words.at(step, last, view.turn, view.active)}
        min={0}
        max={last}
        value={step}
        onChange={event => go(event.target.valueAsNumber)}
      />
      <div className="scrubber-marks" aria-hidden="true">
        {marks.map(mark => (
          <span
            key={`${mark.step}${mark.what}`}
            className="scrubber-mark"
            data-what={mark.what}
            data-side={mark.side}
            title={mark.what === 'turn' ? atTable.board.turn(mark.turn, mark.side) : markText(mark)}
            style={{ '--at': last === 0 ? 0 : mark.step / last }}
          />
        ))}
      </div>
    </div>
  )
}
