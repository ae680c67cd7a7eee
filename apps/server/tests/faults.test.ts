import { EventEmitter } from 'node:events'
import pino from 'pino'
import { expect, test } from 'vitest'
import { noteFaults } from '../src/faults.ts'

/** A process of which nothing but its ending matters. */
function someProcess(close: () => Promise<void>) {
  const emitter = new EventEmitter()
  const noted: string[] = []
  const codes: number[] = []
  const logger = pino({ level: 'error' }, { write: line => void noted.push(line) })
  noteFaults(
    { on: (event, take) => emitter.on(event, take), exit: code => void codes.push(code) },
    logger,
    close,
  )
  return { emitter, noted, codes }
}

test('a failure that nobody waited for is named in the log, and the server goes on', () => {
  let closed = 0
  const { emitter, noted, codes } = someProcess(async () => void closed++)
  emitter.emit('unhandledRejection', new Error('the cat is on the table'))
  expect(noted.join()).toMatch(/the cat is on the table.*faults\.test\.ts.*for which nobody waited/s)
  expect([closed, codes]).toEqual([0, []])
})

test('after an exception that nobody caught the server closes in good order, once, and ends with a code', async () => {
  let closed = 0
  const { emitter, noted, codes } = someProcess(async () => {
    closed++
    throw new Error('the door is stuck')
  })
  for (const what of ['the cat is gone', 'so is the dog']) emitter.emit('uncaughtException', new Error(what))
  await expect.poll(() => codes).toEqual([1])
  expect(closed).toBe(1)
  for (const what of ['the cat is gone', 'so is the dog', 'the door is stuck'])
    expect(noted.join()).toContain(what)
})
