import type { View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import { pushes, requests, unpackUpdate } from '@paydata/protocol'
import type { Page } from 'playwright-core'

/** Keeps what comes over the socket of a page. */
export function hear(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(`${payload}`)))
  return heard
}

interface Told {
  readonly view: View
  readonly version: number
}

/** What frames say, as the page reads them: updates are packed, and name words that were said before by numbers. */
export function toldBy(frames: readonly string[]) {
  let told: Told | null = null
  const said: unknown[] = []
  let updates = 0
  const read = (eye: Eye, packed: PackedUpdate): void => {
    if (told === null || packed[0] !== told.version) return
    const update = unpackUpdate(told.view, eye, packed)
    told = { view: applyPatch(told.view, update.patch), version: update.version }
    said.push(update, told.view)
    updates++
  }
  for (const frame of frames) {
    // Socket.io: an event, or an acknowledgement with its number.
    const [, kind, text = ''] = /^4([23])\d*(\[.*)$/s.exec(frame) ?? []
    if (kind === undefined) continue
    const parts: readonly unknown[] = JSON.parse(text)
    said.push(parts)
    const pushed = kind === '2' && parts[0] === 'update' ? pushes.update.safeParse(parts[1]) : null
    if (pushed?.success === true) read(pushed.data.eye, pushed.data.update)
    const watched = kind === '3' ? requests.watch.gives.safeParse(parts[0]) : null
    for (const seen of watched?.data?.seen ?? []) {
      if (seen.is === 'whole') told = { view: seen.view, version: seen.version }
      else for (const each of seen.updates) read(seen.eye, each)
    }
  }
  return { text: JSON.stringify(said), updates }
}
