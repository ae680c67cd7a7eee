import './key-list.css'
import { keyName } from '../keys/shortcut.ts'
import { settings as words } from '../messages/settings.ts'
import { useSettings } from '../store/settings.ts'

/** All keys of a place, and what they do. */
export function KeyList({ place }: { place: keyof typeof words.keyLists }) {
  const keymap = useSettings(state => state.keymap)
  return (
    <dl className="keys">
      {words.keyLists[place].rows.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {(typeof keys === 'string' ? [keys] : keys.map(command => keyName(keymap[command]))).map(key => (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
