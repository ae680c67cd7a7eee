import './alive.css'
import type { Playing } from '../../local/beginning.ts'
import { LiveGame } from './live-game.tsx'
import { YourGames } from './your-games.tsx'

/** The half of the start page that lives: a game that is on, and the last games of the player. */
export default function Alive({ onPlay }: { onPlay: (playing: Playing) => void }) {
  return (
    <>
      <LiveGame onPlay={onPlay} />
      <YourGames />
    </>
  )
}
