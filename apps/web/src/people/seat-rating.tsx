import type { Format } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import { people as words } from '../messages/people.ts'
import { useAnswer } from './calling.ts'

interface SeatRatingProps {
  readonly player: string
  readonly side: Side
  readonly format: Format
}

/** The rating of somebody at a seat, on that side and in the format of the game. */
export default function SeatRating({ player, side, format }: SeatRatingProps) {
  const answer = useAnswer('ratings', { player })
  const found =
    answer?.ok === true
      ? answer.ratings.find(each => each.side === side && each.format === format)
      : undefined
  if (found === undefined) return null
  const { rating, is } = found
  return (
    <span>
      {' · '}
      {words.rating} {is === 'sure' ? words.short(rating) : words.shortUnsure(rating)}
    </span>
  )
}
