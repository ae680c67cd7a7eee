import type { ChatLine, RequestName } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { built, ran } from './commands.ts'
import { twoAtATable } from './players.ts'
import type { Line } from './serving.ts'
import { connected, guest, newId, serving, standing } from './serving.ts'
import { databases, describeOn, threads, worlds } from './stores.ts'

const heardBy = (line: Line): string[] => {
  const heard: string[] = []
  line.on('line', ({ line: said }: { line: ChatLine }) => heard.push(said.text))
  return heard
}

describeOn([...worlds, threads], fresh => {
  const where = fresh()
  let server: Running
  beforeAll(async () => {
    server = await serving(where)
  })
  afterAll(() => server.close())

  async function watched(name: string, game: string) {
    const visitor = await guest(server.port, name)
    const line = await connected(server.port, visitor)
    await line.get('enter', { game })
    return { ...visitor, line, heard: heardBy(line) }
  }
  const say = (line: Line, game: string, channel: 'players' | 'spectators', text: string) =>
    line.get('say', { game, channel, text, id: newId() })
  const texts = async (line: Line, game: string) =>
    (await line.get('chat', { game })).lines.map(({ text }) => text)

  test('somebody who is muted is not heard by those who muted them, here, before and in other games', async () => {
    const { corp, runner, game, runnerVisitor } = await twoAtATable(server.port)
    const [heardByCorp, onlooker] = [heardBy(corp), await watched('Carol', game)]
    await say(runner, game, 'players', 'You play like a bot.')
    const { muted } = await corp.get('mute', { player: runnerVisitor.me.id, mute: 'yes' })
    expect(muted).toEqual([runnerVisitor.me])
    await say(runner, game, 'players', 'And lose like one.')
    await say(corp, game, 'players', 'Hm?')
    expect(await texts(corp, game)).toEqual(['Hm?'])
    expect(heardByCorp).toEqual(['You play like a bot.', 'Hm?'])
    expect(await texts(onlooker.line, game)).toEqual(['You play like a bot.', 'And lose like one.', 'Hm?'])
    // A player who is muted is told nothing of it.
    expect(await texts(runner, game)).toHaveLength(3)
    expect((await corp.get('mute', { player: runnerVisitor.me.id, mute: 'no' })).muted).toEqual([])
    expect(await texts(corp, game)).toHaveLength(3)
    expect(await corp.ask('mute', { player: 'pnobody', mute: 'yes' })).toMatchObject({ why: 'noSuchThing' })
    expect((await corp.get('muted', {})).muted).toEqual([])
  })

  test('where nobody may look on, who is around hears nothing of what the players say', async () => {
    const { corp, runner, game } = await twoAtATable(server.port, { spectators: { see: 'nothing' } })
    const [heardByRunner, stranger] = [heardBy(runner), await watched('Carol', game)]
    await say(corp, game, 'players', 'I hold three agendas.')
    expect(await texts(runner, game)).toEqual(['I hold three agendas.'])
    expect(heardByRunner).toEqual(['I hold three agendas.'])
    expect(await texts(stranger.line, game)).toEqual([])
    expect(stranger.heard).toEqual([])
    const said = { game, channel: 'spectators', text: 'Hello?', id: newId() } as const
    expect(await stranger.line.ask('say', said)).toMatchObject({ ok: false, why: 'notAllowed' })
    const report = { game, n: 1, text: 'I heard it.', id: newId() }
    expect(await stranger.line.ask('reportLine', report)).toMatchObject({ ok: false, why: 'noSuchThing' })
  })

  test('spectators talk among themselves, until a player wants them to be silent', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const heardByCorp = heardBy(corp)
    const [carol, dave] = [await watched('Carol', game), await watched('Dave', game)]
    await say(carol.line, game, 'spectators', 'The agenda is in R&D!')
    await say(corp, game, 'players', 'Good luck')
    // What is asked after it is answered after it.
    expect(await texts(dave.line, game)).toEqual(['The agenda is in R&D!', 'Good luck'])
    expect(dave.heard).toEqual(['The agenda is in R&D!', 'Good luck'])
    expect(heardByCorp).toEqual(['Good luck'])
    expect(await texts(runner, game)).toEqual(['Good luck'])
    const { room } = await runner.get('enter', { game })
    expect(room.spectators).toEqual({ count: 2, names: ['Carol', 'Dave'], channel: 'talking' })
    await runner.get('hush', { game, spectators: 'silent' })
    const again = { game, channel: 'spectators', text: 'And the ice is weak!', id: newId() } as const
    expect(await carol.line.ask('say', again)).toMatchObject({
      why: 'notAllowed',
      because: [{ code: 'quiet' }],
    })
    expect((await dave.line.get('enter', { game })).room.spectators.channel).toBe('silent')
    expect(await dave.line.ask('hush', { game, spectators: 'talking' })).toMatchObject({ why: 'notSeated' })
    // Each player for themselves: what one wants the other cannot undo.
    await corp.get('hush', { game, spectators: 'talking' })
    expect(await carol.line.ask('say', again)).toMatchObject({ why: 'notAllowed' })
    await runner.get('hush', { game, spectators: 'talking' })
    await carol.line.get('say', again)
  })

  test('what can be said with one tap is the same for everybody, in any language', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const { line } = await corp.get('say', { game, channel: 'players', preset: 'goodLuck', id: newId() })
    // Each reader's page has words for it.
    expect(line).toMatchObject({ preset: 'goodLuck', text: '' })
    expect((await runner.get('chat', { game })).lines).toEqual([line])
  })

  test('what is said is one line of plain text, and stays as it was typed', async () => {
    const { corp, game } = await twoAtATable(server.port)
    const { line } = await say(corp, game, 'players', '  <b onclick="x">&amp; 4 > 3</b> ')
    expect(line.text).toBe('<b onclick="x">&amp; 4 > 3</b>')
    const refused: object[] = [
      { text: 'two\nlines' },
      { text: 'turned \u202e round' },
      { text: '   ' },
      { text: 'x'.repeat(501) },
      { text: 'both', preset: 'hello' },
      { preset: 'somethingElse' },
      {},
    ]
    const name: RequestName = 'say'
    for (const said of refused)
      expect(
        await corp.socket.emitWithAck(name, { game, channel: 'players', id: newId(), ...said }),
      ).toMatchObject({ ok: false, why: 'malformed' })
  })

  test('something that was said is reported by somebody who could read it, to the operator of the server', async () => {
    const { corp, runner, game, runnerVisitor } = await twoAtATable(server.port)
    const carol = await watched('Carol', game)
    const { line } = await say(runner, game, 'players', 'Something nasty')
    const secret = (await say(carol.line, game, 'spectators', 'Something else')).line
    const asked = { game, n: line.n, id: newId(), text: 'I do not want to read this.' }
    const { report } = await corp.get('reportLine', asked)
    expect((await corp.get('reportLine', asked)).report).toBe(report)
    const turned = (await say(runner, game, 'players', 'שלום 12')).line
    const second = await corp.get('reportLine', { game, n: turned.n, id: newId() })
    const other = { game, n: secret.n, id: newId() }
    expect(await corp.ask('reportLine', other)).toMatchObject({ why: 'noSuchThing' })
    expect(await corp.ask('reportLine', { ...other, n: 99 })).toMatchObject({ why: 'noSuchThing' })
    built()
    await server.close()
    const { out } = await ran('report', [report], where)
    expect(out).toContain('something said: I do not want to read this.')
    expect(out).toContain(`players, Bob (${runnerVisitor.me.id}): Something nasty`)
    // What is written from right to left turns nothing around behind it.
    const { out: list } = await ran('report', [second.report], where)
    expect(list).toContain(`(${runnerVisitor.me.id}): \u2068שלום 12\u2069`)
    server = await serving(where)
  })
})

test('somebody who says too much has to wait', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { RATES: '1' }, standing)
  const { corp, game } = await twoAtATable(server.port)
  const said = []
  for (let n = 0; n < 10; n++)
    said.push(await corp.ask('say', { game, channel: 'players', text: 'Spam', id: newId() }))
  expect(said.filter(({ ok }) => ok)).toHaveLength(8)
  expect(said.at(-1)).toMatchObject({ why: 'tooFast', again: 1 })
  await server.close()
})

test('however much spectators say, what players said stays to be read', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh())
  const { corp, game } = await twoAtATable(server.port)
  const spectator = await connected(server.port, await guest(server.port, 'Carol'))
  await corp.get('say', { game, channel: 'players', text: 'Good luck', id: newId() })
  for (let n = 0; n < 205; n++) {
    // Nobody gets into the other channel by naming it.
    const text = `${n} "channel":"players"`
    await spectator.get('say', { game, channel: 'spectators', text, id: newId() })
  }
  expect((await corp.get('chat', { game })).lines).toMatchObject([{ text: 'Good luck' }])
  const { lines } = await spectator.get('chat', { game })
  expect(lines).toHaveLength(201)
  expect(lines.at(-1)).toMatchObject({ channel: 'spectators', n: 206 })
  await server.close()
})
