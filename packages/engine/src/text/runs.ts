import type { Run } from '../instructions/run.ts'
import type { Trace } from '../instructions/trace.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { quantity } from './amounts.ts'
import { declarationText } from './declarations.ts'
import { serversName } from './groups.ts'
import { passageOf } from './passages.ts'
import type { Passage, Phrase, Reading } from './phrases.ts'
import { person } from './reading.ts'
import { triggeredPassage } from './triggers.ts'

export function runPassage(r: Reading, i: Run): Passage {
  const say = r.say.instructions
  const head = say.run(
    person(r, 'runner'),
    i.on === 'any' ? r.say.nouns.whateverServer : serversName(r, i.on),
  )
  const rest: string[] = []
  if (i.ifSuccessful !== undefined) {
    const then = passageOf(r, i.ifSuccessful.does)
    rest.push(say.ifSuccessful(then.head), ...then.rest)
  }
  for (const ability of i.during ?? []) {
    const text = triggeredPassage(r, ability, 'inRun')
    rest.push(say.duringRun(r.say.lowered(r.say.sentence(text.head))), ...text.rest)
  }
  for (const declared of i.while ?? []) rest.push(say.duringRun(`${declarationText(r, declared)}.`))
  return { head, rest }
}

/** What follows from the result of a trace is told after it (CR 10.8.5). */
export function tracePassage(r: Reading, i: Trace): Passage {
  const say = r.say.instructions
  const results = say.traceResults
  const after = (
    ability: ConditionalAbility | undefined,
    words: (does: Phrase) => string,
  ): readonly string[] => {
    if (ability === undefined) return []
    const then = passageOf(r, ability.does)
    return [words(then.head), ...then.rest]
  }
  return {
    head: say.trace(person(r, 'corp'), quantity(r, i.base)),
    rest: [
      ...after(i.ifSuccessful, results.ifSuccessful),
      ...after(i.ifUnsuccessful, results.ifUnsuccessful),
      ...after(i.inAnyCase, results.inAnyCase),
    ],
  }
}
