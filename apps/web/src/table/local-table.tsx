import { useEffect, useMemo } from 'react'
import type { Beginning, LocalSetup, Playing } from '../local/beginning.ts'
import { openLocally } from '../local/transport.ts'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { lookThrough } from '../store/session.ts'
import { newSeed } from '../transport/ids.ts'
import { HandChoice } from './hand-choice.tsx'
import { nobodyAround, Table } from './table.tsx'

interface LocalTableProps {
  readonly setup: LocalSetup
  readonly onAgain: (playing: Playing | null) => void
  readonly onLeave: () => void
}

/** A game that this browser runs itself, without a server. */
export default function LocalTable({ setup, onAgain, onLeave }: LocalTableProps) {
  const open = useMemo(() => openLocally(setup), [setup])
  const { beginning, seat, level, own } = setup
  const again = (): void => {
    switch (beginning.begin) {
      case 'new':
        return onAgain({ beginning: { ...beginning, seed: newSeed() }, seat, level, own })
      case 'card':
        return onAgain({ beginning: { ...beginning }, seat, level, own })
      case 'saved':
        return onAgain(null)
    }
  }
  useAskedSide(seat === 'both')
  const isWatched = seat === 'spectator'
  return (
    <Table
      open={open}
      role={isWatched ? 'watches' : 'plays'}
      eye={null}
      lost={say.table.lost}
      around={{
        ...nobodyAround,
        menu: isWatched ? <Hands /> : null,
        replay: hasReplay(beginning) ? 'last' : null,
        leadsTo: beginning.begin === 'card' ? 'card' : 'start',
      }}
      onAgain={again}
      onLeave={onLeave}
    />
  )
}

/** Who watches two computers may look into either hand. */
function Hands() {
  const eye = useSaid(state => state.eye) ?? 'spectator'
  return <HandChoice eye={eye} shown="now" onLook={lookThrough} />
}

function hasReplay(beginning: Beginning): boolean {
  switch (beginning.begin) {
    case 'new':
      return true
    case 'saved':
      return beginning.replay !== null
    case 'card':
      return false
  }
}

/** Shows a player of both sides the view of the side that is asked. */
function useAskedSide(playsBoth: boolean): void {
  const next = useSaid(({ view, eye }) =>
    view === null || view.waiting.some(each => each.for === eye) ? null : (view.waiting[0]?.for ?? null),
  )
  useEffect(() => {
    if (playsBoth && next !== null) lookThrough(next)
  }, [playsBoth, next])
}
