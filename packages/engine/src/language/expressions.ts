import type { CardType, CounterKind, ServerId, Side, Zone } from '../state/names.ts'
import type { Heard, Pattern } from './patterns.ts'

/** A player, as seen by the controller of the ability. */
export type Who = Side | 'you' | 'opponent'

/** One object the text speaks of. */
export type One =
  /** The card the ability is on. */
  | 'self'
  /** The card that hosts it. */
  | 'host'
  | 'encountered'
  | 'approached'
  | 'accessed'
  /** What the trigger condition was about. */
  | 'it'
  | { readonly the: string }

/** A server the text speaks of. */
export type Server = ServerId | 'here' | 'attacked' | 'breached' | { readonly theServer: string }

/**
 * A set of servers; another is any but the one that the card is at, and an unrun one is any that the Runner has not run this
 * turn, apart from the run in progress.
 */
export type Servers =
  | 'any'
  | 'central'
  | 'remote'
  | 'another'
  | 'mark'
  | 'protectedByIce'
  | 'withCardInRoot'
  | 'unrunCentral'
  | readonly Server[]

/** Where a set of cards is gathered. */
export type Place =
  | 'installed'
  | Zone
  | 'corpHand'
  | 'hosted'
  | 'scoreAreas'
  /** Set aside by the draw in progress (CR 8.4.2a). */
  | 'drawn'
  | { readonly top: Amount; readonly of: 'rnd' | 'stack' }
  | { readonly the: string }
  /** The cards that an ability has given this name, also those that have moved since (CR 1.12.6). */
  | { readonly remembered: string }
  /** "HQ or Archives": one choice among the cards of both (CR 1.15.2b). */
  | readonly Zone[]

/** A property a card has or has not. */
export type Test =
  | { readonly is: 'type'; readonly types: readonly CardType[] }
  /** Of the type that was chosen under this name. */
  | { readonly is: 'typeNamed'; readonly name: string }
  | { readonly is: 'subtype'; readonly subtypes: readonly string[] }
  | { readonly is: 'side'; readonly side: Side }
  | { readonly is: 'rezzed' }
  | { readonly is: 'unrezzed' }
  | { readonly is: 'faceup' }
  | { readonly is: 'facedown' }
  | { readonly is: 'installed' }
  | { readonly is: 'advanceable' }
  | { readonly is: 'unique' }
  | { readonly is: 'not'; readonly test: Test }
  | { readonly is: 'either'; readonly tests: readonly Test[] }
  | { readonly is: 'protecting'; readonly server: Servers }
  | { readonly is: 'inRootOf'; readonly server: Servers }
  /** In the server, its root or protecting it. */
  | { readonly is: 'atServer'; readonly server: Servers }
  /** Ice with as many positions inward from it as that ice has, protecting any server (CR 6.2.3). */
  | { readonly is: 'samePosition'; readonly as: One }
  /** Ice with no other ice farther from the server that it protects (CR 4.6.9b). */
  | { readonly is: 'outermost' }
  | { readonly is: 'other' }
  | { readonly is: 'same'; readonly as: One }
  | { readonly is: 'hostedOn'; readonly host: One }
  | { readonly is: 'copyOf'; readonly card: One }
  /** A copy of a card that something happened to, wherever that is now (CR 2.1.4). */
  | { readonly is: 'copyOfAny'; readonly met: Pattern; readonly since: Since }
  | { readonly is: 'hosts'; readonly counter: CounterKind; readonly atLeast: number }
  /** A card that passes is hosted on it (CR 1.13.1). */
  | { readonly is: 'hostsCard'; readonly tests: readonly Test[] }
  | { readonly is: 'cost'; readonly atMost: Amount }
  | { readonly is: 'oddCost' }
  | { readonly is: 'printedPoints'; readonly exactly: Amount }
  /** Agenda points, as they are now (CR 2.5.1). */
  | { readonly is: 'points'; readonly atMost: number }
  | { readonly is: 'strength'; readonly atMost: number }
  | { readonly is: 'in'; readonly zones: readonly Zone[] }
  | ({ readonly is: 'met'; readonly since: Extract<Since, 'thisTurn' | 'lastTurn' | 'thisRun'> } & Met)
  | { readonly is: 'named'; readonly name: string }

/** Something that happened to a card, and who did it where that is recorded. */
export type Met =
  | { readonly what: Extract<Heard, 'installed' | 'advanced' | 'scored' | 'stolen'>; readonly by?: Who }
  | { readonly what: Extract<Heard, 'rezzed' | 'icePassed'>; readonly by?: never }

export interface Group<From extends Place = Place> {
  readonly from: From
  readonly where: readonly Test[]
  /** Of a hand: also what may be played or installed as if it were in it. No text says so, but the verbs that do that. */
  readonly reach?: true
}

/** A choice of cards: they are targets, announced before the instruction is imminent (CR 1.15.2). */
export interface Choose {
  readonly choose: Group
  readonly least: Amount
  readonly most: Amount
  /** Who chooses; by default who carries out the instruction. */
  readonly by?: Who
  readonly as: string
}

/** Where cards are added or moved to, each to a place of its owner. */
export type Goal =
  | 'hand'
  | 'topOfDeck'
  | 'bottomOfDeck'
  | 'shuffledIntoDeck'
  | 'removed'
  | 'setAside'
  | 'discard'
  | 'corpScore'
  | 'runnerScore'

/** Cards an instruction acts on. */
export type Cards = One | Choose | { readonly all: Group }

/** Cards of a hand that chance picks. Nothing there is installed, so nobody can be waiting for what would become of them. */
export interface Random {
  readonly random: Amount
  readonly of: Group<'hq' | 'grip'>
}

/** For the verbs that let chance pick (CR 10.4.2a), which they do once: all others refuse `random(…)`. */
export type CardsOrRandom = Cards | Random

export type Amount =
  | number
  | { readonly amount: 'bound'; readonly name: string }
  | { readonly amount: 'count'; readonly of: Group }
  /** How many card types there are among them (CR 2.15.2). */
  | { readonly amount: 'types'; readonly of: Group }
  /** How many servers are among all of these sets. */
  | { readonly amount: 'servers'; readonly among: readonly Servers[] }
  | { readonly amount: 'counters'; readonly counter: CounterKind; readonly on: One }
  | { readonly amount: 'times'; readonly by: Amount; readonly of: Amount }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'minus'; readonly from: Amount; readonly less: Amount }
  | { readonly amount: 'least'; readonly of: readonly Amount[] }
  | { readonly amount: 'has'; readonly who: Who; readonly of: Possession }
  | { readonly amount: 'property'; readonly of: Property; readonly card: One }
  | { readonly amount: 'occurrences'; readonly of: Pattern; readonly since: Since }
  /** What is printed on the cards that it happened to, added up. */
  | { readonly amount: 'total'; readonly of: Printed; readonly over: Pattern; readonly since: Since }
  /** How much of it the trigger condition was about. */
  | { readonly amount: 'itsAmount' }

export type Possession =
  | 'credits'
  | 'clicks'
  | 'tags'
  | 'badPublicity'
  | 'handSize'
  | 'cardsInHand'
  | 'score'
  | 'link'
  /** Core damage that the Runner has taken in this game (CR 1.9.5e). */
  | 'coreDamage'
  /** Memory that no program takes; the most that another program could (CR 1.20.3). */
  | 'unusedMemory'
export type Property =
  | 'strength'
  | 'printedCost'
  | 'points'
  | 'subroutines'
  | 'requirement'
  | 'advancementWhenScored'

/** What a card has printed on it, whatever changes that. */
export type Printed = 'agendaPoints' | 'cost'

export type Since = 'thisTurn' | 'lastTurn' | 'thisRun' | 'thisEncounter' | 'thisBreach'

export type Condition =
  | { readonly if: 'tagged' }
  | { readonly if: 'atLeast'; readonly amount: Amount; readonly than: Amount }
  | { readonly if: 'exists'; readonly group: Group }
  | { readonly if: 'happened'; readonly pattern: Pattern; readonly since: Since }
  /** This is the second time that it has happened, or the card is the second that it has happened to. */
  | {
      readonly if: 'nth'
      readonly nth: number
      readonly pattern: Pattern
      readonly since: Since
      readonly card?: One
    }
  /** The Runner is allowed to access so many cards there in a breach (CR 7.3.5). */
  | { readonly if: 'mayAccess'; readonly server: 'hq' | 'rnd'; readonly least: number }
  /** The action that the trigger condition was about has been taken so often this turn (CR 5.2.5a). */
  | { readonly if: 'sameAction'; readonly times: number }
  | { readonly if: 'not'; readonly condition: Condition }
  | { readonly if: 'all'; readonly of: readonly Condition[] }
  | { readonly if: 'either'; readonly of: readonly Condition[] }
  | { readonly if: 'card'; readonly card: One; readonly passes: readonly Test[] }
  | { readonly if: 'running'; readonly server: Servers }
  | { readonly if: 'encountering'; readonly passes: readonly Test[] }
  | { readonly if: 'approaching'; readonly passes: readonly Test[] }
  | { readonly if: 'turnOf'; readonly who: Who }
  /** Something was bound under this name, and is not zero, false or empty. */
  | { readonly if: 'bound'; readonly name: string }
  | { readonly if: 'same'; readonly name: string; readonly as: string }
  | { readonly if: 'threat'; readonly level: number }
  | { readonly if: 'fullyBroken'; readonly card: One }
  /** A subroutine of the card, or the card as it is played, is resolving (CR 9.1.2b). */
  | { readonly if: 'resolving'; readonly card: One }
