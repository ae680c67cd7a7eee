import { diceOf, randomReply } from '@paydata/bots'
import type { QuestionView } from '@paydata/engine'
import { blankOption } from '@paydata/engine/fields'
import { expect, test } from 'vitest'
import { parseCommand } from '../src/commands.ts'
import { replyOf } from '../src/replies.ts'

const asked = { for: 'corp', number: 7, about: null, source: null, definition: null } as const
const pass = { ...blankOption, id: 'pass' }
const choice = (count: number, least: number, most: number): QuestionView => ({
  ...asked,
  asks: 'choose',
  form: 'choose',
  options: Array.from({ length: count }, () => pass),
  least,
  most,
  ordered: false,
  harmless: 'pass',
})
const number: QuestionView = { ...asked, asks: 'number', form: 'number', least: 0, most: 3 }
const source = { card: null, definition: null, from: 'pool', most: 2 } as const
const bill: QuestionView = {
  ...asked,
  asks: 'payment',
  form: 'allocate',
  total: 3,
  sources: [source, source],
}

test('numbers count from one and may be several', () => {
  expect(replyOf(choice(3, 1, 1), [2])).toEqual({ question: 7, choose: [1] })
  expect(replyOf(choice(3, 0, 3), [3, 1])).toEqual({ question: 7, choose: [2, 0] })
  expect(replyOf(choice(3, 0, 3), [])).toEqual({ question: 7, choose: [] })
  expect(replyOf(number, [0])).toEqual({ question: 7, number: 0 })
  expect(replyOf(bill, [1, 2])).toEqual({ question: 7, amounts: [1, 2] })
})

test.each([
  [choice(3, 1, 1), [4], 'from 1 to 3'],
  [choice(3, 1, 1), [0], 'from 1 to 3'],
  [choice(3, 2, 2), [1], 'Choose 2 options'],
  [choice(3, 1, 2), [1, 2, 3], 'at most 2'],
  [choice(3, 1, 2), [1, 1], 'twice'],
  [number, [4], 'from 0 to 3'],
  [number, [], 'one number'],
  [bill, [3], '2 amounts'],
  [bill, [3, 0], 'at most 2'],
  [bill, [1, 1], '3 must be paid'],
])('what is no answer is refused with a reason (%#)', (question, numbers, reason) => {
  const made = replyOf(question, numbers)
  expect('mistake' in made ? made.mistake : '').toContain(reason)
})

test('commands are known in short and in full, whatever their case', () => {
  expect(parseCommand(' 1, 3 ')).toEqual({ do: 'answer', numbers: [1, 3] })
  expect(parseCommand('?')).toEqual({ do: 'help' })
  expect(parseCommand('QUIT')).toEqual({ do: 'quit' })
  expect(parseCommand('card Hedge Fund')).toEqual({ do: 'card', name: 'Hedge Fund' })
  expect(parseCommand('save')).toEqual({ do: 'save', file: null })
  expect(parseCommand('stops few')).toEqual({ do: 'stops', stops: 'few' })
})

test.each(['', 'dance', '-1', '1.5', 'undo it', 'card', 'stops sometimes', '99999999999'])(
  '"%s" is no command',
  line => {
    expect(parseCommand(line)).toHaveProperty('mistake')
  },
)

test('a random reply is an answer to its question, and the same each time', () => {
  for (const question of [choice(5, 0, 5), choice(1, 1, 1), number, bill])
    for (let i = 0; i < 50; i++) {
      const reply = randomReply(question, diceOf(`seed/${i}`))
      expect(randomReply(question, diceOf(`seed/${i}`))).toEqual(reply)
      const typed =
        'number' in reply
          ? [reply.number]
          : 'amounts' in reply
            ? reply.amounts
            : reply.choose.map(index => index + 1)
      expect(replyOf(question, typed)).toEqual(reply)
    }
})
