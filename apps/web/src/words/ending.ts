import type { Side } from '@paydata/engine'
import { say } from '../messages/say.ts'

/** Who won, and how: in words of the rules, or of whoever runs the game, who knows of time and absence. */
export function endingText(winner: Side | null, how: string): string {
  const hows = { ...say.over.hows, ...say.online.table.hows }
  const words = Object.entries(hows).find(([name]) => name === how)?.[1] ?? how
  return winner === null ? `${say.over.drawn}, ${words}.` : `${say.over.wins(winner)} ${words}.`
}
