import '../ui/choices.css'
import './volume.css'
import { useId } from 'react'
import { settings as words } from '../messages/settings.ts'
import { play } from '../sound/play.ts'
import { change, useSettings } from '../store/settings.ts'

/** The slider for the volume. Each step is heard at once. */
export function Volume() {
  const id = useId()
  const volume = useSettings(state => state.volume)
  const sound = useSettings(state => state.sound)
  const set = (next: number): void => {
    change({ volume: next })
    play('turn', next)
  }
  return (
    <div className="choices">
      <label className="choices-label" htmlFor={id}>
        {words.volume}
      </label>
      <input
        id={id}
        type="range"
        className="slider volume"
        aria-valuetext={`${volume * 10} %`}
        min={1}
        max={10}
        value={volume}
        disabled={sound === 'off'}
        onChange={event => set(event.target.valueAsNumber)}
      />
    </div>
  )
}
