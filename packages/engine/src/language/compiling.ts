import { extended } from '../state/extended.ts'
import type { Zone } from '../state/names.ts'
import type { What } from '../state/occurrences.ts'
import type {
  ConditionalAbility,
  Declaration,
  Definition,
  PaidAbility,
  Printed,
  StaticAbility,
} from './abilities.ts'
import type { Reach } from './inferred.ts'
import { reachOf } from './inferred.ts'
import { heardBy } from './patterns.ts'
import type { Node } from './placing.ts'
import { placed } from './placing.ts'
import type { UseAt } from './uses.ts'
import { activeElsewhere, useOf } from './uses.ts'

/** A declaration with the ability it stands in. */
interface Declared {
  readonly ability: StaticAbility
  readonly declaration: Declaration
}

/** A definition whose parts hold their paths, with the ways to find an ability of it quickly. */
export interface Compiled extends Definition, Reach {
  /** What its declarations are about, and when its paid abilities are used: the keys of the next two. */
  readonly kinds: readonly Declaration['declare'][]
  readonly uses: readonly UseAt[]
  readonly declared: Readonly<Record<Declaration['declare'], readonly Declared[] | undefined>>
  readonly listens: ReadonlyMap<What, readonly ConditionalAbility[]>
  readonly states: readonly ConditionalAbility[]
  readonly interrupts: readonly ConditionalAbility[]
  readonly paid: Readonly<Partial<Record<UseAt, readonly PaidAbility[]>>>
  /** Those of them that are active where the card is not, and where. */
  readonly paidElsewhere: Readonly<Partial<Record<Zone, readonly PaidAbility[]>>>
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
  faces: undefined,
}

/** A place for each kind of declaration: of which of them a card makes any is asked all the time. */
const noDeclared: Record<Declaration['declare'], undefined> = {
  strength: undefined,
  memory: undefined,
  link: undefined,
  handSize: undefined,
  clicks: undefined,
  cost: undefined,
  fewerClicks: undefined,
  additionalCost: undefined,
  alternativePayment: undefined,
  requirement: undefined,
  points: undefined,
  subtype: undefined,
  gains: undefined,
  losesAbilities: undefined,
  cannot: undefined,
  must: undefined,
  recurring: undefined,
  spend: undefined,
  inPool: undefined,
  poolKept: undefined,
  mostX: undefined,
  canAdvance: undefined,
  installedFaceup: undefined,
  mayInstallFaceup: undefined,
  canHost: undefined,
  asInHand: undefined,
  hostedMemoryFree: undefined,
  interfaceOnly: undefined,
  installOnly: undefined,
  onlyIf: undefined,
  revealWhileAccessed: undefined,
  access: undefined,
  accessOnly: undefined,
  accessAtMost: undefined,
  staysInPlay: undefined,
  remotes: undefined,
  replace: undefined,
  value: undefined,
  considered: undefined,
  active: undefined,
  choosesDamage: undefined,
  prolong: undefined,
  skipStep: undefined,
}

/** The same with a place for everything: what is alike in form is read faster. */
const inFull = (printed: Printed): Printed => extended(blank, printed)

/** Reads a card; `note` is told of each part of it and its path. */
export function compile(definition: Definition, note: (path: string, part: Node) => void): Compiled {
  const { is, printed, set } = definition
  const abilities = definition.abilities.map((ability, nth) => placed(ability, `${is}/${nth}`, note))
  const declared: Record<Declaration['declare'], Declared[] | undefined> = { ...noDeclared }
  const kinds = new Set<Declaration['declare']>()
  const listens = new Map<What, ConditionalAbility[]>()
  const states: ConditionalAbility[] = []
  const interrupts: ConditionalAbility[] = []
  const paid: Partial<Record<UseAt, PaidAbility[]>> = {}
  const paidElsewhere: Partial<Record<Zone, PaidAbility[]>> = {}
  for (const ability of abilities) {
    if (ability.form === 'static') {
      for (const declaration of ability.declares) {
        const list = (declared[declaration.declare] ??= [])
        list.push({ ability, declaration })
        kinds.add(declaration.declare)
      }
    } else if (ability.form === 'paid') {
      const zone = activeElsewhere(ability)
      ;(paid[useOf(ability)] ??= []).push(ability)
      if (zone !== undefined) (paidElsewhere[zone] ??= []).push(ability)
    } else if (ability.form === 'when') {
      const when = ability.when
      for (const what of heardBy(when)?.on.what ?? [])
        listens.set(what, [...(listens.get(what) ?? []), ability])
      if ('state' in when) states.push(ability)
      else if (!('on' in when)) interrupts.push(ability)
    }
  }
  return {
    is,
    set,
    abilities,
    printed: inFull(printed),
    kinds: [...kinds],
    uses: Object.keys(paid) as UseAt[],
    declared,
    listens,
    states,
    interrupts,
    paid,
    paidElsewhere,
    ...reachOf(abilities),
  }
}
