import { endGame } from '../changes/ending.ts'
import { openWindow } from '../changes/frames.ts'
import { abilityAt, instructionsAt, poolOf } from '../language/definitions.ts'
import { leftAside } from '../queries/facts/kept.ts'
import { cardAt, isOnTable } from '../queries/facts/look.ts'
import { pointsNeeded, score } from '../queries/facts/score.ts'
import { rulesOf } from '../rulebook/edition.ts'
import type { RuleChoices } from '../rulebook/editions.ts'
import { at } from '../state/bug.ts'
import type { Pending, StructureName } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Occurrence, What } from '../state/occurrences.ts'
import { followAdditionalClicks } from '../timing/additional-clicks.ts'
import { expire } from './expiring.ts'
import { noteGained } from './gained.ts'
import { pendingFrom } from './pending.ts'
import { settle } from './settling.ts'
import { mightRezAfter } from './unrezzed.ts'

/** Occurrences after which objects may be where they must not be. Others cannot make anything illegal. */
const unsettling: ReadonlySet<What> = new Set<What>([
  'installed',
  'uninstalled',
  'trashed',
  'moved',
  'putBack',
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
  'flipped',
  'swapped',
  'hosted',
  'converted',
  'effectEnded',
  'countersRemoved',
  'serverCreated',
  'runEnded',
  'runUnsuccessful',
  'attackedServerChanged',
  'runnerMoved',
  'breachBegan',
])

/**
 * What a card does that neither was nor is on the table leaves all objects there as legal as they were, but for one that goes
 * back: the server or position that was made for it stays empty (CR 10.3.1h, i).
 */
const isUnsettling = (game: Game, { what, card, before }: Occurrence): boolean =>
  unsettling.has(what) &&
  (card === null ||
    before === null ||
    what === 'putBack' ||
    isOnTable(before.zone) ||
    isOnTable(cardAt(game, card.card).zone))

/**
 * CR 10.3.1: conditions are looked at, expired effects go, wins are noticed, illegal objects are trashed. What has
 * become pending waits in a reaction window that opens next (CR 10.3.2).
 */
export function checkpoint(game: Game): void {
  if (game.over !== null) return
  const { happened, lingering, zones } = game
  // Most checkpoints follow on nothing at all.
  if (happened.length + lingering.length + zones.setAside.length === 0) return
  if (happened.length + lingering.length === 0 && leftAside(game).length === 0) return
  const rules = rulesOf(game)
  const waits = rules.chainReactions === 'afterEffect' && isAmidEffect(game)
  const waiting: Occurrence[] | undefined = waits ? [] : undefined
  const outcome = settleAll(game, rules, waiting)
  if (waiting !== undefined) game.happened = [...waiting, ...game.happened]
  if (outcome === 'settled') noteGained(game)
}

/** What has happened may be put aside, for a later checkpoint to see what it has triggered. */
function settleAll(
  game: Game,
  rules: RuleChoices,
  waiting: Occurrence[] | undefined,
): 'settled' | 'unsettled' {
  for (;;) {
    const happened = game.happened
    game.happened = []
    if (waiting === undefined) openReactions(game, pendingFrom(game, happened), happened)
    else waiting.push(...happened)
    if (game.lingering.length > 0) expire(game, happened)
    followAdditionalClicks(game, rules)
    if (endIfWon(game, rules)) return 'unsettled'
    if (game.happened.length === 0 && mayStay(game, happened)) return 'settled'
    if (settle(game, happened) === 'asked') return 'unsettled'
    if (game.happened.length === 0) return 'settled'
  }
}

/** Whether nothing can have become illegal. */
function mayStay(game: Game, happened: readonly Occurrence[]): boolean {
  if (poolOf(game).changesLimits || leftAside(game).length > 0) return false
  for (const each of happened) if (isUnsettling(game, each)) return false
  return true
}

/** An effect is over with its last instruction, whatever is nested in it. */
function isAmidEffect(game: Game): boolean {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = at(game.frames, i)
    if (frame.kind === 'structure' || frame.kind === 'window') return false
    if (frame.kind === 'ability' && (frame.inner || frame.at < instructionsAt(game, frame.of).length))
      return true
  }
  return false
}

const beginnings: ReadonlyMap<What, StructureName> = new Map<What, StructureName>([
  ['runBegan', 'run'],
  ['iceApproached', 'approach'],
  ['iceEncountered', 'encounter'],
  ['breachBegan', 'breach'],
  ['accessed', 'access'],
])

function openReactions(game: Game, pending: readonly Pending[], happened: readonly Occurrence[]): void {
  const secretive = mightRezAfter(game, happened)
  if (pending.length === 0 && !secretive) return
  // CR 9.2.8f: a window that the beginning of a structure opened closes with the structure.
  let beginning: StructureName | null = null
  for (const occurrence of happened) beginning = beginnings.get(occurrence.what) ?? beginning
  const first = resolvesFirst(game, happened)
    ? pending.filter(({ ability }) => isIfSuccessful(game, ability))
    : none
  const others = first.length === 0 ? pending : pending.filter(each => !first.includes(each))
  if (others.length > 0 || secretive) openReaction(game, others, beginning, secretive)
  if (first.length > 0) openReaction(game, first, null, false)
}
const none: readonly Pending[] = []

function isIfSuccessful(game: Game, path: string): boolean {
  const ability = abilityAt(game, path)
  return ability.form === 'when' && ability.result === 'ifSuccessful'
}

/** "If successful" is pending together with all else that a successful run has met (CR 6.7.4), or is before it. */
const resolvesFirst = (game: Game, happened: readonly Occurrence[]): boolean =>
  rulesOf(game).ifSuccessful === 'first' && happened.some(({ what }) => what === 'runSuccessful')

const openReaction = (
  game: Game,
  pending: readonly Pending[],
  beginning: StructureName | null,
  secretive: boolean,
): void =>
  openWindow(game, {
    kind: 'window',
    of: 'reaction',
    pending,
    priority: game.active,
    beginning,
    secretive,
    ended: false,
    answer: null,
    otherAnswer: null,
  })

/** CR 10.3.1c, 1.7.1a, 1.7.2a. */
function endIfWon(game: Game, rules: RuleChoices): boolean {
  if (game.zones.corpScore.length === 0 && game.zones.runnerScore.length === 0) return false
  const needed = pointsNeeded(game)
  const corp = score(game, 'corp') >= needed
  const runner = score(game, 'runner') >= needed
  if (!corp && !runner) return false
  return endGame(
    game,
    corp && runner && rules.simultaneousWins === 'draw'
      ? { winner: null, how: 'draw' }
      : { winner: corp && runner ? game.active : corp ? 'corp' : 'runner', how: 'points' },
  )
}
