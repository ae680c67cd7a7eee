import type { Printed } from '@paydata/engine/inside/language/abilities'
import type { CardType, CounterKind, DamageKind, Side, Zone } from '@paydata/engine/inside/state/names'
import { sides, zoneNumber } from '@paydata/engine/inside/state/names'
import type { Numbers } from './fiat/numbers.ts'
import { didYouMean, refuse, shown } from './refusing.ts'
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
  checkRecord(spec, `what the ${side} has`, `${side}({ credits: 5, hand: ['…'] })`)
  checkKeys(spec, keys, `nothing a ${side} has. It may have`)
  for (const [key, value] of Object.entries(spec)) {
    if (amounts.includes(key)) checkAmount(key, value)
    else if (key === 'identity') checkText('the identity', value)
    else checkList(key, value, key === 'remotes' ? "{ root: ['…'] }" : "'…', '…'")
  }
}

function checkList(key: string, value: unknown, such = "'…', '…'"): void {
  if (!Array.isArray(value))
    refuse(`"${key}" is a list, not ${shown(value)}: write { ${key}: [${such}] }, also for one.`)
}

/** What is given in braces. */
export function checkRecord(given: unknown, what: string, such: string): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    refuse(`${what} is said in braces, such as ${such}; this is ${shown(given)}.`)
}

export function checkText(what: string, given: unknown): void {
  if (typeof given !== 'string') refuse(`${what} is written in quotes; this is ${shown(given)}.`)
}

function checkYesOrNo(what: string, given: unknown): void {
  if (typeof given !== 'boolean') refuse(`${what} is true or false, not ${shown(given)}.`)
}

/** A word that is one of a few. */
export function checkWord(word: unknown, words: readonly string[]): void {
  if (words.some(each => each === word)) return
  const hint = typeof word === 'string' ? didYouMean(word, words) : ''
  refuse(`${shown(word)} is none of the words there are: ${words.join(', ')}.${hint}`)
}

export const checkSide = (side: Side): void => checkWord(side, sides)

export function checkKeys(given: object, keys: object, isNot: string): void {
  const known = Object.keys(keys)
  for (const key of Object.keys(given))
    if (!known.includes(key)) refuse(`"${key}" is ${isNot}: ${known.join(', ')}.${didYouMean(key, known)}`)
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
  checkRecord(spec, 'a card', "'Enigma' or card('Enigma', { advanced: 1 })")
  checkText('the title of a card', spec.title)
  checkKeys(spec, detailKeys, `nothing that is said of a card, here of ${spec.title}. It may be`)
  if (spec.advanced !== undefined) checkAmount('advancement counters', spec.advanced)
  if (spec.counters !== undefined) checkCounters(spec.counters)
  if (spec.on !== undefined) checkText(`what ${spec.title} is hosted on`, spec.on)
  if (spec.hosting !== undefined) checkList('hosting', spec.hosting)
  if (spec.points !== undefined) checkWhole(`the points of ${spec.title}`, spec.points)
  if (spec.rezzed !== undefined) checkYesOrNo('"rezzed"', spec.rezzed)
  if (spec.facedown !== undefined) checkYesOrNo('"facedown"', spec.facedown)
}

const remoteKeys: Keys<RemoteSpec> = { root: true, ice: true }

export function checkRemote(remote: RemoteSpec): void {
  checkRecord(remote, 'a remote server', "{ root: ['…'], ice: ['…'] }")
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
export function checkNumbers(numbers: Numbers): void {
  checkRecord(numbers, 'what to set', '{ corp: { credits: 3 } }')
  const { corp = {}, runner = {}, ...rest } = numbers
  checkRecord(corp, 'what the Corp has', '{ credits: 3 }')
  checkRecord(runner, 'what the Runner has', '{ tags: 1 }')
  checkKeys(rest, { corp: true, runner: true }, 'nobody who has numbers. There are')
  checkKeys(corp, corpNumbers, 'no number of the Corp. It has')
  checkKeys(runner, runnerNumbers, 'no number of the Runner, who has')
  for (const [key, value] of [...Object.entries(corp), ...Object.entries(runner)]) {
    if (['credits', 'clicks', 'badPublicity', 'tags', 'coreDamage', 'fund'].includes(key))
      checkAmount(key, value)
    else checkWhole(`the ${key}`, value)
  }
}

/** A number that may be below 0. */
export function checkWhole(what: string, value: unknown): void {
  if (!Number.isSafeInteger(value)) refuse(`${what} is ${shown(value)}; it must be a whole number.`)
}

const damageKinds: Readonly<Record<DamageKind, true>> = { net: true, meat: true, core: true }

export function checkDamage(kind: DamageKind): void {
  if (!Object.hasOwn(damageKinds, kind))
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
  const zones = Object.keys(zoneNumber)
  if (!zones.includes(zone))
    refuse(`${shown(zone)} is no zone. There are: ${zones.join(', ')}.${didYouMean(String(zone), zones)}`)
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

/** Which way up a card can be where it is. */
export function checkFace(
  { type }: Printed,
  { title, rezzed, facedown }: Pick<DetailedCard, 'title' | 'rezzed' | 'facedown'>,
  zone: Zone,
  isHosted: boolean,
): void {
  const isInServer = zone === 'root' || zone === 'ice'
  // CR 3.2.3a: a faceup agenda is neither rezzed nor unrezzed.
  if (rezzed === true && isInServer && type === 'agenda')
    refuse(`${title} is an agenda, which is never rezzed: write '${title}', or faceup('${title}').`)
  if (facedown === false && rezzed !== true && isInServer && type !== 'agenda')
    refuse(`${title} is faceup in a server when it is rezzed: write rezzed('${title}').`)
  if (rezzed === true && !isInServer && !isHosted)
    refuse(`${title} is not in a server, so it cannot be rezzed there: write '${title}'.`)
  if (rezzed !== undefined && zone === 'hosted')
    refuse(
      `${title} is hosted there and not installed, so it is neither rezzed nor unrezzed: write '${title}'.`,
    )
  if (facedown === true && isInServer)
    refuse(`${title} is facedown in a server when it is unrezzed: write '${title}' or unrezzed('${title}').`)
  if (facedown !== undefined && ['hq', 'rnd', 'grip', 'stack'].includes(zone))
    refuse(`${title} is in a hand or deck, where nothing is faceup: write '${title}'.`)
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
    refuse(`The number of ${what} is ${shown(amount)}; it must be a whole number from 0.`)
}

export function checkCounters(counters: Readonly<Partial<Record<CounterKind, number>>>): void {
  checkRecord(counters, 'counters', '{ virus: 2 }')
  for (const [kind, amount] of Object.entries(counters)) {
    const known = Object.keys(counterKinds)
    if (!known.includes(kind))
      refuse(`"${kind}" is no kind of counter. There are: ${known.join(', ')}.${didYouMean(kind, known)}`)
    checkAmount(`${kind} counters`, amount)
  }
}
