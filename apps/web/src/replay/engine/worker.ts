import { defineOlderEditions } from '@paydata/engine/editions'
import type { Player } from '../film.ts'
import type { FromReplay, ToReplay } from '../wire.ts'
import { openSpoken } from './open-spoken.ts'

defineOlderEditions()

let player: Player | null = null

const tell = (message: FromReplay): void => self.postMessage(message)

self.onmessage = async ({ data }: MessageEvent<ToReplay>): Promise<void> => {
  switch (data.to) {
    case 'open': {
      const opened = await openSpoken(data)
      if (!opened.ok) return tell({ from: 'refused', why: opened.why })
      player = opened.player
      return tell({ from: 'opened', outline: player.outline })
    }
    case 'show':
      if (player !== null) tell({ from: 'shown', shown: player.shown(data.step, data.eye, data.since) })
      return
    case 'branch':
      if (player !== null) tell({ from: 'branch', branch: player.branch(data.step) })
  }
}
