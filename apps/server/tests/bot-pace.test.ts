import { diceOf, paces, pauseBefore } from '@paydata/bots'
import type { BotPace, Person } from '@paydata/protocol'
import { requests } from '@paydata/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { comeBack, seatBot, standInFor } from '../src/rooms/changes.ts'
import { newBot, newRoom, rematchOf } from '../src/rooms/making.ts'
import { botAt } from '../src/rooms/room.ts'
import { playTo, starters, watching } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { chance, connected, derivesHere, guest, hanging, newId, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!

/** For how many milliseconds something is put off while work is done. */
async function putOff(work: () => Promise<unknown>): Promise<readonly unknown[]> {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await work()
  const asked = waits.mock.calls.map(([, milliseconds]) => milliseconds)
  waits.mockRestore()
  return asked
}

/** How long a bot at the pace of people looks at its hand in this game, of which it is the first answer. */
const lookAtHand = (game: string): number =>
  pauseBefore({ asks: 'mulligan' }, paces.human, diceOf(`${game}/0`))

/** Somebody who has a game as Runner at a server. */
async function hostAt(port: number) {
  const visitor = await guest(port, 'Host')
  const host = await connected(port, visitor)
  const { room } = await host.get('create', { id: newId(), side: 'runner' })
  return { visitor, host, game: room.id }
}

/** The same at a server whose bots play at this pace, until the test is over. */
async function hostWith(pace: BotPace) {
  const server = await serving(fresh(), { BOT_PACE: pace })
  onTestFinished(() => server.close())
  return hostAt(server.port)
}

/** The Runner is ready, so the bot begins. Gives what is put off until the Runner is asked. */
async function begins(host: Line, game: string): Promise<readonly unknown[]> {
  await host.get('chooseDeck', { game, deck: { starter: starters.runner } })
  return putOff(async () => {
    await host.get('ready', { game, chance: chance() })
    await asked(host, game)
  })
}

async function asked(host: Line, game: string) {
  const seat = await watching(host, game)
  while (seat.view.question === null) await seat.reach(seat.version + 1)
  return seat
}

const bot = { side: 'corp', level: 'sensible' } as const

test('a bot plays at the pace of its player, whatever that of the server is', async () => {
  const quick = await hostWith('human')
  await quick.host.get('seatBot', { game: quick.game, ...bot, pace: 'instant' })
  const soon = await begins(quick.host, quick.game)
  const slow = await hostWith('instant')
  await slow.host.get('seatBot', { game: slow.game, ...bot, pace: 'human' })
  const late = await begins(slow.host, slow.game)
  expect(soon).not.toContain(lookAtHand(quick.game))
  expect(late).toContain(lookAtHand(slow.game))
})

test('without a pace it plays at that of the server', async () => {
  const { host, game } = await hostWith('human')
  await host.get('seatBot', { game, ...bot })
  expect(await begins(host, game)).toContain(lookAtHand(game))
})

test('a pace that there is not is refused, and seats nobody', async () => {
  const { host, game } = await hostWith('instant')
  const wrong: object = { game, ...bot, pace: 'warp' }
  const answer = await host.socket.timeout(hanging).emitWithAck('seatBot', wrong)
  expect(answer).toMatchObject({ ok: false, why: 'malformed' })
  expect((await host.get('enter', { game })).room.seats.corp).toBeNull()
})

/** For how long a bot at the pace of people puts off an action of its first turn, from the Runner's keeping the hand on. */
async function actionsPutOff(port: number, visitor: Visitor, game: string): Promise<readonly unknown[]> {
  const host = await connected(port, visitor)
  const seat = await asked(host, game)
  const all = await putOff(async () => {
    while (seat.view.turn === 0 || seat.view.active === 'corp')
      await (seat.view.question === null
        ? seat.reach(seat.version + 1)
        : playTo([seat], 'pace', seat.version + 1))
  })
  const ofActions = Array.from({ length: seat.version }, (_, n) =>
    pauseBefore({ asks: 'action' }, paces.human, diceOf(`${game}/${n}`)),
  )
  return all.filter(each => ofActions.some(pause => pause === each))
}

test('the pace outlives the server', async () => {
  const where = fresh()
  const server = await serving(where, { BOT_PACE: 'human' })
  const began = async (pace: BotPace) => {
    const { visitor, host, game } = await hostAt(server.port)
    await host.get('seatBot', { game, ...bot, pace })
    await begins(host, game)
    return { visitor, game }
  }
  const quick = await began('instant')
  const slow = await began('human')
  await server.close()
  const again = await serving(where, { BOT_PACE: 'human' })
  onTestFinished(() => again.close())
  expect(await actionsPutOff(again.port, quick.visitor, quick.game)).toEqual([])
  expect(await actionsPutOff(again.port, slow.visitor, slow.game)).not.toEqual([])
})

test('a bot keeps its pace in a rematch, and one that stands in takes its pace along when the player comes back', async () => {
  const host: Person = { id: 'ada', name: 'Ada', kind: 'guest' }
  const asked = requests.create.asks.parse({ id: newId(), side: 'runner' })
  const room = await newRoom('a'.repeat(20), host, asked, 'secret', derivesHere)
  const brisk = { level: 'sensible', pace: 'brisk' } as const
  const seated = seatBot(room, host.id, 'corp', newBot(brisk, 'corp', room))
  expect(botAt(rematchOf(seated, 'next', 'other').seats.runner)).toEqual(brisk)

  const left = standInFor(seated, 'runner', { level: 'random', pace: 'steady' })
  expect(botAt(left.seats.runner)).toEqual({ level: 'random', pace: 'steady' })
  expect(comeBack(left, host.id)).toEqual(seated)
})
