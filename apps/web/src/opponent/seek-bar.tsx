import './seek-bar.css'
import { widthAfter } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { again } from '../home/again.ts'
import type { Playing } from '../local/beginning.ts'
import { lastTime } from '../local/last-time.ts'
import { opponent as words } from '../messages/opponent.ts'
import { go, useRoute } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { listenToOthers } from './asked.ts'
import { AskedNotices } from './asked-notices.tsx'
import { beThere, goOnSeeking, stopSeeking, useSeeking } from './seeking.ts'

/** Milliseconds after which a game against the computer is offered. */
const offeredAfter = 20_000

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`

/** How far from the player's own strength an opponent may be by now. */
function widthText(milliseconds: number): string {
  const width = widthAfter(milliseconds)
  return words.widths[width < 200 ? 'near' : width < 400 ? 'wide' : 'any']
}

interface SeekBarProps {
  /** Whether a game is played in this browser at this moment. */
  readonly isPlaying: boolean
  readonly onPlay: (playing: Playing) => void
}

/** Stands on every screen: what others ask of the player, and as long as somebody is looked for how that goes. */
export default function SeekBar({ isPlaying, onPlay }: SeekBarProps) {
  useEffect(goOnSeeking, [])
  useEffect(listenToOthers, [])
  const { search, began } = useSeeking()
  const route = useRoute()
  useEffect(() => {
    if (route.at !== 'game') void beThere()
  }, [route.at])
  return (
    <div className="seek-bars">
      <AskedNotices />
      {search !== null && <Searching key={search.game} began={began} isPlaying={isPlaying} onPlay={onPlay} />}
    </div>
  )
}

/** The game against the computer that was played last; whoever has played none chooses. */
function playMeanwhile(onPlay: (playing: Playing) => void): void {
  const last = lastTime()
  if (last === null) return go({ at: 'play' })
  again(last).then(playing => {
    go({ at: 'home' })
    onPlay(playing)
  }, reportError)
}

function Searching({ began, isPlaying, onPlay }: SeekBarProps & { began: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const waited = Math.max(0, now - began)
  const seconds = Math.floor(waited / 1000)
  const isOffered = waited >= offeredAfter && !isPlaying
  return (
    <section className="seek-bar" aria-label={words.searching}>
      <p>
        {/* Told once, and not each second: whoever wants the time reads it. */}
        <span role="status" className="unseen">
          {words.searching}. {widthText(waited)}.
        </span>
        <span className="seek-bar-time" role="timer">
          {words.since(timeText(seconds))}
        </span>
        <span className="muted" aria-hidden="true">
          {' '}
          {widthText(waited)}
        </span>
      </p>
      <Button look="quiet" onPress={() => void stopSeeking()}>
        {words.stop}
      </Button>
      {isOffered && (
        <p className="seek-bar-computer" role="status">
          <Button onPress={() => playMeanwhile(onPlay)}>{words.computer}</Button>{' '}
          <small className="muted">{words.computerLead}</small>
        </p>
      )}
    </section>
  )
}
