import type { Next } from '../changes/frames.ts'
import { again, askNumber, beginAbility, takeNumber } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { linger, stopLingering } from '../changes/linger.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { abilityAt, nodeAt, pathOf } from '../language/definitions.ts'
import { referencesIn } from '../language/inferred.ts'
import { speaksOf } from '../language/patterns.ts'
import { billOf } from '../queries/costs/bills.ts'
import { spendable } from '../queries/costs/sources.ts'
import { linkOf } from '../queries/facts/characteristics.ts'
import { cardAt } from '../queries/facts/look.ts'
import { rulesOf } from '../rulebook/edition.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { What } from '../state/occurrences.ts'
import { beginPaying } from './pay.ts'
import { keepAs } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** What follows from the result waits as conditional abilities (CR 10.8.5). */
function initiate(game: Game, frame: Procedure<'trace'>): Next {
  const { ifSuccessful, ifUnsuccessful, inAnyCase } = frame.vars
  const waiting = [ifSuccessful, ifUnsuccessful, inAnyCase].flatMap(path => path ?? [])
  const ids = waiting.map(
    of =>
      linger(game, { of, by: frame.by, source: frame.source, until: { at: 'resolved' }, vars: frame.vars })
        .id,
  )
  slots.forEach((slot, i) => {
    const id = ids[i]
    if (id !== undefined) keepAs(frame, slot, id)
  })
  const card = frame.source === null ? null : cardAt(game, frame.source.card)
  happen(game, 'traceInitiated', { by: 'corp', card, amount: frame.vars.base })
  return undefined
}

const spends =
  (side: Side): ((game: Game, frame: Procedure<'trace'>) => Next) =>
  (game, frame) => {
    const chosen = takeNumber(frame)
    if (chosen === undefined) {
      const most = spendable(game, side, 'trace', frame.source)
      askNumber(game, { for: side, asks: 'trace', source: frame.source, least: 0, most })
      return again
    }
    keepAs(frame, `${side}Spent`, chosen)
    if (chosen > 0)
      beginPaying(game, billOf({ by: side, purpose: 'trace', card: frame.source, price: chosen }, []))
    return undefined
  }

const strengthSet =
  (side: Side): ((game: Game, frame: Procedure<'trace'>) => Next) =>
  (game, frame) => {
    const strength = (side === 'corp' ? frame.vars.base : linkOf(game)) + (frame.vars[`${side}Spent`] ?? 0)
    keepAs(frame, `${side}Strength`, strength)
    happen(game, side === 'corp' ? 'traceStrengthSet' : 'linkStrengthSet', { by: side, amount: strength })
    return undefined
  }

/** CR 10.8.4: successful only when it exceeds. */
function determine(game: Game, frame: Procedure<'trace'>): Next {
  const { corpStrength: corp = 0, runnerStrength: runner = 0 } = frame.vars
  const card = frame.source === null ? null : cardAt(game, frame.source.card)
  tellResults(game, frame, corp)
  const what = corp > runner ? 'traceSuccessful' : 'traceUnsuccessful'
  happen(game, what, { by: 'corp', card, amount: corp - runner })
  if (rulesOf(game).traceResults === 'directly') resolveNow(game, frame, what)
  return undefined
}

/** What waits for the result may speak of the trace strength (CR 10.8.5): where it does, it is told. */
function tellResults(game: Game, frame: Procedure<'trace'>, traceStrength: number): void {
  const ids = waitingIn(frame)
  game.lingering = game.lingering.map(each =>
    ids.includes(each.id) && referencesIn(abilityAt(game, each.of)).has('traceStrength')
      ? { ...each, vars: { ...each.vars, traceStrength } }
      : each,
  )
}

const waitingIn = (frame: Procedure<'trace'>): readonly number[] =>
  slots.flatMap(slot => frame.vars[slot] ?? [])
const slots = ['waiting0', 'waiting1', 'waiting2'] as const

/** Where the result is part of the trace it does not wait among what else has become pending. */
function resolveNow(game: Game, frame: Procedure<'trace'>, what: What): void {
  complete(game, frame)
  const { by, source } = frame
  const vars = { ...frame.vars, traceStrength: frame.vars.corpStrength ?? 0 }
  const { ifSuccessful, ifUnsuccessful, inAnyCase } = frame.vars
  for (const path of [inAnyCase, ifSuccessful, ifUnsuccessful]) {
    const ability = path === undefined ? undefined : (nodeAt(game, path) as ConditionalAbility)
    if (ability !== undefined && 'on' in ability.when && speaksOf(ability.when.on, what))
      beginAbility(game, pathOf(ability.does), { by, source, vars })
  }
}

function complete(game: Game, frame: Procedure<'trace'>): Next {
  for (const id of waitingIn(frame)) stopLingering(game, id)
  return undefined
}

export const trace: ProcedureTable<'trace'> = [
  { step: 'initiate', rule: '10.8.6a', deed: initiate, checkpoint: true },
  { step: 'corpSpends', rule: '10.8.6c', deed: spends('corp') },
  { step: 'traceStrength', rule: '10.8.6c', deed: strengthSet('corp') },
  { step: 'runnerSpends', rule: '10.8.6d', deed: spends('runner') },
  { step: 'linkStrength', rule: '10.8.6d', deed: strengthSet('runner') },
  { step: 'determine', rule: '10.8.6e', deed: determine, checkpoint: true },
  { step: 'complete', rule: '10.8.6f', deed: complete },
]
