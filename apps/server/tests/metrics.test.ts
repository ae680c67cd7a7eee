import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { twoAtATable } from './players.ts'
import { connected, guest, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const [, fresh] = databases[0]!

async function measuredServer(where: ReturnType<typeof fresh>) {
  const server = await serving(where)
  onTestFinished(() => server.close())
  const base = `http://127.0.0.1:${server.port}`
  const metrics = async (): Promise<string> => (await fetch(`${base}/metrics`)).text()
  /** What the metrics say of one name with these labels, once they do. */
  const value = (line: string) =>
    expect.poll(async () =>
      Number(
        (await metrics())
          .split('\n')
          .find(each => each.startsWith(`${line} `))
          ?.split(' ')[1] ?? Number.NaN,
      ),
    )
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  return { server, base, metrics, value, post }
}

test('requests over HTTP are counted by the pattern of their address, and name nobody', async () => {
  const { server, base, metrics, value, post } = await measuredServer(fresh())
  const { game, corpVisitor } = await twoAtATable(server.port)
  await fetch(`${base}/api/games/${game}/statistics`, { headers: { cookie: corpVisitor.cookie } })
  await fetch(`${base}/api/some/secret-word`)
  await post('/api/guest', { name: 'Mallory', more: 'secret-word' })
  const count = (labels: string) => value(`paydata_http_seconds_count{${labels}}`)
  await count('method="POST",route="/api/guest",status="200"').toBe(2)
  await count('method="POST",route="/api/guest",status="400"').toBe(1)
  await count('method="GET",route="/api/games/:game/statistics",status="409"').toBe(1)
  await count('method="GET",route="refused",status="404"').toBe(1)
  const text = await metrics()
  for (const secret of [game, corpVisitor.me.id, 'Ada', 'Mallory', 'secret-word', '127.0.0.1'])
    expect(text).not.toContain(secret)
})

test('sign-ins are counted by what became of them', async () => {
  const { server, value, post } = await measuredServer(fresh())
  const { cookie } = await guest(server.port, 'Ada')
  const password = 'a long enough password'
  expect((await post('/api/me/password', { password }, cookie)).status).toBe(200)
  for (const tried of ['not that', 'nor that', password])
    await post('/api/session', { name: 'Ada', password: tried })
  await value('paydata_sign_ins_total{outcome="wrongPassword"}').toBe(2)
  await value('paydata_sign_ins_total{outcome="ok"}').toBe(1)
})

test('wrong recovery codes are counted with them, and wrong passwords of those who are signed in', async () => {
  const { server, value, post } = await measuredServer(fresh())
  const { cookie } = await guest(server.port, 'Ada')
  const password = 'a long enough password'
  const claimed = await post('/api/me/password', { password }, cookie)
  const ada = claimed.headers.get('set-cookie')?.split(';')[0]
  const change = { password: 'not that', newPassword: 'another long password' }
  expect((await post('/api/me/password/change', change, ada)).status).toBe(401)
  const recovering = { name: 'Ada', newPassword: 'another long password' }
  expect((await post('/api/session/recovery', { ...recovering, recovery: 'nor that' })).status).toBe(401)
  await value('paydata_sign_ins_total{outcome="wrongPassword"}').toBe(2)
  const made = z.looseObject({ recovery: z.string() })
  const { recovery } = made.parse(await (await post('/api/me/recovery', { password }, ada)).json())
  expect((await post('/api/session/recovery', { ...recovering, recovery })).status).toBe(200)
  await value('paydata_sign_ins_total{outcome="ok"}').toBe(1)
})

test('guests who come are counted, and those who are connected', async () => {
  const { server, value } = await measuredServer(fresh())
  const line = await connected(server.port, await guest(server.port, 'Ada'))
  await guest(server.port, 'Bob')
  await connected(server.port, null)
  await value('paydata_guests_total').toBe(2)
  await value('paydata_guests').toBe(1)
  await value('paydata_sockets').toBe(2)
  line.close()
  await value('paydata_guests').toBe(0)
})

testOn(databases, 'the metrics say how large the database is', async where => {
  const { value } = await measuredServer(where())
  await value('paydata_database_bytes').toBeGreaterThan(100_000)
})
