import { viewFor } from '@paydata/engine'
import { advance, noMacros } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { settings } from '@paydata/protocol'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Match } from '../src/matches/match.ts'
import { newMatch, noteTaken, takenKey } from '../src/matches/match.ts'
import { seenFrom, showAll } from '../src/matches/missed.ts'
import { deflatedAfter, openResting } from '../src/matches/resting.ts'
import { starterSetup } from './setups.ts'
import { stepTo } from './stepping.ts'

const agreed = settings.parse({})
const wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }
const eyes = ['corp', 'runner', 'spectator'] as const
/** Bytes that a game at rest may take at most. */
const mostAtRest = 20_000
const always = (): boolean => true

/** Gives the answer that these dice choose, and shows it to everybody who looks. */
function answered(match: Match, chance: string) {
  const question = match.position.game.waiting[0]
  if (question === undefined) throw new Error('Nobody is asked.')
  const reply = randomReply(question, diceOf(chance), lively)
  const made = advance(
    match,
    { kind: 'answer', by: question.for, how: 'player', id: null, reply },
    wishes,
    agreed,
    0,
  )
  if (!made.ok) throw new Error(made.why)
  stepTo(match, made.steps)
  const occurred = made.steps.flatMap(({ position }) => position.occurred)
  return showAll(match, { occurred, passed: [], takenBack: false }, 0)
}

/** A game at which players and a spectator look. */
function lookedAt(name: string): Match {
  const match = newMatch(name, starterSetup(name), null, 0)
  for (const eye of eyes) seenFrom(match, eye, null, 0)
  return match
}

/** Does it about once in so many times. */
async function sometimes(
  chance: (below: number) => number,
  times: number,
  does: () => Promise<void>,
): Promise<void> {
  if (chance(times) === 0) await does()
}

test.each([1, 2, 3])('game %i goes on from where it rests as if it had never rested', async seed => {
  const name = `resting ${seed}`
  const [twin, match] = [lookedAt(name), lookedAt(name)]
  const resting = openResting(() => 0)
  const chance = diceOf(`${name}/rests`)
  let [rests, looks] = [0, 0]
  for (let moves = 0; moves < 120 && twin.position.result === null; moves++) {
    await sometimes(chance, 2, async () => {
      resting.touched(match)
      void resting.rest(1, always)
      // Some rest for so long that they are deflated.
      await sometimes(chance, 2, async () => {
        await resting.rest(deflatedAfter + 1, always)
        expect(resting.bytes()).toBeLessThanOrEqual(mostAtRest)
      })
      rests++
    })
    // Some are only looked at, and rest again.
    await sometimes(chance, 3, async () => {
      for (const eye of eyes)
        expect(viewFor(match.position.game, eye)).toEqual(viewFor(twin.position.game, eye))
      void resting.rest(1, always)
      looks++
    })
    const have = Math.max(0, twin.position.n - chance(8))
    for (const eye of eyes) expect(seenFrom(match, eye, have, 0)).toEqual(seenFrom(twin, eye, have, 0))
    const dice = `${name}/${moves}`
    expect(answered(match, dice)).toEqual(answered(twin, dice))
    expect(match.position.game).toEqual(twin.position.game)
  }
  expect(rests).toBeGreaterThan(20)
  expect(looks).toBeGreaterThan(20)
})

test('a game rests when nobody has touched it for long enough, the oldest first, as long as there is time', () => {
  let now = 0
  const resting = openResting(() => now)
  const games = ['first', 'second', 'third'].map(lookedAt)
  const [first, second, third] = games
  for (const match of games) {
    resting.touched(match)
    now++
  }
  const before = games.map(({ position }) => position)
  const rests = () => games.map(({ position }, i) => position !== before[i])
  void resting.rest(0, always)
  expect(rests()).toEqual([false, false, false])
  let left = 1
  void resting.rest(3, () => left-- > 0)
  expect(rests()).toEqual([true, false, false])
  resting.touched(second!)
  resting.forget(third!)
  void resting.rest(3, always)
  expect(rests()).toEqual([true, false, false])
  void resting.rest(4, always)
  expect(rests()).toEqual([true, true, false])
  // To look at one touches it.
  expect(first!.position.game.waiting.length).toBeGreaterThan(0)
  const woken = first!.position
  void resting.rest(3, always)
  expect(first!.position).toBe(woken)
  void resting.rest(4, always)
  expect(first!.position).not.toBe(woken)
})

test('a game that rests for long is deflated, and one that wakes before is not', async () => {
  const resting = openResting(() => 0)
  const [match, other] = [lookedAt('a long one'), lookedAt('other')]
  for (let n = 0; n < 40; n++) answered(match, `a long one ${n}`)
  resting.touched(match)
  void resting.rest(1, always)
  const packed = resting.bytes()
  expect(packed).toBeGreaterThan(mostAtRest)
  await resting.rest(deflatedAfter, always)
  expect(resting.bytes()).toBe(packed)
  await resting.rest(deflatedAfter + 1, always)
  expect(resting.bytes()).toBeLessThan(packed / 3)
  expect(match.position.game.waiting.length).toBeGreaterThan(0)
  expect(resting.bytes()).toBe(0)
  // Only looked at, it rests on as it is; a game that has left is not counted.
  void resting.rest(1, always)
  expect(resting.bytes()).toBeLessThan(packed / 3)
  // One that wakes while it is deflated stays as it woke.
  answered(match, 'a long one awake')
  resting.touched(match)
  void resting.rest(1, always)
  const deflating = resting.rest(deflatedAfter + 1, always)
  expect(match.position.game.waiting.length).toBeGreaterThan(0)
  await deflating
  expect(resting.bytes()).toBe(0)
  resting.touched(other)
  void resting.rest(1, always)
  resting.forget(match)
  resting.forget(other)
  expect(resting.bytes()).toBe(0)
})

test('what a reply led to is remembered for the newest, and for no more of them', () => {
  const match = lookedAt('taken')
  for (let n = 1; n <= 200; n++) noteTaken(match, n % 2 === 0 ? 'corp' : 'runner', `reply ${n}`, n)
  expect(match.taken.get(takenKey('corp', 'reply 200'))).toBe(200)
  expect(match.taken.get(takenKey('runner', 'reply 171'))).toBe(171)
  expect(match.taken.get(takenKey('runner', 'reply 1'))).toBeUndefined()
  expect(match.taken.size).toBeLessThan(60)
})
