import './notices.css'
import { atTable } from '../messages/at-table.ts'
import { useLine } from './line.ts'

/** Says that the server will close, to whoever has come for a game. */
export function Closing() {
  const closesAt = useLine(state => state.closesAt)
  if (closesAt === null) return null
  return (
    <p className="notice" role="status">
      {atTable.people.closes(closesAt)}
    </p>
  )
}
