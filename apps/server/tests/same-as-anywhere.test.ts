import { positionFor } from '@paydata/bots'
import type { Act, Answer, Played, Seats } from '@paydata/match/testing'
import { botThought, playedByChance } from '@paydata/match/testing'
import type { Answered, RequestName } from '@paydata/protocol'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutNumbers } from '../src/matches/release.ts'
import { readSetup } from '../src/matches/restore.ts'
import { fileIn } from '../src/store/file.ts'
import { findMacros, findPrices } from '../src/tables/finding.ts'
import type { Watching } from './players.ts'
import { starters, twoAtATable, watching } from './players.ts'
import type { Line } from './serving.ts'
import { chance, connected, guest, newId, oneServer } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
type Side = 'corp' | 'runner'
type Persons = Readonly<Partial<Record<Side, Line>>>

/** A person and a bot, which thinks elsewhere, at a table. */
async function oneAtATable(port: number, side: Side) {
  const host = await connected(port, await guest(port, 'Ada'))
  const { room } = await host.get('create', { id: newId(), side })
  const game = room.id
  await host.get('seatBot', { game, side: side === 'corp' ? 'runner' : 'corp', level: 'search' })
  await host.get('chooseDeck', { game, deck: { starter: starters[side] } })
  await host.get('ready', { game, chance: chance() })
  return { game, persons: { [side]: host } }
}

async function twoPersons(port: number) {
  const { corp, runner, game } = await twoAtATable(port)
  return { game, persons: { corp, runner } }
}

const seatings: readonly (readonly [
  string,
  Seats,
  (port: number) => Promise<{ readonly game: string; readonly persons: Persons }>,
])[] = [
  ['two persons', { corp: 'person', runner: 'person' }, twoPersons],
  ['a Corp and a bot', { corp: 'person', runner: 'bot' }, port => oneAtATable(port, 'corp')],
  ['a Runner and a bot', { corp: 'bot', runner: 'person' }, port => oneAtATable(port, 'runner')],
]

/** How the game at a table goes at the plainest one. */
function playedAt(data: string, game: string, seats: Seats): Played {
  const file = new Libsql(fileIn(data), { timeout: 5000 })
  const row = z
    .object({ setup: z.string() })
    .parse(file.prepare('select setup from games where id = ?').get([game]))
  file.close()
  const found = {
    offer: (...[now, by]: Parameters<typeof positionFor>) => findMacros(positionFor(now, by)),
    prices: (now: Parameters<typeof positionFor>[0]) => findPrices(positionFor(now, 'runner')),
  }
  return playedByChance(
    withoutNumbers(readSetup(row.setup)),
    seats,
    found,
    `as anywhere, ${seats.corp} and ${seats.runner}`,
    150,
  )
}

async function answerTo(game: string, persons: Persons, act: Act): Promise<Answered<RequestName>> {
  const { corp, runner } = persons
  const line = persons[act.by] ?? expect.fail('nobody sits there')
  const id = newId()
  switch (act.is) {
    case 'reply':
      return line.ask('reply', { game, id, version: act.version, reply: act.reply })
    case 'macro':
      return line.ask('macro', { game, id, version: act.version, macro: act.macro, way: act.way })
    case 'takeBack': {
      const asked = await line.ask('takeBack', { game, version: act.version })
      if (!asked.ok) return asked
      const { taken, version } = asked
      if (taken === 'back') return { ok: true, version }
      const other = (line === corp ? runner : corp) ?? expect.fail('a bot was asked for leave')
      return other.ask('allowTakeBack', { game, version, allow: 'yes' })
    }
    case 'concede':
      return line.ask('concede', { game })
    case 'orders': {
      const [answer] = await Promise.all(
        [corp, runner].flatMap(each => each?.ask('orders', { game, orders: act.orders }) ?? []),
      )
      return answer ?? expect.fail('nobody gives orders')
    }
    case 'asks':
      return line.ask(act.what, { game })
  }
}

const withoutDetails = (answer: Answered<RequestName>): Answer =>
  answer.ok ? answer : { ok: false, why: answer.why }

test.each(seatings)(
  'a table of this server with %s answers and tells what every table does',
  async (_, seats, sitDown) => {
    const where = fresh()
    const server = await oneServer(where, {}, Date.now, async ({ view }) => ({
      ...botThought(view),
      prospects: [],
    }))
    const { game, persons } = await sitDown(server.port)
    const { begins, scenes } = playedAt(where.DATA, game, seats)
    const onlooker = await connected(server.port, null)
    const lines = [persons.corp, persons.runner, onlooker].flatMap(line => line ?? [])
    const eyes: Watching[] = []
    for (const line of lines) eyes.push(await watching(line, game))
    await Promise.all(eyes.map(eye => eye.reach(begins.version)))
    for (const { view } of eyes) if (view.viewer !== 'all') expect(view).toEqual(begins.views[view.viewer])
    for (const { act, answer, told, version, views } of scenes) {
      const before = eyes.map(({ updates }) => updates.length)
      expect([act, withoutDetails(await answerTo(game, persons, act))]).toEqual([act, answer])
      await Promise.all(eyes.map(eye => eye.reach(version)))
      for (const [nth, { view, updates }] of eyes.entries()) {
        const { viewer } = view
        if (viewer === 'all') throw new Error('nobody sees everything')
        expect([act, updates.slice(before[nth])]).toEqual([act, told.map(each => each[viewer])])
        expect(view).toEqual(views[viewer])
      }
    }
    await server.close()
  },
)
