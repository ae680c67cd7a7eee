import { useMemo, useState } from 'react'
import type { Playing } from '../local/beginning.ts'
import { atTable } from '../messages/at-table.ts'
import { replay as words } from '../messages/replay.ts'
import { useTitle } from '../ui/title.ts'
import { ReplayFiles } from './replay-files.tsx'
import { ReplayTable } from './replay-table.tsx'
import { sourceOf } from './source.ts'
import type { ReplaySource } from './wire.ts'

interface ReplayProps {
  /** The id of a game on the server, or `last` for the last one in this browser; null for a file. */
  readonly game: string | null
  /** Null in the page of somebody else, where nothing is played. */
  readonly onPlay: ((playing: Playing) => void) | null
}

/** The screen of replays. */
export default function Replay({ game, onPlay }: ReplayProps) {
  const [brought, setBrought] = useState<ReplaySource | null>(null)
  const source = useMemo(() => brought ?? (game === null ? null : sourceOf(game)), [game, brought])
  useTitle(source === null ? words.title : atTable.over.replay)
  if (source === null) return <ReplayFiles refused={null} onOpen={setBrought} />
  return <ReplayTable source={source} onOpen={setBrought} onPlay={onPlay} />
}
