import { loadSets } from '@paydata/cards/loading'
import type { SeenOccurrence, View } from '@paydata/engine'
import { entries, setsFor } from '@paydata/lessons/shown'
import { isPayment, logSentences } from '@paydata/words'
import { useEffect, useState } from 'react'
import { gameWords } from '../messages/game.ts'
import { loadWords } from '../messages/language.ts'
import { useLanguage } from '../messages/use-language.ts'
import type { Term } from './finder.ts'
import type { FromShow, ToShow } from './wire.ts'

/** A moment of a show, and what is told of it. */
export interface Scene {
  readonly view: View
  readonly lines: readonly string[]
}

/** The first moment, and those of which there is something to tell. What was paid is told with what it was paid for. */
function scenesOf(frames: FromShow): readonly Scene[] {
  const scenes: Scene[] = []
  let paid: readonly SeenOccurrence[] = []
  for (const { view, happened } of frames) {
    const all = [...paid, ...happened]
    paid = all.every(isPayment) ? all : []
    const told = paid.length > 0 ? [] : all
    const reader = { viewer: view.viewer, definitions: view.definitions }
    const lines = logSentences(told, reader, gameWords()).map(({ text }) => text)
    if (scenes.length === 0 || lines.length > 0) scenes.push({ view, lines })
  }
  return scenes
}

/** What a show of a word plays, by the engine in a worker; null until it is there. */
export function useScenes(term: Term): readonly Scene[] | 'lost' | null {
  const [frames, setFrames] = useState<FromShow | 'lost' | null>(null)
  // The log is worded here, so it follows the language of the page.
  useLanguage()
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const lose = (): void => setFrames('lost')
    worker.onmessage = ({ data }: MessageEvent<FromShow>) => setFrames(data)
    worker.onerror = lose
    const begin = async (): Promise<void> => {
      const [{ version, printings }] = await Promise.all([
        loadSets(setsFor(term)),
        loadWords('game'),
        loadWords('table'),
      ])
      const wanted: ToShow = { show: entries[term].show, version, cards: printings }
      worker.postMessage(wanted)
    }
    begin().catch(lose)
    return () => worker.terminate()
  }, [term])
  return frames === null || frames === 'lost' ? frames : scenesOf(frames)
}
