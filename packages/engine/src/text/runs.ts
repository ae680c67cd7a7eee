import type { Run } from '../instructions/run.ts'
import type { Trace } from '../instructions/trace.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { quantity } from './amounts.ts'
import { declarationText } from './declarations.ts'
import { passageOf } from './passages.ts'
import type { Passage, Phrase, Reading } from './phrases.ts'
import { serversName } from './places.ts'
import { person } from './reading.ts'
import { attackedBy, triggeredPassage } from './triggers.ts'

/** A trigger condition about the run as such names it. */
const isOfRun = ({ when }: ConditionalAbility): boolean =>
  ('on' in when && when.on.what.includes('runEnded')) || ('would' in when && when.would.effect === 'success')

export function runPassage(r: Reading, i: Run): Passage {
  const say = r.say.instructions
  const head = say.run(
    person(r, 'runner'),
    i.on === 'any' ? r.say.nouns.whateverServer : serversName(r, i.on),
  )
  const rest: string[] = []
  const inRun: Reading = { ...r, run: r.say.nouns.thatRun, attacked: attackedBy(r, i.on) }
  if (i.ifSuccessful !== undefined) {
    const then = passageOf(inRun, i.ifSuccessful.does)
    rest.push(say.ifSuccessful(then.head), ...then.rest)
  }
  for (const declared of i.while ?? []) {
    rest.push(say.duringRun(r.say.lowered(r.say.whole(declarationText(inRun, declared)))))
  }
  for (const ability of i.during ?? []) {
    const { head: does, rest: more } = triggeredPassage(inRun, ability, 'inRun')
    const text = r.say.sentence(does)
    rest.push(isOfRun(ability) ? text : say.duringRun(r.say.lowered(text)), ...more)
  }
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
