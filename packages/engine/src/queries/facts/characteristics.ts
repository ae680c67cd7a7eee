import { compiledOf, definitionOf, poolOf } from '../../language/definitions.ts'
import { at } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { CardType, Side } from '../../state/names.ts'
import { hasAbilities } from './active.ts'
import { noVars } from './applying.ts'
import { eachDeclared } from './declared.ts'
import { cardAt, hostedOn, hostOf, isInstalled } from './look.ts'
import { anyDeclaresNow } from './present.ts'
import { whoIs } from './references.ts'

/** Facedown installed Runner cards have no characteristics (CR 8.1.4a). */
export const isBlankFace = (card: CardState): boolean => card.zone === 'rig' && !card.faceup

export function typeOf(game: Game, card: CardState): CardType | undefined {
  if (isBlankFace(card)) return undefined
  if (card.conversion !== null) return card.conversion.into === 'agenda' ? 'agenda' : undefined
  return definitionOf(game, card).printed.type
}

/** One part of a value and the card it comes from, to explain it. */
export interface Part {
  readonly from: number | null
  readonly by: number
}

/** CR 9.12.1a: a value is what it is printed as or set to, then raised, then lowered: the latter are sums. */
export function strengthParts(game: Game, card: CardState): Part[] | undefined {
  const printed = definitionOf(game, card).printed.strength
  if (printed === undefined || isBlankFace(card)) return undefined
  let base: Part = { from: null, by: printed === 'X' ? 0 : printed }
  const parts: Part[] = []
  eachDeclared(game, 'strength', (d, scope, source, reading) => {
    if (!reading.isAmong(game, card, d.of, scope)) return
    const from = source?.card ?? null
    if ('to' in d) base = { from, by: reading.amountOf(game, d.to, scope) }
    else parts.push({ from, by: reading.amountOf(game, d.by, scope) })
  })
  return [base, ...parts]
}

export function strengthOf(game: Game, card: CardState): number | undefined {
  const printed = definitionOf(game, card).printed.strength
  if (printed === undefined || isBlankFace(card)) return undefined
  let base = printed === 'X' ? 0 : printed
  let change = 0
  eachDeclared(game, 'strength', (d, scope, _source, reading) => {
    if (!reading.isAmong(game, card, d.of, scope)) return
    if ('to' in d) base = reading.amountOf(game, d.to, scope)
    else change += reading.amountOf(game, d.by, scope)
  })
  return base + change
}

/** Subtypes are counted, gained and lost; more than none is having it (CR 2.16.5, 9.12.1b). */
export function hasSubtype(game: Game, card: CardState, subtype: string): boolean {
  if (isBlankFace(card) || card.conversion !== null) return false
  const onFace = subtypesPrinted(game, card)
  if (!anyDeclaresNow(game, 'subtype')) return onFace.includes(subtype)
  let count = 0
  for (const printed of onFace) if (printed === subtype) count++
  eachDeclared(game, 'subtype', (d, scope, _source, reading) => {
    const gains = d.gains?.includes(subtype) ?? false
    const loses = d.loses?.includes(subtype) ?? false
    if ((gains || loses) && reading.isAmong(game, card, d.of, scope)) count += gains ? 1 : -1
  })
  return count > 0
}

const noSubtypes: readonly string[] = []

/** Of the face that is up (CR 3.1.1a). */
export const titleUp = (game: Game, { card, flipped }: CardState): string => {
  const { printed } = definitionOf(game, { card })
  return printed.faces?.[flipped - 1]?.title ?? printed.title
}

/** The same. */
function subtypesPrinted(game: Game, { card, flipped }: CardState): readonly string[] {
  const { printed } = definitionOf(game, { card })
  return (flipped === 0 ? printed.subtypes : printed.faces?.[flipped - 1]?.subtypes) ?? noSubtypes
}

export function subtypesOf(game: Game, card: CardState): string[] {
  if (isBlankFace(card)) return []
  const found = new Set(subtypesPrinted(game, card))
  eachDeclared(game, 'subtype', (d, scope, _source, reading) => {
    if (d.gains !== undefined && reading.isAmong(game, card, d.of, scope))
      for (const gained of d.gains) found.add(gained)
  })
  return [...found].filter(subtype => hasSubtype(game, card, subtype))
}

/** The number printed as its play, install or rez cost; X counts 0 while it is not paid (CR 1.16.2d). */
export function costPrinted(game: Game, card: CardState): number {
  const cost = definitionOf(game, card).printed.cost
  return typeof cost === 'number' ? cost : 0
}

/** CR 10.7.1. */
export function linkOf(game: Game): number {
  const printed = definitionOf(game, cardAt(game, game.runner.identity)).printed.link ?? 0
  return anyDeclaresNow(game, 'link') ? printed + linkGiven(game) : printed
}

function linkGiven(game: Game): number {
  let link = 0
  eachDeclared(game, 'link', (d, scope, _source, reading) => {
    link += reading.amountOf(game, d.by, scope)
  })
  return link
}

/** CR 5.5.3. */
export function handSizeOf(game: Game, side: Side): number {
  const size = anyDeclaresNow(game, 'handSize') ? 5 + handSizeGiven(game, side) : 5
  return side === 'runner' ? size - game.runner.coreDamage : size
}

function handSizeGiven(game: Game, side: Side): number {
  let size = 0
  eachDeclared(game, 'handSize', (d, scope, _source, reading) => {
    if (whoIs(d.who, scope) === side) size += reading.amountOf(game, d.by, scope)
  })
  return size
}

/** CR 1.20.2: all the memory there is, whatever it may be used for (CR 1.20.4a). */
export function memoryLimitOf(game: Game): number {
  let limit = startingMemory(game)
  eachDeclared(game, 'memory', (d, scope, _source, reading) => {
    limit += reading.amountOf(game, d.by, scope)
  })
  return limit
}

const startingMemory = (game: Game): number =>
  definitionOf(game, cardAt(game, game.runner.identity)).printed.memoryLimit ?? 4

/** What a program takes of the memory; nothing on a host that frees it. */
export function memoryCostOf(game: Game, card: CardState): number {
  const cost = definitionOf(game, card).printed.memory ?? 0
  if (cost === 0 || isBlankFace(card)) return 0
  const host = hostOf(game, card)
  return host !== undefined && freesMemory(game, host) ? 0 : cost
}

function freesMemory(game: Game, host: CardState): boolean {
  return at(compiledOf(game), host.card).declared.hostedMemoryFree !== undefined && hasAbilities(game, host)
}

/** Whether programs fit, with memory that is reserved for some of them (CR 1.20.4b). */
export function programsFit(
  game: Game,
  programs: readonly CardState[],
  asIf?: { readonly card: number; readonly units: number },
): boolean {
  const costOf = (program: CardState): number =>
    program.card === asIf?.card ? asIf.units : memoryCostOf(game, program)
  let free = startingMemory(game)
  const reserved: { units: number; serves: (card: CardState) => boolean }[] = []
  eachDeclared(game, 'memory', (d, scope, _source, reading) => {
    const units = reading.amountOf(game, d.by, scope)
    const tests = d.for
    if (tests === undefined) free += units
    else reserved.push({ units, serves: card => reading.passesAll(game, card, tests, scope) })
  })
  if (reserved.length === 0) {
    let used = 0
    for (const program of programs) used += costOf(program)
    return used <= Math.max(0, free) // what takes no memory fits in any case
  }
  // Each unit of cost finds a unit of memory it may use: augmenting paths over a small bipartite graph.
  const units: ((card: CardState) => boolean)[] = Array.from({ length: Math.max(0, free) }, () => () => true)
  for (const { units: n, serves } of reserved) for (let i = 0; i < n; i++) units.push(serves)
  const taken = new Array<number>(units.length).fill(-1)
  const needs: CardState[] = []
  for (const program of programs) for (let i = costOf(program); i > 0; i--) needs.push(program)
  const place = (need: number, tried: Set<number>): boolean => {
    for (let u = 0; u < units.length; u++) {
      if (tried.has(u) || !at(units, u)(at(needs, need))) continue
      tried.add(u)
      if (at(taken, u) === -1 || place(at(taken, u), tried)) {
        taken[u] = need
        return true
      }
    }
    return false
  }
  return needs.every((_, need) => place(need, new Set()))
}

/** How much memory these programs leave for one more, of what it needs (CR 1.20.4b). */
export function memoryBeside(game: Game, programs: readonly CardState[], one: CardState): number {
  for (let units = memoryCostOf(game, one) - 1; units > 0; units--)
    if (programsFit(game, [...programs, one], { card: one.card, units })) return units
  return 0
}

export function installedPrograms(game: Game): CardState[] {
  const found: CardState[] = []
  for (const n of game.zones.rig) {
    const card = cardAt(game, n)
    if (typeOf(game, card) === 'program') found.push(card)
  }
  return found
}

export function memoryUsed(game: Game): number {
  let used = 0
  for (const program of installedPrograms(game)) used += memoryCostOf(game, program)
  return used
}

/** How much of the memory no program takes; reserved memory counts too, as it is not used (CR 1.20.3, 1.20.4a). */
export const unusedMemory = (game: Game): number => Math.max(0, memoryLimitOf(game) - memoryUsed(game))

/** The limits of a card that hosts: whether one more fits (CR 1.13.6a). */
export function canHostMore(game: Game, host: CardState, guest: CardState, instead?: CardState): boolean {
  if (at(compiledOf(game), host.card).hostsByAbility || !limitsHosted(game, host)) return false
  const others = guestsOf(game, host).filter(each => each.card !== guest.card && each.card !== instead?.card)
  return mayBeAmong(game, host, [...others, guest], guest)
}

/** Whether an effect may host a card there, as far as the text of the host limits that (CR 9.3.3e). */
export const hasRoomFor = (game: Game, host: CardState, guest: CardState): boolean =>
  !limitsHosted(game, host) || mayBeAmong(game, host, [...guestsOf(game, host), guest], guest)

const limitsHosted = (game: Game, host: CardState): boolean =>
  at(compiledOf(game), host.card).declared.canHost !== undefined &&
  isInstalled(host) &&
  hasAbilities(game, host)

/** Cards that are hosted by the text of their host; those that say themselves where they go are not. */
export const guestsOf = (game: Game, host: CardState): CardState[] =>
  hostedOn(game, host).filter(
    each =>
      each.conversion === null &&
      (!isInstalled(each) || definitionOf(game, each).declared.installOnly === undefined),
  )

function mayBeAmong(game: Game, host: CardState, guests: readonly CardState[], guest: CardState): boolean {
  const scope = { by: host.owner, source: { card: host.card, life: host.life }, vars: noVars }
  const { compiled, reading } = poolOf(game)
  for (const { declaration } of at(compiled, host.card).declared.canHost ?? []) {
    if (declaration.declare !== 'canHost' || !reading.passesAll(game, guest, declaration.where, scope))
      continue
    const alike = guests.filter(each => reading.passesAll(game, each, declaration.where, scope))
    let memory = 0
    for (const each of alike) memory += definitionOf(game, each).printed.memory ?? 0
    if (alike.length <= (declaration.cards ?? alike.length) && memory <= (declaration.memory ?? memory))
      return true
  }
  return false
}

/** Whether a card may host these, and no others, by its text (CR 9.3.3e). */
export const mayHost = (game: Game, host: CardState, guests: readonly CardState[]): boolean =>
  guests.every(guest => mayBeAmong(game, host, guests, guest))

/** A card that hosts what it may not (CR 10.3.1e). */
export function overfullHost(game: Game): CardState | undefined {
  const marks = poolOf(game).declares.get('canHost')
  if (marks === undefined) return undefined
  for (const n of game.table) {
    const host = cardAt(game, n)
    if (marks[n] === 1 && limitsHosted(game, host) && !mayHost(game, host, guestsOf(game, host))) return host
  }
  return undefined
}
