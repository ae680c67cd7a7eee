import './replay-table.css'
import { lazy, useCallback, useEffect, useState } from 'react'
import type { LocalSeat, Playing } from '../local/beginning.ts'
import { withWords } from '../messages/language.ts'
import { replay as words } from '../messages/replay.ts'
import { addressOf, go as leaveFor } from '../route/route.ts'
import { Board } from '../table/board.tsx'
import { Button } from '../ui/button.tsx'
import { PartOver } from '../ui/part.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Controls } from './controls.tsx'
import { DecidedPanel } from './decided-panel.tsx'
import type { Branch, Eye, Outline, Shown } from './film.ts'
import { analysisHash, momentFrom, momentText } from './film.ts'
import { useReplayKeys } from './keys.ts'
import { ReplayFiles } from './replay-files.tsx'
import { useAutoplay } from './use-autoplay.ts'
import type { ReplayHandle } from './use-replay.ts'
import { useReplay } from './use-replay.ts'
import type { ReplaySource } from './wire.ts'

// Loaded when it is asked for, as it brings all that thinks ahead.
const AnalysisSheet = lazy(withWords(() => import('./analysis/analysis-sheet.tsx'), 'analysis'))

interface ReplayTableProps {
  readonly source: ReplaySource
  readonly onOpen: (source: ReplaySource) => void
  /** Null in the page of somebody else, where nothing is played. */
  readonly onPlay: ((playing: Playing) => void) | null
}

/** A replay at the table. It begins at the step that the address names. */
export function ReplayTable({ source, onOpen, onPlay }: ReplayTableProps) {
  const replay = useReplay(source)
  const { state, shown, show } = replay
  const isOpen = state.is === 'open'
  useEffect(() => {
    if (!isOpen) return
    const lookAt = (): void => {
      const { step, eye } = momentFrom(location.hash)
      show(step, eye ?? 'all')
    }
    lookAt()
    addEventListener('hashchange', lookAt)
    return () => removeEventListener('hashchange', lookAt)
  }, [isOpen, show])
  if (state.is === 'refused') return <ReplayFiles refused={state.why} onOpen={onOpen} />
  if (state.is === 'opening' || shown === null)
    return (
      <main className="loading">
        <p role="status">{words.opening}</p>
      </main>
    )
  return (
    <Film
      outline={state.outline}
      shown={shown}
      replay={replay}
      source={source}
      game={source.is === 'game' ? source.game : null}
      onPlay={onPlay}
    />
  )
}

interface FilmProps {
  readonly outline: Outline
  readonly shown: Shown
  readonly replay: ReplayHandle
  readonly source: ReplaySource
  /** Its id on the server; null for a replay that has no address. */
  readonly game: string | null
  readonly onPlay: ((playing: Playing) => void) | null
}

function Film({ outline, shown, replay, source, game, onPlay }: FilmProps) {
  const { step, eye, view, decided } = shown
  const { show, branch } = replay
  const [isBranching, setBranching] = useState(false)
  const [begun, setBegun] = useState<Branch | null>(null)
  const go = useCallback((to: number) => show(to, eye), [show, eye])
  const look = useCallback((next: Eye) => show(step, next), [show, step])
  const { toggle, ...play } = useAutoplay(outline, shown, go)
  useReplayKeys({ outline, step, go, look, toggle })
  useEffect(() => {
    history.replaceState(null, '', `#${momentText(step, eye)}`)
  }, [step, eye])
  const beginAt = (from: number): void => {
    setBegun(null)
    setBranching(true)
    branch(from, setBegun)
  }
  const [analysis, setAnalysis] = useState<'unasked' | 'open' | 'closed'>(
    location.hash === analysisHash ? 'open' : 'unasked',
  )
  const closeAnalysis = (): void => setAnalysis('closed')
  const lookAt = (at: number, through: Eye): void => {
    closeAnalysis()
    show(at, through)
  }
  const saved = begun?.saved ?? null
  const playOn = (seat: LocalSeat): void => {
    if (saved === null || onPlay === null) return
    leaveFor({ at: 'home' })
    onPlay({
      beginning: { begin: 'saved', saved, replay: null, moves: null },
      seat,
      level: 'sensible',
      own: null,
    })
  }
  const leave = (): void =>
    onPlay === null
      ? void open(addressOf({ at: 'replay', game }) + location.hash, '_blank', 'noopener')
      : leaveFor({ at: 'home' })
  return (
    <div className="replay">
      <Board
        view={view}
        onLeave={leave}
        decision={<DecidedPanel decided={decided} result={outline.result} />}
        keyPlace="replay"
      />
      {outline.rest > 0 && (
        <p className="tape-rest" role="status">
          {words.rest(outline.rest)}
        </p>
      )}
      <Controls
        outline={outline}
        shown={shown}
        go={go}
        look={look}
        toggle={toggle}
        {...play}
        game={game}
        onBranch={onPlay === null ? null : () => beginAt(step)}
        onAnalyse={() => setAnalysis('open')}
      />
      {analysis !== 'unasked' && (
        <PartOver onClose={closeAnalysis}>
          <AnalysisSheet
            source={source}
            last={outline.last}
            isOpen={analysis === 'open'}
            onClose={closeAnalysis}
            onGo={lookAt}
            onPlayOn={
              onPlay === null
                ? null
                : at => {
                    lookAt(at, eye)
                    beginAt(at)
                  }
            }
          />
        </PartOver>
      )}
      <Sheet title={words.branch} isOpen={isBranching} onClose={() => setBranching(false)}>
        <p className="muted">{step === outline.last ? words.cannotBranch : words.branchLead}</p>
        {begun !== null && (begun.saved === null || begun.step < step) && (
          <p role="status">{begun.saved === null ? words.noBranch : words.branchEarlier(begun.step)}</p>
        )}
        <div className="branches">
          {(['corp', 'runner', 'both', 'spectator'] as const).map(seat => (
            <Button key={seat} disabled={view.over !== null || saved === null} onPress={() => playOn(seat)}>
              {words.branches[seat]}
            </Button>
          ))}
        </div>
      </Sheet>
    </div>
  )
}
