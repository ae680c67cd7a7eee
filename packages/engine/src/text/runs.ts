import type { Run } from '../instructions/run.ts'
import type { Trace } from '../instructions/trace.ts'
import type { ConditionalAbility, Declaration } from '../language/abilities.ts'
import { speaksOf } from '../language/patterns.ts'
import { quantity } from './amounts.ts'
import { declarationText } from './declarations.ts'
import { sentencesOf } from './passages.ts'
import type { Passage, Reading } from './phrases.ts'
import { serversName } from './places.ts'
import { person } from './reading.ts'
import { attackedBy, triggeredPassage } from './triggers.ts'

/** A trigger condition about the run as such names it. */
const isOfRun = ({ when }: ConditionalAbility): boolean =>
  ('on' in when && speaksOf(when.on, 'runEnded')) || ('would' in when && when.would.effect === 'success')

/** In the words of the text that began the run. */
export const inRun = (r: Reading, { on }: Run): Reading => ({
  ...r,
  run: r.say.nouns.thatRun,
  attacked: attackedBy(r, on),
})

/** What triggers during a run, as sentences. */
export function duringSentences(r: Reading, ability: ConditionalAbility): readonly string[] {
  const { head, rest } = triggeredPassage(r, ability)
  const text = r.say.sentence(head)
  return [isOfRun(ability) ? text : r.say.instructions.duringRun(r.say.lowered(text)), ...rest]
}

export const whileText = (r: Reading, declared: Declaration): string =>
  r.say.instructions.duringRun(r.say.lowered(r.say.whole(declarationText(r, declared))))

export function runPassage(r: Reading, i: Run): Passage {
  const head = r.say.instructions.run(
    person(r, 'runner'),
    i.on === 'any' ? r.say.nouns.whateverServer : serversName(r, i.on),
  )
  const of = inRun(r, i)
  const rest = [
    ...resultSentences(of, i.ifSuccessful),
    ...(i.while ?? []).map(declared => whileText(of, declared)),
    ...(i.during ?? []).flatMap(ability => duringSentences(of, ability)),
  ]
  return { head, rest }
}

const resultSentences = (r: Reading, ability: ConditionalAbility | undefined): readonly string[] =>
  ability === undefined ? [] : sentencesOf(r, triggeredPassage(r, ability))

/** What follows from the result of a trace is told after it (CR 10.8.5). */
export const tracePassage = (r: Reading, i: Trace): Passage => ({
  head: r.say.instructions.trace(person(r, 'corp'), quantity(r, i.base)),
  rest: [i.ifSuccessful, i.ifUnsuccessful, i.inAnyCase].flatMap(each => resultSentences(r, each)),
})
