import type { About } from './about.ts'
import type { Ref, Side } from './names.ts'
import type { HeldFields } from './option-fields.ts'

export type Asks =
  | 'mulligan'
  | 'action'
  | 'paidWindow'
  | 'reaction'
  | 'interrupt'
  | 'midAccess'
  | 'candidate'
  | 'becomesCandidate'
  | 'jackOut'
  | 'steal'
  | 'discard'
  | 'choose'
  | 'search'
  | 'confirm'
  | 'effect'
  | 'number'
  | 'trace'
  | 'psi'
  | 'payment'
  | 'arrange'
  | 'subroutines'
  | 'server'
  | 'position'
  | 'host'
  | 'trashLike'
  | 'overMemory'
  | 'word'

export type OptionKind =
  | 'pass'
  | 'keep'
  | 'mulligan'
  | 'gainCredit'
  | 'drawCard'
  | 'install'
  | 'play'
  | 'advance'
  | 'run'
  | 'removeTag'
  | 'trashResource'
  | 'purge'
  | 'useAbility'
  | 'rez'
  | 'score'
  | 'trigger'
  | 'access'
  | 'steal'
  | 'trashAccessed'
  | 'jackOut'
  | 'continue'
  | 'yes'
  | 'no'
  | 'card'
  | 'cards'
  | 'server'
  | 'newRemote'
  /** The same two with the card faceup (CR 8.5.16a). */
  | 'serverFaceup'
  | 'newRemoteFaceup'
  | 'subroutine'
  | 'effect'
  | 'position'
  | 'host'
  | 'noHost'
  | 'word'
  | 'pay'
  /** A number above `index`: never offered, only refused. */
  | 'more'

/** One thing a player may do. Fields that do not apply are absent. */
export type Option = { readonly does: OptionKind } & HeldFields

export interface Source {
  /** The card whose hosted credits these are; null for the pool. */
  readonly card: Ref | null
  readonly from: 'pool' | 'fund' | 'card'
  readonly most: number
}

interface Asked {
  readonly for: Side
  /** Counted for each player alone, so that a late reply is known as late. */
  readonly number: number
  readonly asks: Asks
  readonly about: About | null
  readonly source: Ref | null
}
export interface Choice extends Asked {
  readonly form: 'choose'
  readonly options: readonly Option[]
  readonly least: number
  readonly most: number
  /** The order of the answer matters (CR 8.3.3). */
  readonly ordered: boolean
}
interface NumberChoice extends Asked {
  readonly form: 'number'
  readonly least: number
  readonly most: number
}
interface Allocation extends Asked {
  readonly form: 'allocate'
  readonly total: number
  readonly sources: readonly Source[]
}
export type Question = Choice | NumberChoice | Allocation

/** What a player sends. `choose` holds indices into the options. */
export type Reply =
  | { readonly question: number; readonly choose: readonly number[] }
  | { readonly question: number; readonly number: number }
  | { readonly question: number; readonly amounts: readonly number[] }

/** What the engine keeps of it for the frame that asked. */
export type Answer =
  | { readonly options: readonly Option[] }
  | { readonly number: number }
  | { readonly amounts: readonly number[] }
