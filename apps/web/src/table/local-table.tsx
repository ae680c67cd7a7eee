import { useMemo } from 'react'
import type { LocalSetup, Playing } from '../local/beginning.ts'
import { newSeed } from '../local/seed.ts'
import { openLocally } from '../local/transport.ts'
import { Table } from './table.tsx'

interface LocalTableProps {
  readonly setup: LocalSetup
  readonly onAgain: (playing: Playing | null) => void
  readonly onLeave: () => void
}

/** A table that this browser runs itself. */
export default function LocalTable({ setup, onAgain, onLeave }: LocalTableProps) {
  const open = useMemo(() => openLocally(setup), [setup])
  const { beginning, seat } = setup
  const again = (): void =>
    onAgain(beginning.begin === 'new' ? { beginning: { ...beginning, seed: newSeed() }, seat } : null)
  return <Table open={open} onAgain={again} onLeave={onLeave} />
}
