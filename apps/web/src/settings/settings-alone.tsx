import { useEffect } from 'react'
import { say } from '../messages/english.ts'
import { openSheet, useHand } from '../store/hand.ts'
import { useTitle } from '../ui/title.ts'
import SettingsSheets from './settings-sheets.tsx'

/** The settings where there is no table. */
export default function SettingsAlone({ onClose }: { onClose: () => void }) {
  useTitle(say.menu.settings)
  useEffect(() => {
    openSheet('settings')
    const silence = useHand.subscribe(({ sheet }) => sheet === null && onClose())
    return () => {
      silence()
      openSheet(null)
    }
  }, [onClose])
  return <SettingsSheets place="table">{null}</SettingsSheets>
}
