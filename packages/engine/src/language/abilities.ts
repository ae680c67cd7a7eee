import type { Until } from '../state/game.ts'
import type { CardType, CounterKind, DamageKind, Side } from '../state/names.ts'
import type { Cost, EitherCost, Purpose } from './costs.ts'
import type { Amount, Condition, Group, One, Servers, Test, Who } from './expressions.ts'
import type { Instruction } from './instructions.ts'
import type { EffectPattern, Pattern, Replaced, Value } from './patterns.ts'

/** Something continuously true while it applies (CR 9.3.5). */
export type Declaration =
  | { readonly declare: 'strength'; readonly of: One | Group; readonly by: Amount }
  /** Before anything raises or lowers it (CR 9.12.1a). */
  | { readonly declare: 'strength'; readonly of: One | Group; readonly to: Amount }
  | { readonly declare: 'memory'; readonly by: Amount; readonly for?: readonly Test[] }
  | { readonly declare: 'link'; readonly by: Amount }
  | { readonly declare: 'handSize'; readonly who: Who; readonly by: Amount }
  | { readonly declare: 'clicks'; readonly who: Who; readonly by: number }
  | {
      readonly declare: 'cost'
      readonly of: 'install' | 'rez' | 'play' | 'trash'
      readonly cards: readonly Test[] | 'self'
      readonly by: Amount
      readonly first?: Pattern
    }
  /** So many clicks less to play such a card, or the first of a turn (CR 1.16.2a). */
  | {
      readonly declare: 'fewerClicks'
      readonly to: 'play'
      readonly cards: readonly Test[]
      readonly by: Amount
      readonly first?: Pattern
    }
  | {
      readonly declare: 'additionalCost'
      readonly to:
        | 'install'
        | 'rez'
        | 'play'
        | 'steal'
        | 'score'
        | 'run'
        | 'access'
        | 'trash'
        | 'jackOut'
        /** By the basic action of the Corp (CR 5.2.6g). */
        | 'trashResource'
      readonly cards?: readonly Test[] | 'self'
      readonly server?: Servers
      readonly cost: Cost
    }
  /** Another way to pay part of a price, or else the usual way; nothing is added to the cost (CR 1.16.2e). */
  | {
      readonly declare: 'alternativePayment'
      readonly of: 'install' | 'rez' | 'play' | 'trash'
      readonly cards: readonly Test[] | 'self'
      readonly cost: EitherCost
    }
  | { readonly declare: 'requirement'; readonly cards: readonly Test[] | 'self'; readonly by: Amount }
  /** What X is, where that is printed (CR 9.3.3f, 9.12.2e). */
  | { readonly declare: 'requirement'; readonly cards: 'self'; readonly to: Amount }
  | { readonly declare: 'points'; readonly cards: readonly Test[] | 'self'; readonly by: Amount }
  | {
      readonly declare: 'subtype'
      readonly of: One | Group
      readonly gains?: readonly string[]
      readonly loses?: readonly string[]
    }
  | {
      readonly declare: 'gains'
      readonly of: One | Group
      readonly ability: Ability
      /** Where a subroutine stands; chosen: where the Corp declares, regardless of categories (CR 9.8.2c). */
      readonly order?: 'before' | 'after' | 'chosen'
      /** How many copies of a subroutine. */
      readonly times?: Amount
    }
  | { readonly declare: 'losesAbilities'; readonly of: One | Group }
  | ({ readonly declare: 'cannot'; readonly act: Act } & Ban)
  /** The Runner has to trash what they access, by its trash cost or anyhow; or to make a run (CR 7.1.5c, d, 9.12.3). */
  | {
      readonly declare: 'must'
      readonly act: 'trash'
      readonly cards: readonly Test[] | 'self'
      readonly by?: 'trashCost'
    }
  | { readonly declare: 'must'; readonly act: 'run' }
  | { readonly declare: 'recurring'; readonly amount: Amount }
  /** Hosted credits may be spent for these (CR 1.10.4b). No purposes: for anything. */
  | {
      readonly declare: 'spend'
      readonly for: readonly { readonly to: readonly Purpose[]; readonly where?: readonly Test[] }[]
    }
  /** Hosted credits are considered to be in the credit pool. */
  | { readonly declare: 'inPool' }
  /** Its controller can neither lose nor spend credits of the credit pool (CR 1.2.2, 1.10.3). */
  | { readonly declare: 'poolKept' }
  /** The most that X may be in the cost of this card (CR 1.16.2c). */
  | { readonly declare: 'mostX'; readonly amount: Amount }
  | { readonly declare: 'canAdvance' }
  /** The Corp installs this agenda faceup, and it is active while it is installed (CR 3.2.3a). */
  | { readonly declare: 'installedFaceup' }
  /** Its player may install such agendas faceup, which makes none of their abilities active (CR 3.2.3a). */
  | { readonly declare: 'mayInstallFaceup'; readonly cards: readonly Test[] }
  | {
      readonly declare: 'canHost'
      readonly where: readonly Test[]
      readonly cards?: number
      readonly memory?: number
    }
  /** The player of the card may play or install these as if they were in their hand. */
  | { readonly declare: 'asInHand'; readonly cards: Group }
  /** Memory costs of the cards hosted here do not count. */
  | { readonly declare: 'hostedMemoryFree' }
  /** It interfaces with no other ice (CR 3.9.5e). */
  | { readonly declare: 'interfaceOnly'; readonly with: readonly Test[] }
  | { readonly declare: 'installOnly'; readonly on?: readonly Test[]; readonly server?: Servers }
  /** The card may be played, rezzed, scored or used only then; active everywhere (CR 9.1.8c). */
  | {
      readonly declare: 'onlyIf'
      readonly act: 'play' | 'rez' | 'score' | 'install'
      readonly condition: Condition
    }
  | { readonly declare: 'revealWhileAccessed'; readonly from: 'rnd' }
  | {
      readonly declare: 'access'
      readonly server: 'hq' | 'rnd' | 'attacked' | 'breached'
      readonly by: Amount
    }
  | { readonly declare: 'accessOnly'; readonly card: One }
  /** Accesses of the card it excepts are neither counted nor forbidden (CR 7.4.2b). */
  | { readonly declare: 'accessAtMost'; readonly cards: number; readonly besides?: One }
  /** Not trashed after it was played, until then (CR 8.6.6c). */
  | { readonly declare: 'staysInPlay'; readonly until: Until }
  | { readonly declare: 'remotes'; readonly most: number }
  | ({ readonly declare: 'replace'; readonly optional?: boolean } & Replaced)
  /** What is expected to happen is so much more, under the restrictions it has anyway (CR 9.4.5, 9.9.7). */
  | { readonly declare: 'value'; readonly of: Value; readonly by: Amount }
  /** "Considered to have" counters (CR 1.9.4). */
  | {
      readonly declare: 'considered'
      readonly of: One | Group
      readonly counter: CounterKind
      readonly amount: Amount
    }
  /** Its abilities are active in this zone too (CR 9.1.8b). */
  | { readonly declare: 'active'; readonly in: 'runnerScore' | 'hq' | 'grip' | 'archives' | 'heap' }
  /** Who chooses cards that damage trashes, looking at the grip for it: so many of them, else all (CR 10.4.3a). */
  | {
      readonly declare: 'choosesDamage'
      readonly who: Who
      readonly kind?: DamageKind
      readonly cards?: number
      readonly first?: 'turn'
      readonly optional?: true
    }
  /** Effects on the strength or subtypes of cards that would end sooner last until then (CR 9.9.9a, 9.10.5). */
  | {
      readonly declare: 'prolong'
      readonly effectsOn: 'strength' | 'increasedStrength' | 'subtype'
      readonly of: One | Group
      readonly until: Until
    }
  /** A step of a player's turn is skipped (CR 5.5.4d); only the Corp has a mandatory draw (CR 5.6.1e). */
  | { readonly declare: 'skipStep'; readonly step: 'discard'; readonly who: Who }
  | { readonly declare: 'skipStep'; readonly step: 'mandatoryDraw'; readonly who: 'corp' }

/** What happens instead (CR 9.9.8). */
export type Replacement =
  | { readonly instead: 'resolve'; readonly does: readonly Instruction[] }
  | { readonly instead: 'nothing' }
  | { readonly instead: 'kind'; readonly kind: DamageKind }
  | { readonly instead: 'amount'; readonly amount: Amount }
  /** A card that would be trashed goes there; turned facedown where it is, it is trashed all the same (CR 8.2.2). */
  | {
      readonly instead: 'move'
      readonly to: 'removed' | 'setAside' | 'hosted' | 'hand' | 'topOfDeck' | 'bottomOfDeck' | 'facedown'
    }
  /** A subroutine resolves as this one, which counts as one of the same ice (CR 9.8.9). */
  | { readonly instead: 'subroutine'; readonly does: readonly Instruction[] }
  | { readonly instead: 'server'; readonly server: 'hq' | 'rnd' | 'archives' }

/** What a player can be forbidden (CR 1.2.2). */
export type Act =
  | 'jackOut'
  | 'draw'
  | 'steal'
  | 'trash'
  | 'forfeit'
  | 'run'
  | 'rez'
  | 'score'
  | 'install'
  | 'play'
  | 'access'
  | 'break'
  | 'use'
  | 'advance'
  | 'gainCredits'
  | 'spendCredits'
  | 'beSuccessful'
  | 'bypass'
  | 'expose'
  | 'removeTags'
  | 'prevent'
  /** With subroutines of those cards (CR 1.2.2). */
  | 'endRun'

/** What is done by a player and to nothing. */
export type PlayersAct = 'draw' | 'gainCredits' | 'spendCredits' | 'removeTags'
/** What is done at a server, and to no card. */
export type ServersAct = 'run' | 'jackOut' | 'beSuccessful'

/** Who may not do it, to which cards, and where. */
export interface Ban {
  readonly who?: Who
  readonly cards?: readonly Test[] | 'self'
  readonly server?: Servers
  /** With what it may not be done: what passes. */
  readonly using?: readonly Test[]
  /** Of the subroutines of a card only those printed on it. */
  readonly subroutines?: 'printed'
  /** It is no more than so often that it may be done in an encounter. */
  readonly moreThan?: number
}

/** What of it can be said of an act. */
export type BanOn<Forbidden extends Act> = Forbidden extends PlayersAct
  ? Pick<Ban, 'who'>
  : Forbidden extends ServersAct
    ? Pick<Ban, 'who' | 'server'>
    : Forbidden extends 'endRun'
      ? Pick<Ban, 'who' | 'cards'>
      : Forbidden extends 'break'
        ? Ban
        : Forbidden extends 'trash'
          ? Omit<Ban, 'subroutines'>
          : Pick<Ban, 'who' | 'cards' | 'server'>

/** A limit on how often an ability may be used (CR 9.3.6g). */
export type Limit = 'turn' | 'run' | 'encounter' | 'breach'

interface AnyAbility {
  readonly threat?: number
  /** It is printed on this other face of a double-sided card, from 1, and active while that is up (CR 3.1.1a). */
  readonly face?: number
  /** Persists until the run ends when the Runner trashes the card while accessing it (CR 9.12.5). */
  readonly persistent?: true
}

export interface StaticAbility extends AnyAbility {
  readonly form: 'static'
  readonly declares: readonly Declaration[]
  readonly while?: Condition
}

/** The basic actions of each player (CR 5.2.6, 5.2.7). */
export interface BasicActions {
  readonly corp: BothPlayers | 'advance' | 'trashResource' | 'purge'
  readonly runner: BothPlayers | 'run' | 'removeTag'
}
type BothPlayers = 'gainCredit' | 'draw' | 'install' | 'play'

export interface PaidAbility extends AnyAbility {
  readonly form: 'paid'
  readonly cost: Cost
  readonly does: readonly Instruction[]
  /** interface: CR 3.9.5e; access: CR 9.3.6b; interrupt: CR 9.3.6d. */
  readonly flag?: 'interface' | 'access' | 'interrupt'
  readonly limit?: Limit
  readonly onlyIf?: Condition
  readonly onlyBy?: Side
  /** "Any player can use this ability": the opponent of its controller too (CR 1.14.4b). */
  readonly alsoBy?: 'opponent'
  /** It can be used even if the card is there, where its controller does not control it (CR 9.1.8b). */
  readonly evenIn?: 'runnerScore'
  /** A change of its own cost. */
  readonly cheaper?: { readonly by: Amount; readonly if: Condition }
}

/** How many there were at the checkpoint before the condition was met: "if it had no …" (CR 9.6.6a). */
export type Had = {
  readonly of:
    | Extract<Amount, { amount: 'counters' }>
    | { readonly amount: 'has'; readonly who: Who; readonly of: 'tags' | 'badPublicity' }
} & ({ readonly atLeast: number } | { readonly atMost: number })

/** What the record tells of any moment of it. */
export type Happened = Extract<Condition, { if: 'happened' }>

/** "When …": a trigger condition, or a state that holds (CR 9.6.7). */
export type Trigger =
  | {
      readonly on: Pattern
      readonly first?: Limit
      /** Not the first time in that period, but the second. */
      readonly nth?: number
      /** Only what comes after something else, so that nothing else counts as the first time either. */
      readonly after?: Happened
      readonly if?: Condition
      readonly had?: Had
      /** "At least 1", "2 or more": met once by all that happens at the same time, if it is so much (CR 9.12.2a). */
      readonly atOnce?: number
      /** "Those cards": a name for all that it is met by at the same time. */
      readonly as?: string
    }
  | { readonly state: Condition }
  /** "When … would": an interrupt (CR 9.9.1b). */
  | { readonly would: EffectPattern; readonly first?: Limit; readonly if?: Condition }
  /** An interrupt on something expected (without counting it). */
  | { readonly expected: EffectPattern; readonly if?: Condition }

/** What follows from how a run or a trace has come out, in the words of the text that began it (CR 6.7.4, 10.8.5). */
export type Result = 'ifSuccessful' | 'ifUnsuccessful' | 'inAnyCase'

export interface ConditionalAbility extends AnyAbility {
  readonly form: 'when'
  readonly result?: Result
  readonly when: Trigger
  readonly does: readonly Instruction[]
  readonly limit?: Limit
  /** Said by its keyword: so many agenda counters for each excess advancement counter (CR 10.13.1). */
  readonly dividends?: number
}

export interface PlayAbility extends AnyAbility {
  readonly form: 'play'
  readonly does: readonly Instruction[]
}

export interface SubroutineAbility extends AnyAbility {
  readonly form: 'subroutine'
  readonly does: readonly Instruction[]
}

export type Ability = StaticAbility | PaidAbility | ConditionalAbility | PlayAbility | SubroutineAbility

export interface PrintedFace {
  readonly title: string
  readonly subtypes: readonly string[]
}

/** The facts printed on a card. */
export interface Printed {
  readonly title: string
  readonly side: Side
  readonly type: CardType
  readonly subtypes?: readonly string[] | undefined
  readonly faction?: string | undefined
  readonly cost?: number | 'X' | undefined
  readonly strength?: number | 'X' | undefined
  readonly memory?: number | undefined
  readonly advancement?: number | 'X' | undefined
  readonly points?: number | undefined
  readonly trash?: number | undefined
  readonly link?: number | undefined
  readonly influence?: number | undefined
  readonly influenceLimit?: number | undefined
  readonly minimumDeckSize?: number | undefined
  readonly memoryLimit?: number | undefined
  readonly unique?: boolean | undefined
  readonly limit?: number | undefined
  /** The other faces of a double-sided card; all other facts are those of its front (CR 3.1.1a). */
  readonly faces?: readonly PrintedFace[] | undefined
}

/** How a card was in some editions of the rules: all its abilities, or the facts that were others. */
export interface Earlier {
  readonly in: readonly string[]
  readonly abilities?: readonly Ability[]
  readonly printed?: Partial<Printed>
}

/** What a card file says: which card, and its abilities. */
export interface CardText {
  readonly is: string
  readonly abilities: readonly Ability[]
  readonly earlier?: readonly Earlier[]
}

export interface Definition extends CardText {
  readonly printed: Printed
  /** The set it is of: a game names the sets of its format. A card of none belongs to every format. */
  readonly set?: string | undefined
}
