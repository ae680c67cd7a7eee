// Runs in a thread of its own, begun by `startThinker`.
import { parentPort } from 'node:worker_threads'
import { defineOlderEditions } from '@paydata/engine/editions'
import { serve } from '../worker/serving.ts'

const port = parentPort
if (port === null) throw new Error('This is to be run as a worker.')
defineOlderEditions()
serve(
  {
    send: result => port.postMessage(result),
    hear: listener => port.on('message', listener),
  },
  () => performance.now(),
)
