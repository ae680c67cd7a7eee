import type { ProgressView, View } from '../view/types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { stepName } from './steps.ts'
import { cardWords } from './view-words.ts'

function heading(progress: ProgressView, view: View, say: Catalogue): string {
  const { flow } = say
  const { kind, what, step, source, definition } = progress
  if (kind === 'ability') {
    return source === null && definition === null
      ? flow.hiddenAbility
      : flow.ability(cardWords(view, source, definition, say))
  }
  if (what === null) return flow.hiddenAbility
  if (kind === 'window') return flow.windows[what] ?? what
  const name = step === null ? null : stepName(what, step, say)
  if (kind === 'procedure') return name ?? what
  const structure = Object.entries(flow.structures).find(([key]) => key === what)?.[1] ?? what
  return name === null ? structure : flow.at(structure, name)
}

/** What is about to happen, in a few words each. */
export function imminentWords(progress: ProgressView, view: View, say: Catalogue): readonly string[] {
  const known = Object.entries(say.effects.imminent)
  return progress.expects.map(({ effect, amount, kind, card }) => {
    const words = known.find(([key]) => key === effect)?.[1]
    return words === undefined
      ? effect
      : words(amount, kind, card === null ? null : cardWords(view, card, null, say))
  })
}

/** One thing in progress in a line: what it is, its step and rule, what waits and what is about to happen. */
export function progressLine(progress: ProgressView, view: View, say: Catalogue = english): string {
  const { flow } = say
  const pending = progress.pending.map(each => cardWords(view, each.card, each.definition, say))
  const expected = imminentWords(progress, view, say)
  const head = heading(progress, view, say)
  return flow.line([
    progress.rule === null || progress.rule === '' ? head : flow.why(head, progress.rule),
    ...(pending.length === 0 ? [] : [flow.pending(pending)]),
    ...(expected.length === 0 ? [] : [flow.expects(expected)]),
  ])
}
