import { Moments } from './moments.tsx'
import { Share } from './share.tsx'

/** What a player can do with a finished game, besides watching its replay. */
export function AfterGame({ game }: { game: string }) {
  return (
    <>
      <Share game={game} />
      <Moments game={game} />
    </>
  )
}
