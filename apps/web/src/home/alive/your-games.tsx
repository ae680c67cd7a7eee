import type { RouteGiven } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { shortTitle } from '../../cards/facts.ts'
import { useMe } from '../../identity/who.ts'
import type { KeptGame } from '../../local/kept-replays.ts'
import { keptGames } from '../../local/kept-replays.ts'
import { home } from '../../messages/home.ts'
import { say } from '../../messages/say.ts'
import { useLanguage } from '../../messages/use-language.ts'
import { gameOn } from '../../online/game-on.ts'
import { goOnText } from '../../online/go-on-text.ts'
import { call } from '../../online/http.ts'
import { Link } from '../../route/link.tsx'
import { personName } from '../../ui/person-name.ts'

const words = home.last
/** How many games are shown. */
const most = 3

type Online = RouteGiven<'myGames'>['games'][number]
type How = 'won' | 'lost' | 'drawn'

/** A game of the player, as a line of the list: one to go on with, or one that is over, with its replay. */
interface Line {
  readonly id: string
  readonly at: number
  readonly how: How | 'on'
  readonly text: string
}

const howOf = (winner: string | null, own: string): How =>
  winner === null ? 'drawn' : winner === own ? 'won' : 'lost'

const linesHere = (games: readonly KeptGame[]): readonly Line[] =>
  games.flatMap(({ at, seat, winner, decks }) =>
    seat === 'corp' || seat === 'runner'
      ? [
          {
            id: `${at}`,
            at,
            how: howOf(winner, seat),
            text: words.as(say.sides[seat], shortTitle(decks[seat])),
          },
        ]
      : [],
  )

function lineOnline({ game, title, state, side, opponent, result, since }: Online): readonly Line[] {
  if (state === 'playing' || state === 'open')
    // The amber button leads to that one.
    return game === gameOn()?.game
      ? []
      : [{ id: game, at: since, how: 'on', text: goOnText(title, opponent) }]
  if (result === null) return []
  const text = words.as(say.sides[side], opponent === null ? '' : personName(opponent))
  return [{ id: game, at: since, how: howOf(result.winner, side), text }]
}

/** The player's games on the server; none until it has said them. */
function useOnline(): readonly Online[] {
  const me = useMe(state => state.me)
  const [games, setGames] = useState<readonly Online[]>([])
  useEffect(() => {
    let isHere = true
    if (me !== null)
      void call('myGames', {}).then(answer => {
        if (isHere && answer.ok) setGames(answer.games)
      })
    return () => {
      isHere = false
    }
  }, [me])
  return games
}

const isOn = ({ how }: Line): number => (how === 'on' ? 0 : 1)

/** The games that wait for the player, and then those that were played last, with how they ended and their replays. */
export function YourGames() {
  const language = useLanguage()
  const [here] = useState(keptGames)
  const online = useOnline()
  const lines = [...linesHere(here), ...online.flatMap(lineOnline)]
    .toSorted((a, b) => isOn(a) - isOn(b) || b.at - a.at)
    .slice(0, most)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <section className="yours" aria-labelledby="yours">
      <div className="yours-head">
        <h2 id="yours">{words.title}</h2>
        {lines.length > 0 && (
          <Link to={{ at: 'replay', game: null }} className="button button-quiet">
            {words.all}
          </Link>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul>
          {lines.map(({ id, at, how, text }) => (
            <li key={id}>
              <Link
                to={how === 'on' ? { at: 'game', game: id } : { at: 'replay', game: id }}
                className="button"
              >
                {how !== 'on' && <strong data-how={how}>{words[how]}</strong>}
                <span>{text}</span>
                <time dateTime={new Date(at).toISOString()}>{day.format(at)}</time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
