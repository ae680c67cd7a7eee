import type { Playing } from '../../local/beginning.ts'
import { home } from '../../messages/home.ts'
import { Link } from '../../route/link.tsx'
import { useSettings } from '../../store/settings.ts'
import { Button } from '../../ui/button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { computersGame } from '../again.ts'
import type { Manner } from './live.ts'
import { SmallBoard } from './small-board.tsx'
import { useLive } from './use-live.ts'

const words = home.live

/** How the game is shown; null if none is fetched, as the reader saves data. */
function useManner(): Manner | null {
  const motion = useSettings(state => state.motion)
  const wantsStill = useMedia('(prefers-reduced-motion: reduce)')
  const savesData = useMedia('(prefers-reduced-data: reduce)')
  if (savesData) return null
  return motion === 'none' || wantsStill ? 'still' : 'moving'
}

/** A game that is on, small: one between people if there is one, else one between two computers. */
export function LiveGame({ onPlay }: { onPlay: (playing: Playing) => void }) {
  const manner = useManner()
  const shown = useLive(manner)
  const game = shown?.live.game ?? null
  return (
    <section className="live" aria-labelledby="live">
      <div className="live-head">
        <h2 id="live">{game === null ? words.computers : words.people}</h2>
        {game === null ? (
          <Button look="quiet" onPress={() => onPlay(shown?.live.fromHere() ?? computersGame())}>
            {words.watch}
          </Button>
        ) : (
          <Link to={{ at: 'game', game }} className="button button-quiet">
            {words.watch}
          </Link>
        )}
      </div>
      <div className="live-place">
        {shown !== null && <SmallBoard view={shown.view} names={shown.live.names} />}
        {manner === null && <p className="muted">{words.off}</p>}
      </div>
    </section>
  )
}
