import { atTable } from '../messages/at-table.ts'

export function serverName(id: string): string {
  return id.startsWith('remote')
    ? atTable.board.remote(id.slice('remote'.length))
    : (Object.entries(atTable.board.central).find(([key]) => key === id)?.[1] ?? id)
}
