import type { Listing } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useEffect } from 'react'
import { lobby as words } from '../messages/lobby.ts'
import { say } from '../messages/say.ts'
import { useLine } from '../online/line.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { personName } from '../ui/person-name.ts'
import { enterLobby } from './entering.ts'
import type { Wish } from './lobby-store.ts'
import { gamesLike, useLobby } from './lobby-store.ts'
import { Opening } from './opening.tsx'
import { settingsText } from './settings-text.ts'

/** The games of the server that match a wish: those that wait for a player first. */
export default function Games({ wish, onMake }: { wish: Wish; onMake: () => void }) {
  useEffect(enterLobby, [])
  const games = useLobby(state => state.games)
  const connection = useLine(state => state.connection)
  if (games === null || connection !== 'open') return <Opening connection={connection} />
  const found = gamesLike(games, wish)
  if (found.length === 0)
    return (
      <div className="lobby-empty" role="status">
        <p>{games.length === 0 ? words.empty : words.nothingFound}</p>
        <p className="muted">{words.emptyLead}</p>
        <Button onPress={onMake}>{words.create}</Button>
      </div>
    )
  return (
    <ul className="games" aria-label={words.count(found.length)}>
      {found.map(game => (
        <Game key={game.id} game={game} />
      ))}
    </ul>
  )
}

function Game({ game }: { game: Listing }) {
  const { id, state, settings, seats, locked } = game
  const names = (['corp', 'runner'] as const).map(side => {
    const who = seats[side]
    return { side, who: who === null ? null : personName(who) }
  })
  const isFree = state === 'open' && names.some(({ who }) => who === null)
  const title =
    settings.title === ''
      ? names.map(({ who }) => isolated(who ?? '?')).join(' – ')
      : isolated(settings.title)
  return (
    <li className="game" data-state={state}>
      <div className="game-words">
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span className="game-seats">
          {names.map(({ side, who }) => (
            <span key={side} data-side={side} data-free={who === null}>
              {say.sides[side]}: <bdi>{isolated(who ?? words.free)}</bdi>
            </span>
          ))}
        </span>
        <span className="muted">
          {[...settingsText(settings), ...(locked ? [words.locked] : [])].join(' · ')}
        </span>
      </div>
      <Link to={{ at: 'game', game: id }} className={`button ${isFree ? 'button-primary' : ''}`}>
        {isFree ? words.join : words.watch}
        <span className="unseen">: {title}</span>
      </Link>
    </li>
  )
}
