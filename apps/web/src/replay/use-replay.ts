import { loadSets } from '@paydata/cards/loading'
import { useCallback, useEffect, useRef, useState } from 'react'
import { emptyJournal } from '../log/journal.ts'
import { useLanguage } from '../messages/use-language.ts'
import { emptyHand } from '../store/hand.ts'
import { nothingSaid, useSaid } from '../store/said.ts'
import { loadEdition } from '../words/edition.ts'
import type { Branch, Eye, Outline, Shown } from './film.ts'
import { newReader } from './reader.ts'
import type { FromReplay, NotShown, ReplaySource, ToReplay } from './wire.ts'

export type ReplayState =
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly why: NotShown }
  | { readonly is: 'open'; readonly outline: Outline }

export interface ReplayHandle {
  readonly state: ReplayState
  readonly shown: Shown | null
  readonly show: (step: number, eye: Eye) => void
  readonly branch: (step: number, then: (branch: Branch) => void) => void
}

/** Shows a step on the table, by the state that a server's updates would otherwise fill. */
function showOnTable({ view, lines, step, happened }: Shown): void {
  const journal = { ...emptyJournal, lines }
  useSaid.setState(
    { ...nothingSaid, connection: 'open', view, happened, version: step + 1, journal: () => journal },
    true,
  )
}

interface Player {
  readonly post: (message: ToReplay) => void
  /** Whether the worker has not answered the last request for a step yet. */
  waiting: boolean
  /** The step to request after that. A later wish replaces an earlier one. */
  next: { readonly step: number; readonly eye: Eye } | null
  branched: ((branch: Branch) => void) | null
  /** What is shown, from which another step may go on. */
  shown: { readonly step: number; readonly eye: Eye } | null
}

/** Opens a replay in a worker. The page gets only the step that is shown. */
export function useReplay(source: ReplaySource): ReplayHandle {
  const [state, setState] = useState<ReplayState>({ is: 'opening' })
  const [shown, setShown] = useState<Shown | null>(null)
  const player = useRef<Player | null>(null)
  // The worker makes the words of the log, so it has to open the replay anew in another language.
  const language = useLanguage()

  useEffect(() => {
    const worker = newReader()
    const post = (message: ToReplay): void => worker.postMessage(message)
    const own: Player = { post, waiting: false, next: null, branched: null, shown: null }
    player.current = own
    /** Loads the cards of the game before the replay is shown, as its texts need them. */
    const openWith = async (outline: Outline): Promise<void> => {
      const next: ReplayState = await Promise.all([
        loadSets(outline.sets),
        loadEdition(outline.edition),
      ]).then(
        () => ({ is: 'open', outline }),
        () => ({ is: 'refused', why: 'offline' }),
      )
      if (player.current === own) setState(next)
    }
    worker.onmessage = ({ data }: MessageEvent<FromReplay>): void => {
      switch (data.from) {
        case 'opened':
          return void openWith(data.outline)
        case 'refused':
          return setState({ is: 'refused', why: data.why })
        case 'shown':
          showOnTable(data.shown)
          own.shown = data.shown
          setShown(data.shown)
          own.waiting = false
          if (own.next !== null) ask(own, own.next)
          return
        case 'branch':
          return own.branched?.(data.branch)
      }
    }
    worker.onerror = () => setState({ is: 'refused', why: 'doesNotPlay' })
    emptyHand()
    setState({ is: 'opening' })
    setShown(null)
    post({ to: 'open', source, language })
    return () => {
      worker.terminate()
      player.current = null
      useSaid.setState(nothingSaid, true)
    }
  }, [source, language])

  const show = useCallback((step: number, eye: Eye): void => {
    if (player.current !== null) ask(player.current, { step, eye })
  }, [])
  const branch = useCallback((step: number, then: (branch: Branch) => void): void => {
    if (player.current === null) return
    player.current.branched = then
    player.current.post({ to: 'branch', step })
  }, [])
  return { state, shown, show, branch }
}

function ask(player: Player, moment: { readonly step: number; readonly eye: Eye }): void {
  player.next = player.waiting ? moment : null
  if (player.waiting) return
  player.waiting = true
  const { shown } = player
  player.post({ to: 'show', ...moment, since: shown?.eye === moment.eye ? shown.step : null })
}
