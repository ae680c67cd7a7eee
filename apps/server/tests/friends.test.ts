import type { RouteName, RouteSent } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { askOver, getOver } from './asking.ts'
import type { Someone } from './elsewhere.ts'
import { someone } from './elsewhere.ts'
import { begins } from './players.ts'
import { newId, serving } from './serving.ts'
import { describeOn, threads, worlds } from './stores.ts'

describeOn([...worlds, threads], fresh => {
  let server: Running
  beforeAll(async () => {
    const where = fresh()
    const TRUST_PROXY = where.REDIS_URL === undefined ? '1' : '2'
    server = await serving(where, { TRUST_PROXY })
  })
  afterAll(() => server.close())

  const idOf = ({ visitor }: Someone) => visitor.me.id
  const gets = <Name extends RouteName>(asking: Someone, name: Name, asked: RouteSent<Name>) =>
    getOver(server.port, asking.visitor, name, asked)
  const asks = <Name extends RouteName>(asking: Someone | null, name: Name, asked: RouteSent<Name>) =>
    askOver(server.port, asking?.visitor ?? null, name, asked)
  const come = (name: string) => someone(server.port, name)
  const follows = (who: Someone, whom: Someone) => gets(who, 'follow', { player: idOf(whom), follow: 'yes' })
  const seenBy = async (who: Someone) =>
    (await gets(who, 'following', {})).following.map(({ player, is, watch }) => [player.name, is, watch])
  const sees = (who: Someone) => expect.poll(() => seenBy(who), { timeout: 30_000 })

  async function play(corp: Someone, runner: Someone, settings: object): Promise<string> {
    const { room } = await corp.line.get('create', { id: newId(), side: 'corp', ...settings })
    await runner.line.get('sit', { game: room.id, side: 'runner' })
    await begins(corp.line, runner.line, room.id)
    return room.id
  }

  test('whoever follows somebody by name sees when they are here, and when they are gone', async () => {
    const [ada, bob] = [await come('Ada Follows'), await come('Bob Followed')]
    const named = await gets(ada, 'followNamed', { name: 'bob FOLLOWED' })
    expect(named.following.map(({ player }) => player)).toEqual([bob.visitor.me])
    await sees(ada).toEqual([['Bob Followed', 'here', null]])
    bob.line.close()
    await sees(ada).toEqual([['Bob Followed', 'away', null]])
    expect(await seenBy(bob)).toEqual([])
    await gets(ada, 'follow', { player: idOf(bob), follow: 'no' })
    expect(await seenBy(ada)).toEqual([])
  })

  test('a game that others may watch can be watched, and of another one only that they play is told', async () => {
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const [eve, fay, gil] = [await come('Eve'), await come('Fay'), await come('Gil')]
    for (const whom of [bob, fay, gil]) await follows(ada, whom)
    const game = await play(bob, eve, { listed: 'public' })
    await play(fay, gil, { listed: 'private' })
    await sees(ada).toEqual([
      ['Bob', 'playing', game],
      ['Fay', 'playing', null],
      ['Gil', 'playing', null],
    ])
    await bob.line.get('concede', { game })
    await sees(ada).toContainEqual(['Bob', 'here', null])
  })

  test('who hides looks like somebody who is not there, at once and while they play', async () => {
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')]
    await follows(ada, bob)
    await follows(ada, eve)
    await sees(ada).toEqual([
      ['Bob', 'here', null],
      ['Eve', 'here', null],
    ])
    expect(await gets(bob, 'wishPresence', { wish: 'hidden' })).toMatchObject({ presence: 'hidden' })
    expect((await seenBy(ada))[0]).toEqual(['Bob', 'away', null])
    const game = await play(bob, eve, { listed: 'public' })
    await sees(ada).toEqual([
      ['Bob', 'away', null],
      ['Eve', 'playing', game],
    ])
    await gets(bob, 'wishPresence', { wish: 'shown' })
    await sees(ada).toContainEqual(['Bob', 'playing', game])
  })

  test('two whom a block keeps apart are told nothing of each other, and cannot begin to follow', async () => {
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')]
    await follows(ada, bob)
    await follows(bob, ada)
    await sees(ada).toEqual([['Bob', 'here', null]])
    await bob.line.get('block', { player: idOf(ada), block: 'yes' })
    // Whoever is blocked is not told so: it is as if the other had left.
    expect(await seenBy(ada)).toEqual([['Bob', 'away', null]])
    expect(await seenBy(bob)).toEqual([])
    await gets(ada, 'follow', { player: idOf(bob), follow: 'no' })
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const)
      expect(await asks(one, 'follow', { player: idOf(other), follow: 'yes' })).toMatchObject({
        why: 'notAllowed',
        because: [{ code: 'keptApart' }],
      })
    await follows(eve, bob)
    await sees(eve).toEqual([['Bob', 'here', null]])
  })

  test('nobody follows themselves, a computer or nobody, and nobody without a name follows or notes', async () => {
    const ada = await come('Ada')
    for (const player of [idOf(ada), 'gone', 'bot-random', 'pnobody'])
      expect(await asks(ada, 'follow', { player, follow: 'yes' })).toMatchObject({ why: 'noSuchThing' })
    expect(await asks(ada, 'followNamed', { name: 'Nobody of all' })).toMatchObject({ why: 'noSuchThing' })
    expect(await asks(null, 'following', {})).toMatchObject({ why: 'notSignedIn' })
    expect(await asks(null, 'noteAbout', { player: idOf(ada) })).toMatchObject({ why: 'notSignedIn' })
    expect(await seenBy(ada)).toEqual([])
  })

  test('a note about somebody is for the eyes of who wrote it, and goes with either of both', async () => {
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')]
    const about = { player: idOf(bob) }
    expect(await gets(ada, 'noteAbout', about)).toMatchObject({ note: '' })
    await gets(ada, 'keepNote', { ...about, text: 'Plays traps.\nNever run blind.' })
    await gets(ada, 'keepNote', { ...about, text: 'Plays traps.\nRuns late.' })
    expect(await gets(ada, 'noteAbout', about)).toMatchObject({ note: 'Plays traps.\nRuns late.' })
    for (const other of [bob, eve]) expect(await gets(other, 'noteAbout', about)).toMatchObject({ note: '' })
    for (const text of ['x'.repeat(501), 'a\u0000b', '\ud800'])
      expect(await asks(ada, 'keepNote', { ...about, text })).toMatchObject({ why: 'malformed' })
    await follows(ada, bob)
    await gets(bob, 'deleteMe', {})
    expect(await gets(ada, 'noteAbout', about)).toMatchObject({ note: '' })
    expect(await seenBy(ada)).toEqual([])
    expect(await asks(ada, 'keepNote', { ...about, text: 'Gone' })).toMatchObject({ why: 'noSuchThing' })
  })
})
