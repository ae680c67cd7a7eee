import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadSets } from '@paydata/cards/loading'
import { anyReplayFile } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { recordedGame } from '../../../../../e2e/recorded.ts'
import { openReplay } from './opening.ts'

const file = recordedGame('opening')
const game = 'abcdefghijklmnopqrst'

const blob = (value: unknown): Blob => new Blob([typeof value === 'string' ? value : JSON.stringify(value)])
const server =
  (status: number, value: unknown): typeof fetch =>
  async () =>
    new Response(JSON.stringify(value), { status })

test('a file is opened', async () => {
  const opened = await openReplay({ is: 'file', file: blob(file) }, loadSets)
  expect(opened).toMatchObject({ ok: true, player: { outline: { last: file.answers.length } } })
})

test.each([
  ['words', 'no game at all'],
  ['half a file', JSON.stringify(file).slice(0, 900)],
  ['other JSON', { format: 'paydata game', version: 3 }],
])('%s are no replay', async (_, content) => {
  const opened = await openReplay({ is: 'file', file: blob(content) }, loadSets)
  expect(opened).toEqual({ ok: false, why: 'unreadable' })
})

test('a file of the first release is refused with the reason: it gives options by places, and rules have changed since', async () => {
  const text = gunzipSync(readFileSync(new URL('version-1.json.gz', import.meta.url))).toString()
  expect(anyReplayFile.parse(JSON.parse(text)).version).toBe(1)
  const opened = await openReplay({ is: 'file', file: blob(text) }, loadSets)
  expect(opened).toEqual({ ok: false, why: 'olderRules' })
})

test('the answer of a server, saved as a file, can be opened too', async () => {
  const who = (name: string) => ({ id: name, name, kind: 'guest' })
  const replay = {
    game,
    players: { corp: who('Ann'), runner: who('Bo') },
    result: { winner: 'corp', how: 'points' },
    file,
    shuffle: { commitment: '', secret: '', corp: '', runner: '' },
  }
  expect(await openReplay({ is: 'file', file: blob(replay) }, loadSets)).toMatchObject({ ok: true })
})

test.each([
  ['notAllowed', 'notAllowed'],
  ['notReady', 'notOver'],
  ['noSuchGame', 'noSuchGame'],
  ['busy', 'offline'],
])('what a server says to a wish for a replay is told: %s', async (why, told) => {
  const opened = await openReplay({ is: 'game', game }, loadSets, server(403, { ok: false, why, says: '' }))
  expect(opened).toEqual({ ok: false, why: told })
})

test('a server that cannot be reached is reported', async () => {
  const page: typeof fetch = async () => new Response('<!doctype html>')
  expect(await openReplay({ is: 'game', game }, loadSets, page)).toEqual({ ok: false, why: 'offline' })
})
