import './own-data.css'
import type { RefusedRequest } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { saveAs } from '../decks/saving.ts'
import { identity } from '../messages/identity.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import type { Gathering } from './asking.ts'

const words = identity.ownData

/** Where players are given all that is kept about them, as one file. */
export function OwnData() {
  const [progress, setProgress] = useState<Parameters<Gathering['tell']>[0] | null>(null)
  const [refusal, setRefusal] = useState<RefusedRequest | null>(null)
  const [isDone, setDone] = useState(false)
  const isStopped = useRef(false)
  const stop = (): void => {
    isStopped.current = true
  }
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  const make = async (): Promise<void> => {
    isStopped.current = false
    setDone(false)
    setRefusal(null)
    setProgress({ done: 0, of: 1 })
    const { ownFile } = await import('./own-file.ts')
    const made = await ownFile({ isStopped: () => isStopped.current, tell: setProgress }, words.fileName)
    setProgress(null)
    if (made.is === 'file') saveAs(made.file)
    setDone(made.is === 'file')
    setRefusal(made.is === 'refused' ? made.refusal : null)
  }
  return (
    <section className="own-data" aria-labelledby="own-data">
      <h3 id="own-data">{words.title}</h3>
      <p className="muted">{words.lead}</p>
      {progress === null ? (
        <div className="answer-row">
          <Button onPress={() => void make()}>{words.make}</Button>
        </div>
      ) : (
        <>
          <p role="status">{words.progress(progress.done, progress.of)}</p>
          <progress aria-label={words.title} value={progress.done} max={progress.of} />
          <div className="answer-row">
            <Button onPress={stop}>{words.stop}</Button>
          </div>
        </>
      )}
      <RefusedBy refusal={refusal} />
      {isDone && <p role="status">{words.done}</p>}
    </section>
  )
}
