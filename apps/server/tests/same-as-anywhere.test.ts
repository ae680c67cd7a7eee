import { positionFor } from '@paydata/bots'
import { readyDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import type { Act, Answer, Played, Seats } from '@paydata/match/testing'
import { botThought, outcomeOf, outcomesOfAll, playedByChance } from '@paydata/match/testing'
import type { Answered, Eye, RequestName } from '@paydata/protocol'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutNumbers } from '../src/matches/release.ts'
import { readSetup } from '../src/matches/restore.ts'
import { fileIn } from '../src/store/file.ts'
import { findMacros, findPrices } from '../src/tables/finding.ts'
import type { Watching } from './players.ts'
import { twoAtATable, watching } from './players.ts'
import type { Line } from './serving.ts'
import { chance, connected, guest, newId, oneServer } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
type Persons = Readonly<Partial<Record<Side, Line>>>

/** What the server has stored of a game in this column. */
function storedOf(data: string, column: 'room' | 'setup', game: string): string {
  const file = new Libsql(fileIn(data), { timeout: 5000 })
  const row = file.prepare(`select ${column} as stored from games where id = ?`).get([game])
  file.close()
  return z.object({ stored: z.string() }).parse(row).stored
}

const learning = { corp: 'gateway_starter_corp', runner: 'gateway_starter_runner' } as const

const namedCards = z.object({ cards: z.array(z.tuple([z.string(), z.int()])) })
const storedSeats = z.object({
  seats: z.partialRecord(z.enum(['corp', 'runner']), z.object({ deck: namedCards.nullable() }).nullable()),
})

/** Whether a bot has the deck to learn with: the other one that is ready for the format is larger. */
function isLearning(data: string, game: string, side: Side): boolean {
  const { cards } = readyDecks.find(({ id }) => id === learning[side]) ?? expect.fail('no such deck')
  const { seats } = storedSeats.parse(JSON.parse(storedOf(data, 'room', game)))
  return seats[side]?.deck?.cards.length === cards.length
}

/** A person and a bot, which thinks elsewhere, at a table. */
async function oneAtATable(port: number, data: string, side: Side) {
  const other = side === 'corp' ? 'runner' : 'corp'
  const host = await connected(port, await guest(port, 'Ada'))
  const { room } = await host.get('create', { id: newId(), side, format: 'system-gateway' })
  const game = room.id
  // A bot draws its deck by lot: it is asked in again until it has the one with which this game is always the same.
  for (;;) {
    await host.get('seatBot', { game, side: other, level: 'search' })
    if (isLearning(data, game, other)) break
    await host.get('unseat', { game, side: other })
  }
  await host.get('chooseDeck', { game, deck: { starter: learning[side] } })
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
  (port: number, data: string) => Promise<{ readonly game: string; readonly persons: Persons }>,
])[] = [
  ['two persons', { corp: 'person', runner: 'person' }, twoPersons],
  ['a Corp and a bot', { corp: 'person', runner: 'bot' }, (port, data) => oneAtATable(port, data, 'corp')],
  [
    'a Runner and a bot',
    { corp: 'bot', runner: 'person' },
    (port, data) => oneAtATable(port, data, 'runner'),
  ],
]

/** How the game at a table goes at the plainest one. */
function playedAt(data: string, game: string, seats: Seats): Played {
  const setup = withoutNumbers(readSetup(storedOf(data, 'setup', game)))
  const found = {
    offer: (...[now, by]: Parameters<typeof positionFor>) => findMacros(positionFor(now, by)),
    prices: (now: Parameters<typeof positionFor>[0]) => findPrices(positionFor(now, 'runner')),
  }
  return playedByChance(setup, seats, found, `as anywhere, ${seats.corp} and ${seats.runner}`, 120)
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

const eyeOf = ({ view: { viewer } }: Watching): Eye =>
  viewer === 'all' ? expect.fail('nobody sees everything') : viewer

test.each(seatings)(
  'a table of this server with %s answers and tells what every table does',
  async (_, seats, sitDown) => {
    const where = fresh()
    const server = await oneServer(where, {}, Date.now, async ({ view }) => ({
      ...botThought(view),
      prospects: [],
    }))
    const { game, persons } = await sitDown(server.port, where.DATA)
    const { begins, scenes, ends } = playedAt(where.DATA, game, seats)
    const outcomes = new Set<string>()
    const onlooker = await connected(server.port, null)
    const lines = [persons.corp, persons.runner, onlooker].flatMap(line => line ?? [])
    const eyes: Watching[] = []
    for (const line of lines) eyes.push(await watching(line, game))
    await Promise.all(eyes.map(eye => eye.reach(begins.version)))
    expect(eyes.map(({ view }) => view)).toEqual(eyes.map(each => begins.views[eyeOf(each)]))
    for (const scene of scenes) {
      const { act, answer, told, version } = scene
      outcomes.add(outcomeOf(scene))
      const before = eyes.map(({ updates }) => updates.length)
      expect([act, withoutDetails(await answerTo(game, persons, act))]).toEqual([act, answer])
      await Promise.all(eyes.map(eye => eye.reach(version)))
      for (const [nth, each] of eyes.entries()) {
        const news = each.updates.slice(before[nth])
        expect([act, news]).toEqual([act, told.map(toAll => toAll[eyeOf(each)])])
      }
    }
    expect(eyes.map(({ view }) => view)).toEqual(eyes.map(each => ends().views[eyeOf(each)]))
    expect([...outcomes]).toEqual(expect.arrayContaining([...outcomesOfAll]))
    await server.close()
  },
)
