import './track-sheet.css'
import type { View } from '@paydata/engine'
import { lazy, Suspense } from 'react'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { openSheet } from '../store/hand.ts'
import { EditionLink } from '../ui/edition-link.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Track } from './track.tsx'
import { momentOfView } from './tracks.ts'

const OtherEditions = lazy(withWords(() => import('../rules/other-editions.tsx'), 'rules'))

/** The whole track in a sheet, as no top bar has room for it, and what other editions do where the game is. */
export function TrackSheet({ view, hasStops }: { view: View; hasStops: boolean }) {
  const moment = momentOfView(view)
  return (
    <Sheet title={atTable.run.track} isOpen onClose={() => openSheet(null)}>
      {view.turn > 0 && (
        <>
          {hasStops && <p className="muted">{atTable.run.stopLead}</p>}
          <Track view={view} hasStops={hasStops} isWhole />
        </>
      )}
      <p>
        <EditionLink edition={view.edition} moment={moment} />
      </p>
      <Suspense fallback={null}>
        <OtherEditions view={view} moment={moment} />
      </Suspense>
    </Sheet>
  )
}
