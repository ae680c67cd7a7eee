import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Replay } from '@paydata/protocol'
import { routes } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { checkShuffles } from '../src/shuffles/checking.ts'
import { built, ran } from './commands.ts'
import { playTo, starters, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
let replay: Replay
/** What the waiting room showed before anybody was ready. */
let commitment = ''

let server: Running

beforeAll(async () => {
  server = await serving(fresh())
  const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
  commitment = (await runner.get('enter', { game })).room.commitment
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'verify', 40)
  await runner.get('concede', { game })
  replay = await replayOf(game, corpVisitor)
})
afterAll(() => server.close())

async function replayOf(game: string, { cookie }: Visitor): Promise<Replay> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/games/${game}/replay`, {
    headers: { cookie },
  })
  return routes.replay.gives.parse(await response.json()).replay
}

const rightOf = (changed: Replay, bound = commitment, part?: string) =>
  checkShuffles(JSON.stringify({ replay: changed }), { commitment: bound, part }).map(({ right }) => right)

test('a game that was dealt fairly is found to be', () => {
  expect(rightOf(replay)).toEqual([true, true, true])
})

test('another secret than the server was bound to is noticed', () => {
  const shuffle = { ...replay.shuffle, secret: '1'.repeat(64) }
  expect(rightOf({ ...replay, shuffle })).toEqual([false, false, true])
  expect(rightOf(replay, 'f'.repeat(64))).toEqual([false, true, true])
})

test('a game of an earlier server is found to be fair by the seed that it had, and one of today only by its own', () => {
  const of = (secret: string, seed: string): Replay => ({
    ...replay,
    shuffle: { ...replay.shuffle, secret },
    file: { ...replay.file, setup: { ...replay.file.setup, seed } },
  })
  const isSeed = (secret: string, sign: string): boolean | undefined => {
    const { corp, runner } = replay.shuffle
    const hash = createHash('sha256').update(`${secret}/${corp}/${runner}`).digest('hex')
    return rightOf(of(secret, `${sign}${hash}`))[1]
  }
  const earlier = '0'.repeat(64)
  expect(isSeed(earlier, '')).toBe(true)
  expect(isSeed(earlier, 'key:')).toBe(false)
  expect(isSeed(`key:${earlier}`, 'key:')).toBe(true)
  expect(isSeed(`key:${earlier}`, '')).toBe(false)
})

test('a seed that the players had no part in is noticed', () => {
  const { file } = replay
  const chosen = { ...file, setup: { ...file.setup, seed: 'chosen by the server' } }
  expect(rightOf({ ...replay, file: chosen })).toEqual([true, false, expect.any(Boolean)])
})

test('a part that the player never gave is noticed, though it makes the seed', () => {
  expect(rightOf(replay, commitment, chance())).toEqual([true, true, true, true])
  expect(rightOf(replay, commitment, 'f'.repeat(32))).toEqual([true, true, false, true])
})

test('a bot gives what the server was bound to before it knew the player’s part, in a rematch too', async () => {
  const visitor = await guest(server.port, 'Cleo')
  const line = await connected(server.port, visitor)
  const { room } = await line.get('create', { id: newId(), side: 'runner' })
  await line.get('seatBot', { game: room.id, side: 'corp', level: 'random' })
  let { id: game, commitment: bound } = room
  for (const side of ['runner', 'corp'] as const) {
    await line.get('chooseDeck', { game, deck: { starter: starters[side] } })
    await line.get('ready', { game, chance: chance() })
    await line.get('concede', { game })
    const played = await replayOf(game, visitor)
    expect(rightOf(played, bound, chance())).toEqual([true, true, true, true, true])
    const bot = side === 'runner' ? 'corp' : 'runner'
    const shuffle = { ...played.shuffle, [bot]: 'tried until it pleased' }
    expect(rightOf({ ...played, shuffle }, bound)[2]).toBe(false)
    const { room: over } = await line.get('rematch', { game })
    ;({ id: game, commitment: bound } = (await line.get('enter', { game: over.rematch ?? '' })).room)
  }
})

test('answers that were left out, or another winner, are noticed', () => {
  const { file } = replay
  if (file.version !== 2) throw new Error('The server gives an older file.')
  expect(rightOf({ ...replay, file: { ...file, answers: file.answers.slice(1) } })[2]).toBe(false)
  expect(rightOf({ ...replay, result: { winner: 'runner', how: 'concession' } })[2]).toBe(false)
})

test('the server has a page for it, all of which comes from the server itself', async () => {
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  const page = await get('/verify')
  expect(page.headers.get('content-type')).toContain('text/html')
  const parts = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(parts).toEqual(['/verify/verify.css', '/verify/verify.js'])
  for (const part of parts) expect((await get(part)).status).toBe(200)
  expect((await get('/verify/..%2fpackage.json')).status).toBe(404)
})

test('the page has its words in each language', async () => {
  const get = async (file: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/verify/words/${file}.js`)).text()
  const module = async <Of>(file: string): Promise<Of> =>
    import(`data:text/javascript,${encodeURIComponent(await get(file))}`)
  const { tags } = await module<{ tags: readonly string[] }>('tags')
  expect(tags).toContain('en')
  const html = await (await fetch(`http://127.0.0.1:${server.port}/verify`)).text()
  for (const tag of tags) {
    const { words } = await module<{
      words: { title: string; needsScript: string; refused: { notReady: string } }
    }>(tag)
    expect(html).toContain(`<p lang="${tag}">${words.needsScript}</p>`)
    expect(words.title).toMatch(/[?]$/)
    expect(words.refused.notReady).toMatch(/[.]$/)
  }
})

test('the command says what is right and what is not, and tells by its exit code', async () => {
  built()
  const folder = mkdtempSync(join(tmpdir(), 'paydata-verify-'))
  const [good, other] = [join(folder, 'good.json'), join(folder, 'other.json')]
  writeFileSync(good, JSON.stringify({ ok: true, replay }))
  writeFileSync(other, '{"replay":{}}')
  const right = await ran('verify', [good, commitment, chance()])
  expect(right).toMatchObject({ code: 0, complaint: '' })
  expect(right.out.match(/^yes /gm)).toHaveLength(4)
  expect(right.out).not.toContain('compared with itself')
  const ground = await ran('verify', [good, commitment, 'f'.repeat(32)])
  expect(ground).toMatchObject({ code: 1, out: expect.stringMatching(/^NO .*your own part/m) })
  const wrong = await ran('verify', [good, 'f'.repeat(64)])
  expect(wrong).toMatchObject({ code: 1, out: expect.stringMatching(/^NO .*secret of the server/) })
  expect(wrong.out).toContain('compared with itself')
  expect(await ran('verify', [other])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^NO {3}this is a replay\n/),
  })
  const missing = await ran('verify', [join(folder, 'none.json')])
  expect(missing).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('cannot be read') })
  const usage = expect.stringContaining('npm run verify -- replay.json COMMITMENT PART')
  expect(await ran('verify', ['--help'])).toMatchObject({ code: 0, out: usage })
  expect(await ran('verify', ['-h'])).toMatchObject({ code: 0, out: usage })
  expect(await ran('verify', [good, '--quiet'])).toMatchObject({ code: 2, out: '', complaint: usage })
  expect(await ran('verify', [good, commitment, chance(), 'more'])).toMatchObject({
    code: 2,
    complaint: usage,
  })
})
