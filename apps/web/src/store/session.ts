import type { Reply, SeenOccurrence, View } from '@paydata/engine'
import { cueOf } from '../sound/cues.ts'
import { play } from '../sound/play.ts'
import type { Said, Stops } from '../transport/messages.ts'
import type { Open, Transport } from '../transport/transport.ts'
import { askedAnew, emptyHand, useHand } from './hand.ts'
import { afterHearing, nothingSaid, useSaid } from './said.ts'
import { change, useSettings } from './settings.ts'

let transport: Transport | null = null
let replies = 0

/** Sits down at a table; returns how to leave it. */
export function sitDown(open: Open): () => void {
  useSaid.setState(nothingSaid, true)
  emptyHand()
  const opened = open({
    hear(heard) {
      const next = afterHearing(useSaid.getState(), heard)
      if (next === null) return say({ say: 'again' })
      useSaid.setState(next, true)
      if (heard.hear === 'refused') useHand.setState({ sent: null })
      if (heard.hear === 'update') sound(heard.happened, next.view)
      askedAnew(next.view?.question?.number ?? null)
    },
    connection: connection => useSaid.setState({ connection }),
  })
  transport = opened
  return () => {
    opened.close()
    if (transport === opened) transport = null
  }
}

function sound(happened: readonly SeenOccurrence[], view: View | null): void {
  const cue = view === null || useSettings.getState().sound === 'off' ? null : cueOf(happened, view)
  if (cue !== null) play(cue)
}

export function say(said: Said): void {
  transport?.send(said)
}

/** Sends a reply once; while it is on its way nothing else is sent. */
export function reply(answer: Reply): void {
  if (useHand.getState().sent !== null) return
  const id = `${++replies}`
  useHand.setState({ sent: id })
  // To be asked in the next window was wanted once.
  const { stops } = useSettings.getState()
  if (stops.hold) change({ stops: { ...stops, hold: false } })
  say({ say: 'reply', id, reply: answer })
}

export function setStops(stops: Stops): void {
  change({ stops })
  say({ say: 'stops', stops })
}
