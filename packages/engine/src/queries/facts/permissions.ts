import type { Act, Declaration } from '../../language/abilities.ts'
import { definitionOf } from '../../language/definitions.ts'
import type { Pattern } from '../../language/patterns.ts'
import type { Reading } from '../../language/reading.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { ServerId, Side } from '../../state/names.ts'
import type { OptionRefusal } from '../refusals.ts'
import { notSo } from '../refusals.ts'
import { eachDeclared, eachOwnDeclared } from './declared.ts'
import { readsFace } from './faces.ts'
import { occurrencesSince } from './history.ts'
import { isInstalled } from './look.ts'
import { anyDeclaresNow } from './present.ts'
import { isServerAmong, locationOf, whoIs } from './references.ts'

export interface Attempt {
  readonly who?: Side
  readonly card?: CardState | undefined
  readonly server?: ServerId | undefined
  /** With what it would be done. */
  readonly using?: CardState | undefined
  /** The subroutine that would be broken is printed on its card. */
  readonly isPrinted?: boolean | undefined
  /** The face of the card is not seen, so that nobody knows whether what looks at it is met. */
  readonly isUnseen?: boolean | undefined
}

/** Where it would be done: what is done to a card is done where that is. */
const serverOf = (game: Game, { server, card }: Attempt): ServerId | undefined =>
  server ?? (card === undefined ? undefined : locationOf(game, card))

/** The card that forbids it, or nothing: "cannot" takes precedence (CR 1.2.2). */
export function forbiddenBy(game: Game, act: Act, attempt: Attempt): CardState | 'rule' | undefined {
  const conversion = attempt.card?.conversion
  if (conversion?.into === 'agenda' && conversion.cannot === act) return attempt.card
  return anyDeclaresNow(game, 'cannot') ? bannedBy(game, act, attempt) : undefined
}

function bannedBy(game: Game, act: Act, attempt: Attempt): CardState | 'rule' | undefined {
  let found: CardState | 'rule' | undefined
  eachDeclared(game, 'cannot', (d, scope, source, reading) => {
    if (d.act !== act) return false
    if (!isBanOn(game, d, attempt, scope, reading)) return false
    if (d.subroutines === 'printed' && attempt.isPrinted !== true) return false
    if (d.moreThan !== undefined && timesInEncounter(game, d, scope) < d.moreThan) return false
    found = source ?? 'rule'
    return true
  })
  return found
}

/** Whether who would do it, to what, where and with what are those that a text speaks of. */
export function isBanOn(game: Game, d: BanOf, attempt: Attempt, scope: Scope, reading: Reading): boolean {
  if (d.who !== undefined && attempt.who !== undefined && whoIs(d.who, scope) !== attempt.who) return false
  if (d.cards !== undefined) {
    if (attempt.card === undefined || !reading.matchesSubject(game, attempt.card, d.cards, scope))
      return false
    if (attempt.isUnseen === true && d.cards !== 'self' && d.cards.some(readsFace)) return false
  }
  if (d.server !== undefined && !isServerAmong(game, serverOf(game, attempt), d.server, scope)) return false
  return (
    d.using === undefined ||
    (attempt.using !== undefined && reading.passesAll(game, attempt.using, d.using, scope))
  )
}

type BanOf = Extract<Declaration, { declare: 'cannot' }>

/** How often it has been done in the encounter in progress, as far as it counts. */
export function timesInEncounter(game: Game, ban: BanOf, scope: Scope): number {
  const { cards, using, subroutines } = ban
  const of = {
    ...(cards !== undefined && { card: cards }),
    ...(using !== undefined && { because: using }),
  }
  const pattern: Pattern =
    ban.act === 'break'
      ? { what: ['subroutineBroken'], ...of, ...(subroutines !== undefined && { subroutine: subroutines }) }
      : { what: ['trashed'], ...of }
  return occurrencesSince(game, pattern, 'thisEncounter', scope)
}

export const cannot = (game: Game, act: Act, attempt: Attempt): boolean =>
  forbiddenBy(game, act, attempt) !== undefined

/** The same as a reason. */
export function forbids(game: Game, act: Act, attempt: Attempt): OptionRefusal | undefined {
  const because = forbiddenBy(game, act, attempt)
  return because === undefined ? undefined : { reason: 'forbidden', rule: '1.2.2', because }
}

/** "Play only if", "rez only if": in force wherever the card is (CR 9.1.8c). */
export function unmetBy(
  game: Game,
  card: CardState,
  act: 'play' | 'rez' | 'score' | 'install',
): OptionRefusal | undefined {
  let unmet: OptionRefusal | undefined
  eachOwnDeclared(game, 'onlyIf', card, (d, scope, _source, reading) => {
    if (d.act === act && !reading.holds(game, d.condition, scope)) unmet ??= notSo(d.condition, '9.1.8c')
  })
  return unmet
}

/** Why a card cannot be advanced: agendas can always, others when they say so, also unrezzed (CR 1.18.3). */
export function refusalToAdvance(game: Game, card: CardState): OptionRefusal | undefined {
  if (!isInstalled(card) || card.owner !== 'corp' || card.conversion !== null) return notAdvanceable
  const { printed } = definitionOf(game, card)
  let can = printed.type === 'agenda'
  eachOwnDeclared(game, 'canAdvance', card, () => {
    can = true
  })
  return can ? forbids(game, 'advance', { who: 'corp', card }) : notAdvanceable
}
const notAdvanceable: OptionRefusal = { reason: 'notAdvanceable', rule: '1.18.3' }

export const canBeAdvanced = (game: Game, card: CardState): boolean =>
  refusalToAdvance(game, card) === undefined
