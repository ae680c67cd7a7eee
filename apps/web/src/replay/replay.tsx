import '../styles/replay.css'
import { useMemo, useState } from 'react'
import type { Playing } from '../local/beginning.ts'
import { replay as words } from '../messages/replay.ts'
import { say } from '../messages/say.ts'
import { useTitle } from '../ui/title.ts'
import { ReplayFiles } from './replay-files.tsx'
import { ReplayTable } from './replay-table.tsx'
import { sourceOf } from './source.ts'
import type { ReplaySource } from './wire.ts'

interface ReplayProps {
  /** A game that a server keeps, or the last one of this browser; null for one that is brought along. */
  readonly game: string | null
  readonly onPlay: (playing: Playing) => void
}

/** Games that are over, looked at again. */
export default function Replay({ game, onPlay }: ReplayProps) {
  const [brought, setBrought] = useState<ReplaySource | null>(null)
  const source = useMemo(() => brought ?? (game === null ? null : sourceOf(game)), [game, brought])
  useTitle(source === null ? words.title : say.over.replay)
  if (source === null) return <ReplayFiles refused={null} onOpen={setBrought} />
  return <ReplayTable source={source} onOpen={setBrought} onPlay={onPlay} />
}
