import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cards } from './index.ts'

test('each choice of a card by what only a face tells is asked whatever is hidden', () => {
  const found = cards.filter(({ abilities }) => choosesUnseen(abilities))
  expect(found.length).toBeGreaterThan(0)
  const untested = found.filter(({ is, set = '' }) => {
    const file = new URL(`./${set}/${is.replaceAll('_', '-')}.test.ts`, import.meta.url)
    return !readFileSync(fileURLToPath(file), 'utf8').includes('asksWhateverIsHidden({')
  })
  expect(untested.map(({ is }) => `${is} needs asksWhateverIsHidden of testing/hidden-choices.ts`)).toEqual(
    [],
  )
})

/** Where every card lies faceup, or only ice does. */
const open = ['heap', 'corpScore', 'runnerScore', 'rig']
const installedFaceup = ['hardware', 'program', 'resource']
const seen = ['ice', ...installedFaceup]

interface Requirement {
  readonly is: string
  readonly types?: readonly string[]
  readonly zones?: readonly string[]
  readonly test?: Requirement
}
interface Chosen {
  readonly from: unknown
  readonly where: readonly Requirement[]
}

function choosesUnseen(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { choose } = part as { readonly choose?: Chosen }
  return choose === undefined ? Object.values(part).some(choosesUnseen) : isByFace(choose)
}

function isByFace({ from, where }: Chosen): boolean {
  if (where.some(({ is, zones = [] }) => is === 'in' && zones.every(zone => open.includes(zone))))
    return false
  if (open.includes(`${from}`) || where.some(({ is }) => is === 'rezzed' || is === 'faceup')) return false
  const isOfRunner = where.some(
    ({ is, types = [] }) => is === 'type' && types.every(type => installedFaceup.includes(type)),
  )
  if (from === 'installed' && isOfRunner) return false
  const isOfFace = ({ is, types = [], test }: Requirement): boolean => {
    if (is === 'not' && test !== undefined) return isOfFace(test)
    // Ice is seen to be ice where it is installed, and what the Runner installs lies faceup.
    if (is === 'type' && from === 'installed') return !types.every(type => seen.includes(type))
    return [
      'type',
      'subtype',
      'advanceable',
      'unique',
      'copyOf',
      'cost',
      'strength',
      'named',
      'either',
    ].includes(is)
  }
  return where.some(isOfFace)
}
