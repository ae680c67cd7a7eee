import { expect } from 'vitest'
import { connected, guest, newId, serving } from './serving.ts'
import { databases, testOn, worlds } from './stores.ts'

testOn(
  worlds,
  'who was sent away from a seat sits down again when the host lets them, and not before',
  async fresh => {
    const server = await serving(fresh())
    const somebody = async (name: string) => connected(server.port, await guest(server.port, name))
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    const other = await somebody('Other')
    const sat = await other.get('sit', { game, side: 'runner' })
    const who = sat.room.seats.runner?.who
    const { unseated } = (await host.get('unseat', { game, side: 'runner' })).room
    expect(unseated).toEqual([who])
    const because = [{ code: 'sentAway' }]
    expect(await other.ask('sit', { game, side: 'runner' })).toMatchObject({ why: 'notAllowed', because })
    // They may look on, and are told of nobody who was sent away.
    expect((await other.get('enter', { game })).room.unseated).toEqual([])
    const player = who?.id ?? ''
    expect(await other.ask('letSit', { game, player })).toMatchObject({ why: 'notTheHost' })
    // Others sit down as before, and bots are not kept out.
    const third = await somebody('Third')
    const { seats } = (await third.get('sit', { game, side: 'runner' })).room
    // What was meant for the player who sat there before is sent again.
    const again = await host.get('unseat', { game, side: 'runner', player: who?.id ?? '' })
    expect(again.room.seats.runner?.who).toEqual(seats.runner?.who)
    await third.get('stand', { game })
    await host.get('seatBot', { game, side: 'runner', level: 'random' })
    expect((await host.get('unseat', { game, side: 'runner' })).room.unseated).toEqual([who])
    expect((await host.get('letSit', { game, player })).room.unseated).toEqual([])
    expect((await host.get('letSit', { game, player })).room.unseated).toEqual([])
    expect((await other.get('sit', { game, side: 'runner' })).room.you).toBe('runner')
    await server.close()
  },
)

testOn(
  databases,
  'somebody who was sent away from a seat and is deleted is not named there either',
  async fresh => {
    const server = await serving(fresh())
    const host = await connected(server.port, await guest(server.port, 'Host'))
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const visitor = await guest(server.port, 'Ada')
    await (await connected(server.port, visitor)).get('sit', { game: room.id, side: 'runner' })
    const sent = await host.get('unseat', { game: room.id, side: 'runner' })
    expect(sent.room.unseated).toEqual([visitor.me])
    const { cookie } = visitor
    await fetch(`http://127.0.0.1:${server.port}/api/me`, { method: 'DELETE', headers: { cookie } })
    expect((await host.get('enter', { game: room.id })).room).toMatchObject({ state: 'open', unseated: [] })
    await server.close()
  },
)
