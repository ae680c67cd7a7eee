import './following.css'
import type { Followed as OneFollowed } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import type { ReactNode } from 'react'
import { people as words } from '../messages/people.ts'
import { Challenge } from '../opponent/challenge.tsx'
import { Link } from '../route/link.tsx'
import { personName } from '../ui/person-name.ts'

interface FollowedProps {
  readonly all: readonly OneFollowed[]
  /** What else can be done about each. */
  readonly more?: (one: OneFollowed) => ReactNode
}

/** People whom the player follows: what each does, and how to watch or challenge them. */
export const Followed = ({ all, more = () => null }: FollowedProps) => (
  <ul className="followed">
    {all.map(one => {
      const name = isolated(personName(one.player))
      return (
        <li key={one.player.id} data-is={one.is}>
          <span className="followed-who">
            <Link to={{ at: 'player', player: one.player.id }}>{name}</Link>
            <span className="muted">{words.presences[one.is]}</span>
          </span>
          <span className="answer-row">
            {one.watch !== null && (
              <Link to={{ at: 'game', game: one.watch }} className="button">
                {words.watch}
                <span className="unseen">: {name}</span>
              </Link>
            )}
            <Challenge player={one.player} look="quiet" />
            {more(one)}
          </span>
        </li>
      )
    })}
  </ul>
)
