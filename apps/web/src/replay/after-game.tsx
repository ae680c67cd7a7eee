import { AnalysisLink, Moments } from './moments.tsx'
import { Share } from './share.tsx'
import type { FoundOutline } from './use-outline.ts'

/** What a player can do with a finished game, besides watching its replay. */
export function AfterGame({ game, outline }: { game: string; outline: FoundOutline }) {
  return (
    <>
      <Share game={game} />
      <AnalysisLink game={game} />
      <Moments game={game} outline={outline} />
    </>
  )
}
