import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Home } from './home/home.tsx'
import type { LocalSetup, Playing } from './local/beginning.ts'
import { say } from './messages/english.ts'
import { paces, useSettings } from './store/settings.ts'

// The table brings the words of all cards: who only looks at the start page does not wait for them.
const LocalTable = lazy(() => import('./table/local-table.tsx'))

export function App() {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const theme = useSettings(state => state.theme)
  const motion = useSettings(state => state.motion)
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, motion })
  }, [theme, motion])
  const setup = useMemo<LocalSetup | null>(() => {
    if (playing === null) return null
    const { stops, pace } = useSettings.getState()
    // Who only watches wants to see it happen.
    const least = playing.seat === 'spectator' ? paces.fast : paces.none
    return { ...playing, stops: { ...stops, hold: false }, pace: Math.max(least, paces[pace]) }
  }, [playing])
  if (setup === null) return <Home onPlay={setPlaying} />
  return (
    <Suspense fallback={<Loading />}>
      <LocalTable setup={setup} onAgain={setPlaying} onLeave={() => setPlaying(null)} />
    </Suspense>
  )
}

const Loading = () => (
  <main className="loading">
    <p role="status">{say.table.loading}</p>
  </main>
)
