import { useEffect, useState } from 'react'
import { useLanguage } from '../messages/use-language.ts'
import type { Outline } from './film.ts'
import { newReader } from './reader.ts'
import { sourceOf } from './source.ts'
import type { FromReplay, ToReplay } from './wire.ts'

/** The outline of a replay, null until the worker has read it. */
export type FoundOutline = Outline | 'lost' | null

/** The outline of a replay; null also if there is no replay. */
export function useOutline(game: string | null): FoundOutline {
  const language = useLanguage()
  const [outline, setOutline] = useState<FoundOutline>(null)
  useEffect(() => {
    const source = game === null ? null : sourceOf(game)
    if (source === null) return
    const reader = newReader()
    reader.onmessage = ({ data }: MessageEvent<FromReplay>): void => {
      setOutline(data.from === 'opened' ? data.outline : 'lost')
      reader.terminate()
    }
    reader.onerror = () => setOutline('lost')
    reader.postMessage({ to: 'open', source, language } satisfies ToReplay)
    return () => reader.terminate()
  }, [game, language])
  return outline
}
