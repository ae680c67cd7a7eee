import type { EffectKind, ProgressView, View } from '@paydata/engine/language'
import { editionOfCards, termIn } from '@paydata/engine/language'
import type { Imminent, Language, Spoken } from './language.ts'
import { finished } from './language.ts'
import { stepNameIn, structureNameIn } from './steps.ts'
import { cardThing } from './view-things.ts'

function heading(progress: ProgressView, view: View, language: Language): Spoken {
  const { flow } = language
  const { kind, what, step, source, definition } = progress
  if (kind === 'ability')
    return flow.ability(source === null && definition === null ? null : cardThing(view, source, definition))
  if (what === null) return flow.ability(null)
  if (kind === 'window') return flow.windows[termIn(editionOfCards(view.definitions), what)] ?? what
  const name = step === null ? null : stepNameIn(editionOfCards(view.definitions), what, step, language)
  if (kind === 'procedure') return name ?? what
  const structure = structureNameIn(editionOfCards(view.definitions), what, language)
  return name === null ? structure : flow.at(structure, name)
}

const kinds: Readonly<Record<EffectKind, true>> = {
  damage: true,
  tags: true,
  badPublicity: true,
  trash: true,
  uninstall: true,
  scoreArea: true,
  expose: true,
  draw: true,
  purge: true,
  endRun: true,
  approach: true,
  success: true,
  breach: true,
  access: true,
  subroutine: true,
  trace: true,
  price: true,
  instead: true,
}
const isKind = (effect: string): effect is EffectKind => effect in kinds

/** What is about to happen. */
export function imminentIn(progress: ProgressView, view: View): readonly Imminent[] {
  const edition = editionOfCards(view.definitions)
  return progress.expects.flatMap(({ effect, amount, kind, card }) =>
    isKind(effect)
      ? [
          {
            effect: termIn(edition, effect),
            amount,
            kind: termIn(edition, kind),
            card: card === null ? null : cardThing(view, card, null),
          },
        ]
      : [],
  )
}

/** One thing in progress in a line: what it is, its step and rule, what waits and what is about to happen. */
export function progressLine(progress: ProgressView, view: View, language: Language): string {
  const { flow } = language
  const pending = progress.pending.map(each => cardThing(view, each.card, each.definition))
  const expected = imminentIn(progress, view)
  const head = heading(progress, view, language)
  const parts = [
    progress.rule === null || progress.rule === '' ? head : language.withRule(head, progress.rule),
    ...(pending.length === 0 ? [] : [flow.pending(pending)]),
    ...(expected.length === 0 ? [] : [flow.expects(expected)]),
  ]
  return finished(parts.join('; '), language)
}
