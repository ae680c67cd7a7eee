import type { MatchOfTwo } from '@paydata/protocol'
import { useEffect } from 'react'
import { people as words } from '../messages/people.ts'
import { noteRematch } from '../online/rematches.ts'
import { Link } from '../route/link.tsx'
import { go } from '../route/route.ts'

/** Milliseconds after which whoever stays at the first table is brought to the second. */
const soon = 50_000

interface MatchNextProps {
  readonly game: string
  readonly match: MatchOfTwo
}

/** After the first game of a match: the way to the second, which nobody has to look for. */
export default function MatchNext({ game, match: { other } }: MatchNextProps) {
  useEffect(() => {
    if (other === null) return
    // What was said at the first table stands there as well.
    noteRematch(other, game)
    const timer = setTimeout(() => go({ at: 'game', game: other }), soon)
    return () => clearTimeout(timer)
  }, [other, game])
  if (other === null) return null
  return (
    <Link to={{ at: 'game', game: other }} className="button button-primary">
      {words.toSecond}
    </Link>
  )
}
