import type { Printed } from '../src/language/abilities.ts'
import type { CardType, CounterKind, DamageKind, Side, Zone } from '../src/state/names.ts'
import { sides, zoneNumber } from '../src/state/names.ts'
import type { Numbers } from './fiat/numbers.ts'
import { refuse } from './playing.ts'
import type { CorpSpec, DetailedCard, RemoteSpec, RunnerSpec } from './spec.ts'

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

const amounts = ['credits', 'clicks', 'badPublicity', 'tags', 'coreDamage']

/** A misspelt word of a position would silently say nothing, a number that cannot be would break a law of the game. */
export function checkSpec(side: Side, spec: object, keys: object): void {
  checkKeys(spec, keys, `nothing a ${side} has. It may have`)
  for (const [key, value] of Object.entries(spec)) {
    if (amounts.includes(key)) checkAmount(key, value)
    else if (key !== 'identity') checkList(key, value)
  }
}

function checkList(key: string, value: unknown): void {
  if (!Array.isArray(value)) refuse(`"${key}" is a list: write { ${key}: ['…', '…'] }, also for one.`)
}

/** A word that is one of a few. */
export function checkWord(word: unknown, words: readonly string[]): void {
  if (!words.some(each => each === word))
    refuse(`"${String(word)}" is none of the words there are: ${words.join(', ')}.`)
}

export const checkSide = (side: Side): void => checkWord(side, sides)

function checkKeys(given: object, keys: object, isNot: string): void {
  for (const key of Object.keys(given))
    if (!(key in keys)) refuse(`"${key}" is ${isNot}: ${Object.keys(keys).join(', ')}.`)
}

const detailKeys: Keys<DetailedCard> = {
  title: true,
  counters: true,
  advanced: true,
  on: true,
  hosting: true,
  points: true,
  rezzed: true,
  facedown: true,
}

export function checkDetails(spec: DetailedCard): void {
  checkKeys(spec, detailKeys, `nothing that is said of a card, here of ${spec.title}. It may be`)
  if (spec.advanced !== undefined) checkAmount('advancement counters', spec.advanced)
  if (spec.counters !== undefined) checkCounters(spec.counters)
}

const remoteKeys: Keys<RemoteSpec> = { root: true, ice: true }

export function checkRemote(remote: RemoteSpec): void {
  checkKeys(remote, remoteKeys, 'nothing a remote server has. It may have')
  for (const [key, value] of Object.entries(remote)) checkList(key, value)
}

const corpNumbers: Keys<NonNullable<Numbers['corp']>> = {
  credits: true,
  clicks: true,
  badPublicity: true,
  agendaPoints: true,
  handSize: true,
}
const runnerNumbers: Keys<NonNullable<Numbers['runner']>> = {
  credits: true,
  clicks: true,
  tags: true,
  coreDamage: true,
  fund: true,
  link: true,
  memory: true,
  agendaPoints: true,
  handSize: true,
}

/** What is counted from cards may be below 0, what lies on the table may not. */
export function checkNumbers({ corp = {}, runner = {}, ...rest }: Numbers): void {
  checkKeys(rest, { corp: true, runner: true }, 'nobody who has numbers. There are')
  checkKeys(corp, corpNumbers, 'no number of the Corp. It has')
  checkKeys(runner, runnerNumbers, 'no number of the Runner, who has')
  for (const [key, value] of [...Object.entries(corp), ...Object.entries(runner)]) {
    if (['credits', 'clicks', 'badPublicity', 'tags', 'coreDamage', 'fund'].includes(key))
      checkAmount(key, value)
    else if (!Number.isSafeInteger(value)) refuse(`The ${key} is ${value}; it must be a whole number.`)
  }
}

const damageKinds: Readonly<Record<DamageKind, true>> = { net: true, meat: true, core: true }

export function checkDamage(kind: DamageKind): void {
  if (!(kind in damageKinds))
    refuse(`"${kind}" is no kind of damage. There are: ${Object.keys(damageKinds).join(', ')}.`)
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
  if (!(zone in zoneNumber)) refuse(`"${zone}" is no zone. There are: ${Object.keys(zoneNumber).join(', ')}.`)
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
export function checkAmount(what: string, amount: unknown): void {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0)
    refuse(`The number of ${what} is ${amount}; it must be a whole number from 0.`)
}

export function checkCounters(counters: Readonly<Partial<Record<CounterKind, number>>>): void {
  for (const [kind, amount] of Object.entries(counters)) {
    if (!(kind in counterKinds))
      refuse(`"${kind}" is no kind of counter. There are: ${Object.keys(counterKinds).join(', ')}.`)
    checkAmount(`${kind} counters`, amount)
  }
}
