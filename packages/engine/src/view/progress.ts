import { procedureOf } from '../procedures/index.ts'
import { runOf } from '../queries/look.ts'
import type { Effect, Frame, Pending, StructureFrame, WindowFrame } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Side, Viewer } from '../state/names.ts'
import { editionOf } from '../timing/edition.ts'
import { originFor } from './names.ts'
import type {
  ExpectedView,
  LingeringView,
  PendingView,
  ProgressView,
  StepView,
  WaitingView,
} from './types.ts'

const ruleOf = (game: Game, frame: StructureFrame): string =>
  editionOf(game).structures[frame.of].find(row => row.step === frame.step)?.rule ?? ''

/** The step of the innermost timing structure. */
export function stepView(game: Game): StepView | null {
  const structures = game.frames.filter(frame => frame.kind === 'structure')
  const frame = structures[structures.length - 1]
  return frame === undefined ? null : { structure: frame.of, step: frame.step, rule: ruleOf(game, frame) }
}

/** The rule number of the step that the run is at, to name its phase. */
export function ruleOfRun(game: Game): string {
  const run = runOf(game)
  return run === undefined ? '' : ruleOf(game, run)
}

function pendingView(game: Game, viewer: Viewer, pending: readonly Pending[]): PendingView[] {
  const found: PendingView[] = []
  for (const { ability, source, by, optional } of pending) {
    const origin = originFor(game, viewer, source)
    // What waits on a card the viewer does not see is not even counted.
    if (!origin.isKnown) continue
    found.push({ path: ability, card: origin.id, definition: origin.definition, by, optional })
  }
  return found
}

/** Kinds that name no more than a kind of damage or the like; others are paths. */
const saysKind = (effect: Effect): boolean => effect.effect !== 'instead' && effect.effect !== 'subroutine'

const expectedView =
  (game: Game, viewer: Viewer) =>
  (effect: Effect): ExpectedView => {
    const { amount, by, server } = effect
    const card = originFor(game, viewer, effect.card).id
    return {
      effect: effect.effect,
      amount,
      kind: saysKind(effect) ? effect.kind : null,
      by,
      card,
      server,
    }
  }

const priorityIn = (window: WindowFrame): Side => window.priority

const nothing = { step: null, rule: null, by: null, source: null, definition: null, pending: [], expects: [] }

function frameView(game: Game, viewer: Viewer, frame: Frame): ProgressView {
  switch (frame.kind) {
    case 'structure': {
      const expects = frame.expects.map(expectedView(game, viewer))
      return {
        ...nothing,
        kind: 'structure',
        what: frame.of,
        step: frame.step,
        rule: ruleOf(game, frame),
        expects,
      }
    }
    case 'procedure': {
      const { id, definition } = originFor(game, viewer, frame.source)
      const rule = procedureOf(frame).find(row => row.step === frame.step)?.rule ?? null
      const { of: what, step, by } = frame
      return { ...nothing, kind: 'procedure', what, step, rule, by, source: id, definition }
    }
    case 'ability': {
      const { id, definition, isKnown } = originFor(game, viewer, frame.source)
      return {
        ...nothing,
        kind: 'ability',
        what: isKnown ? frame.of : null,
        by: frame.by,
        source: id,
        definition,
        expects: frame.expects.map(expectedView(game, viewer)),
      }
    }
    case 'window': {
      const pending = 'pending' in frame ? pendingView(game, viewer, frame.pending) : []
      return { ...nothing, kind: 'window', what: frame.of, by: priorityIn(frame), pending }
    }
  }
}

export const progressView = (game: Game, viewer: Viewer): ProgressView[] =>
  game.frames.map(frame => frameView(game, viewer, frame))

/** Who is asked, and nothing about what they might answer. */
export const waitingView = (game: Game): WaitingView[] =>
  game.waiting.map(question => ({ for: question.for, asks: question.asks }))

/** Lingering effects everybody knows of (CR 9.10); remembered choices are nobody's business. */
export function lingeringView(game: Game, viewer: Viewer): LingeringView[] {
  const found: LingeringView[] = []
  for (const lingering of game.lingering) {
    const origin = originFor(game, viewer, lingering.source)
    if (lingering.of === 'choice' || !origin.isKnown) continue
    found.push(effectView(lingering, origin))
  }
  return found
}

const effectView = (
  { of: path, by, until }: Lingering,
  { id: source, definition }: Pick<LingeringView, 'definition'> & { readonly id: LingeringView['source'] },
): LingeringView => ({ path, source, definition, by, until: until.at })
