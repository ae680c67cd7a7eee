import { expect, test } from 'vitest'
import { newFleet } from '../src/cluster/fleet.ts'
import type { Process } from '../src/cluster/processes.ts'

/** Servers of which the first few starts may fail, and a clock that stands still until it is told to go on. */
function world() {
  const said: string[] = []
  const waits: number[] = []
  const started: Process[] = []
  let failing = 0
  let wake = (): void => undefined
  const fleet = newFleet(2, {
    async start() {
      if (failing-- > 0) throw new Error('The database cannot be reached.')
      let die = (): void => undefined
      const ended = new Promise<void>(resolve => {
        die = resolve
      })
      const end = async () => die()
      const begun = { pid: 1, port: 1000 + started.length, ended, end }
      started.push(begun)
      return begun
    },
    say: line => void said.push(line),
    pause(milliseconds) {
      waits.push(milliseconds)
      return new Promise<void>(resolve => {
        wake = resolve
      })
    },
  })
  const waited = (times: number) => expect.poll(() => waits.length).toBe(times)
  return {
    fleet,
    said,
    waits,
    started,
    fail: (times: number) => void (failing = times),
    /** Lets the pause after so many others be over. */
    async goOnAfter(times: number) {
      await waited(times)
      wake()
    },
  }
}

test('a server that cannot be started again at once is tried again, after longer and longer pauses', async () => {
  const { fleet, said, waits, started, fail, goOnAfter } = world()
  await fleet.begin()
  expect(fleet.ports()).toEqual([1000, 1001])
  fail(2)
  await started[0]!.end('SIGKILL')
  await goOnAfter(1)
  await goOnAfter(2)
  expect(fleet.ports()).toEqual([1001])
  await goOnAfter(3)
  await expect.poll(fleet.ports).toEqual([1002, 1001])
  expect(waits).toEqual([3000, 6000, 12_000])
  expect(said).toContain(
    'Server 1 could not be started, and is in 6 seconds: The database cannot be reached.',
  )
})

test('when all are started anew, the next ends only when the one before is there again', async () => {
  const { fleet, started, fail, goOnAfter } = world()
  await fleet.begin()
  fail(1)
  const isDone = fleet.anew()
  await expect.poll(fleet.ports).toEqual([1001])
  await goOnAfter(1)
  await isDone
  expect(fleet.ports()).toEqual([1002, 1003])
  expect(started).toHaveLength(4)
})

test('what comes up while all end is ended too', async () => {
  const { fleet, started } = world()
  const isBegun = fleet.begin()
  await fleet.end()
  await isBegun
  expect(started).toHaveLength(2)
  await Promise.all(started.map(({ ended }) => ended))
  expect(fleet.ports()).toEqual([])
})

test('when one does not come up at first, that is told', async () => {
  const { fleet, fail } = world()
  fail(1)
  await expect(fleet.begin()).rejects.toThrow('The database cannot be reached.')
})

test('what is still starting when all are to end is told so, and waited for', async () => {
  const stopped: number[] = []
  const fleet = newFleet(2, {
    start: (n, stop) =>
      new Promise((_, reject) => {
        stop.addEventListener('abort', () => {
          stopped.push(n)
          reject(new Error('It was ended.'))
        })
      }),
    say: () => undefined,
  })
  const isBegun = fleet.begin()
  await fleet.end()
  await isBegun
  expect(stopped).toEqual([0, 1])
})
