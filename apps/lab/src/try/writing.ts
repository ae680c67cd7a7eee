import type { Definition, Definitions } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { wordsOf } from '../effects/report.ts'
import type { Wanted } from '../effects/wanted.ts'
import { begun } from './positions.ts'
import type { Story } from './shrinking.ts'
import { played, usualSeed } from './shrinking.ts'

/** What a player sees of each side, of which a test shows what has changed. */
const fields = {
  corp: ['credits', 'clicks', 'badPublicity', 'hand', 'archives', 'scored', 'agendaPoints'],
  runner: ['credits', 'clicks', 'tags', 'hand', 'heap', 'rig', 'stolen', 'agendaPoints', 'coreDamage'],
} as const

const looks = (game: ScenarioGame, side: 'corp' | 'runner'): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields[side].map(field => [field, (game[side] as unknown as Readonly<Record<string, unknown>>)[field]]),
  )

function changedIn(before: ScenarioGame, after: ScenarioGame, side: 'corp' | 'runner') {
  const [was, is] = [looks(before, side), looks(after, side)]
  return Object.entries(is).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]))
}

/** As TypeScript writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([field, held]) => `${field}: ${literal(held)}`)
    .join(', ')} }`
}

const names: Readonly<Record<Wanted['need'], string>> = {
  happened: 'happens',
  met: 'is met',
  notMet: 'is not met',
  taken: 'is taken',
  declined: 'is declined',
  chosen: 'has more than one answer',
}

/** A test of a part of a card, for a reader to compare with the text and to name; null where it cannot be played again. */
export function testOf(
  definitions: Definitions,
  card: Definition,
  wanted: Wanted,
  story: Story,
): string | null {
  const { position, seed, steps } = story
  const after = played(definitions, story, wanted)
  if (after === undefined) return null
  const before = begun(definitions, position, seed)
  const given = (side: 'corp' | 'runner'): string =>
    Object.keys(position[side]).length === 0 ? '' : `\n    .${side}(${literal(position[side])})`
  const answers = steps.map(
    ({ side, kind, chosen }) => `  game.${side}.answers(${[kind, ...chosen].map(literal).join(', ')})`,
  )
  const expected = (['corp', 'runner'] as const).flatMap(side => {
    const changed = changedIn(before, after, side)
    return changed.length === 0
      ? []
      : [`  expect(game.${side}).toMatchObject(${literal(Object.fromEntries(changed))})`]
  })
  const name = `${card.printed.title}: “${wordsOf(definitions.version, card, wanted.path)}” ${names[wanted.need]}`
  return `test(${literal(name)}, () => {
  const game = scenario({ definitions${seed === usualSeed ? '' : `, seed: ${literal(seed)}`} })${given('corp')}${given('runner')}
    .${position.begin[0]}(${position.begin
      .slice(1)
      .filter(each => each !== 'action')
      .map(literal)
      .join(', ')})
${[...answers, ...expected].join('\n')}
})
`
}
