import '../styles/after-game.css'
import { Moments } from './moments.tsx'
import { Share } from './share.tsx'

/** What one can do with a game that is over, besides looking at all of it again. */
export default function AfterGame({ game }: { game: string }) {
  return (
    <>
      <Share game={game} />
      <Moments game={game} />
    </>
  )
}
