import type { View } from '@paydata/engine'
import { say } from '../messages/say.ts'
import { openSheet } from '../store/hand.ts'
import '../styles/track.css'
import { Sheet } from '../ui/sheet.tsx'
import { Track } from './track.tsx'

/** The whole track in a sheet, as a phone has no room for it in the top bar. */
export default function TrackSheet({ view, hasStops }: { view: View; hasStops: boolean }) {
  return (
    <Sheet title={say.run.track} isOpen onClose={() => openSheet(null)}>
      {hasStops && <p className="muted">{say.run.stopLead}</p>}
      <Track view={view} hasStops={hasStops} isWhole />
    </Sheet>
  )
}
