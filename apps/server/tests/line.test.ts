import { expect, test } from 'vitest'
import { newRequestTurns } from '../src/http/turns.ts'
import { inTurns, lineOf } from '../src/limits/line.ts'
import { RefusedError } from '../src/refusing.ts'

const soon = (): Promise<unknown> => new Promise(resolve => setImmediate(resolve))

/** One line in which one is served at a time. Those who come are called by who they are and what they want, such as `ada 1`. */
function lineWith(waiting: number, now: () => number = () => 0) {
  const line = lineOf({ waiting, waitingOfOne: 3 }, now)
  const inTurn = inTurns(1, line)
  const begun: { readonly name: string; readonly done: () => void }[] = []
  const refused: string[] = []
  const come = (...names: readonly string[]): void => {
    for (const name of names)
      inTurn(line, name.slice(0, -2), () => new Promise<void>(done => void begun.push({ name, done }))).catch(
        error => refused.push(error instanceof RefusedError ? name : String(error)),
      )
  }
  async function serve(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth++) {
      begun.at(-1)?.done()
      await soon()
    }
  }
  return { come, serve, served: () => begun.map(({ name }) => name), refused }
}

test('whoever asks for more waits for those who ask for less', async () => {
  const { come, serve, served, refused } = lineWith(9)
  come('ada 1', 'ada 2', 'ada 3', 'ada 4', 'bob 1', 'bob 2', 'eve 1')
  await serve(7)
  expect(served()).toEqual(['ada 1', 'bob 1', 'eve 1', 'ada 2', 'bob 2', 'ada 3', 'ada 4'])
  expect(refused).toEqual([])
})

test('one has no more than a few places, and gives one to somebody who has none when all are taken', async () => {
  const { come, serve, served, refused } = lineWith(5)
  come('ada 1', 'ada 2', 'ada 3', 'ada 4', 'ada 5', 'bob 1', 'bob 2', 'eve 1', 'flo 1')
  await soon()
  expect(refused).toEqual(['ada 5', 'ada 4', 'ada 3'])
  await serve(6)
  expect(served()).toEqual(['ada 1', 'bob 1', 'eve 1', 'flo 1', 'ada 2', 'bob 2'])
})

test('however many fill a line together, somebody who had nothing yet is the next', async () => {
  const { come, serve, served, refused } = lineWith(5)
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(who => `${who} 1`)
  come(...many)
  await serve(6)
  come(...many)
  come('ada 1')
  await serve(1)
  expect(served().slice(6)).toEqual(['a 1', 'ada 1'])
  expect(refused).toEqual(['f 1'])
})

test('turns are forgotten after a while', async () => {
  let time = 0
  const { come, serve, served } = lineWith(5, () => time)
  come('ada 1', 'ada 2', 'bob 1')
  await serve(3)
  time += 90_000
  come('eve 1', 'ada 3', 'flo 1')
  await serve(2)
  time += 90_000
  come('ada 4', 'eve 2', 'bob 2')
  await serve(2)
  expect(served()).toEqual(['ada 1', 'bob 1', 'ada 2', 'eve 1', 'flo 1', 'ada 3', 'bob 2', 'ada 4'])
})

test('requests over HTTP that come together begin in turns of their own, and those of addresses by turns', async () => {
  const turnOf = newRequestTurns()
  const begun: string[] = []
  for (const name of ['ada 1', 'ada 2', 'ada 3', 'bob 1'])
    void turnOf(name.slice(0, -2)).then(() => begun.push(name))
  for (const count of [1, 2, 3, 4]) {
    await soon()
    expect(begun).toHaveLength(count)
  }
  expect(begun).toEqual(['ada 1', 'bob 1', 'ada 2', 'ada 3'])
})
