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

const MyRecord = lazy(withWords(() => import('./my-record.tsx'), 'home', 'table'))

const MatchScore = lazy(withWords(() => import('../people/match-score.tsx'), 'people'))

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

/** The two games of a match are one entry, the first one first. */
function asMatches(games: readonly Game[]): readonly (readonly Game[])[] {
  const byId = new Map(games.map(game => [game.game, game]))
  const otherOf = ({ match }: Game): Game | undefined =>
    match?.other == null ? undefined : byId.get(match.other)
  return games.flatMap(game => {
    const other = otherOf(game)
    if (other === undefined) return [[game]]
    return game.match?.nth === 2 ? [[other, game]] : []
  })
}

/** What a match came to. */
function MatchOf({ game }: { game: Game | undefined }) {
  const me = useMe(state => state.me)
  if (game?.match == null) return null
  const names =
    game.side === 'corp' ? { corp: me, runner: game.opponent } : { corp: game.opponent, runner: me }
  return (
    <Part lost={null}>
      <MatchScore match={game.match} names={names} isOver />
    </Part>
  )
}

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
        {asMatches(games).map(same => (
          <li key={same.map(({ game }) => game).join()} className={same.length > 1 ? 'match' : ''}>
            {same.map(game => (
              <Played key={game.game} game={game} />
            ))}
            {same.length > 1 && <MatchOf game={same.at(-1)} />}
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
