import { loadSets } from '@paydata/cards/loading'
import type { FromReplay, ToReplay } from '../wire.ts'
import { openReplay } from './opening.ts'
import type { Tape } from './tape.ts'

let tape: Tape | null = null

const tell = (message: FromReplay): void => self.postMessage(message)

self.onmessage = async ({ data }: MessageEvent<ToReplay>): Promise<void> => {
  switch (data.to) {
    case 'open': {
      const opened = await openReplay(data.source, loadSets)
      if (!opened.ok) return tell({ from: 'refused', why: opened.why })
      tape = opened.tape
      return tell({ from: 'opened', outline: tape.outline })
    }
    case 'show':
      if (tape !== null) tell({ from: 'shown', shown: tape.shown(data.step, data.eye) })
      return
    case 'branch':
      if (tape !== null) tell({ from: 'branch', saved: tape.branch(data.step) })
  }
}
