import type { ConditionalAbility } from '../language/abilities.ts'
import { compiledOf, nodeAt, poolOf } from '../language/definitions.ts'
import { heardBy, speaksOf } from '../language/patterns.ts'
import { isActiveOn, isMetByOwnAccess } from '../queries/facts/active.ts'
import { eachGranted, givenTo } from '../queries/facts/declared.ts'
import { abilityControllerOf, cardAt, isActive } from '../queries/facts/look.ts'
import { anyGrants } from '../queries/facts/present.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at } from '../state/bug.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Pending } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import type { Before, Occurrence } from '../state/occurrences.ts'
import { abilityClasses } from '../state/occurrences.ts'
import type { Listening } from './meeting.ts'
import { metBy } from './meeting.ts'
import { pendingStates } from './states.ts'

/** CR 10.3.1a. */
export function pendingFrom(game: Game, happened: readonly Occurrence[]): Pending[] {
  const pending: Pending[] = []
  const left = leftActive(game, happened)
  const { listens, hasStates } = poolOf(game)
  const isAllHeard = game.lingering.length > 0 || left.length > 0 || anyGrants(game, 'when')
  for (const occurrence of happened) {
    if (occurrence.what === 'metAgain') pending.push(...metAgain(game, occurrence, happened))
    // Most of what happens nothing in this game listens to.
    if (isAllHeard || listens.has(occurrence.what)) addMet(game, occurrence, happened, left, pending)
  }
  if (hasStates) pending.push(...pendingStates(game))
  return pending
}

function addMet(
  game: Game,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
  left: readonly Left[],
  pending: Pending[],
): void {
  eachListening(game, occurrence, left, listening => {
    const instance = metBy(game, listening, occurrence, happened)
    if (instance !== undefined && !isMetAlready(instance, listening, pending)) pending.push(instance)
    return instance !== undefined
  })
}

/** CR 9.6.14d: abilities of that card alone, and all else that they ask for has to be so. */
function metAgain(game: Game, occurrence: Occurrence, happened: readonly Occurrence[]): readonly Pending[] {
  const { card, kind } = occurrence
  const what = Object.entries(abilityClasses).find(([name]) => name === kind)?.[1]
  if (card === null || what === undefined) return none
  const asThough = { ...occurrence, what, kind: null }
  const pending: Pending[] = []
  considerPrinted(game, card.card, asThough, listening => {
    const instance = metBy(game, listening, asThough, happened)
    if (instance !== undefined) pending.push(instance)
    return instance !== undefined
  })
  return pending
}

/** CR 9.12.2a: "at least 1" is met once by all that happens together, each by itself as often as it happens. */
const isMetAlready = (
  { ability, source }: Pending,
  { ability: { when } }: Listening,
  pending: readonly Pending[],
): boolean =>
  'on' in when &&
  when.atOnce !== undefined &&
  pending.some(other => other.ability === ability && isSame(other.source, source))

/** Called with an ability that is active; tells whether it has become pending. */
type Consider = (listening: Listening) => boolean

/** The abilities that are active as the checkpoint looks at what happened (CR 9.6.5b). */
function eachListening(game: Game, occurrence: Occurrence, left: readonly Left[], consider: Consider): void {
  for (const lingering of game.lingering) considerLingering(game, lingering, occurrence, consider)
  if (anyGrants(game, 'when')) considerGained(game, occurrence, consider)
  const marks = poolOf(game).listens.get(occurrence.what)
  if (marks !== undefined)
    for (const n of game.table) if (marks[n] !== 0) considerPrinted(game, n, occurrence, consider)
  for (const each of left) considerLeft(game, each, occurrence, consider)
  const own = occurrence.card?.card
  if (own === undefined || marks === undefined || marks[own] === 0) return
  if (!game.table.includes(own) && !left.some(({ card }) => card === own))
    considerPrinted(game, own, occurrence, consider)
}

function considerPrinted(game: Game, n: number, { what }: Occurrence, consider: Consider): void {
  const card = cardAt(game, n)
  for (const ability of at(compiledOf(game), n).listens.get(what) ?? none) {
    if (!isActiveOn(game, card, ability)) continue
    consider({ ability, source: refOf(card), by: abilityControllerOf(card), dependsOn: 'printed' })
  }
}
const none: readonly never[] = []

function listensTo({ when }: ConditionalAbility, { what }: Occurrence): boolean {
  const heard = heardBy(when)
  return heard !== undefined && speaksOf(heard.on, what)
}

/** CR 9.1.9: abilities that cards have gained; those for its own access also of a card that is not active (CR 9.1.8a). */
function considerGained(game: Game, occurrence: Occurrence, consider: Consider): void {
  eachGranted(game, 'when', (ability, card) => {
    if (!listensTo(ability, occurrence)) return
    consider({ ability, source: refOf(card), by: abilityControllerOf(card), dependsOn: 'gained' })
  })
  const accessed = occurrence.what === 'accessed' ? occurrence.card : null
  if (accessed === null) return
  const card = cardAt(game, accessed.card)
  if (isActive(card)) return
  for (const ability of givenTo(game, 'when', card))
    if (isMetByOwnAccess(ability))
      consider({ ability, source: refOf(card), by: card.owner, dependsOn: 'gained' })
}

/** A card that had active abilities and is not on the table now. */
interface Left {
  readonly card: number
  readonly before: Before
}

function leftActive(game: Game, happened: readonly Occurrence[]): readonly Left[] {
  let left: Left[] | undefined
  for (const { card, before } of happened) {
    if (card === null || before === null || (!before.active && before.gained === undefined)) continue
    if (game.table.includes(card.card) || isAmong(left ?? none, card.card)) continue
    left = [...(left ?? none), { card: card.card, before }]
  }
  return left ?? none
}

function isAmong(left: readonly Left[], card: number): boolean {
  for (const each of left) if (each.card === card) return true
  return false
}

/** What a card listened to as it left is still active, whatever it has left for (CR 9.1.8g). */
function considerLeft(game: Game, { card, before }: Left, occurrence: Occurrence, consider: Consider): void {
  const printed = before.active ? at(compiledOf(game), card).listens.get(occurrence.what) : undefined
  const gained = before.gained?.map(path => nodeAt(game, path) as ConditionalAbility)
  const source = { card, life: before.mention.life }
  for (const ability of [...(printed ?? none), ...(gained ?? none)]) {
    if (listensTo(ability, occurrence))
      consider({ ability, source, by: cardAt(game, card).owner, dependsOn: 'nothing' })
  }
}

/** CR 9.6.13, 9.12.5. */
function considerLingering(
  game: Game,
  lingering: Lingering,
  occurrence: Occurrence,
  consider: Consider,
): void {
  if (lingering.of === 'choice') return
  const ability = nodeAt(game, lingering.of) as Partial<ConditionalAbility>
  if (!isConditional(ability) || !listensTo(ability, occurrence)) return
  if (isOffServer(game, ability, lingering, occurrence)) return
  const { source, by, vars } = lingering
  const isPending = consider({ ability, source: source ?? nobody, by, dependsOn: 'nothing', vars })
  // CR 9.6.13c: without a duration it exists until it resolves, so it is pending only once.
  if (isPending && lingering.until.at === 'resolved')
    game.lingering = game.lingering.filter(other => other !== lingering)
}

const nobody: Ref = Object.freeze({ card: -1, life: 0 })

const isConditional = (ability: Partial<ConditionalAbility>): ability is ConditionalAbility =>
  ability.form === 'when'

/** Where it is not enough that the run could have been made on the server it has come to (CR 6.7.4a). */
const isOffServer = (
  game: Game,
  { result, when }: ConditionalAbility,
  { vars }: Lingering,
  now: Occurrence,
): boolean =>
  now.what === 'runSuccessful' &&
  rulesOf(game).ifSuccessfulServer === 'announced' &&
  result === 'ifSuccessful' &&
  'on' in when &&
  when.on.server !== 'any' &&
  vars.server !== now.server
