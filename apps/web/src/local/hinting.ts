import { serveHints } from '@paydata/bots/hints'
import { defineOlderEditions } from '@paydata/engine/editions'

// Runs in a worker of its own, which begins with the first hint that somebody asks for.
defineOlderEditions()
serveHints({
  send: result => self.postMessage(result),
  hear: listener => {
    self.onmessage = ({ data }) => listener(data)
  },
})
