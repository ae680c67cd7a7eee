import { expect, test } from 'vitest'
import { inTodaysForm } from '../src/rooms/older.ts'
import type { Watching } from './players.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const [here] = databases
if (here === undefined) throw new Error('There is always the embedded database.')
const worlds = [here]

testOn(worlds, 'a game is played in its format, by its edition, to its end', async fresh => {
  const server = await serving(fresh())
  for (const edition of ['2012', '2017', '1.6']) {
    const { corp, runner, game } = await twoAtATable(server.port, { edition, format: 'core' })
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    expect(seats[0].view).toMatchObject({ edition, sets: ['core'] })
    await playTo(seats, edition)
    expect(seats[0].view.over).not.toBeNull()
  }
  await server.close()
})

testOn(
  worlds,
  'an edition with a format that it does not allow is refused, and it is said which it does',
  async fresh => {
    const server = await serving(fresh())
    const ada = await connected(server.port, await guest(server.port, 'Ada'))
    const asked = await ada.ask('create', { id: newId(), side: 'corp', edition: '2013', format: 'eternal' })
    expect(asked).toMatchObject({
      ok: false,
      why: 'notAllowed',
      because: [{ code: 'otherFormats', params: { edition: '2013', formats: ['core'] } }],
    })
    await server.close()
  },
)

testOn(worlds, 'a deck is judged by the format and the edition of its game', async fresh => {
  const server = await serving(fresh())
  const ada = await connected(server.port, await guest(server.port, 'Ada'))
  const made = async (settings: object) => {
    const { room } = await ada.get('create', { id: newId(), side: 'runner', ...settings })
    return (list: string) => ada.get('chooseDeck', { game: room.id, deck: { list } })
  }
  const problems = async (settings: object, list: string) =>
    (await (await made(settings))(list)).room.yourDeck?.problems
  const loup = 'René “Loup” Arcemont: Party Animal\n3 Cleaver'
  expect(JSON.stringify(await problems({ format: 'startup' }, loup))).toContain('banned')
  expect(JSON.stringify(await problems({ format: 'system-gateway' }, loup))).not.toContain('banned')
  expect(await problems({ format: 'core', edition: '2017' }, 'Noise\n3 Diesel')).toContainEqual({
    code: 'illegal',
    params: expect.objectContaining({ why: 'tooFewCards', cites: 'Rules Reference, Deckbuilding 1' }),
  })
  await server.close()
})

testOn(worlds, 'a bot brings a deck that is legal in the format of the game', async fresh => {
  const server = await serving(fresh())
  const ada = await connected(server.port, await guest(server.port, 'Ada'))
  for (const format of ['startup', 'standard', 'eternal', 'system-gateway', 'core'] as const) {
    const { room } = await ada.get('create', { id: newId(), side: 'corp', format })
    const seated = await ada.get('seatBot', { game: room.id, side: 'runner', level: 'random' })
    expect(seated.room.seats.runner, format).toMatchObject({ deck: 'chosen', ready: true })
  }
  await server.close()
})

/** Plays up to a turn, and stops wherever an action is asked for. */
async function* actionsIn(seat: Watching, until: number): AsyncGenerator<number> {
  while (seat.view.turn < until && seat.view.over === null) {
    if (seat.view.question?.asks === 'action') yield seat.version
    if (seat.view.question === null) await seat.reach(seat.version + 1)
    else await playTo([seat], 'macros', seat.version + 1)
  }
}

testOn(worlds, 'a bot plays by an older edition, and macros are offered', async fresh => {
  const server = await serving(fresh())
  const ada = await connected(server.port, await guest(server.port, 'Ada'))
  const { room } = await ada.get('create', { id: newId(), side: 'corp', edition: '2013', format: 'core' })
  const game = room.id
  await ada.get('seatBot', { game, side: 'runner', level: 'sensible' })
  await ada.get('chooseDeck', { game, deck: { starter: 'core_starter_jinteki' } })
  await ada.get('ready', { game, chance: chance() })
  const seat = await watching(ada, game)
  let actions = 0
  for await (const _action of actionsIn(seat, 3)) {
    const { macros } = await ada.get('macros', { game })
    expect(macros.map(({ macro }) => macro)).toContain('takeCredits')
    actions++
  }
  expect(actions).toBeGreaterThan(0)
  expect(seat.view.edition).toBe('2013')
  await server.close()
})

test('a stored room of before is read with the pool of its cards as its format', () => {
  const room = { id: 'g', settings: { title: 'Friday', edition: '26.03', pool: 'core' } }
  expect(inTodaysForm(room)).toEqual({
    id: 'g',
    settings: { title: 'Friday', edition: '26.03', format: 'core' },
  })
  const today = { settings: { format: 'startup' } }
  for (const other of [today, null, 'damaged', { settings: 3 }]) expect(inTodaysForm(other)).toBe(other)
})
