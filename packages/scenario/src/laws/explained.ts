import type { Say } from '@paydata/engine/inside/laws/say'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import { sides } from '@paydata/engine/inside/state/names'
import type { Occurrence, What } from '@paydata/engine/inside/state/occurrences'

/** Whether everything that differs between two states follows from what occurred between them. */
export function unexplained(before: Game, after: Game): string[] {
  const problems: string[] = []
  const say: Say = problem => problems.push(problem)
  const record = recordOf(after.occurred)
  for (const side of sides) clicksAndCredits(before, after, side, record, say)
  const total = (what: string, had: number, has: number, plus: What, minus: What): void => {
    const change = record.sum(plus) - record.sum(minus)
    if (has - had !== change) say(`${what} went from ${had} to ${has}, and ${change} occurred`)
  }
  total('tags', before.runner.tags, after.runner.tags, 'tagsTaken', 'tagsRemoved')
  // CR 1.13.12: what a card hosts was the Corp's before, and is not removed.
  const hosted = record.all.filter(({ what, kind }) => what === 'countersPlaced' && kind === 'badPublicity')
  const had = before.corp.badPublicity - hosted.reduce((sum, { amount }) => sum + amount, 0)
  total('bad publicity', had, after.corp.badPublicity, 'badPublicityTaken', 'badPublicityRemoved')
  const fund = record.sum('fundFilled') - record.sum('fundSpent') - record.sum('fundEmptied')
  if (after.runner.fund - before.runner.fund !== fund)
    say(`the fund went from ${before.runner.fund} to ${after.runner.fund}, and ${fund} occurred`)
  if (after.runner.coreDamage !== before.runner.coreDamage && !record.has('damageSuffered'))
    say('core damage came from nowhere')
  before.cards.forEach((card, n) => {
    const now = after.cards[n]
    if (now !== undefined) movesAndCounters(card, now, record, say)
  })
  const gone = before.servers.filter(({ id }) => !after.servers.some(server => server.id === id))
  if (gone.length > record.count('serverGone')) say('a server went without an occurrence')
  if ((before.over === null) !== (after.over === null) && !record.has('gameEnded'))
    say('the game ended without an occurrence')
  return problems
}

interface Record {
  readonly all: readonly Occurrence[]
  has(what: What, by?: Side): boolean
  count(what: What): number
  /** The amounts of all occurrences of a kind, as far as they are one player's. */
  sum(what: What, by?: Side): number
}

function recordOf(all: readonly Occurrence[]): Record {
  const of = (what: What, by?: Side): Occurrence[] =>
    all.filter(each => each.what === what && (by === undefined || each.by === by))
  return {
    all,
    has: (what, by) => of(what, by).length > 0,
    count: what => of(what).length,
    sum: (what, by) => of(what, by).reduce((sum, each) => sum + each.amount, 0),
  }
}

/** Credits spent are those of the pool, of cards that host some, and of the bad publicity fund together. */
function clicksAndCredits(before: Game, after: Game, side: Side, record: Record, say: Say): void {
  const clicks = after[side].clicks - before[side].clicks
  const occurred =
    record.sum('clicksGained', side) - record.sum('clicksLost', side) - record.sum('clicksSpent', side)
  if (clicks !== occurred) say(`clicks of the ${side} changed by ${clicks}, and ${occurred} occurred`)

  const fromCards = record.all
    .filter(each => each.what === 'abilityUsed' && each.kind === 'spend' && each.by === side)
    .reduce((sum, each) => sum + each.amount, 0)
  const change = after[side].credits - before[side].credits
  const explained =
    record.sum('creditsGained', side) -
    record.sum('creditsLost', side) -
    record.sum('creditsSpent', side) +
    record.sum('fundSpent', side) +
    fromCards +
    lostFromCards(record.all, side)
  if (change !== explained) say(`credits of the ${side} changed by ${change}, and ${explained} occurred`)
}

/** Credits that are hosted and count as in the pool leave their cards right before they are told as lost. */
function lostFromCards(all: readonly Occurrence[], side: Side): number {
  let sum = 0
  all.forEach((lost, i) => {
    if (lost.what !== 'creditsLost' || lost.by !== side) return
    for (const each of all.slice(0, i).reverse()) {
      if (each.what !== 'countersRemoved' || each.kind !== 'credit' || each.by !== side) return
      sum += each.amount
    }
  })
  return sum
}

function movesAndCounters(before: CardState, now: CardState, record: Record, say: Say): void {
  const name = `card ${now.card}`
  if (before.life !== now.life || before.zone !== now.zone) {
    if (!tellsOfMove(before, now, record)) say(`${name} went from ${before.zone} to ${now.zone} silently`)
    return
  }
  const mentions = record.all.filter(each => each.card?.card === now.card)
  if (before.faceup !== now.faceup && !mentions.some(each => turns.has(each.what)))
    say(`${name} was turned silently`)
  if (before.server !== now.server && mentions.length === 0) say(`${name} changed its server silently`)
  if (before.host?.card !== now.host?.card && !mentions.some(each => hosting.has(each.what)))
    say(`${name} changed its host silently`)
  for (const kind of new Set([...Object.keys(before.counters), ...Object.keys(now.counters)])) {
    const counters = (card: CardState): number =>
      Object.entries(card.counters).find(([each]) => each === kind)?.[1] ?? 0
    const of = (what: What): number =>
      mentions
        .filter(each => each.what === what && each.kind === kind)
        .reduce((sum, each) => sum + each.amount, 0)
    const change = of('countersPlaced') - of('countersRemoved')
    if (counters(now) - counters(before) !== change)
      say(`${kind} counters on ${name} went from ${counters(before)} to ${counters(now)} silently`)
  }
}

const turns: ReadonlySet<What> = new Set<What>([
  'rezzed',
  'derezzed',
  'turnedFaceup',
  'turnedFacedown',
  'installed',
])
const hosting: ReadonlySet<What> = new Set<What>(['hosted', 'swapped', 'installed', 'uninstalled'])

/** A move is told by what mentions the card, or by what happens to a whole deck or hand. */
function tellsOfMove(before: CardState, now: CardState, record: Record): boolean {
  const { owner } = now
  if (record.all.some(each => each.card?.card === now.card)) return true
  // What is found lies aside until it goes on, also what was found where everybody sees it (CR 8.7.2).
  if (
    now.zone === 'setAside' &&
    record.all.some(each => each.what === 'searched' && each.kind === before.zone)
  )
    return true
  const isHidden = (zone: string): boolean => /^(hq|rnd|grip|stack|setAside)$/.test(zone)
  if (!isHidden(before.zone) || !isHidden(now.zone)) return false
  // Either player may put a deck into another order.
  const isArranged = record.all.some(({ what, kind }) => what === 'arranged' && kind === now.zone)
  return isArranged || (['drawn', 'shuffled', 'mulligan'] as const).some(what => record.has(what, owner))
}
