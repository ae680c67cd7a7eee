import type { Printed } from '../src/language/abilities.ts'
import type { CardType, CounterKind, Side, Zone } from '../src/state/names.ts'
import { refuse } from './playing.ts'
import type { CorpSpec, DetailedCard, RunnerSpec } from './spec.ts'

type Keys<Spec> = Readonly<Record<keyof Spec, true>>

export const corpKeys: Keys<CorpSpec> = {
  identity: true,
  credits: true,
  clicks: true,
  badPublicity: true,
  hand: true,
  deck: true,
  archives: true,
  scored: true,
  hqIce: true,
  rndIce: true,
  archivesIce: true,
  hqRoot: true,
  rndRoot: true,
  archivesRoot: true,
  remotes: true,
  inPlay: true,
  removed: true,
}

export const runnerKeys: Keys<RunnerSpec> = {
  identity: true,
  credits: true,
  clicks: true,
  tags: true,
  coreDamage: true,
  hand: true,
  deck: true,
  heap: true,
  rig: true,
  stolen: true,
  inPlay: true,
  removed: true,
}

/** A misspelt word of a position would silently say nothing, a number that cannot be would break a law of the game. */
export function checkSpec(side: Side, spec: object, keys: object): void {
  for (const [key, value] of Object.entries(spec)) {
    if (!(key in keys))
      refuse(`"${key}" is nothing a ${side} has. It may have: ${Object.keys(keys).join(', ')}.`)
    if (typeof value === 'number') checkAmount(key, value)
  }
}

const zonesOf: Readonly<Record<Side, readonly Zone[]>> = {
  corp: ['hq', 'rnd', 'archives'],
  runner: ['grip', 'stack', 'heap'],
}
const inRoot: readonly CardType[] = ['agenda', 'asset', 'upgrade']
const inRig: readonly CardType[] = ['hardware', 'program', 'resource']

/** Whether a card of this kind can be there at all. */
export function checkPlace(printed: Printed, zone: Zone, details: DetailedCard, isHosted: boolean): void {
  const { title, type, side } = printed
  const other: Side = side === 'corp' ? 'runner' : 'corp'
  const is = `${title} is ${type === 'ice' ? 'ice' : `an ${type}`.replace(/^an (?=[^aeiou])/, 'a ')}`
  if (type === 'identity') refuse(`${is}: say it with "identity".`)
  if (zonesOf[other].includes(zone)) refuse(`${title} belongs to the ${side === 'corp' ? 'Corp' : 'Runner'}.`)
  if (zone === 'ice' && type !== 'ice') refuse(`${is}: it cannot protect a server.`)
  if (zone === 'root' && !inRoot.includes(type)) refuse(`${is}: it cannot be in the root of a server.`)
  if (zone === 'rig' && !inRig.includes(type) && details.facedown !== true && !isHosted)
    refuse(`${is}: it cannot be in the rig, unless it is facedown.`)
  if ((zone === 'corpScore' || zone === 'runnerScore') && type !== 'agenda' && details.points === undefined)
    refuse(`${is}: say how many points it is worth in a score area, with card('${title}', { points: 1 }).`)
}

const counterKinds: Readonly<Record<CounterKind, true>> = {
  credit: true,
  advancement: true,
  virus: true,
  power: true,
  agenda: true,
  tag: true,
  badPublicity: true,
}

/** How many there are of something on a table. */
function checkAmount(what: string, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    refuse(`The number of ${what} is ${amount}; it must be a whole number from 0.`)
}

export function checkCounters(counters: Readonly<Partial<Record<CounterKind, number>>>): void {
  for (const [kind, amount] of Object.entries(counters)) {
    if (!(kind in counterKinds))
      refuse(`"${kind}" is no kind of counter. There are: ${Object.keys(counterKinds).join(', ')}.`)
    checkAmount(`${kind} counters`, amount)
  }
}
