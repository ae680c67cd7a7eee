import { macroMeant, positionFor, stepOf } from '@paydata/bots'
import { viewFor } from '@paydata/engine'
import type { Move, Position } from '@paydata/match'
import { fullClock } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Settings, TakeBack } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { advanceMatch, newMatch } from '../src/matches/match.ts'
import { newBot } from '../src/rooms/making.ts'
import type { Room, Seat } from '../src/rooms/room.ts'
import type { Before, Decision, Deed } from '../src/tables/deciding.ts'
import { decide } from '../src/tables/deciding.ts'
import { findMacros } from '../src/tables/finding.ts'
import { ada, bob, firstOption, roomOf } from './rooms.ts'
import { starterSetup } from './setups.ts'

const often = 25
const sidesAsked = ({ match }: Before) => match.position.game.waiting.map(({ for: by }) => by)

interface Begun {
  readonly seats?: Partial<Room['seats']>
  readonly agreed?: Partial<Settings>
  readonly setup?: ReturnType<typeof starterSetup>
}

/** A table at which the Corp is asked for its first hand. */
function tableOf({ seats = {}, agreed = {}, setup = starterSetup('deciding') }: Begun = {}): Before {
  const room = roomOf(seats, agreed)
  return { match: newMatch('table', setup, fullClock(room.settings), 1000), room, takeBack: null }
}

const bot = (seat: 'corp' | 'runner'): Seat =>
  newBot({ level: 'sensible', pace: 'human' }, seat, roomOf({}, {}))

type Made = Extract<Decision, { ok: true }>

/** What is decided of a move, which changes nothing by itself. */
function decided(before: Before, move: Move, more: Partial<Deed> = {}): Made {
  const { match, room, takeBack } = before
  const was = JSON.stringify([match, room, takeBack])
  const decision = decide(before, { move, macro: null, now: 5000, ...more }, often)
  expect(JSON.stringify([match, room, takeBack])).toBe(was)
  return decision.ok ? decision : expect.fail(decision.why)
}

/** The table after a move. */
function after(before: Before, move: Move, more: Partial<Deed> = {}): Before {
  const { keep, write } = decided(before, move, more)
  advanceMatch(before.match, keep.match)
  return { ...before, room: write.room ?? before.room }
}

/** The same table when both players have kept their hands. */
const atFirstAction = (table: Before): Before =>
  after(after(table, firstOption(table, 'corp')), firstOption(table, 'runner'))

const entriesOf = ({ write }: Made): unknown[] => write.rows.map(({ entry }) => JSON.parse(entry))

test('an answer is written, its client may ask again, everybody is shown it, and nothing else is due', () => {
  const table = tableOf()
  const decision = decided(table, firstOption(table, 'corp'))
  expect(entriesOf(decision)).toMatchObject([
    { kind: 'answer', by: 'corp', how: 'player', id: 'of corp', at: 5000, named: { chosen: ['keep'] } },
  ])
  expect(decision.write).toMatchObject({ room: null, snapshot: null })
  expect(decision.keep).toMatchObject({
    match: { at: 5000, seal: decision.write.rows.at(-1)?.seal, taken: { by: 'corp', id: 'of corp' } },
    takeBack: 'stands',
  })
  expect(decision.show.occurred.length).toBeGreaterThan(0)
  expect(decision.then).toEqual({ is: 'goesOn', room: 'asShown', due: { fallsAt: null, bot: null } })
})

test('what standing orders answer is written with the answer, and shown as passed', () => {
  const table = atFirstAction(tableOf())
  const decision = decided(table, firstOption(table, 'corp'))
  expect(entriesOf(decision)[0]).toMatchObject({ how: 'player' })
  expect(entriesOf(decision).slice(1)).not.toEqual([])
  for (const entry of entriesOf(decision).slice(1)) expect(entry).toMatchObject({ how: 'order', id: null })
  expect(decision.write.rows.map(({ n }) => n)).toEqual(
    decision.write.rows.map((_row, i) => table.match.position.n + 1 + i),
  )
  expect(decision.show.passed.length).toBeGreaterThan(0)
})

test('a refused answer comes to nothing but the reason', () => {
  const table = tableOf()
  const move: Move = { ...firstOption(table, 'corp'), by: 'runner' }
  expect(decide(table, { move, macro: null, now: 5000 }, often)).toEqual({ ok: false, why: 'notAsked' })
})

test('an answer that ends the game is saved with its end, and nothing is due any more', () => {
  // A Corp that has drawn its whole deck loses when it has to draw.
  const { corp, ...setup } = starterSetup('deciding')
  const table = tableOf({
    setup: { ...setup, corp: { ...corp, cards: corp.cards.slice(0, 5) } },
    agreed: { clock: { bank: 600, increment: 5, away: 60 } },
  })
  const kept = after(table, firstOption(table, 'corp'))
  const decision = decided(kept, firstOption(kept, 'runner'))
  expect(decision.write.snapshot).toMatchObject({ n: decision.write.rows.at(-1)?.n })
  expect(decision.then).toMatchObject({
    is: 'ends',
    end: { result: { winner: 'runner' }, turns: 1, room: { id: 'table', state: 'over' } },
  })
  expect(decision.then).not.toHaveProperty('due')
  const gone = after(kept, firstOption(kept, 'runner'))
  expect(decide(gone, { move: { kind: 'timeOut', by: 'corp' }, macro: null, now: 9e9 }, often)).toEqual({
    ok: false,
    why: 'gameOver',
  })
})

test('the clock of the player who is asked runs out when their time and increments are used up', () => {
  const table = tableOf({ agreed: { clock: { bank: 600, increment: 5, away: 60 } } })
  const { then } = decided(table, firstOption(table, 'corp'))
  expect(then).toMatchObject({ is: 'goesOn', due: { fallsAt: 5000 + 600_000 } })
  const answered = after(table, firstOption(table, 'corp'))
  const next = decided(answered, firstOption(answered, 'runner'), { now: 105_000 })
  // The Corp took 4 of its 600 seconds, and its answer brought 5.
  expect(next.then).toMatchObject({ due: { fallsAt: 105_000 + 601_000 } })
})

test('a clock that ran out is a loss', () => {
  const table = tableOf({ agreed: { clock: { bank: 600, increment: 5, away: 60 } } })
  const decision = decided(table, { kind: 'timeOut', by: 'corp' }, { now: 601_000 })
  expect(entriesOf(decision)).toMatchObject([{ kind: 'timeOut', by: 'corp', left: { corp: 0 } }])
  expect(decision.then).toMatchObject({ is: 'ends', end: { result: { winner: 'runner', how: 'time' } } })
})

test('a bot is due when its seat is asked, and its answer is no reply that a client sends again', () => {
  const table = tableOf({ seats: { runner: bot('runner') } })
  const { then } = decided(table, firstOption(table, 'corp'))
  expect(then).toMatchObject({
    is: 'goesOn',
    due: { bot: { by: 'runner', level: 'sensible', pace: 'human', n: 1, asks: 'mulligan' } },
  })
  const asked = after(table, firstOption(table, 'corp'))
  const decision = decided(asked, firstOption(asked, 'runner', 'bot'))
  expect(entriesOf(decision)[0]).toMatchObject({ kind: 'answer', by: 'runner', how: 'bot', id: null })
  expect(decision.keep.match.taken).toBeNull()
  expect(decision.then).toMatchObject({ due: { bot: { by: 'runner', n: 3, asks: 'paidWindow' } } })
})

test('a bot answers for a player who has left, too', () => {
  const table = tableOf({ seats: { runner: { ...bob, standIn: 'random' } } })
  const { then } = decided(table, firstOption(table, 'corp'))
  expect(then).toMatchObject({ due: { bot: { by: 'runner', level: 'random', pace: null } } })
})

const request: TakeBack = {
  by: 'corp',
  version: 1,
  answers: { corp: 1, runner: 0 },
  turns: 0,
  learned: [],
  cards: 0,
  chance: 'notUsed',
  is: 'asked',
}

test('a request for a take-back stands until the game goes on, and then everybody is shown the room', () => {
  const table = tableOf()
  const asked = { ...after(table, firstOption(table, 'corp')), takeBack: request }
  const comes = decided(asked, { kind: 'presence', by: 'runner', is: 'away' })
  expect([comes.keep.takeBack, comes.then]).toMatchObject(['stands', { room: 'asShown' }])
  const answers = decided(asked, firstOption(asked, 'runner'))
  expect([answers.keep.takeBack, answers.then]).toMatchObject(['isOver', { room: 'toShow' }])
  const allowed = decided(asked, { kind: 'takeBack', by: 'corp', to: 0 })
  expect(entriesOf(allowed)).toMatchObject([{ kind: 'takeBack', by: 'corp', to: 0 }])
  expect(allowed.show).toEqual({ occurred: [], passed: [], takenBack: true })
  expect([allowed.keep.takeBack, allowed.then]).toMatchObject(['isOver', { room: 'toShow' }])
  // The position that a take-back leads to follows from no entry after it.
  expect(allowed.write.snapshot).toMatchObject({ of: 'snapshots', n: 2 })
})

test('an offer of a draw is shown in the room, and so is its end', () => {
  const table = tableOf()
  const offer: Move = { kind: 'drawOffer', by: 'runner' }
  expect(decided(table, offer).then).toMatchObject({ is: 'goesOn', room: 'toShow' })
  const offered = after(table, offer)
  expect(decided(offered, firstOption(offered, 'corp')).then).toMatchObject({ room: 'toShow' })
})

/** The Corp begins to take credits until its turn ends, at a table where the Runner wants to be asked or not. */
function takingCredits(otherwise: 'ask' | 'able') {
  const runner = { ...bob, orders: { ...defaultOrders, at: {}, otherwise } }
  const table = { ...atFirstAction(tableOf()), room: roomOf({ runner }, {}) }
  expect(sidesAsked(table)).toEqual(['corp'])
  const position = positionFor(table.match.position.game, 'corp')
  const macro = macroMeant(findMacros(position), { macro: 'takeCredits', way: 0 })
  const first = (macro && stepOf(macro, position.view)) ?? expect.fail('there is no such macro')
  const move: Move = { ...firstOption(table, 'corp'), reply: first.reply } as Move
  return { table, move, macro: first.rest }
}

const creditsIn = ({ game }: Position): number => viewFor(game, 'corp').corp.credits

test('a macro answers as long as nobody else is asked', () => {
  const { table, move, macro } = takingCredits('able')
  const decision = decided(table, move, { macro })
  const [before, led] = [table.match.position, decision.keep.match.steps.at(-1)?.position]
  expect(led && creditsIn(led)).toBe(creditsIn(before) + 3)
  expect(entriesOf(decision)[0]).toMatchObject({ how: 'player' })
  expect(entriesOf(decision)).toContainEqual(expect.objectContaining({ by: 'corp', how: 'macro' }))
  expect(decision.keep.match.macros).toEqual({ corp: null, runner: null })
})

test('a macro that has to wait is written with the last entry, and one whose plan stops is over', () => {
  const { table, move, macro } = takingCredits('ask')
  const decision = decided(table, move, { macro })
  expect(entriesOf(decision).at(-1)).toMatchObject({ going: { corp: macro, runner: null } })
  expect(decision.keep.match.macros).toEqual({ corp: macro, runner: null })
  const waiting = after(table, move, { macro })
  const stops = decided(waiting, { kind: 'drawOffer', by: 'runner' })
  expect(stops.keep.match.macros).toEqual({ corp: null, runner: null })
  expect(entriesOf(stops).at(-1)).not.toHaveProperty('going')
})

test('an order that is over is taken out of the room before the answer is written', () => {
  const holding = { ...ada, orders: { ...defaultOrders, hold: 'next' as const } }
  const table = tableOf({ seats: { corp: holding } })
  const kept = after(after(table, firstOption(table, 'corp')), firstOption(table, 'runner'))
  expect(kept.room.seats.corp?.orders.hold).toBe('next')
  const { write } = decided(kept, firstOption(kept, 'corp'))
  expect(write.room?.seats.corp?.orders.hold).toBeUndefined()
})

test('the position is saved every so many entries', () => {
  const table = tableOf()
  const answered = after(table, firstOption(table, 'corp'))
  const move = firstOption(answered, 'runner')
  const saved = (every: number) => decide(answered, { move, macro: null, now: 0 }, every)
  expect(saved(1)).toMatchObject({ write: { snapshot: { of: 'between_actions' } } })
  expect(saved(often)).toMatchObject({ write: { snapshot: null } })
})
