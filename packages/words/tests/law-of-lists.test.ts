import type { Instruction } from '@paydata/engine/inside/instructions/index'
import type { Ability } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import type { Draw } from './numbers.ts'
import { numbersFrom, oneOf } from './numbers.ts'

/** A list of choices, and what belongs to each of them: numbers that stand nowhere else in the text. */
type Choices = readonly (readonly number[])[]

/** Choices in choices, behind traces and runs, in the middle of sentences and with more sentences behind them. */
function write(draw: Draw): Ability {
  let last = 9
  const numbered = (): Instruction => say.draw(++last)
  const instruction = (depth: number): Instruction => {
    if (depth === 0) return numbered()
    const next = (): Instruction => instruction(depth - 1)
    const choice = (): Instruction =>
      // Of one instruction each, some are told without a list.
      say.oneOf(
        [
          [numbered(), next()],
          [next(), numbered()],
        ],
        draw(2) === 0 ? {} : { who: 'runner' },
      )
    return oneOf<() => Instruction>(draw, [
      choice,
      choice,
      choice,
      () => say.trace(2, { ifSuccessful: [next()], ifUnsuccessful: [next()] }),
      () => say.may([next()], { otherwise: [next()] }),
      () => say.mayPay([say.credits(2)], { then: [next()], otherwise: [next()] }),
      () => say.ifSo({ if: 'tagged' }, [next()], [next()]),
      () => say.together(next(), next()),
      () => say.repeat(2, [next()]),
      () => say.later(say.when({ on: { what: ['runEnded'] } }, next())),
      () => say.run(['hq'], [next()]),
    ])()
  }
  return oneOf<() => Ability>(draw, [
    () => say.play(instruction(3), instruction(2)),
    () => say.play(numbered(), instruction(3)),
    () => say.subroutine(instruction(3)),
    () => say.subroutine(instruction(2), numbered()),
    () => say.when({ on: { what: ['runEnded'] }, if: { if: 'tagged' } }, instruction(3)),
    () => say.paid([say.credits(2)], [instruction(3)]),
  ])()
}

/** Their order in a text is another matter: what a trace leads to follows what is done beside it. */
const inOrder = (lists: readonly Choices[]): readonly Choices[] =>
  lists
    .map(choices => choices.map(numbers => numbers.toSorted((a, b) => a - b)))
    .toSorted((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0) || b.flat().length - a.flat().length)
const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null
/** The numbers in a part of a definition. */
function numbersIn(node: unknown): readonly number[] {
  if (typeof node === 'number') return node > 9 ? [node] : []
  return isObject(node) ? Object.values(node).flatMap(numbersIn) : []
}
function definedIn(node: unknown): readonly Choices[] {
  if (!isObject(node)) return []
  const inner = Object.values(node).flatMap(definedIn)
  if (!('do' in node) || node.do !== 'oneOf' || !('modes' in node) || !isObject(node.modes)) return inner
  return [Object.values(node.modes).map(numbersIn), ...inner]
}

/** As somebody reads it who has nothing else: a list in brackets ends with them, and any other with the text. */
function readFrom(text: string): readonly Choices[] {
  const found: number[][][] = []
  /** What brackets are open, and the list in each of them, if it is one. */
  const open: (number[][] | null)[] = [null]
  for (const [sign] of text.matchAll(/\(?•|[()]|\d{2,}/g)) {
    const list = open.at(-1) ?? null
    if (sign === '(•') open.push([[]])
    else if (sign === '(') open.push(null)
    else if (sign === ')') found.push(open.pop() ?? [])
    else if (sign !== '•') for (const each of open) each?.at(-1)?.push(Number(sign))
    else if (list === null) open[open.length - 1] = [[]]
    else list.push([])
  }
  return [...found, ...open.map(each => each ?? [])].filter(choices => choices.length > 0)
}

test.each(tags)('whoever reads a list of choices knows where each of them ends (%s)', async tag => {
  const language = await wordsOf(tag)
  const printed = { title: 'Any', side: 'corp', type: 'operation' } as const
  let lists = 0
  for (let i = 0; i < 2000; i++) {
    const ability = write(numbersFrom(11, i))
    const text = cardText({ is: 'any', printed, abilities: [ability] }, language).join(' ')
    const defined = definedIn(ability)
    lists += defined.length
    expect([text, inOrder(readFrom(text))]).toEqual([text, inOrder(defined)])
  }
  expect(lists).toBeGreaterThan(2000)
})
