import type { Side } from '@paydata/engine'
import { say } from '../messages/say.ts'

/** Who won, and how: by the rules, or by an end that only the server knows, such as a player who ran out of time. */
export function endingText(winner: Side | null, how: string): string {
  const hows = { ...say.over.hows, ...say.online.table.hows }
  const words = Object.entries(hows).find(([name]) => name === how)?.[1] ?? how
  return winner === null ? `${say.over.drawn}, ${words}.` : `${say.over.wins(winner)} ${words}.`
}
