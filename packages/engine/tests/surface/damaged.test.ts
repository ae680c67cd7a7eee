import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadGame, saveGame } from '../../src/index.ts'
import { problemsOf } from '../../src/laws/index.ts'
import { sealed } from '../../src/state/seal.ts'
import { randomGame, seeds } from '../laws/games.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Saved games at all kinds of questions: from setup to the end. */
const saves: readonly string[] = seeds(700, 3).flatMap(seed => {
  const found: string[] = []
  let nth = 0
  const end = randomGame(seed, ({ before }) => {
    if (nth++ % 40 === 0) found.push(saveGame(before))
  })
  return [...found, saveGame(end)]
})

const save = (nth: number): string => saves[nth] ?? ''

/** What loading makes of a text: the reason of the refusal, or the game it gives. */
function loaded(text: string): { readonly refused: string } | { readonly game: ReturnType<typeof loadGame> } {
  try {
    return { game: loadGame(text) }
  } catch (problem) {
    expect(problem).toBeInstanceOf(Error)
    return { refused: problem instanceof Error ? problem.message : '' }
  }
}

/** In our words, not in those of JavaScript. */
const clear = /^(not a saved game: |a game saved in format )(?!.*(is not (a function|iterable)|Cannot read))/

function placesIn(value: Json, path: readonly string[] = []): string[][] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
      : []
  return path.length === 0 ? inside : [[...path], ...inside]
}

/** Other values for one that is there; nothing stands for its absence. */
const changes: readonly ((value: Json) => Json | undefined)[] = [
  () => undefined,
  () => null,
  () => -1,
  () => 0.5,
  () => 1e300,
  () => 'mars',
  () => '__proto__',
  () => [],
  () => ({}),
  () => true,
  value => (typeof value === 'number' ? value + 1 : [value]),
  value => (Array.isArray(value) ? [...value, ...value] : { was: value }),
  value => (Array.isArray(value) ? value.slice(1) : typeof value === 'boolean' ? !value : `${value}x`),
]

/** All places of each saved game. */
const places = saves.map(text => placesIn(JSON.parse(text)))

function changed(nth: number, place: number, change: (typeof changes)[number]): string {
  const whole: Json = JSON.parse(save(nth))
  const all = places[nth] ?? []
  const path = all[place % all.length] ?? []
  let holder: Json = whole
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key)
  const key = path[path.length - 1] ?? ''
  const value = change(Reflect.get(Object(holder), key))
  if (value !== undefined) Reflect.set(Object(holder), key, value)
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(Object(holder), key)
  return JSON.stringify(whole)
}

const oneChange = [fc.nat(saves.length - 1), fc.nat(), fc.constantFrom(...changes)] as const

const runs = { numRuns: 600, seed: 1 }

test('a saved game in which any one value was changed is refused, in clear words', () => {
  fc.assert(
    fc.property(...oneChange, (nth, place, change) => {
      const text = save(nth)
      const other = changed(nth, place, change)
      fc.pre(other !== text)
      expect(loaded(other)).toEqual({ refused: expect.stringMatching(clear) })
    }),
    runs,
  )
})

test('a text of which any part is missing, doubled or another is refused, in clear words', () => {
  fc.assert(
    fc.property(
      fc.nat(saves.length - 1),
      fc.nat(),
      fc.nat(3),
      fc.string({ maxLength: 3 }),
      (nth, at, gone, by) => {
        const text = save(nth)
        const from = at % text.length
        const other = text.slice(0, from) + by + text.slice(from + gone)
        fc.pre(other.trimEnd() !== text)
        expect(loaded(other)).toEqual({ refused: expect.stringMatching(clear) })
      },
    ),
    runs,
  )
})

test('also where the seal is right, what breaks a law is refused', () => {
  let refused = 0
  fc.assert(
    fc.property(...oneChange, (nth, place, change) => {
      const other = JSON.parse(changed(nth, place, change))
      const result = loaded(sealed(JSON.stringify({ ...other, seal: undefined })))
      refused += Number('refused' in result)
      expect('refused' in result ? [] : problemsOf(result.game)).toEqual([])
    }),
    runs,
  )
  expect(refused).toBeGreaterThan(200)
})

test.each([
  ['a card twice', /"hq":\[(\d+),/, '"hq":[$1,$1,', 'card \\d+ is in hq and in hq'],
  ['a card nowhere', /"hq":\[(\d+),/, '"hq":[', 'is in no place'],
  ['credits below nothing', /"credits":\d+/, '"credits":-3', 'credits of the Corp: -3'],
  ['half a credit', /"credits":\d+/, '"credits":2.5', 'credits of the Corp: 2.5'],
  ['nobody asked', /"waiting":\[.*\],"asked"/, '"waiting":[],"asked"', 'nobody is asked'],
  ['a question of another number', /"asked":\{"corp":\d+/, '"asked":{"corp":77', 'not the last'],
  ['nothing in progress', /"frames":\[.*\],"waiting"/, '"frames":[],"waiting"', 'nothing is in progress'],
])('%s is said to be wrong', (_, from, to, why) => {
  const [text = ''] = saves
  const other = text.replace(from, to)
  expect(other).not.toBe(text)
  expect(loaded(other)).toEqual({ refused: expect.stringMatching(`^not a saved game: .*${why}`) })
})

test('a text with space around it is the same game', () => {
  const [text = ''] = saves
  expect(saveGame(loadGame(`${text}\n`))).toBe(text)
})
