import { lazy, useEffect, useMemo, useState } from 'react'
import { HintButton, HintPlace } from '../hints/hint-button.tsx'
import { isTold } from '../learn/newcomer.ts'
import { usePlainWords } from '../learn/use-plain-words.ts'
import type { Beginning, LocalSetup, Playing } from '../local/beginning.ts'
import { hasHints } from '../local/beginning.ts'
import { openLocally } from '../local/transport.ts'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { useSaid } from '../store/said.ts'
import { lookThrough } from '../store/session.ts'
import { newSeed } from '../transport/ids.ts'
import { Part } from '../ui/part.tsx'
import { HandChoice } from './hand-choice.tsx'
import { nobodyAround, Table } from './table.tsx'

// Only beginners need it.
const Told = lazy(withWords(() => import('../learn/told.tsx'), 'glossary'))

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
      case 'lesson':
      case 'puzzle':
        return onAgain({ beginning: { ...beginning }, seat, level, own })
      case 'guided':
      case 'saved':
        return onAgain(null)
    }
  }
  const [tells] = useState(() => isTold(setup))
  useAskedSide(seat === 'both')
  const isReady = usePlainWords(isLearning(beginning) ? null : 'game')
  const isWatched = seat === 'spectator'
  if (!isReady) return null
  return (
    <Table
      open={open}
      role={isWatched ? 'watches' : 'plays'}
      eye={null}
      lost={atTable.board.lost}
      around={{
        ...nobodyAround,
        notices: (
          <>
            {tells && (
              <Part lost={null}>
                <Told />
              </Part>
            )}
            {hasHints(setup) && <HintPlace />}
          </>
        ),
        hint: hasHints(setup) ? <HintButton /> : null,
        menu: isWatched ? <Hands /> : null,
        replay: hasReplay(beginning) ? 'last' : null,
        leadsTo: beginning.begin === 'card' ? 'card' : 'start',
        ends: isLearning(beginning) ? 'elsewhere' : 'here',
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

/** What is learnt at a table is told beside it. */
const isLearning = ({ begin }: Beginning): boolean =>
  begin === 'lesson' || begin === 'puzzle' || begin === 'guided'

function hasReplay(beginning: Beginning): boolean {
  switch (beginning.begin) {
    case 'new':
    case 'guided':
      return true
    case 'saved':
      return beginning.replay !== null
    case 'card':
    case 'lesson':
    case 'puzzle':
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
