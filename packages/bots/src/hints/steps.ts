import type { Definitions, QuestionView, Reply, View } from '@paydata/engine'
import { questionIn } from '../bot.ts'
import type { Code, Reason } from '../reasons/reason.ts'
import type { Advice } from '../search/search.ts'
import { leadOver, meanOf } from '../search/trials.ts'
import { figuresOf } from './figures.ts'
import type { Hint, Played, Step, Weighed } from './hint.ts'
import { sightOf } from './sight.ts'

/** Two replies, each with how the same games ended that were played on from it. */
export type Ends = readonly [Ended, Ended]
interface Ended extends Pick<Weighed, 'reply' | 'because'> {
  readonly ends: readonly number[]
}

/** What a hint is made of: the advice, and its best two replies once more, in games that nobody has chosen them by. */
export interface Found {
  readonly advice: Advice
  readonly again: Ends | null
}

/** Reasons for a reply by which any other would be as good. */
const indifferent: ReadonlySet<Code> = new Set<Code>([
  'onlyOption',
  'byLot',
  'allAlike',
  'anyWillDo',
  'facedownAlike',
  'unforeseen',
  'nothingToChoose',
  'allForbidden',
])

const isIndifferent = (because: readonly Reason[]): boolean =>
  because.length > 0 && because.every(({ code }) => indifferent.has(code))

/** What is told at each press, from what was found about the question in a view. */
export function hintFrom(view: View, { advice, again }: Found, definitions: Definitions): Hint {
  const question = questionIn(view)
  return { question: question.number, steps: stepsFrom({ view, question, definitions }, { advice, again }) }
}

interface Scene {
  readonly view: View
  readonly question: QuestionView
  readonly definitions: Definitions
}

function stepsFrom(scene: Scene, { advice, again }: Found): readonly Step[] {
  const { reply, because } = advice
  if (because.some(({ code }) => code === 'winsNow')) return [look(scene, reply, 'certainly'), told(reply)]
  if (again !== null) return compared(scene, again)
  if (isIndifferent(because)) return [{ tells: 'noChoice', because }]
  return [look(scene, reply), { tells: 'ruleOfThumb', one: weighed(scene, { reply, because }) }, told(reply)]
}

const told = (reply: Reply): Step => ({ tells: 'reply', reply })

const look = ({ view, question }: Scene, reply: Reply, wins: 'certainly' | 'unknown' = 'unknown'): Step => ({
  tells: 'look',
  at: sightOf(view, question, reply),
  wins,
})

const weighed = (
  { view, question, definitions }: Scene,
  { reply, because }: Pick<Weighed, 'reply' | 'because'>,
): Weighed => ({
  reply,
  because,
  figures: figuresOf(view, question, reply, definitions),
})

/** So many standard errors a lead must be, and so much at least, or both replies are fine. */
const convincing = 2.5
const leastLead = 0.01

function compared(scene: Scene, [one, other]: Ends): readonly Step[] {
  const [best, next] = meanOf(one) < meanOf(other) ? [other, one] : [one, other]
  const { by, error } = leadOver(best, next)
  const noise = Math.max(leastLead, convincing * error)
  const played = (each: Ended): Played => ({
    ...weighed(scene, each),
    chance: Math.round(meanOf(each) * 100),
  })
  const both = { replies: [played(best), played(next)], games: best.ends.length } as const
  const first = look(scene, best.reply)
  if (by <= noise) return [first, { tells: 'bothAreFine', ...both, noise: Math.ceil(noise * 100) }]
  return [first, { tells: 'oneIsBetter', ...both, noise: Math.floor(noise * 100) }, told(best.reply)]
}
