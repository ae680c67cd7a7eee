import '../styles/replay.css'
import { useMemo, useState } from 'react'
import type { Playing } from '../local/beginning.ts'
import { lastReplay } from '../local/keeping.ts'
import { say } from '../messages/english.ts'
import { useTitle } from '../ui/title.ts'
import { ReplayFiles } from './replay-files.tsx'
import { ReplayTable } from './replay-table.tsx'
import type { ReplaySource } from './wire.ts'

interface ReplayProps {
  /** A game that a server keeps, or the last one of this browser; null for one that is brought along. */
  readonly game: string | null
  readonly onPlay: (playing: Playing) => void
}

function sourceOf(game: string | null): ReplaySource | null {
  if (game !== 'last') return game === null ? null : { is: 'game', game }
  const text = lastReplay()
  return text === null ? null : { is: 'text', text }
}

/** Games that are over, looked at again. */
export default function Replay({ game, onPlay }: ReplayProps) {
  const [brought, setBrought] = useState<ReplaySource | null>(null)
  const source = useMemo(() => brought ?? sourceOf(game), [game, brought])
  useTitle(source === null ? say.replay.title : say.over.replay)
  if (source === null) return <ReplayFiles refused={null} onOpen={setBrought} />
  return <ReplayTable source={source} onOpen={setBrought} onPlay={onPlay} />
}
