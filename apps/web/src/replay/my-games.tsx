import './my-games.css'
import type { RouteGiven } from '@paydata/protocol'
import { lazy, useEffect, useState } from 'react'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { replay as words } from '../messages/replay.ts'
import { call } from '../online/http.ts'
import { Link } from '../route/link.tsx'
import { Part } from '../ui/part.tsx'
import { nameIn } from '../ui/person-name.ts'
import { OlderRules } from './older-rules.tsx'

const MyRecord = lazy(withWords(() => import('./my-record.tsx'), 'home'))

type Game = RouteGiven<'myGames'>['games'][number]

const outcomeOf = ({ result, side }: Game): keyof typeof words.outcome =>
  result === null ? 'none' : result.winner === null ? 'drawn' : result.winner === side ? 'won' : 'lost'

/** Against whom it was: a deleted player has no name. */
function against({ opponent }: Game): string {
  if (opponent === null) return words.against.nobody
  const name = nameIn(opponent)
  return name === '' ? words.against.somebody : words.against.named(name)
}

/** A finished game as a link to its replay. */
export const Played = ({ game }: { game: Game }) => (
  <Link to={{ at: 'replay', game: game.game }} className="button">
    <strong>{words.outcome[outcomeOf(game)]}</strong>
    <span>{`${words.asSide(game.side)} ${against(game)}`}</span>
    <OlderRules of={game.edition} />
  </Link>
)

/** The games of a player on this server, the newest first. Finished ones link to their replay. */
export function MyGames() {
  const me = useMe(state => state.me)
  const [games, setGames] = useState<readonly Game[]>([])
  useEffect(() => {
    let isHere = true
    if (me !== null)
      call('myGames', {}).then(answer => {
        if (isHere && answer.ok) setGames(answer.games.filter(({ state }) => state === 'over'))
      })
    return () => {
      isHere = false
    }
  }, [me])
  if (games.length === 0 || me === null) return null
  return (
    <section aria-labelledby="my-games" className="my-games">
      <h2 id="my-games">{words.mine}</h2>
      <ul>
        {games.map(game => (
          <li key={game.game}>
            <Played game={game} />
          </li>
        ))}
      </ul>
      <Link to={{ at: 'player', player: me.id }}>{words.allNumbers}</Link>
      <Part>
        <MyRecord player={me.id} />
      </Part>
    </section>
  )
}
