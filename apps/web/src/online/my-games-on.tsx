import '../ui/button.css'
import './my-games-on.css'
import type { RouteGiven } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { olderRules } from '../lobby/older-rules.ts'
import { home } from '../messages/home.ts'
import { Link } from '../route/link.tsx'
import { goOnText } from './go-on-text.ts'
import { call } from './http.ts'

const words = home.back

type Game = RouteGiven<'myGames'>['games'][number]
type GameOn = Game & { readonly state: keyof typeof words.states }

const isOn = (game: Game): game is GameOn => game.state === 'playing' || game.state === 'open'
const rank = ({ state }: GameOn): number => (state === 'playing' ? 0 : 1)

/** Links to the player's games: first those in progress, then those in the waiting room, the newest first. */
export default function MyGamesOn({ most }: { most: number }) {
  const [games, setGames] = useState<readonly GameOn[]>([])
  useEffect(() => {
    let isHere = true
    void call('myGames', {}).then(answer => {
      if (isHere && answer.ok) setGames(answer.games.filter(isOn).toSorted((a, b) => rank(a) - rank(b)))
    })
    return () => {
      isHere = false
    }
  }, [])
  if (games.length === 0) return null
  return (
    <ul className="games-on" aria-label={words.mine}>
      {games.slice(0, most).map(({ game, title, state, edition, opponent }) => (
        <li key={game}>
          <Link to={{ at: 'game', game }} className="button button-primary">
            <span>
              {goOnText(title, opponent)}
              <small>{[words.states[state], ...olderRules(edition)].join(' · ')}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
