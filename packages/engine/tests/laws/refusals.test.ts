import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game, Question, Reply, ReplyRefusalCode, Side } from '../../src/index.ts'
import { answer, answerInPlace, newGame } from '../../src/index.ts'
import { at } from '../../src/state/bug.ts'
import { sides } from '../../src/state/names.ts'
import { everyNth, randomGame, seeds, where } from './games.ts'
import { plainGame } from './plain-cards.ts'

function refused(game: Game, side: Side, reply: unknown): ReplyRefusalCode {
  const text = JSON.stringify(game)
  const outcome = answer(game, side, reply as Reply)
  expect(JSON.stringify(game)).toBe(text)
  if (outcome.ok) throw new Error(`${JSON.stringify(reply)} was accepted`)
  return outcome.why
}

/** Replies that are wrong in one way, and what the way is called. */
function wrongReplies(question: Question): [unknown, ReplyRefusalCode][] {
  const { number } = question
  switch (question.form) {
    case 'choose': {
      const { options, least, most } = question
      const all = options.map((_, index) => index)
      const wrong: [unknown, ReplyRefusalCode][] = [
        [{ question: number, choose: [...all, ...all, 0].slice(0, most + 1) }, 'tooMany'],
        ...[options.length, -1, 0.5, '0'].map((no): [unknown, ReplyRefusalCode] => [
          { question: number, choose: Array(Math.max(1, least)).fill(no) },
          // Who has nothing to choose from can choose none only.
          most === 0 ? 'tooMany' : 'notAnOption',
        ]),
        [{ question: number, number: 0 }, 'wrongForm'],
        [{ question: number, choose: 0 }, 'wrongForm'],
        [{ question: number }, 'wrongForm'],
      ]
      if (least > 0) wrong.push([{ question: number, choose: all.slice(0, least - 1) }, 'tooFew'])
      if (most > 1) wrong.push([{ question: number, choose: Array(most).fill(0) }, 'chosenTwice'])
      return wrong
    }
    case 'number':
      return [
        [{ question: number, number: question.least - 1 }, 'outOfRange'],
        [{ question: number, number: question.most + 1 }, 'outOfRange'],
        [{ question: number, number: question.least + 0.5 }, 'malformed'],
        [{ question: number, number: Number.NaN }, 'malformed'],
        [{ question: number, number: `${question.least}` }, 'malformed'],
        [{ question: number, choose: [0] }, 'wrongForm'],
      ]
    case 'allocate': {
      const most = question.sources.map(source => source.most)
      const sum = most.reduce((a, b) => a + b, 0)
      const wrong: [unknown, ReplyRefusalCode][] = [
        [{ question: number, amounts: most.map(() => 0) }, 'tooFew'],
        [{ question: number, amounts: most.map(each => each + 1) }, 'outOfRange'],
        [{ question: number, amounts: most.map(() => -1) }, 'malformed'],
        [{ question: number, amounts: most.map(() => 0.5) }, 'malformed'],
        [{ question: number, amounts: [...most, 0] }, 'malformed'],
        [{ question: number, choose: [0] }, 'wrongForm'],
      ]
      if (sum > question.total) wrong.push([{ question: number, amounts: most }, 'tooMany'])
      return wrong
    }
  }
}

test.each(seeds(500, 3))('game %i: a wrong, late, repeated or strange reply is refused by name', seed => {
  const tries = everyNth(4, ({ before, side, reply, after }) => {
    for (const question of before.waiting) {
      for (const [wrong, why] of wrongReplies(question))
        expect(refused(before, question.for, wrong)).toBe(why)
      const early = { ...reply, question: question.number + 1 }
      expect(refused(before, question.for, early)).toBe('staleQuestion')
    }
    const isAsked = (asked: Side) => before.waiting.some(question => question.for === asked)
    for (const other of sides.filter(each => !isAsked(each)))
      expect(refused(before, other, reply)).toBe('notAsked')
    // The same reply once more: late for the player's next question, or not asked at all.
    const late = after.over === null ? ['staleQuestion', 'notAsked'] : ['gameOver']
    expect(late).toContain(refused(after, side, reply))
  })
  const end = randomGame(seed, tries)
  expect(refused(end, 'corp', { question: 1, choose: [0] })).toBe('gameOver')
})

test('whatever is sent, the game stands or goes on: nothing throws', () => {
  const games = seeds(510, 3).map(seed => {
    const games: Game[] = []
    randomGame(seed, ({ before }) => games.push(before))
    return at(games, 60)
  })
  const number = fc.constantFrom(...games.flatMap(game => game.waiting.map(question => question.number)))
  const forged = fc.oneof(
    fc.anything(),
    fc.record({ question: number, choose: fc.anything() }),
    fc.record({ question: number, choose: fc.array(fc.anything()) }),
    fc.record({ question: number, number: fc.anything() }),
    fc.record({ question: number, amounts: fc.array(fc.anything()) }),
    fc.record({ question: number, choose: fc.constant([0]), number: fc.nat(3), amounts: fc.constant([1]) }),
  )
  fc.assert(
    fc.property(forged, fc.constantFrom(...games), fc.constantFrom('corp', 'runner'), (reply, game, side) => {
      const text = JSON.stringify(game)
      const outcome = answer(game, side, reply as Reply)
      expect(JSON.stringify(game)).toBe(text)
      expect(outcome.ok ? outcome.game.over : typeof outcome.why).toSatisfy(
        (result: unknown) => result === null || typeof result === 'string' || typeof result === 'object',
      )
    }),
    { numRuns: 400, seed: 1 },
  )
})

test('nobody can answer for the other side, or for somebody who is no player', () => {
  const game = newGame(plainGame('forged'))
  expect(refused(game, 'runner', { question: 1, choose: [0] })).toBe('notAsked')
  for (const nobody of ['spectator', 'all', '', '__proto__', undefined, null, 0, ['corp']])
    expect(refused(game, nobody as Side, { question: 1, choose: [0] })).toBe('notAPlayer')
})

test('what is no reply at all is malformed', () => {
  const game = newGame(plainGame(512))
  for (const reply of [undefined, null, 0, '', 'pass', true, [], {}, { question: '1' }, { question: null }])
    expect(refused(game, 'corp', reply)).toBe('malformed')
})

test('a reply that says more than its answer is malformed, whatever it pretends to be', () => {
  const game = newGame(plainGame(513))
  const reply = (more: string) => JSON.parse(`{"question":1,"choose":[0],${more}}`)
  for (const more of ['"__proto__":{"choose":[1]}', '"constructor":{}', '"player":"runner"', '"number":0'])
    expect(refused(game, 'corp', reply(more))).toBe('malformed')
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a huge reply is refused without a look at all that it says', () => {
  const game = newGame(plainGame(514))
  for (const choose of [new Array(1e7).fill(0), new Array(4e9)])
    expect(refused(game, 'corp', { question: 1, choose })).toBe('tooMany')
})

/** Of a reply the numbers that a player may write in two ways. */
const written = (reply: Reply, zero: number): Reply => {
  const number = (each: number) => (each === 0 ? zero : each)
  if ('number' in reply) return { ...reply, number: number(reply.number) }
  return 'amounts' in reply ? { ...reply, amounts: reply.amounts.map(number) } : reply
}

test('the game keeps nothing of the reply that its sender could change, nor a zero that text does not know', () => {
  let seen = 0
  for (const seed of seeds(515, 8))
    randomGame(
      seed,
      where(
        ({ reply }) => !('choose' in reply),
        ({ before, side, reply, after }) => {
          const sent = written(reply, -0)
          const outcome = answer(before, side, sent)
          if (!outcome.ok) throw new Error(outcome.why)
          expect(outcome.game.frames).toStrictEqual(after.frames)
          const amounts = 'amounts' in sent ? sent.amounts : []
          for (const i of amounts.keys()) Object.assign(amounts, { [i]: 1e9 })
          expect(JSON.stringify(outcome.game)).toBe(JSON.stringify(after))
          seen++
        },
      ),
    )
  expect(seen).toBeGreaterThan(20)
})

test('a reply in two forms at once is malformed, and the question stays', () => {
  const game = newGame(plainGame(511))
  const [question] = game.waiting
  if (question === undefined) throw new Error('nobody is asked')
  const reply = { question: question.number, choose: [0], number: 0 }
  expect(answer(game, question.for, reply)).toEqual({ ok: false, why: 'malformed' })
  expect(answerInPlace(game, question.for, reply)).toEqual({ ok: false, why: 'malformed' })
  expect(game.waiting).toEqual([question])
})
