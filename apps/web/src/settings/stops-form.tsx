import './stops-form.css'
import { newestEdition } from '@paydata/decks/starter'
import { say } from '../messages/say.ts'
import { settings } from '../messages/settings.ts'
import { useSaid } from '../store/said.ts'
import { setStops } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { stopsWith, usualOrder } from '../store/stops.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { olderEdition } from '../words/edition.ts'
import { stopWindows } from './stop-windows.ts'

const words = settings.windows
const wishes = ['usual', 'ask', 'able', 'news', 'pass'] as const

/** The form in which a player sets the stops, window by window. The timing track sets the same stops. */
export function StopsForm() {
  const stops = useSettings(state => state.stops)
  // Each edition has windows of its own, and the settings are those of the game that is on.
  const edition = useSaid(({ view }) => view?.edition) ?? newestEdition
  const older = olderEdition(edition)
  const changed = Object.keys(stops.at).length
  return (
    <details className="stops">
      <summary>
        {words.title} <span className="muted">{words.changed(changed)}</span>
      </summary>
      <p>{words.lead}</p>
      {older !== null && <p>{say.play.playedBy(older)}</p>}
      {stopWindows(edition).map(({ title, places }) => (
        <section key={title} aria-label={title}>
          <h3 className="sheet-sub">{title}</h3>
          {places.map(({ place, name }) => (
            <Select
              key={place}
              label={name}
              value={stops.at[place] ?? 'usual'}
              all={wishes}
              words={wish => (wish === 'usual' ? words.usual(usualOrder(stops, place)) : words.orders[wish])}
              onChange={wish => setStops(stopsWith(stops, place, wish))}
            />
          ))}
        </section>
      ))}
      <Button disabled={changed === 0} onPress={() => setStops({ ...stops, at: {} })}>
        {words.reset}
      </Button>
    </details>
  )
}
