import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { playTo, replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { describeOn, threads, worlds } from './stores.ts'

describeOn([...worlds, threads], fresh => {
  const where = fresh()
  let server: Running
  beforeAll(async () => {
    server = await serving(where)
  })
  afterAll(() => server.close())

  test('what players and spectators keep by patches is what the engine shows, to the end', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)]
    const spectator = await watching(await connected(server.port, null), game)
    await playTo(seats, 'whole', 120)
    const { version } = await corp.get('concede', { game })
    await spectator.reach(version)
    const again = await watching(await connected(server.port, null), game)
    expect(spectator.view).toEqual(again.view)
    expect(spectator.view).toMatchObject({ question: null, over: { winner: 'runner', how: 'concession' } })
    const { room } = await corp.get('enter', { game })
    expect(room).toMatchObject({ state: 'over', result: { winner: 'runner', how: 'concession' } })
    expect(await runner.ask('concede', { game })).toMatchObject({ ok: false, why: 'gameOver' })
  })

  test('somebody who is asked is told what is not offered, and why; others are not', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)]
    const notOffered = async () => (await corp.get('whyNot', { game })).unavailable
    // With some hands everything can be done at first.
    while ((await notOffered()).length === 0) await playTo(seats, 'why', (seats[0]?.version ?? 0) + 1)
    expect(seats[0]?.view.question).not.toBeNull()
    expect((await runner.get('whyNot', { game })).unavailable).toEqual([])
  })

  test('somebody who plays is told what is left in their own deck; a spectator is told nothing', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const [seat] = [await watching(corp, game), await watching(runner, game)]
    const { cards } = await corp.get('deckLeft', { game })
    expect(cards.length).toBe(seat?.view.corp.deck.count)
    const theirs = await runner.get('deckLeft', { game })
    expect(theirs.cards.filter(card => cards.includes(card))).toEqual([])
    const spectator = await connected(server.port, null)
    expect(await spectator.ask('deckLeft', { game })).toMatchObject({ ok: false, why: 'notSignedIn' })
  })

  test('a player is told what rezzed ice costs to break, of which there is none at first; a spectator is told nothing', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    for (const player of [corp, runner]) expect((await player.get('icePrices', { game })).prices).toEqual([])
    const spectator = await connected(server.port, null)
    expect(await spectator.ask('icePrices', { game })).toMatchObject({ ok: false, why: 'notSignedIn' })
  })

  test('what the Corp holds is in nothing that anybody else hears', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const spectator = await connected(server.port, null)
    const heard: unknown[] = []
    for (const line of [runner, spectator]) line.socket.onAny((...all) => heard.push(all))
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const onlooker = await watching(spectator, game)
    await playTo(seats, 'hidden', 2)
    await onlooker.reach(seats[0].version)
    const held = seats[0].view.corp.hand.cards.map(card => card.face?.definition ?? '')
    expect(held.length).toBeGreaterThan(4)
    for (const line of [runner, spectator])
      for (const name of ['enter', 'watch', 'history', 'whyNot', 'chat'] as const)
        heard.push(await line.get(name, { game }))
    heard.push(await runner.get('lobby', {}))
    const told = JSON.stringify(heard)
    expect(told).toContain('"update"')
    for (const definition of held) expect(told).not.toContain(`"${definition}"`)
    expect(JSON.stringify(await corp.get('watch', { game }))).toContain(`"${held[0]}"`)
  })

  test('somebody who concedes again has conceded; the opponent cannot any more', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const conceded = await corp.get('concede', { game })
    expect(await corp.get('concede', { game })).toEqual(conceded)
    expect(await runner.ask('concede', { game })).toMatchObject({ why: 'gameOver' })
  })

  test('a reply that is sent again is taken once', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const seat = await watching(corp, game)
    const asked = { game, id: newId(), version: seat.version, reply: replyOf(seat, 'again') }
    const first = await corp.get('reply', asked)
    expect(await corp.ask('reply', asked)).toEqual(first)
    expect(await corp.ask('reply', { ...asked, id: newId() })).toMatchObject({
      ok: false,
      why: /notAsked|staleQuestion/,
    })
    expect(
      await runner.ask('reply', { ...asked, id: newId(), reply: { question: 99, choose: [0] } }),
    ).toMatchObject({
      ok: false,
      why: 'staleQuestion',
    })
  })

  test('somebody who lost the connection gets what was missed, or the whole view', async () => {
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    const before = await watching(corp, game)
    const other = await watching(runner, game)
    await playTo([before, other], 'missed', 6)
    corp.close()
    const alone = await watching(await connected(server.port, corpVisitor), game)
    await playTo([alone, other], 'missed', 12)
    const back = await watching(await connected(server.port, corpVisitor), game, before)
    expect(back.updates.length).toBeGreaterThan(1)
    expect(back.view).toEqual(alone.view)
    const old = await watching(await connected(server.port, corpVisitor), game, { ...before, version: 1000 })
    expect(old).toMatchObject({ updates: [], view: alone.view })
  })
})
