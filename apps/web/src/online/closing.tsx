import './notices.css'
import { say } from '../messages/say.ts'
import { useLine } from './line.ts'

/** Says that the server will close, to whoever has come for a game. */
export function Closing() {
  const closesAt = useLine(state => state.closesAt)
  if (closesAt === null) return null
  return (
    <p className="notice" role="status">
      {say.online.table.closes(closesAt)}
    </p>
  )
}
