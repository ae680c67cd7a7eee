import './following.css'
import { people as words } from '../messages/people.ts'
import { Link } from '../route/link.tsx'
import { Followed } from './followed.tsx'
import { useFollowing } from './use-following.ts'

/** In the lobby: those of whom the player follows who are there now. Whoever follows nobody is told how to begin. */
export default function FollowedNow({ me }: { me: string }) {
  const { told } = useFollowing()
  if (told === null) return null
  const here = told.following.filter(({ is }) => is !== 'away')
  return (
    <section aria-labelledby="followed-now" className="followed-now">
      <h2 id="followed-now">{words.following}</h2>
      {here.length === 0 && (
        <p className="muted">{told.following.length === 0 ? words.followsNobody : words.nobodyHere}</p>
      )}
      {here.length > 0 && <Followed all={here} />}
      <Link to={{ at: 'player', player: me }}>{words.allFollowed}</Link>
    </section>
  )
}
