import type { Eye, Seen } from '@paydata/protocol'
import type { GamesSeen } from './keeping.ts'
import { keptPart } from './keeping.ts'
import type { Ending } from './parts.ts'
import { lastView } from './tracks.ts'

/** The last view of a finished game, for a client that may have it already (`have`). */
export async function seenAtEnd(
  world: GamesSeen,
  game: string,
  { version, clock }: Ending,
  eye: Eye,
  have: number | null,
): Promise<Seen> {
  if (have === version) return { is: 'missed', eye, updates: [] }
  return { is: 'whole', eye, version, view: lastView(await keptPart(world, game, eye)), clock }
}
