import type { Definitions, Reply } from '@paydata/engine'
import type { AskedQuestion, ScenarioGame } from '@paydata/scenario'
import { watch } from '@paydata/scenario'
import type { Wanted } from '../effects/wanted.ts'
import { Watch } from '../effects/watch.ts'
import type { Position } from './positions.ts'
import { begun } from './positions.ts'
import type { Walk } from './walking.ts'

/** An answer as a test gives it: who, to which question, and the labels of what was chosen or a number. */
export interface Step {
  readonly side: 'corp' | 'runner'
  readonly kind: string
  readonly chosen: readonly (string | number)[]
  /** The same by labels, which more than one option may have. */
  readonly labels: readonly (string | number)[]
}

/** A position and the answers in it that show a part of a card. */
export interface Story {
  readonly position: Position
  readonly seed: string
  readonly steps: readonly Step[]
}

/** The walk in the words of a test. */
export function storyOf(definitions: Definitions, { position, seed, replies }: Walk): Story {
  const game = begun(definitions, position, seed)
  const steps: Step[] = []
  for (const reply of replies) {
    const side = game.json.waiting[0]?.for
    const question = side === undefined ? undefined : game[side].question
    if (side === undefined || question === undefined) break
    const step = {
      side,
      kind: question.kind,
      chosen: chosenIn(question, reply, 'id'),
      labels: chosenIn(question, reply, 'label'),
    }
    game[side].answers(step.kind, ...step.chosen)
    steps.push(step)
  }
  return { position, seed, steps }
}

function chosenIn({ options }: AskedQuestion, reply: Reply, by: 'id' | 'label'): Step['chosen'] {
  if ('number' in reply) return [reply.number]
  if ('amounts' in reply) return reply.amounts
  return reply.choose.flatMap(at => options[at]?.[by] ?? [])
}

/** In the words of labels, where one option alone has each. */
const inLabels = (story: Story): Story => ({
  ...story,
  steps: story.steps.map(step => ({ ...step, chosen: step.labels })),
})

/** Plays a story; undefined where an answer is not asked for, or cannot be given. */
export function played(definitions: Definitions, story: Story, wanted: Wanted): ScenarioGame | undefined {
  const noted = new Watch()
  watch(noted)
  try {
    const game = begun(definitions, story.position, story.seed)
    for (const { side, kind, chosen } of story.steps) game[side].answers(kind, ...chosen)
    return noted.seen.has(`${wanted.path} ${wanted.need}`) ? game : undefined
  } catch {
    return undefined
  } finally {
    watch(null)
  }
}

/** The shortest of it that still shows the part: no answer and no card that could be left out. */
export function shrunk(definitions: Definitions, story: Story, wanted: Wanted): Story {
  let now = story
  /** Goes on with this, in labels if it can be. */
  const tries = (less: Story): boolean => {
    const next = [inLabels(less), less].find(each => played(definitions, each, wanted) !== undefined)
    if (next !== undefined) now = next
    return next !== undefined
  }
  tries({ ...now, seed: usualSeed })
  for (let i = now.steps.length - 1; i >= 0; i--)
    tries({ ...now, steps: now.steps.filter((_, nth) => nth !== i) })
  // Twice, as what names one of two alike cards keeps others where they are until the other has gone.
  for (const side of ['corp', 'runner', 'corp', 'runner'] as const)
    for (const field of Object.keys(now.position[side])) {
      const { [field]: _, ...rest } = now.position[side] as Readonly<Record<string, unknown>>
      if (tries({ ...now, position: { ...now.position, [side]: rest } })) continue
      for (let i = listIn(now, side, field).length - 1; i >= 0; i--) {
        const list = listIn(now, side, field).filter((__, nth) => nth !== i)
        tries({ ...now, position: { ...now.position, [side]: { ...now.position[side], [field]: list } } })
      }
    }
  return now
}

/** The one of a scenario that names none. */
export const usualSeed = 'scenario'

function listIn({ position }: Story, side: 'corp' | 'runner', field: string): readonly unknown[] {
  const value = (position[side] as Readonly<Record<string, unknown>>)[field]
  return Array.isArray(value) ? value : []
}
