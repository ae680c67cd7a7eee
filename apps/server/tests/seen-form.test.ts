import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { rowOfPart, seenFormat, shapeOfParts, textOfPart } from '../src/seen/parts.ts'

/** The shape of what is kept of games that are over, by the number of its form. */
const recorded = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('corpus/seen-forms.json', import.meta.url), 'utf8')))

/** What has to be done about a shape before it is released; nothing where its number stands for it. */
function missing(number: number, shape: string): string | null {
  const then = recorded[number]
  if (then === shape) return null
  return then === undefined
    ? `The form ${number} of games that are over is new: add "${number}": "${shape}" to apps/server/tests/corpus/seen-forms.json.`
    : `Games that are over are not kept in the shape that form ${number} stands for: raise seenFormat to ${number + 1} in apps/server/src/seen/parts.ts, with a step that reads form ${number}.`
}

test('what is kept of games that are over has the shape that its number stands for', () => {
  expect(missing(seenFormat, shapeOfParts())).toBeNull()
})

test('a change that forgets the number is told which to raise, and a new number asks for its record', () => {
  const others = [shapeOfParts(1), shapeOfParts(undefined, z.object({ corp: z.string() }))]
  for (const other of others) {
    expect(missing(seenFormat, other)).toContain(
      `raise seenFormat to ${seenFormat + 1} in apps/server/src/seen/parts.ts`,
    )
    expect(missing(seenFormat + 1, other)).toContain(`add "${seenFormat + 1}": "${other}"`)
  }
})

test('a part in the form of today is sent as it was kept, and not read before', async () => {
  const row = rowOfPart('over', 'course', [])
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  expect(`${await textOfPart(row, 'course')}`).toBe('[]')
  expect(parse).not.toHaveBeenCalled()
})
