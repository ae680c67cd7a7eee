import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../messages/use-language.ts'
import type { ReplaySource } from '../wire.ts'
import { newAnalyst } from './analyst.ts'
import { keepAnalysis, keptAnalysis } from './kept.ts'
import type { Findings, FromAnalyst, ToAnalyst } from './wire.ts'

export type AnalysisState =
  | { readonly is: 'working'; readonly done: number }
  | { readonly is: 'stopped' }
  | { readonly is: 'finished' }
  | { readonly is: 'trouble' }

export interface AnalysisHandle {
  readonly state: AnalysisState
  readonly findings: Findings | null
  readonly stop: () => void
  readonly again: () => void
}

/** Looks back on a game in a worker, once: what it finds is kept. One that was broken off begins anew. */
export function useAnalysis(source: ReplaySource): AnalysisHandle {
  const [state, setState] = useState<AnalysisState>({ is: 'working', done: 0 })
  const [findings, setFindings] = useState<Findings | null>(null)
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker | null>(null)
  const language = useLanguage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a worker of its own.
  useEffect(() => {
    const own = newAnalyst()
    const post = (message: ToAnalyst): void => own.postMessage(message)
    let name = ''
    const hear = (message: FromAnalyst): void => {
      switch (message.from) {
        case 'refused':
        case 'failed':
          return setState({ is: 'trouble' })
        case 'opened':
          name = message.name
          return post({ to: 'begin', kept: keptAnalysis(name) })
        case 'found':
          setFindings(message.findings)
          return setState({ is: 'working', done: message.done })
        case 'finished':
          keepAnalysis(name, message.analysis)
          setFindings(message.findings)
          setState({ is: 'finished' })
          return own.terminate()
      }
    }
    own.onmessage = ({ data }: MessageEvent<FromAnalyst>): void => hear(data)
    own.onerror = () => setState({ is: 'trouble' })
    worker.current = own
    setState({ is: 'working', done: 0 })
    post({ to: 'open', source, language })
    return () => own.terminate()
  }, [source, language, attempt])

  const stop = useCallback((): void => {
    worker.current?.terminate()
    setState({ is: 'stopped' })
  }, [])
  const again = useCallback((): void => setAttempt(nth => nth + 1), [])
  return { state, findings, stop, again }
}
