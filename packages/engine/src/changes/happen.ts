import { definitionOf, pathOf } from '../language/definitions.ts'
import { hasAbilities } from '../queries/facts/active.ts'
import { givenTo } from '../queries/facts/declared.ts'
import { wasInstalled } from '../queries/facts/kept.ts'
import { hostOf, isActive, isInstalled } from '../queries/facts/look.ts'
import { requirementOf } from '../queries/facts/score.ts'
import { seenBy } from '../queries/facts/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { Frame, ProcedureFrame, StructureFrame, StructureName } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId, Side } from '../state/names.ts'
import type { Before, Cause, Mention, Occurrence, What } from '../state/occurrences.ts'
import { listener } from '../state/watched.ts'

export function mentionOf(game: Game, card: CardState): Mention {
  return {
    card: card.card,
    life: card.life,
    corpId: card.corpId,
    runnerId: card.runnerId,
    publicId: card.publicId,
    seenBy: seenBy(game, card),
  }
}

export function beforeOf(game: Game, card: CardState): Before {
  const gained = isActive(card) ? givenTo(game, 'when', card) : none
  const before: Before = {
    zone: card.zone,
    server: card.server,
    active: hasAbilities(game, card) || (card.faceup && wasInstalled(card)),
    faceup: card.faceup,
    installed: isInstalled(card) || wasInstalled(card),
    counters: card.counters,
    requirement: definitionOf(game, card).printed.type === 'agenda' ? requirementOf(game, card) : 0,
    mention: mentionOf(game, card),
  }
  const { asideFrom } = card
  // What a spread adds to a copy of so many fields has a form of its own each time, slow to make and to read.
  if (gained.length > 0) Object.assign(before, { gained: gained.map(pathOf) })
  return asideFrom === null ? before : Object.assign(before, { asideFrom })
}

const none: readonly never[] = []

/** What an occurrence says beyond its kind. */
export interface Facts {
  readonly by?: Side | null
  readonly card?: CardState | null
  /** Instead of a card, what it was: where it is now is not to be told. */
  readonly mention?: Mention
  readonly server?: ServerId | null
  readonly amount?: number
  readonly kind?: string | null
  readonly before?: Before | null
  /** The card it comes from, where that is not the one in progress; `rules`: no card by itself. */
  readonly because?: Ref | 'rules' | null
}

/** No change without an occurrence: conditions (CR 10.3.1a), history, log and animation read this record. */
export function happen(game: Game, what: What, facts: Facts): Occurrence {
  const host = what === 'hosted' && facts.card ? hostOf(game, facts.card) : undefined
  const occurrence: Occurrence = {
    nth: game.thisTurn.length,
    what,
    by: facts.by ?? null,
    card: facts.mention ?? (facts.card ? mentionOf(game, facts.card) : null),
    server: facts.server ?? host?.server ?? null,
    amount: facts.amount ?? 0,
    kind: facts.kind ?? null,
    before: facts.before ?? null,
    host: host === undefined ? null : mentionOf(game, host),
    cause: facts.because ? { ...causeOf(game), card: mentionOfCause(game, facts.because) } : causeOf(game),
  }
  // Mostly it is the only one until the next checkpoint: a list of one is small, and one that grows is not.
  if (game.happened.length === 0) game.happened = [occurrence]
  else game.happened.push(occurrence)
  game.occurred.push(occurrence)
  game.thisTurn.push(occurrence)
  listener?.happened(game)
  return occurrence
}

interface Use {
  readonly by: Side
  readonly source: Ref | null
  readonly ability: string
}

/** CR 9.1.6: of the object the ability belongs to, though its card may have gone on, as limits count by object. */
export function noteAbilityUsed(game: Game, { by, source, ability }: Use): void {
  const mention = source === null ? null : sourceMention(game, source)
  happen(game, 'abilityUsed', { by, kind: ability, ...(mention !== null && { mention }) })
}

const isProcedure = (frame: Frame): frame is ProcedureFrame => frame.kind === 'procedure'

function causeOf(game: Game): Cause {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame === undefined || frame.kind === 'window') continue
    if (frame.kind === 'ability') return { card: sourceMention(game, frame.source), path: frame.of }
    if (frame.kind === 'structure') return causeIn(frame)
    // Procedures without a card belong to what is around them.
    if (frame.source !== null)
      return { card: sourceMention(game, frame.source), path: `${frame.of}.${frame.step}` }
  }
  // Before the first turn there is nothing around them.
  const innermost = game.frames.findLast(isProcedure)
  return { card: null, path: innermost === undefined ? '' : `${innermost.of}.${innermost.step}` }
}

/** By structures and their steps: the cause of most of what happens, and always the same. */
const causes = new Map<StructureName, Map<string, Cause>>()

function causeIn({ of, step }: StructureFrame): Cause {
  const ofSteps = causes.get(of) ?? new Map<string, Cause>()
  if (ofSteps.size === 0) causes.set(of, ofSteps)
  const known = ofSteps.get(step)
  if (known !== undefined) return known
  const cause: Cause = { card: null, path: `${of}.${step}` }
  ofSteps.set(step, cause)
  return cause
}

const mentionOfCause = (game: Game, because: Ref | 'rules'): Mention | null =>
  because === 'rules' ? null : sourceMention(game, because)

function sourceMention(game: Game, source: Ref | null): Mention | null {
  if (source === null) return null
  const card = game.cards[source.card]
  if (card === undefined) return null
  const mention = mentionOf(game, card)
  // An object that ceased to exist has no name: its card must not be recognised by it (CR 1.12.1).
  return card.life === source.life
    ? mention
    : { ...mention, life: source.life, corpId: 0, runnerId: 0, publicId: 0 }
}
