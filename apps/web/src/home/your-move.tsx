import '../online/my-games-on.css'
import './your-move.css'
import { olderRules } from '../lobby/older-rules.ts'
import { home } from '../messages/home.ts'
import type { Turn } from '../online/turns.ts'
import { useTurns } from '../online/turns.ts'
import { Link } from '../route/link.tsx'
import { longTimeText } from '../ui/clock-text.ts'
import { personName } from '../ui/person-name.ts'

const words = home.turns
/** So many are listed: when they are answered, others come. */
const most = 5

/** How long there is for a move, by post. */
const leftText = ({ due }: Turn): string =>
  due === null ? words.waits : words.left(longTimeText(Math.max(0, due - Date.now()) / 1000))

/** The games that wait for the player, but for the one to which the amber button leads. */
export default function YourMove({ without }: { without: string | null }) {
  const { turns, count } = useTurns()
  const others = turns.filter(({ game }) => game !== without)
  const listed = others.slice(0, most)
  if (listed.length === 0) return null
  return (
    <section className="your-move" aria-labelledby="your-move">
      <h2 id="your-move">{words.title(count)}</h2>
      <ul className="games-on">
        {listed.map(turn => (
          <li key={turn.game}>
            <Link to={{ at: 'game', game: turn.game }} className="button">
              <span>
                {turn.opponent === null ? turn.title : words.against(personName(turn.opponent))}
                <small>
                  {[
                    ...(turn.title === '' ? [] : [turn.title]),
                    leftText(turn),
                    ...olderRules(turn.edition),
                  ].join(' · ')}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
