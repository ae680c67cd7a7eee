import type { Side } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'

/** Who won, and how: by the rules, or by an end that only the server knows, such as a player who ran out of time. */
export function endingText(winner: Side | null, how: string): string {
  const hows = { ...atTable.over.hows, ...atTable.people.hows }
  const words = Object.entries(hows).find(([name]) => name === how)?.[1] ?? how
  return winner === null ? `${atTable.over.drawn}, ${words}.` : `${atTable.over.wins(winner)} ${words}.`
}
