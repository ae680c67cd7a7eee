import { expect, onTestFinished, test } from 'vitest'
import { newLogger } from '../src/logger.ts'
import { faultsTo } from '../src/webhooks/faults.ts'
import { webhookAt } from '../src/webhooks/webhook.ts'
import { arrived, service } from './hooks.ts'
import { twoAtATable } from './players.ts'
import { newId, serving } from './serving.ts'
import { databases } from './stores.ts'

test('what a player reports is told outside, with nobody called by it', async () => {
  const { posted, url } = await service()
  const server = await serving((databases[0] ?? expect.fail())[1](), { WEBHOOK_REPORTS: url })
  onTestFinished(() => server.close())
  const { corp, runner, game } = await twoAtATable(server.port)
  await runner.get('say', { game, id: newId(), channel: 'players', text: 'You play like a bot' })
  const asked = { game, n: 1, id: newId(), text: '@everyone look at this' }
  const { report } = await corp.get('reportLine', asked)
  await arrived(posted, 1)
  expect(posted[0]?.content).toContain(report)
  expect(posted[0]?.content).toContain('@everyone look at this')
  expect(posted[0]?.allowed_mentions).toEqual({ parse: [] })
  // What was said stays at the server.
  expect(posted[0]?.content).not.toContain('You play like a bot')
})

test('long texts are cut, and a service that is busy is asked again when it says', async () => {
  const busy = { status: 429, body: JSON.stringify({ retry_after: 1.5 }) }
  const { posted, url } = await service(busy, { status: 500 })
  const paused: number[] = []
  const tell = webhookAt(url, expect.fail, async milliseconds => void paused.push(milliseconds))
  tell('x'.repeat(3000))
  await arrived(posted, 1)
  expect(posted[0]?.content).toBe(`${'x'.repeat(1999)}…`)
  expect(paused).toEqual([1500, 5000])
})

test('what is refused for good is tried once, and what comes too fast is counted', async () => {
  const { posted, url } = await service({ status: 404 })
  const failed: string[] = []
  const tell = webhookAt(url, why => failed.push(why))
  for (let nth = 0; nth < 30; nth++) tell(`text ${nth}`)
  await arrived(posted, 21)
  expect(failed).toEqual(['it answered 404'])
  expect(posted.at(-1)?.content).toBe('… and 9 more')
})

test('of faults the first is told at once, and those of the minute after it together', () => {
  const told: string[] = []
  let later: () => void = expect.fail
  const fault = faultsTo(
    text => told.push(text),
    act => {
      later = act
    },
  )
  for (const said of ['one', 'two', 'two', 'three']) fault(said)
  expect(told).toEqual(['one'])
  later()
  expect(told).toEqual(['one', 'two (2 in a minute)\nthree (1 in a minute)'])
  later()
  fault('four')
  expect(told.at(-1)).toBe('four')
})

test('a fault is told by what the log says, and nothing that is in it', async () => {
  const { posted, url } = await service()
  const logger = newLogger({ LOG_LEVEL: 'error', WEBHOOK_FAULTS: url })
  logger.warn('no fault')
  logger.error({ err: new Error('a secret') }, 'could not save a game')
  await arrived(posted, 1)
  expect(posted[0]?.content).toBe('could not save a game')
})
