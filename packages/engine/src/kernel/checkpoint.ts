import { trashCards } from '../changes/cards.ts'
import { endGame } from '../changes/ending.ts'
import { beginProcedure } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { compiledOf, definitionOf, nodeAt, pathOf, poolOf } from '../language/definitions.ts'
import { hasSubtype, installedPrograms, programsFit } from '../queries/characteristics.ts'
import { holds } from '../queries/conditions.ts'
import { eachDeclared, hasLostAbilities, noVars, threatLevel } from '../queries/declared.ts'
import { matches } from '../queries/history.ts'
import {
  breachOf,
  cardAt,
  controllerOf,
  encounterOf,
  isActive,
  isAlive,
  isInstalled,
  isRemote,
  runOf,
} from '../queries/look.ts'
import { score } from '../queries/score.ts'
import { startOf, wasUsed } from '../queries/usable.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Pending, Scope, StructureName, Vars } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Occurrence, What } from '../state/occurrences.ts'
import { rulesOf } from '../timing/edition.ts'

/** Occurrences after which objects may be where they must not be. Others cannot make anything illegal. */
const unsettling: ReadonlySet<What> = new Set<What>([
  'installed',
  'uninstalled',
  'trashed',
  'moved',
  'scored',
  'stolen',
  'forfeited',
  'addedToScoreArea',
  'removedFromGame',
  'setAside',
  'rezzed',
  'derezzed',
  'turnedFaceup',
  'turnedFacedown',
  'swapped',
  'hosted',
  'converted',
  'effectEnded',
  'countersRemoved',
  'serverCreated',
  'runEnded',
  'runnerMoved',
  'breachBegan',
])

/**
 * CR 10.3.1: conditions are looked at, expired effects go, wins are noticed, illegal objects are trashed. What has
 * become pending waits in a reaction window that opens next (CR 10.3.2).
 */
export function checkpoint(game: Game): void {
  if (game.over !== null || (game.happened.length === 0 && game.lingering.length === 0)) return
  for (;;) {
    const happened = game.happened
    game.happened = []
    openReactions(game, pendingFrom(game, happened), happened)
    expire(game, happened)
    if (endIfWon(game)) return
    if (!happened.some(occurrence => unsettling.has(occurrence.what)) && game.happened.length === 0) return
    if (settle(game, happened) === 'asked') return
    if (game.happened.length === 0) return
  }
}

/** CR 10.3.1a. */
function pendingFrom(game: Game, happened: readonly Occurrence[]): Pending[] {
  const pending: Pending[] = []
  const { compiled, listens, hasStates } = poolOf(game)
  for (const occurrence of happened) {
    considerLingering(game, occurrence, pending)
    const marks = listens[occurrence.what]
    if (marks === undefined) continue
    for (const n of game.table) {
      if (marks[n] === 0) continue
      const listening = at(compiled, n).listens[occurrence.what] ?? nothingListens
      const card = cardAt(game, n)
      if (!isActive(card) && !isActiveFor(occurrence, card)) continue
      if (hasLostAbilities(game, card)) continue
      for (const ability of listening)
        consider(game, ability, refOf(card), controllerOf(card), occurrence, pending)
    }
    considerMoved(game, occurrence, happened, pending)
  }
  if (hasStates) considerStates(game, pending)
  return pending
}

const nothingListens: readonly never[] = Object.freeze([])

/** Conditional abilities met by the access of their card are active wherever it is (CR 9.1.8a). */
const isActiveFor = (occurrence: Occurrence, card: CardState): boolean =>
  occurrence.what === 'accessed' && occurrence.card?.card === card.card

export const leftPlay: Vars = Object.freeze({ leftPlay: true })

/** Cards that are not on the table now: the accessed card, and active cards that just left (CR 9.1.8a, 9.1.8g). */
function considerMoved(
  game: Game,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
  pending: Pending[],
): void {
  const compiled = compiledOf(game)
  const seen = new Set<number>()
  for (const other of happened) {
    const mention = other.card
    if (mention === null || seen.has(mention.card) || game.table.includes(mention.card)) continue
    const listening = at(compiled, mention.card).listens[occurrence.what]
    if (listening === undefined) continue
    const isAccessed = other === occurrence && occurrence.what === 'accessed'
    const left = other.before?.active === true
    if (!isAccessed && !left) continue
    seen.add(mention.card)
    const card = cardAt(game, mention.card)
    const source =
      left && other.before ? { card: mention.card, life: other.before.mention.life } : refOf(card)
    for (const ability of listening)
      consider(game, ability, source, card.owner, occurrence, pending, left ? leftPlay : noVars)
  }
  // A card may be listening to its own move although it was never active, as an agenda that is stolen.
  const mention = occurrence.card
  if (mention === null || seen.has(mention.card) || occurrence.before?.active === true) return
  if (occurrence.what !== 'stolen' && occurrence.what !== 'trashed' && occurrence.what !== 'addedToScoreArea')
    return
  const card = cardAt(game, mention.card)
  if (isActive(card)) return
  for (const ability of at(compiled, mention.card).listens[occurrence.what] ?? []) {
    const when = ability.when
    // CR 9.1.8b: an ability that can only be met by this move is active where the card has come to.
    if ('on' in when && when.on.card === 'self')
      consider(game, ability, refOf(card), card.owner, occurrence, pending)
  }
}

function considerLingering(game: Game, occurrence: Occurrence, pending: Pending[]): void {
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    const node = nodeAt(game, lingering.of) as { form?: string }
    if (node.form !== 'when') continue
    const ability = node as ConditionalAbility
    if (!('on' in ability.when) || !ability.when.on.what.includes(occurrence.what)) continue
    const before = pending.length
    consider(game, ability, lingering.source ?? nobody, lingering.by, occurrence, pending, {
      ...lingering.vars,
      ...leftPlay,
    })
    // CR 9.6.13c: without a duration it exists until it resolves, so it is pending only once.
    if (pending.length > before && lingering.until.at === 'resolved') {
      game.lingering = game.lingering.filter(other => other !== lingering)
    }
  }
}
const nobody: Ref = Object.freeze({ card: -1, life: 0 })

function consider(
  game: Game,
  ability: ConditionalAbility,
  source: Ref,
  by: Side,
  occurrence: Occurrence,
  pending: Pending[],
  vars: Vars = noVars,
): void {
  const when = ability.when
  if (!('on' in when)) return
  if (ability.threat !== undefined && threatLevel(game) < ability.threat) return
  const scope: Scope = { by, source: source.card < 0 ? null : source, vars, event: occurrence }
  if (!matches(game, occurrence, when.on, scope)) return
  if (when.first !== undefined && isRepeated(game, occurrence, ability, scope)) return
  if (when.if !== undefined && !holds(game, when.if, scope)) return
  const path = pathOf(ability)
  if (ability.limit !== undefined && wasUsed(game, path, source, ability.limit)) return
  pending.push({
    ability: path,
    of: pathOf(ability.does),
    source,
    by,
    vars: { ...vars, ...whatItWas(game, occurrence, source) },
    optional: isOptional(ability),
  })
}

/** An earlier occurrence of the kind in the same period (CR 9.3.2b). */
function isRepeated(game: Game, occurrence: Occurrence, ability: ConditionalAbility, scope: Scope): boolean {
  const when = ability.when
  if (!('on' in when) || when.first === undefined) return false
  for (let i = startOf(game, when.first); i < occurrence.nth; i++) {
    const earlier = game.thisTurn[i]
    if (earlier !== undefined && matches(game, earlier, when.on, { ...scope, event: earlier })) return true
  }
  return false
}

/** What the ability will want to know of it: last known information (CR 1.17.8, 4.6.6i). */
function whatItWas(game: Game, occurrence: Occurrence, source: Ref): Vars {
  const vars: Record<string, Vars[string]> = {}
  if (occurrence.amount !== 0) vars.itsAmount = occurrence.amount
  if (occurrence.server !== null) vars.itsServer = occurrence.server
  const mention = occurrence.card
  if (mention !== null) {
    vars.it = [{ card: mention.card, life: mention.life }]
    const { before } = occurrence
    if (before !== null && mention.card === source.card) {
      const here =
        before.server ??
        (before.zone === 'hq' || before.zone === 'rnd' || before.zone === 'archives' ? before.zone : null)
      if (here !== null) vars.here = here
      vars.advancementCounters = before.counters.advancement ?? 0
      vars.requirement = before.requirement
    }
  }
  return game.cards.length > 0 ? vars : noVars
}

/** Could have no effect at all, as its controller may decline (CR 9.6.9). */
export function isOptional(ability: ConditionalAbility): boolean {
  const first = ability.does[0]
  return (
    ability.does.length === 1 &&
    first !== undefined &&
    (first.do === 'may' || (first.do === 'mayPay' && first.otherwise === undefined))
  )
}

/** State conditions hold, and no other instance of the ability is on its way (CR 9.6.7). */
function considerStates(game: Game, pending: Pending[]): void {
  const compiled = compiledOf(game)
  for (const n of game.table) {
    const { states } = at(compiled, n)
    if (states.length === 0) continue
    const card = cardAt(game, n)
    if (!isActive(card) || hasLostAbilities(game, card)) continue
    for (const ability of states) {
      if (!('state' in ability.when)) continue
      const scope: Scope = { by: controllerOf(card), source: refOf(card), vars: noVars }
      if (!holds(game, ability.when.state, scope)) continue
      const path = pathOf(ability)
      const key = `${path}@${card.card}.${card.life}`
      if (game.idle.includes(key) || isOnItsWay(game, path, refOf(card))) continue
      pending.push({
        ability: path,
        of: pathOf(ability.does),
        source: refOf(card),
        by: controllerOf(card),
        vars: noVars,
        optional: isOptional(ability),
      })
    }
  }
}

function isOnItsWay(game: Game, path: string, source: Ref): boolean {
  const does = `${path}/does`
  for (const frame of game.frames) {
    if (
      frame.kind === 'ability' &&
      frame.of.startsWith(does) &&
      frame.source !== null &&
      isSame(frame.source, source)
    )
      return true
    if (frame.kind === 'window' && frame.of === 'reaction') {
      if (frame.pending.some(p => p.ability === path && isSame(p.source, source))) return true
    }
  }
  return false
}

const beginnings: Partial<Record<What, StructureName>> = {
  runBegan: 'run',
  iceApproached: 'approach',
  iceEncountered: 'encounter',
  breachBegan: 'breach',
  accessed: 'access',
}

function openReactions(game: Game, pending: readonly Pending[], happened: readonly Occurrence[]): void {
  if (pending.length === 0) return
  // CR 9.2.8f: a window that the beginning of a structure opened closes with the structure.
  let beginning: StructureName | null = null
  for (const occurrence of happened) beginning = beginnings[occurrence.what] ?? beginning
  game.frames.push({
    kind: 'window',
    of: 'reaction',
    pending,
    priority: game.active,
    beginning,
    ended: false,
    answer: null,
    otherAnswer: null,
  })
}

/** CR 10.3.1b. */
function expire(game: Game, happened: readonly Occurrence[]): void {
  if (game.lingering.length === 0) return
  const over = game.lingering.filter(lingering => hasEnded(game, lingering, happened))
  if (over.length === 0) return
  game.lingering = game.lingering.filter(lingering => !over.includes(lingering))
  for (const lingering of over) {
    happen(game, 'effectEnded', { by: lingering.by, kind: lingering.of })
    leavePlay(game, lingering)
  }
}

function hasEnded(game: Game, lingering: Lingering, happened: readonly Occurrence[]): boolean {
  const { until } = lingering
  const saw = (what: What): boolean => happened.some(occurrence => occurrence.what === what)
  switch (until.at) {
    case 'runEnds':
      return runOf(game) === undefined
    case 'encounterEnds':
      return !isEncounterOn(game, until.since)
    case 'runAndEncounterEnd':
      return runOf(game) === undefined && encounterOf(game) === undefined
    case 'breachEnds':
      return breachOf(game) === undefined
    case 'turnEnds':
      return saw('turnEnded')
    case 'turnBegins':
      return happened.some(occurrence => occurrence.what === 'turnBegan' && occurrence.by === until.of)
    case 'nextCheckpoint':
      return true
    case 'sourceInactive':
      return (
        lingering.source === null ||
        !isAlive(game, lingering.source) ||
        !isActive(cardAt(game, lingering.source.card))
      )
    case 'currentReplaced':
      return happened.some(occurrence => endsCurrent(game, occurrence, lingering, until.side))
    case 'resolved':
      return until.or === 'runEnds' && runOf(game) === undefined
    case 'gameEnds':
      return false
  }
}

const isEncounterOn = (game: Game, since: number | undefined): boolean =>
  game.frames.some(
    frame =>
      frame.kind === 'structure' &&
      frame.of === 'encounter' &&
      !frame.ended &&
      (since === undefined || frame.vars.since === since),
  )

/** CR 3.5.1b, 3.7.1b: until another current is played, or the opponent steals or scores. */
function endsCurrent(game: Game, occurrence: Occurrence, lingering: Lingering, side: Side): boolean {
  if (
    occurrence.what === 'played' &&
    occurrence.card !== null &&
    occurrence.card.card !== lingering.source?.card
  ) {
    return hasSubtype(game, cardAt(game, occurrence.card.card), 'current')
  }
  return occurrence.what === (side === 'corp' ? 'stolen' : 'scored')
}

/** A played card that stayed in play goes as if it had just been resolved (CR 8.6.6c). */
function leavePlay(game: Game, lingering: Lingering): void {
  if (lingering.of === 'choice' || lingering.source === null || !isAlive(game, lingering.source)) return
  const node = nodeAt(game, lingering.of) as { declare?: string }
  if (node.declare === 'staysInPlay') trashCards(game, [cardAt(game, lingering.source.card)], null, 'rule')
}

/** CR 10.3.1c, 1.7.1a, 1.7.2a. */
function endIfWon(game: Game): boolean {
  const { winAt, simultaneousWins } = rulesOf(game)
  const corp = score(game, 'corp') >= winAt
  const runner = score(game, 'runner') >= winAt
  if (!corp && !runner) return false
  return endGame(
    game,
    corp && runner && simultaneousWins === 'draw'
      ? { winner: null, how: 'draw' }
      : { winner: corp && runner ? game.active : corp ? 'corp' : 'runner', how: 'points' },
  )
}

/** CR 10.3.1d to l. A question stops it; the rest follows when that is answered. */
function settle(game: Game, happened: readonly Occurrence[]): 'asked' | 'settled' {
  trashOlder(game)
  if (!programsFit(game, installedPrograms(game)) || tooManyRemotes(game)) {
    beginProcedure(game, 'settle', tooManyRemotes(game) ? 'remotes' : 'memory', {
      by: tooManyRemotes(game) ? 'corp' : 'runner',
    })
    return 'asked'
  }
  return settleRest(game, happened)
}

/** CR 10.3.1f to l. */
export function settleRest(game: Game, happened: readonly Occurrence[]): 'asked' | 'settled' {
  trashOrphans(game)
  removeEmptyRemotes(game)
  removeEmptyPositions(game)
  revert(game)
  return declareCandidates(game, happened)
}

/** CR 10.3.1d: of unique cards with one name, and of consoles, the one that became active last stays. */
function trashOlder(game: Game): void {
  const kept = new Map<string, CardState>()
  const older: CardState[] = []
  const compete = (key: string, card: CardState, keep: 'newest' | 'oldest'): void => {
    const other = kept.get(key)
    if (other === undefined) kept.set(key, card)
    else if (other.activeSince < card.activeSince === (keep === 'newest')) {
      older.push(other)
      kept.set(key, card)
    } else older.push(card)
  }
  const console = rulesOf(game).secondConsole === 'olderTrashed' ? 'newest' : 'oldest'
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (!isActive(card) || card.conversion !== null) continue
    const { printed } = definitionOf(game, card)
    if (printed.unique === true) compete(`name ${printed.title}`, card, 'newest')
    if (printed.type === 'hardware' && hasSubtype(game, card, 'console'))
      compete(`console ${card.owner}`, card, console)
  }
  const gone = [...new Set(older)]
  if (gone.length > 0) trashCards(game, gone, null, 'rule')
}

/** CR 4.6.8f. */
export function tooManyRemotes(game: Game): boolean {
  const most = remoteLimit(game)
  return most !== undefined && game.servers.filter(server => isRemote(server.id)).length > most
}

export function remoteLimit(game: Game): number | undefined {
  let least: number | undefined
  eachDeclared(game, 'remotes', d => {
    least = Math.min(least ?? d.most, d.most)
  })
  return least
}

/** CR 10.3.1f, g: objects whose host changed zone, and what they host in turn. */
function trashOrphans(game: Game): void {
  for (;;) {
    const orphans = game.table
      .map(n => cardAt(game, n))
      .filter(card => card.host !== null && !isAlive(game, card.host) && !isKept(game, card))
    if (orphans.length === 0) return
    trashCards(game, orphans, null, 'rule')
  }
}

/** CR 9.5.5: cards of a host that went to pay for an ability stay until that ability has resolved. */
function isKept(game: Game, card: CardState): boolean {
  return game.frames.some(
    frame =>
      frame.kind === 'ability' &&
      frame.vars.keptHosted !== undefined &&
      (frame.vars.keptHosted as readonly Ref[]).some(ref => isSame(ref, card)),
  )
}

/** CR 10.3.1h, 8.5.9. */
function removeEmptyRemotes(game: Game): void {
  for (const server of [...game.servers]) {
    if (!isRemote(server.id) || server.root.length > 0 || server.ice.some(p => p.ice !== null)) continue
    if (isBeingInstalledTo(game, server.id)) continue
    game.servers.splice(game.servers.indexOf(server), 1)
    happen(game, 'serverGone', { server: server.id })
  }
}

const isBeingInstalledTo = (game: Game, server: string): boolean =>
  game.frames.some(
    frame => frame.kind === 'procedure' && frame.of === 'install' && frame.vars.server === server,
  )

/** CR 10.3.1i: except where the Runner is, or where ice is about to be installed. */
function removeEmptyPositions(game: Game): void {
  const position = runOf(game)?.vars.position
  for (const server of game.servers) {
    if (!server.ice.some(p => p.ice === null)) continue
    if (isBeingInstalledTo(game, server.id)) continue
    server.ice = server.ice.filter(p => p.ice !== null || p.id === position)
  }
}

/** CR 10.3.1k. */
function revert(game: Game): void {
  for (const zone of ['archives', 'heap'] as const) {
    for (const n of game.zones[zone]) {
      const card = cardAt(game, n)
      if (card.conversion !== null) card.conversion = null
    }
  }
}

/** CR 10.3.1j, 7.4.6a: the Runner says whether cards that came to the breached root become candidates. */
function declareCandidates(game: Game, happened: readonly Occurrence[]): 'asked' | 'settled' {
  const breach = breachOf(game)
  const rule = rulesOf(game).rootCardEnteringBreach
  if (breach === undefined || rule === 'ignored') return 'settled'
  const came: Ref[] = []
  for (const occurrence of happened) {
    if (
      occurrence.card === null ||
      (occurrence.what !== 'installed' && occurrence.what !== 'swapped' && occurrence.what !== 'moved')
    )
      continue
    const card = cardAt(game, occurrence.card.card)
    if (card.zone !== 'root' || card.server !== breach.vars.server || !isInstalled(card)) continue
    const known = (refs: readonly Ref[]): boolean => refs.some(ref => isSame(ref, card))
    if (!known(breach.vars.root) && !known(breach.vars.chosen) && !came.some(ref => isSame(ref, card)))
      came.push(refOf(card))
  }
  if (came.length === 0) return 'settled'
  if (rule === 'candidate') {
    breach.vars.root = [...breach.vars.root, ...came]
    return 'settled'
  }
  beginProcedure(game, 'settle', 'candidates', { by: 'runner', vars: { came } })
  return 'asked'
}

/** CR 9.6.10: an instance whose ability became inactive is gone, except when its card's own move met it. */
export function isStillPending(game: Game, pending: Pending): boolean {
  const card = game.cards[pending.source.card]
  if (card === undefined || !pending.ability.startsWith(`${game.titles[card.card]}/`)) return true
  const it = pending.vars.it
  if (Array.isArray(it) && (it as readonly Ref[])[0]?.card === card.card) return true
  // CR 9.10.1, 9.1.8g: an effect that exists of itself does not depend on its source.
  if (pending.vars.leftPlay === true) return true
  if (!isAlive(game, pending.source)) return false
  return isActive(card) || isPersisting(game, pending.ability)
}

const isPersisting = (game: Game, path: string): boolean =>
  game.lingering.some(lingering => path.startsWith(lingering.of))
