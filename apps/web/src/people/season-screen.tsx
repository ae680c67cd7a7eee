import { isolated } from '@paydata/protocol'
import { people as words } from '../messages/people.ts'
import { Link } from '../route/link.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useAnswer } from './calling.ts'
import { People } from './people.tsx'
import { seasonAfter, seasonBefore, seasonIn, thisSeason } from './seasons.ts'

/** Who has beaten the most different opponents within three months. */
export default function SeasonScreen({ season }: { season: string }) {
  const answer = useAnswer('season', { season })
  const { year, quarter } = seasonIn(season)
  const title = `${words.seasons}: ${words.season(quarter, `${year}`)}`
  return (
    <People title={title}>
      <p className="muted">{words.seasonLead}</p>
      {answer !== null && !answer.ok && <RefusedBy refusal={answer} />}
      {answer?.ok === true && answer.players.length === 0 && <p role="status">{words.nobody}</p>}
      {answer?.ok === true && answer.players.length > 0 && (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.beaten}</th>
            </tr>
          </thead>
          <tbody>
            {answer.players.map(({ player, beaten }) => (
              <tr key={player.id}>
                <th scope="row">
                  <Link to={{ at: 'player', player: player.id }}>
                    <bdi>{isolated(player.name)}</bdi>
                  </Link>
                </th>
                <td>{beaten}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <nav className="answer-row">
        <Link to={{ at: 'season', season: seasonBefore({ year, quarter }) }} className="button">
          {words.earlier}
        </Link>
        {season < thisSeason() && (
          <Link to={{ at: 'season', season: seasonAfter({ year, quarter }) }} className="button">
            {words.later}
          </Link>
        )}
      </nav>
    </People>
  )
}
