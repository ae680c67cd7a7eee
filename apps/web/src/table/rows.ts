import type { CardView } from '@paydata/engine'
import type { atTable } from '../messages/at-table.ts'

export type Row = keyof typeof atTable.board.rows
const rows: readonly Row[] = ['program', 'hardware', 'resource', 'other']

const rowOf = ({ face }: CardView): Row => rows.find(row => row === face?.type) ?? 'other'

/** The Runner’s cards by their kinds, programs first, without empty rows. */
export const rowsOf = (rig: readonly CardView[]): readonly { row: Row; cards: readonly CardView[] }[] => {
  const cards = rig.filter(({ host }) => host === null)
  return rows
    .map(row => ({ row, cards: cards.filter(card => rowOf(card) === row) }))
    .filter(each => each.cards.length > 0)
}
