import type { What } from '../state/occurrences.ts'
import type {
  Ability,
  ConditionalAbility,
  Declaration,
  Definition,
  PaidAbility,
  Printed,
  StaticAbility,
} from './abilities.ts'
import type { Node } from './placing.ts'
import { placed } from './placing.ts'
import type { UseAt } from './uses.ts'
import { useOf } from './uses.ts'

/** A declaration with the ability it stands in. */
interface Declared {
  readonly ability: StaticAbility
  readonly declaration: Declaration
}

/** A definition whose parts hold their paths, with the ways to find an ability of it quickly. */
export interface Compiled extends Definition {
  readonly declared: Readonly<Partial<Record<Declaration['declare'], readonly Declared[]>>>
  readonly listens: Readonly<Partial<Record<What, readonly ConditionalAbility[]>>>
  readonly states: readonly ConditionalAbility[]
  readonly interrupts: readonly ConditionalAbility[]
  readonly paid: Readonly<Partial<Record<UseAt, readonly PaidAbility[]>>>
  /** An ability of it hosts cards on it, so that no others may be installed there (CR 1.13.6b). */
  readonly hostsByAbility: boolean
  /** The forms of the abilities that its effects give to objects (CR 9.1.9). */
  readonly grants: readonly Ability['form'][]
  /** It speaks of a price while that is imminent (CR 9.9.6c). */
  readonly changesPrices: boolean
  /** After it programs, remotes or hosted cards may be too many at any checkpoint (CR 10.3.1e). */
  readonly changesLimits: boolean
  readonly changesSubtypes: boolean
}

const blank: Record<keyof Printed, undefined> = {
  title: undefined,
  side: undefined,
  type: undefined,
  subtypes: undefined,
  faction: undefined,
  cost: undefined,
  strength: undefined,
  memory: undefined,
  advancement: undefined,
  points: undefined,
  trash: undefined,
  link: undefined,
  influence: undefined,
  influenceLimit: undefined,
  minimumDeckSize: undefined,
  memoryLimit: undefined,
  unique: undefined,
  limit: undefined,
}

/** The same with a place for everything: what is alike in form is read faster. */
const inFull = (printed: Printed): Printed => ({ ...blank, ...printed })

/** Reads a card; `note` is told of each part of it and its path. */
export function compile(definition: Definition, note: (path: string, part: Node) => void): Compiled {
  const parts = new Map<string, Node>()
  const { is, printed, set } = definition
  const abilities = definition.abilities.map((ability, nth) =>
    placed(ability, `${is}/${nth}`, (path, part) => {
      parts.set(path, part)
      note(path, part)
    }),
  )
  const declared: Partial<Record<Declaration['declare'], Declared[]>> = {}
  const listens: Partial<Record<What, ConditionalAbility[]>> = {}
  const states: ConditionalAbility[] = []
  const interrupts: ConditionalAbility[] = []
  const paid: Partial<Record<UseAt, PaidAbility[]>> = {}
  for (const ability of abilities) {
    if (ability.form === 'static') {
      for (const declaration of ability.declares) {
        const list = (declared[declaration.declare] ??= [])
        list.push({ ability, declaration })
      }
    } else if (ability.form === 'paid') (paid[useOf(ability)] ??= []).push(ability)
    else if (ability.form === 'when') {
      const when = ability.when
      if ('on' in when) for (const what of when.on.what) (listens[what] ??= []).push(ability)
      else if ('state' in when) states.push(ability)
      else interrupts.push(ability)
    }
  }
  return {
    is,
    set,
    abilities,
    printed: inFull(printed),
    declared,
    listens,
    states,
    interrupts,
    paid,
    hostsByAbility: abilities.some(hostsOnItself),
    ...whatItChanges(parts),
  }
}

function hostsOnItself(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { do: verb, on, onto } = node as { do?: unknown; on?: unknown; onto?: unknown }
  if ((verb === 'host' && on === 'self') || (verb === 'install' && onto === 'self')) return true
  return Object.values(node).some(hostsOnItself)
}

/** What has to be known of a card before any of it matters, as other cards need not be asked about it then. */
function whatItChanges(parts: ReadonlyMap<string, Node>) {
  const all = [...parts]
  return {
    grants: all.flatMap(([, part]) =>
      'declare' in part && part.declare === 'gains' ? [part.ability.form] : [],
    ),
    changesPrices: all.some(([, part]) => 'effect' in part && part.effect === 'price'),
    changesLimits: all.some(([path, part]) => isPassing(parts, path, part)),
    changesSubtypes: all.some(([, part]) => 'declare' in part && part.declare === 'subtype'),
  }
}

const passing: ReadonlySet<string> = new Set(['memory', 'remotes', 'canHost'])

/** A limit that comes and goes although no card does: it is declared for a time, by a condition, or of an amount. */
function isPassing(parts: ReadonlyMap<string, Node>, path: string, part: Node): boolean {
  if (!('declare' in part) || !passing.has(part.declare)) return false
  const ability = parts.get(path.replace(/\/declares\/\d+$/, ''))
  const isLasting = !/^[^/]+\/\d+\/declares\/\d+$/.test(path)
  const isConditional = ability !== undefined && 'form' in ability && 'while' in ability
  return isLasting || isConditional || (part.declare === 'memory' && typeof part.by !== 'number')
}
