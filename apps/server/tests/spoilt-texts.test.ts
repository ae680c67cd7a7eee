import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@paydata/protocol'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { fileIn } from '../src/store/file.ts'
import { openStore } from '../src/store/open.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving, servingWithLog } from './serving.ts'

const newFolder = () => ({
  DATA: mkdtempSync(join(tmpdir(), 'paydata-spoilt-')),
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
})

/** Puts a byte into texts of a database that no text in UTF-8 has, in place of their fifth character. No server may be there. */
function spoil(
  { DATA }: { readonly DATA: string },
  texts: readonly (readonly [place: string, where: string])[],
) {
  const file = new Libsql(fileIn(DATA))
  for (const [place, where] of texts) {
    const [table, column] = place.split('.')
    const spoilt = `substr(${column}, 1, 4) || cast(x'ff' as text) || substr(${column}, 6)`
    expect(file.prepare(`update ${table} set ${column} = ${spoilt} where ${where}`).run([]).changes).toBe(1)
  }
  file.close()
}

test('a game with a spoilt byte is refused as damaged, the others go on, and the server starts', async () => {
  const where = newFolder()
  const before = await serving(where, { SNAPSHOT_EVERY: '2' })
  const games: string[] = []
  for (const clock of [null, null, { bank: 1800, increment: 0, away: 180 }, null, null]) {
    const { corp, runner, game } = await twoAtATable(before.port, { replays: 'everybody', clock })
    await playTo([await watching(corp, game), await watching(runner, game)], 'spoilt', 8)
    games.push(game)
  }
  await before.close()
  const [entry, seal, room, setup, saves] = games
  spoil(where, [
    ['entries.entry', `game = '${entry}' and n = 8`],
    ['entries.seal', `game = '${seal}' and n = 8`],
    ['games.room', `id = '${room}'`],
    ['games.setup', `id = '${setup}'`],
    ['between_actions.saved', `game = '${saves}'`],
  ])
  rmSync(join(where.DATA, 'acknowledged'))
  const server = await serving(where, { LOG_LEVEL: 'silent' })
  const line = await connected(server.port, null)
  const damage = (what: object) => ({ why: 'damaged', because: [{ code: 'damage', params: what }] })
  expect(await line.ask('watch', { game: entry ?? '' })).toMatchObject(
    damage({ what: 'entryChanged', entry: 8 }),
  )
  expect(await line.ask('watch', { game: seal ?? '' })).toMatchObject(
    damage({ what: 'entryChanged', entry: 8 }),
  )
  expect(await line.ask('watch', { game: room ?? '' })).toMatchObject(damage({ what: 'roomUnknown' }))
  expect(await line.ask('watch', { game: setup ?? '' })).toMatchObject(damage({ what: 'setupUnknown' }))
  // A save only saves time: the log has the game.
  expect(await line.ask('watch', { game: saves ?? '' })).toMatchObject({ ok: true })
  expect((await line.get('lobby', {})).games.map(({ id }) => id)).not.toContain(room)
  await server.close()
})

test('a line of the chat with a spoilt byte costs nobody the others', async () => {
  const where = newFolder()
  const before = await serving(where)
  const { corp, game, corpVisitor } = await twoAtATable(before.port)
  for (const text of ['Hello', 'Spoilt'])
    await corp.get('say', { game, channel: 'players', text, id: newId() })
  await before.close()
  spoil(where, [
    ['chat.line', `game = '${game}' and n = 2`],
    ['chat.channel', `game = '${game}' and n = 2`],
  ])
  const server = await servingWithLog(where)
  const reader = await connected(server.port, corpVisitor)
  expect((await reader.get('chat', { game })).lines.map(({ text }) => text)).toEqual(['Hello'])
  await server.close()
})

test('a player whose name has a spoilt byte still plays, and can take another name', async () => {
  const where = newFolder()
  const before = await serving(where)
  const ada = await guest(before.port, 'Adalbert')
  await before.close()
  spoil(where, [
    ['players.name', `id = '${ada.me.id}'`],
    ['players.name_key', `id = '${ada.me.id}'`],
    ['players.look_key', `id = '${ada.me.id}'`],
  ])
  const server = await serving(where)
  expect((await guest(server.port, 'Adalbert')).me.name).toBe('Adalbert')
  const line = await connected(server.port, ada)
  await line.get('create', { id: newId(), side: 'corp' })
  const renamed = await fetch(`http://127.0.0.1:${server.port}${routes.rename.path}`, {
    method: routes.rename.method.toUpperCase(),
    headers: { 'content-type': 'application/json', cookie: ada.cookie },
    body: JSON.stringify({ name: 'Ada' }),
  })
  expect(await renamed.json()).toMatchObject({ ok: true, me: { name: 'Ada' } })
  await server.close()
})

test('a kept deck with a spoilt byte costs its player none of the others', async () => {
  const where = newFolder()
  const before = await serving(where)
  const ada = await guest(before.port, 'Ada')
  const ask = async (port: number, method: string, path: string, asked: object) => {
    const headers = { 'content-type': 'application/json', cookie: ada.cookie }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method.toUpperCase(),
      headers,
      body: JSON.stringify(asked),
    })
    return answer.json()
  }
  const identity = 'kate_mac_mccaffrey_digital_tinker'
  for (const name of ['One', 'Two']) {
    const deck = { format: 'standard', name, identity, cards: [['diesel', 1]] }
    const kept = await ask(before.port, routes.keepDeck.method, routes.keepDeck.path, {
      id: `deck-${name}`,
      deck,
      tags: [],
    })
    expect(kept).toMatchObject({ ok: true })
  }
  await before.close()
  spoil(where, [['decks.deck', `id = 'deck-One'`]])
  const server = await serving(where)
  const { method, path } = routes.wholeDecks
  const whole = await ask(server.port, method, path, { ids: ['deck-One', 'deck-Two'] })
  expect(whole).toMatchObject({ ok: true, decks: [{ id: 'deck-Two' }] })
  await server.close()
})

test('a key of the server that has a spoilt byte is no key: the server says so, and does not start', async () => {
  const where = newFolder()
  await (await serving(where)).close()
  spoil(where, [['secrets.value', `name = 'sessions'`]])
  await expect(serving(where)).rejects.toThrow('The secret “sessions” in the database is damaged')
})

test('texts are given in the order, and bytes as the bytes, that the database has', async () => {
  const store = await openStore(newFolder())
  const names = ['Zoë', '😀', 'a\0b', '', 'Ada']
  for (const name of names) await store.insertInto('secrets').values({ name, value: name }).execute()
  const listed = async (order: 'asc' | 'desc') => {
    const rows = await store
      .selectFrom('secrets')
      .select('name')
      .orderBy('name', order)
      .limit(3)
      .offset(1)
      .execute()
    return rows.map(({ name }) => name)
  }
  expect(await listed('asc')).toEqual(['Ada', 'Zoë', 'a\0b'])
  expect(await listed('desc')).toEqual(['nothing', 'a\0b', 'Zoë'])
  const given = store.insertInto('secrets').values({ name: 'Bob', value: 'Zoë' }).returning(['value', 'name'])
  expect(await given.execute()).toEqual([{ value: 'Zoë', name: 'Bob' }])
  const packed = Buffer.from([0xff, 0, 0xfe])
  await store.insertInto('seen').values({ game: 'g', part: 'p', format: 1, packed, seal: '' }).execute()
  const row = await store.selectFrom('seen').selectAll().executeTakeFirstOrThrow()
  expect(Buffer.from(new Uint8Array(row.packed))).toEqual(packed)
  expect(row).toMatchObject({ game: 'g', format: 1, seal: '' })
  await store.destroy()
})
