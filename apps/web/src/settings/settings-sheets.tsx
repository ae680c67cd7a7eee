import type { ReactNode } from 'react'
import { say } from '../messages/say.ts'
import { settings as words } from '../messages/settings.ts'
import { openSheet, useHand } from '../store/hand.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import { KeyList } from './key-list.tsx'
import { KeymapForm } from './keymap-form.tsx'
import { SettingsForm } from './settings-form.tsx'

interface SettingsSheetsProps {
  /** The place whose keys are listed: a table or a replay. */
  readonly place: keyof typeof words.keyLists
  /** What is shown below the settings. */
  readonly children: ReactNode
}

/**
 * The settings and the keys, which open over a table. Each is a dialog of its own, so that the focus goes along from one to
 * the next.
 */
export default function SettingsSheets({ place, children }: SettingsSheetsProps) {
  const sheet = useHand(state => state.sheet)
  const titles = { settings: words.title, help: words.keyLists[place].title, keymap: words.keymap.title }
  const title = sheet === 'settings' || sheet === 'help' || sheet === 'keymap' ? titles[sheet] : words.title
  useTitle(title)
  const close = (): void => openSheet(null)
  const changeKeys = <Button onPress={() => openSheet('keymap')}>{words.changeKeys}</Button>
  switch (sheet) {
    case 'settings':
      return (
        <Sheet key={sheet} title={title} isOpen onClose={close}>
          <SettingsForm />
          <div className="answer-row">
            <Button onPress={() => openSheet('help')}>{say.menu.help}</Button>
            {changeKeys}
          </div>
          {children}
        </Sheet>
      )
    case 'help':
      return (
        <Sheet key={sheet} title={title} isOpen onClose={close}>
          <KeyList place={place} />
          {changeKeys}
        </Sheet>
      )
    case 'keymap':
      return (
        <Sheet key={sheet} title={title} isOpen onClose={close}>
          <KeymapForm />
        </Sheet>
      )
    default:
      return null
  }
}
