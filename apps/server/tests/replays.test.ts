import { createHash } from 'node:crypto'
import { newGame, viewFor } from '@paydata/engine'
import { toldAgain } from '@paydata/match'
import { filmPartAddress, filmParts, replay, routes } from '@paydata/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { lastOf, playTo, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected, guest, newId, serving, standing } from './serving.ts'
import { databases, testOn, worlds } from './stores.ts'

const answerTo = z.looseObject({ why: z.string().optional(), replay: replay.optional() })

testOn(worlds, 'a game that is over is played again from its replay, to the same end', async fresh => {
  const server = await serving(fresh())
  const get = async (path: string, { cookie }: Pick<Visitor, 'cookie'>) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie } })).json()
  const { corp, runner, game, corpVisitor } = await twoAtATable(server.port, { format: 'core' })
  const waiting = (await corp.get('enter', { game })).room
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'replay', 60)
  const path = `/api/games/${game}/replay`
  expect(await get(path, corpVisitor)).toMatchObject({ why: 'notReady' })
  await seats[1].reach((await corp.get('concede', { game })).version)

  const stranger = await guest(server.port, 'Stranger')
  expect(await get(path, stranger)).toMatchObject({ why: 'notAllowed' })
  const { replay: whole } = answerTo.parse(await get(path, corpVisitor))
  if (whole === undefined) throw new Error('There is no replay.')
  // What may be asked goes by the sets of the format, so a game names them for ever.
  expect(whole.file.setup.sets).toEqual(['core'])
  let again = newGame(whole.file.setup)
  for (const each of whole.file.answers) {
    const next = toldAgain(again, each)
    if (next === null) throw new Error('an answer would lead elsewhere')
    again = next
  }
  expect(viewFor(again, 'runner')).toEqual(seats[1].view)

  // What each eye saw is sent as it was stored, to those alone who may see the replay.
  for (const part of ['corp', 'runner', 'spectator', 'all', 'course', 'positions'] as const) {
    const address = filmPartAddress(game, part)
    expect(filmParts[part].safeParse(await get(address, corpVisitor)).success).toBe(true)
    expect(await get(address, stranger)).toMatchObject({ why: 'notAllowed' })
    const plain = await fetch(`http://127.0.0.1:${server.port}${address}`, {
      headers: { cookie: corpVisitor.cookie, 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(filmParts[part].safeParse(await plain.json()).success).toBe(true)
  }
  expect(await get(filmPartAddress(game, 'end'), corpVisitor)).toMatchObject({ why: 'noSuchThing' })

  const { commitment, secret, ...chances } = whole.shuffle
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(waiting.commitment).toBe(commitment)
  expect(hash(secret)).toBe(commitment)
  expect(whole.file.setup.seed).toBe(`key:${hash(`${secret}/${chances.corp}/${chances.runner}`)}`)

  const spectator = await connected(server.port, null)
  const last = lastOf(await spectator.get('history', { game }))
  expect(last.view).toEqual(viewFor(again, 'spectator'))

  const { games } = routes.myGames.gives.parse(await get('/api/me/games', corpVisitor))
  expect(games).toMatchObject([{ game, side: 'corp', state: 'over', opponent: { name: 'Bob' } }])
  await server.close()
})

testOn(
  worlds,
  'a player is told of games that have not begun, and of those that are on or over',
  async fresh => {
    const server = await serving(fresh())
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port, {
      title: 'Friday',
      edition: '2013',
      format: 'core',
    })
    const { room } = await corp.get('create', { id: newId(), side: 'runner', title: 'Next week' })
    await runner.get('create', { id: newId(), side: 'corp', title: 'Of somebody else' })
    const mine = async () => {
      const answered = await fetch(`http://127.0.0.1:${server.port}/api/me/games`, {
        headers: { cookie: corpVisitor.cookie },
      })
      return routes.myGames.gives.parse(await answered.json()).games
    }
    const open = {
      game: room.id,
      title: 'Next week',
      side: 'runner',
      state: 'open',
      edition: '26.03',
      opponent: null,
    }
    const on = {
      game,
      title: 'Friday',
      side: 'corp',
      state: 'playing',
      edition: '2013',
      opponent: { name: 'Bob' },
    }
    expect(await mine()).toMatchObject([open, on])
    await corp.get('stand', { game: room.id })
    await corp.get('concede', { game })
    expect(await mine()).toMatchObject([{ ...on, state: 'over' }])
    await server.close()
  },
)

test('parts of replays are given to a player, but not without end', async () => {
  const [, fresh] = databases[0] ?? expect.fail()
  const few = await serving(fresh(), { RATES: '0.1' }, standing)
  onTestFinished(() => few.close())
  const { cookie } = await guest(few.port, 'Ada')
  const why: unknown[] = []
  for (let nth = 0; nth < 7; nth++) {
    const answer = await fetch(`http://127.0.0.1:${few.port}${filmPartAddress('nothing', 'all')}`, {
      headers: { cookie },
    })
    why.push(z.object({ why: z.string() }).parse(await answer.json()).why)
  }
  expect(why).toEqual([...Array.from({ length: 6 }, () => 'noSuchGame'), 'tooFast'])
})
