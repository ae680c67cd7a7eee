import type { Next } from '../changes/frames.ts'
import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { noteFullyBroken } from '../changes/runs.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { strengthOf } from '../queries/facts/characteristics.ts'
import { cardAt, encounterOf } from '../queries/facts/look.ts'
import type { Subroutine } from '../queries/facts/subroutines.ts'
import { isPrintedOn, subroutinesOf, unbrokenSubroutines } from '../queries/facts/subroutines.ts'
import { printedLeftToBreak, refusalToBreakOne } from '../queries/facts/usable.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import type { CardState } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import type { ProcedureTable } from './table.ts'

/** CR 9.8.6: only unbroken subroutines can be chosen; CR 9.8.6b: of all, those that will not be broken. */
function choose(game: Game, frame: Procedure<'break'>): Next {
  const encounter = encounterOf(game)
  if (encounter === undefined) return undefined
  const ice = cardAt(game, encounter.vars.ice.card)
  const breakable = unbrokenSubroutines(game, ice).filter(
    each => refusalToBreakOne(game, ice, each, cardOf(game, frame.source)) === undefined,
  )
  const using = cardOf(game, frame.source)
  const wanted = frame.vars.most
  const but = frame.vars.but
  const chosen = takeOptions(frame)?.flatMap(option => option.key ?? [])
  let keys: readonly string[]
  if (chosen !== undefined)
    keys = but > 0 ? breakable.flatMap(({ key }) => (chosen.includes(key) ? [] : [key])) : chosen
  else if (but > 0) {
    askChoice(game, {
      for: 'runner',
      asks: 'subroutines',
      about: { is: 'kept' },
      source: encounter.vars.ice,
      options: subroutinesOf(game, ice).map(({ key }, index) => ({ does: 'subroutine', key, index })),
      least: but,
      most: but,
    })
    return again
  } else {
    const most = Math.min(wanted < 0 ? breakable.length : wanted, canBeBroken(game, ice, using, breakable))
    if (most === breakable.length && frame.vars.upTo !== true) keys = breakable.map(sub => sub.key)
    else {
      askChoice(game, {
        for: 'runner',
        asks: 'subroutines',
        source: encounter.vars.ice,
        options: optionsAmong(among => judgeSubroutines(game, ice, frame.source, among)),
        least: frame.vars.upTo === true ? 1 : most,
        most,
      })
      return again
    }
  }
  keys = withinLimit(game, ice, using, keys)
  encounter.vars.broken = [...encounter.vars.broken, ...keys]
  if (frame.source !== null)
    encounter.vars.brokenBy = [
      ...encounter.vars.brokenBy,
      ...keys.map(() => frame.source).flatMap(ref => ref ?? []),
    ]
  // How strong the ice was then can be asked later, when it has another strength (CR 9.3.2b).
  const amount = strengthOf(game, ice) ?? 0
  for (const key of keys) happen(game, 'subroutineBroken', { by: 'runner', card: ice, kind: key, amount })
  if (unbrokenSubroutines(game, ice).length === 0) noteFullyBroken(game, encounter)
  return undefined
}

/** How many of them can be broken together: of printed ones no more than a text lets the Runner break. */
function canBeBroken(
  game: Game,
  ice: CardState,
  using: CardState | undefined,
  breakable: readonly Subroutine[],
): number {
  const printed = breakable.filter(each => isPrintedOn(game, ice, each)).length
  return breakable.length - printed + Math.min(printed, printedLeftToBreak(game, ice, using))
}

/** CR 1.2.2: what cannot be broken besides is not. */
function withinLimit(
  game: Game,
  ice: CardState,
  using: CardState | undefined,
  keys: readonly string[],
): readonly string[] {
  let left = printedLeftToBreak(game, ice, using)
  const all = subroutinesOf(game, ice)
  return keys.filter(key => {
    const subroutine = all.find(each => each.key === key)
    return subroutine === undefined || !isPrintedOn(game, ice, subroutine) || left-- > 0
  })
}

/** What breaks them, also when it has gone to pay for that. */
const cardOf = (game: Game, ref: Ref | null): CardState | undefined =>
  ref === null ? undefined : cardAt(game, ref.card)

/** CR 9.8.6: broken ones cannot be chosen; CR 1.2.2: nor can those that may not be broken with that card. */
export function judgeSubroutines(game: Game, ice: CardState, using: Ref | null, among: Candidates): void {
  const unbroken = unbrokenSubroutines(game, ice)
  subroutinesOf(game, ice).forEach((subroutine, index) => {
    const { key } = subroutine
    const refusal = unbroken.some(each => each.key === key)
      ? refusalToBreakOne(game, ice, subroutine, cardOf(game, using))
      : broken
    judge(among, refusal, () => ({ does: 'subroutine', key, index }))
  })
}
const broken: OptionRefusal = { reason: 'broken', rule: '9.8.6' }

export const breaking: ProcedureTable<'break'> = [{ step: 'choose', rule: '9.8.6', deed: choose }]
