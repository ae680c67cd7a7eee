import type { Chosen, ExpectedView, LingeringView, PendingView, ProgressView } from '../fields/types.ts'
import { procedureOf } from '../procedures/index.ts'
import { objectOf } from '../queries/facts/look.ts'
import { citedIn } from '../rulebook/citing.ts'
import { rowAt } from '../rulebook/edition.ts'
import type { Effect, Frame, Pending } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Ref, Viewer } from '../state/names.ts'
import { rowOf } from '../state/steps.ts'
import type { Gaze } from './gaze.ts'
import { nameFor, originFor, theRules } from './names.ts'
import { shared, sharedList, sharedMap, sharedParts } from './sharing.ts'

const none: readonly never[] = []

function pendingView(
  { game, viewer }: Gaze,
  pending: readonly Pending[],
  before: readonly PendingView[] | undefined,
): readonly PendingView[] {
  if (pending.length === 0) return none
  const found: PendingView[] = []
  for (const { ability, source, by, optional } of pending) {
    const origin = originFor(game, viewer, source)
    // What waits on a card the viewer does not see is not even counted.
    if (!origin.isKnown) continue
    found.push({ path: ability, card: origin.id, definition: origin.definition, by, optional })
  }
  return sharedParts(before, found)
}

/** Kinds that name no more than a kind of damage or the like; others are paths. */
const saysKind = (effect: Effect): boolean => effect.effect !== 'instead' && effect.effect !== 'subroutine'

function expectedView(
  { game, viewer }: Gaze,
  expects: readonly Effect[],
  before: readonly ExpectedView[] | undefined,
): readonly ExpectedView[] {
  if (expects.length === 0) return none
  const views = expects.map(effect => ({
    effect: effect.effect,
    amount: effect.amount,
    kind: saysKind(effect) ? effect.kind : null,
    by: effect.by,
    card: originFor(game, viewer, effect.card).id,
    server: effect.server,
  }))
  return sharedParts(before, views)
}

/** Most frames stay as they were, so each is compared before anything is made of it. */
function frameView(gaze: Gaze, frame: Frame, before: ProgressView | undefined): ProgressView {
  const { game, viewer } = gaze
  const { kind } = frame
  const of = kind === 'structure' || kind === 'window' ? theRules : originFor(game, viewer, frame.source)
  const { id: source, definition } = of
  const what = kind === 'ability' && !of.isKnown ? null : frame.of
  const step = kind === 'structure' || kind === 'procedure' ? frame.step : null
  const by = kind === 'structure' ? null : kind === 'window' ? frame.priority : frame.by
  const pending =
    kind === 'window' && 'pending' in frame ? pendingView(gaze, frame.pending, before?.pending) : none
  const expects = kind === 'window' ? none : expectedView(gaze, frame.expects, before?.expects)
  if (
    before !== undefined &&
    before.kind === kind &&
    before.what === what &&
    before.step === step &&
    before.by === by &&
    before.source === source &&
    before.definition === definition &&
    before.pending === pending &&
    before.expects === expects
  )
    return before
  return { kind, what, step, rule: ruleOfFrame(game, frame), by, source, definition, pending, expects }
}

function ruleOfFrame(game: Game, frame: Frame): string | null {
  if (frame.kind === 'structure') return rowAt(game, frame).rule
  const rule = frame.kind === 'procedure' ? rowOf(procedureOf(frame), frame.step).rule : undefined
  return rule === undefined ? null : citedIn(game, rule)
}

export function progressView(
  gaze: Gaze,
  before: readonly ProgressView[] | undefined,
): readonly ProgressView[] {
  return sharedMap(before, gaze.game.frames, (frame, i) => frameView(gaze, frame, before?.[i]))
}

/** Lingering effects everybody knows of (CR 9.10), remembered choices among them: those are open (CR 10.2.3b). */
export function lingeringView(
  { game, viewer }: Gaze,
  before: readonly LingeringView[] | undefined,
): readonly LingeringView[] {
  const found: LingeringView[] = []
  for (const lingering of game.lingering) {
    const origin = originFor(game, viewer, lingering.source)
    if (!origin.isKnown) continue
    const earlier = before?.[found.length]
    const { of: path, by, until } = lingering
    const { id: source, definition } = origin
    const chosen =
      path === 'choice' ? choicesView(game, viewer, lingering, earlier?.chosen ?? undefined) : null
    found.push(shared(earlier, { path, source, definition, by, until: until.at, chosen }))
  }
  return sharedList(before, found)
}

/** Cards by the names the viewer has for them, and servers, as far as they are still there. */
function choicesView(
  game: Game,
  viewer: Viewer,
  { vars }: Lingering,
  before: readonly Chosen[] | undefined,
): readonly Chosen[] {
  const chosen = Object.values(vars).flatMap((value): readonly Chosen[] => {
    if (typeof value === 'string') return [value]
    if (!Array.isArray(value)) return []
    return (value as readonly Ref[]).flatMap(ref => {
      const card = objectOf(game, ref)
      return card === undefined ? [] : [nameFor(viewer, card)]
    })
  })
  return sharedList(before, chosen)
}
