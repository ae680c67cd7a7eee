import './keymap-form.css'
import type { Command } from '../keys/keymap.ts'
import { commandsAt } from '../keys/keymap.ts'
import { settings } from '../messages/settings.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { KeymapRow } from './keymap-row.tsx'
import { useRebinding } from './use-rebinding.ts'

const words = settings.keymap

/** The form with all commands whose key can be changed. */
export function KeymapForm() {
  const rebinding = useRebinding()
  const areSinglesOff = useSettings(state => state.keys === 'off')
  return (
    <div className="keymap">
      <p className="muted">{words.lead}</p>
      {areSinglesOff && <p>{words.off}</p>}
      {(['table', 'replay'] as const).map(place => (
        <section key={place} aria-labelledby={`keymap-${place}`}>
          <h3 className="sheet-sub" id={`keymap-${place}`}>
            {words.places[place]}
          </h3>
          <ul>
            {commandsAt[place].map((command: Command) => (
              <KeymapRow key={command} command={command} rebinding={rebinding} />
            ))}
          </ul>
        </section>
      ))}
      <p className="unseen" role="status">
        {rebinding.announcement}
      </p>
      <Button onPress={rebinding.resetAll}>{words.resetAll}</Button>
    </div>
  )
}
