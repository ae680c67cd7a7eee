import { useEffect } from 'react'
import { openSheet, useHand } from '../store/hand.ts'
import SettingsSheets from './settings-sheets.tsx'

/** The settings on screens without a table. */
export default function SettingsAlone({ onClose }: { onClose: () => void }) {
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
