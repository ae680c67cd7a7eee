import { serve } from '@paydata/bots'
import { defineOlderEditions } from '@paydata/engine/editions'

// Runs in a worker of its own, so that the table can answer the person while the computer thinks.
defineOlderEditions()
serve(
  {
    send: result => self.postMessage(result),
    hear: listener => {
      self.onmessage = ({ data }) => listener(data)
    },
  },
  () => performance.now(),
)
