import './key-list.css'
import type { Command } from '../keys/keymap.ts'
import { keyName } from '../keys/shortcut.ts'
import { settings as words } from '../messages/settings.ts'
import { useSettings } from '../store/settings.ts'

/** A row of the list: the commands whose keys are shown, or keys that cannot be changed, and what they do. */
type KeyRow = readonly [keys: readonly Command[] | string, does: string]

const own = (command: Command): KeyRow => [[command], words.keymap.commands[command]]

function rowsOf(place: keyof typeof words.keyLists): readonly KeyRow[] {
  if (place === 'table') {
    const { rows } = words.keyLists.table
    return [
      [['left', 'up', 'right', 'down'], rows.move],
      ['Enter', rows.choose],
      ['1 – 9, 0; ⇧1 – ⇧0', rows.option],
      own('answer'),
      own('breakAll'),
      own('continueRun'),
      own('accessAll'),
      own('takeCredits'),
      own('decision'),
      own('hand'),
      own('log'),
      own('why'),
      own('words'),
      own('hint'),
      own('takeBack'),
      ['Esc', rows.back],
      [['help'], rows.list],
    ]
  }
  const { rows } = words.keyLists.replay
  return [
    [['back', 'forward'], rows.moment],
    [['backAction', 'forwardAction'], rows.action],
    [['backTurn', 'forwardTurn'], rows.turn],
    [['first', 'last'], rows.ends],
    own('play'),
    ['1 – 4', rows.views],
    [['replayHelp'], rows.list],
  ]
}

/** All keys of a place, and what they do. */
export function KeyList({ place }: { place: keyof typeof words.keyLists }) {
  const keymap = useSettings(state => state.keymap)
  return (
    <dl className="keys">
      {rowsOf(place).map(([keys, does]) => (
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
