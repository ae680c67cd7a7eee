import type { Declaration } from '../language/abilities.ts'
import type { Group, One, Place, Servers, Test } from '../language/expressions.ts'
import type { Pattern } from '../language/patterns.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { occurrencesSince } from '../queries/facts/history.ts'
import { isActive } from '../queries/facts/look.ts'
import { isAmong, matchesSubject } from '../queries/facts/matching-cards.ts'
import { anyDeclaresNow } from '../queries/facts/present.ts'
import { refTo } from '../queries/facts/references.ts'
import type { CardState } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { FaceChange } from './basis.ts'
import { bits } from './printed.ts'

const kinds = ['strength', 'subtype', 'points', 'requirement', 'cost'] as const
type Changing = Extract<Declaration, { declare: (typeof kinds)[number] }>

/** What is in force that changes faces; what a card declares of itself alone is not meant. */
export function changesIn(game: Game): readonly FaceChange[] {
  let changes: FaceChange[] | undefined
  for (const kind of kinds) {
    if (!anyDeclaresNow(game, kind)) continue
    eachDeclared(game, kind, (declaration, scope, source) => {
      if (!isInForce(game, declaration, scope)) return
      changes ??= []
      changes.push({
        declaration,
        of: bits[declaration.declare === 'cost' ? declaration.of : declaration.declare],
        by: howMuch(game, declaration, scope),
        concerns: card => concerns(game, declaration, scope, card),
        target: targetOf(game, declaration, scope),
        isPlain: isPlain(declaration),
        source,
        isSourceActive: source !== undefined && isActive(source),
      })
    })
  }
  return changes ?? none
}
const none: readonly never[] = []

function isInForce(game: Game, declaration: Changing, scope: Scope): boolean {
  if (declaration.declare === 'strength' || declaration.declare === 'subtype') return true
  if (declaration.cards === 'self') return false
  return declaration.declare !== 'cost' || !isRepeated(game, declaration.first, scope)
}

/** Only the first of a turn is meant, and there has been one. */
const isRepeated = (game: Game, first: Pattern | undefined, scope: Scope): boolean =>
  first !== undefined && occurrencesSince(game, first, 'thisTurn', scope) > 0

function howMuch(game: Game, declaration: Changing, scope: Scope): number {
  if (declaration.declare === 'subtype') return 0
  return amountOf(game, 'to' in declaration ? declaration.to : declaration.by, scope)
}

const concerns = (game: Game, declaration: Changing, scope: Scope, card: CardState): boolean =>
  declaration.declare === 'strength' || declaration.declare === 'subtype'
    ? isAmong(game, card, declaration.of, scope)
    : matchesSubject(game, card, declaration.cards, scope)

const isGroup = (of: One | Group): of is Group => typeof of === 'object' && 'from' in of

function targetOf(game: Game, declaration: Changing, scope: Scope): FaceChange['target'] {
  if (declaration.declare !== 'strength' && declaration.declare !== 'subtype') return undefined
  return isGroup(declaration.of) ? undefined : refTo(game, declaration.of, scope)
}

function isPlain(declaration: Changing): boolean {
  if (declaration.declare !== 'strength' && declaration.declare !== 'subtype')
    return declaration.cards !== 'self' && declaration.cards.every(isOfCardAlone)
  const { of } = declaration
  if (isGroup(of)) return isWhereCardIs(of.from) && of.where.every(isOfCardAlone)
  // Several objects may bear one name.
  return typeof of === 'string'
}

const isWhereCardIs = (place: Place): boolean =>
  typeof place === 'string' && place !== 'hosted' && place !== 'drawn'

const areAlways = (servers: Servers): boolean =>
  servers === 'any' || servers === 'central' || servers === 'remote'

/** Whether a card passes is decided by what is known of that card, not by others or by what goes on. */
function isOfCardAlone(test: Test): boolean {
  switch (test.is) {
    case 'type':
    case 'subtype':
    case 'side':
    case 'rezzed':
    case 'unrezzed':
    case 'faceup':
    case 'facedown':
    case 'installed':
    case 'unique':
    case 'hosts':
    case 'in':
    case 'named':
      return true
    case 'not':
      return isOfCardAlone(test.test)
    case 'either':
      return test.tests.every(isOfCardAlone)
    case 'protecting':
    case 'inRootOf':
      return areAlways(test.server)
    default:
      return false
  }
}
