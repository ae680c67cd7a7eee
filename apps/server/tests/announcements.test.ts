import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { giveRole } from '../src/roles/roles.ts'
import type { Running } from '../src/server.ts'
import { openStore } from '../src/store/open.ts'
import { askOver, claimed, getOver } from './asking.ts'
import { arrived, service } from './hooks.ts'
import type { Visitor } from './serving.ts'
import { newId, serving } from './serving.ts'
import type { Fresh } from './stores.ts'
import { databases, describeOn, worlds } from './stores.ts'

const aDay = 86_400_000

/** A server with an operator. */
async function looked(
  where: ReturnType<Fresh>,
  more: Readonly<Record<string, string>>,
  now: () => number,
): Promise<[Running, Visitor]> {
  const before = await serving(where)
  const operator = await claimed(before.port, 'Olga')
  await before.close()
  const store = await openStore(where)
  await giveRole(store, { is: 'command' }, 'Olga', 'operator', 1)
  await store.destroy()
  return [await serving(where, more, now), operator]
}

describeOn(worlds, fresh => {
  let server: Running
  let olga: Visitor
  /** Milliseconds by which the clock of the server is ahead. */
  let later = 0
  beforeAll(async () => {
    ;[server, olga] = await looked(fresh(), {}, () => Date.now() + later)
  })
  afterAll(() => server.close())

  const announce = (text: string, days: number, id = newId()) =>
    askOver(server.port, olga, 'announce', { id, text, days })
  const told = async () => (await getOver(server.port, null, 'whoAmI', {})).announcements

  test('what an operator announces is told to everybody until its day has come', async () => {
    expect(await told()).toEqual([])
    const id = newId()
    expect(await announce('The server moves on Sunday.', 2, id)).toMatchObject({ ok: true })
    // Asked again after a lost answer: it is announced once.
    await announce('The server moves on Sunday.', 2, id)
    expect(await told()).toMatchObject([{ id, text: 'The server moves on Sunday.' }])
    later += 2 * aDay
    expect(await told()).toEqual([])
    const { lines } = await getOver(server.port, olga, 'audit', {})
    expect(lines.filter(({ deed }) => deed === 'announced')).toMatchObject([{ by: { name: 'Olga' } }])
  })

  test('an announcement is withdrawn before its time, and a second time nothing happens', async () => {
    const id = newId()
    await announce('A tournament on Friday.', 30, id)
    const { announcements } = await getOver(server.port, olga, 'withdraw', { announcement: id })
    expect(announcements).toEqual([])
    await getOver(server.port, olga, 'withdraw', { announcement: id })
    expect(await told()).toEqual([])
    const { lines } = await getOver(server.port, olga, 'audit', {})
    expect(lines.filter(({ deed }) => deed === 'withdrew')).toHaveLength(1)
  })

  test('of more than three nobody would read any, so the fourth is refused', async () => {
    for (const nth of ['One', 'Two', 'Three']) await announce(nth, 1)
    expect(await announce('Four', 1)).toMatchObject({
      ...{ ok: false, why: 'notAllowed' },
      because: [{ code: 'enoughAnnounced' }],
    })
    expect((await told()).map(({ text }) => text).sort()).toEqual(['One', 'Three', 'Two'])
  })

  test.each([
    ['no words', { text: ' ', days: 1 }],
    ['two lines', { text: 'One\nTwo', days: 1 }],
    ['too many days', { text: 'One', days: 61 }],
  ])('%s are refused', async (_, { text, days }) => {
    expect(await announce(text, days)).toMatchObject({ ok: false, why: 'malformed' })
  })
})

test('what is announced is told outside once, and nobody is called by it', async () => {
  const { posted, url } = await service()
  const fresh = (databases[0] ?? expect.fail())[1]
  const [server, olga] = await looked(fresh(), { WEBHOOK_ANNOUNCEMENTS: url }, Date.now)
  onTestFinished(() => server.close())
  const asked = { id: newId(), text: '@everyone A new set is here.', days: 1 }
  await askOver(server.port, olga, 'announce', asked)
  await askOver(server.port, olga, 'announce', asked)
  await askOver(server.port, olga, 'announce', { ...asked, id: newId(), text: 'And another.' })
  await arrived(posted, 2)
  expect(posted.map(({ content }) => content)).toEqual([
    expect.stringContaining('@everyone A new set is here.'),
    expect.stringContaining('And another.'),
  ])
  expect(posted[0]?.allowed_mentions).toEqual({ parse: [] })
})
