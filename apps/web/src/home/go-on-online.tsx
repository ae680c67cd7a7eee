import type { RouteGiven } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { home } from '../messages/home.ts'
import { noteGameOff } from '../online/game-on.ts'
import { goOnText } from '../online/go-on-text.ts'
import { call } from '../online/http.ts'
import { useTurns } from '../online/turns.ts'
import { Link } from '../route/link.tsx'

type Game = RouteGiven<'myGames'>['games'][number]

interface GoOnOnlineProps {
  readonly game: string
  readonly onOver: () => void
}

/** Leads back to a game of the server at once. What the server says of it comes into the same place. */
export function GoOnOnline({ game, onOver }: GoOnOnlineProps) {
  const [known, setKnown] = useState<Game | null>(null)
  useEffect(() => {
    let isHere = true
    void call('myGames', {}).then(answer => {
      if (!isHere || !answer.ok) return
      const found = answer.games.find(each => each.game === game)
      if (found !== undefined && (found.state === 'playing' || found.state === 'open')) return setKnown(found)
      noteGameOff(game)
      onOver()
    })
    return () => {
      isHere = false
    }
  }, [game, onOver])
  const { states } = home.back
  const turn = useTurns(state => state.turns.find(each => each.game === game))
  const isOpen = known?.state === 'open'
  return (
    <Link to={{ at: 'game', game }} className="button button-primary best-first">
      <Icon name="players" />
      <span>
        <strong>{known === null ? home.goOn : goOnText(known.title, known.opponent)}</strong>
        <small>{turn === undefined ? states[isOpen ? 'open' : 'playing'] : home.turns.yours}</small>
      </span>
    </Link>
  )
}
