import { people as words } from '../messages/people.ts'
import { Link } from '../route/link.tsx'
import { useAnswer } from './calling.ts'

/** From the replay of a game of a match to that of the other one. */
export default function OtherGame({ game }: { game: string }) {
  const answer = useAnswer('matchOfGame', { game })
  const other = answer?.ok === true ? (answer.match?.other ?? null) : null
  if (other === null) return null
  return (
    <Link to={{ at: 'replay', game: other }} className="button">
      {words.otherGame}
    </Link>
  )
}
