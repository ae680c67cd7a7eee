import './home.css'
import { lazy, useCallback, useEffect, useState } from 'react'
import { Announced } from '../announcements/announced.tsx'
import { getReady } from '../local/ahead.ts'
import type { Playing } from '../local/beginning.ts'
import { setsOf } from '../local/beginning.ts'
import { home } from '../messages/home.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { useTurns } from '../online/turns.ts'
import { Part } from '../ui/part.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { bestNow } from './best.ts'
import { BestButton } from './best-button.tsx'
import { Doors } from './doors.tsx'

// The half of the page that lives comes when all else is there, and the browser has nothing better to do.
// Only whoever plays with people has games that wait.
const YourMove = lazy(() => import('./your-move.tsx'))
const Alive = lazy(withWords(() => import('./alive/alive.tsx'), 'table'))

/** The start page: the one thing that the player most likely wants, the four ways in, and a half that lives. */
export default function Home({ onPlay }: { onPlay: (playing: Playing) => void }) {
  const turns = useTurns(state => state.turns)
  const [best, setBest] = useState(bestNow)
  const lookAnew = useCallback(() => setBest(bestNow()), [])
  const isIdle = useIdle()
  useEffect(() => useTurns.subscribe(lookAnew), [lookAnew])
  // A player who has left a game will probably go on with it, so load what it needs.
  const { kept } = best
  useEffect(() => {
    if (kept !== null) getReady(setsOf({ begin: 'saved', ...kept.left }))
  }, [kept])
  return (
    <div className="screen">
      <ScreenHead title={null} />
      <Announced />
      <main className="home">
        <section className="home-begin" aria-labelledby="home-lead">
          <h1 id="home-lead">{home.lead}</h1>
          <p className="home-tagline">{say.tagline}</p>
          <BestButton best={best} onPlay={onPlay} onOver={lookAnew} />
          {turns.length > 0 && (
            <Part lost={null}>
              <YourMove without={best.first.is === 'online' ? best.first.game : null} />
            </Part>
          )}
          <Doors onPlay={onPlay} />
        </section>
        <div className="home-alive">
          {isIdle && (
            <Part lost={null}>
              <Alive onPlay={onPlay} />
            </Part>
          )}
        </div>
        <footer className="home-foot">{home.mark}</footer>
      </main>
    </div>
  )
}
