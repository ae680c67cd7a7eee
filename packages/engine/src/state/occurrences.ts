import type { Counters } from './cards.ts'
import type { Ref, ServerId, Side, Zone } from './names.ts'

/** Everything that can happen. Conditions, history, the log, animation and statistics read the same record. */
export type What =
  | 'gameBegan'
  | 'mulligan'
  | 'kept'
  | 'turnStarted'
  | 'turnBegan'
  | 'actionPhaseEnded'
  | 'turnEnded'
  | 'actionTaken'
  | 'actionFinished'
  | 'clicksGained'
  | 'clicksLost'
  | 'clicksSpent'
  | 'creditsGained'
  | 'creditsLost'
  | 'creditsSpent'
  /** How many of them were no credits of the pool: from cards, or from the bad publicity fund (CR 1.10.4, 10.6.2). */
  | 'spentOutsidePool'
  /** Filled as a run is initiated, spent and emptied with it (CR 10.6.3). */
  | 'fundFilled'
  | 'fundSpent'
  | 'fundEmptied'
  | 'drawn'
  | 'discarded'
  /** Into the play area to be installed or played, which the kind says (CR 8.5.16a, 8.6.7a). */
  | 'placed'
  /** Back from there when it cannot be paid for after all. */
  | 'putBack'
  | 'installed'
  | 'uninstalled'
  | 'played'
  | 'playResolved'
  | 'rezzed'
  | 'derezzed'
  | 'turnedFaceup'
  | 'turnedFacedown'
  /** A double-sided card; so many: which face is up now (CR 3.1.1a). */
  | 'flipped'
  /** In secret: nobody else learns to which copy (CR 1.5.2b). */
  | 'identitySet'
  | 'exposed'
  | 'revealed'
  | 'lookedAt'
  | 'trashed'
  | 'moved'
  | 'setAside'
  | 'removedFromGame'
  | 'forfeited'
  | 'scored'
  | 'stolen'
  | 'addedToScoreArea'
  | 'converted'
  | 'hosted'
  | 'swapped'
  | 'arranged'
  | 'advanced'
  | 'countersPlaced'
  | 'countersRemoved'
  | 'emptied'
  | 'purged'
  | 'damageSuffered'
  | 'damagePrevented'
  | 'tagsTaken'
  | 'tagsRemoved'
  | 'badPublicityTaken'
  | 'badPublicityRemoved'
  | 'traceInitiated'
  | 'traceStrengthSet'
  | 'linkStrengthSet'
  | 'traceSuccessful'
  | 'traceUnsuccessful'
  | 'bidsRevealed'
  | 'runAnnounced'
  | 'runBegan'
  | 'attackedServerChanged'
  | 'runnerMoved'
  | 'runSuccessful'
  | 'runUnsuccessful'
  | 'runEnded'
  | 'jackedOut'
  | 'iceApproached'
  | 'iceEncountered'
  | 'encounterEnded'
  | 'subroutineBroken'
  | 'subroutineResolved'
  | 'iceFullyBroken'
  | 'iceBypassed'
  | 'icePassed'
  | 'allIcePassed'
  | 'serverApproached'
  | 'serverCreated'
  | 'serverGone'
  | 'breachBegan'
  | 'breachEnded'
  | 'accessed'
  | 'accessEnded'
  | 'searched'
  | 'shuffled'
  | 'abilityUsed'
  | 'abilityTriggered'
  | 'markIdentified'
  /** An effect resolves abilities as though what they wait for had happened, which the kind says (CR 9.6.14d). */
  | 'metAgain'
  | 'chosen'
  | 'strengthChanged'
  | 'effectEnded'
  | 'prevented'
  | 'would'
  | 'gameEnded'

/** How a card came to be trashed. */
export type TrashedBy = 'effect' | 'cost' | 'rule' | 'damage' | 'access' | 'sabotage'

/** Classes of conditional abilities, by what they wait for (CR 9.6.14). */
export const abilityClasses = {
  encountered: 'iceEncountered',
  installed: 'installed',
  scored: 'scored',
} as const satisfies Readonly<Record<string, What>>
export type AbilityClass = keyof typeof abilityClasses

/** A card as it was spoken of at one moment: the names viewers had for it, and who saw its face. */
export interface Mention extends Ref {
  readonly corpId: number
  readonly runnerId: number
  readonly publicId: number
  /** 1 the Corp, 2 the Runner, 4 everybody. */
  readonly seenBy: number
}

/** The last known information about a card that something happened to (CR 1.17.8, 9.1.8g). */
export interface Before {
  readonly zone: Zone
  /** Where abilities see a set-aside card come from (CR 4.8.3). */
  readonly asideFrom?: Zone
  readonly server: ServerId | null
  /** Its printed abilities were active. */
  readonly active: boolean
  /** Paths of conditional abilities it had gained (CR 9.1.9). */
  readonly gained?: readonly string[]
  readonly faceup: boolean
  readonly installed: boolean
  readonly counters: Counters
  /** An agenda's requirement when it was scored (CR 10.13.2). */
  readonly requirement: number
  /** What a viewer called the object it was. */
  readonly mention: Mention
}

/** Why it happened: the card whose ability did it, and the rule or the path of the ability. */
export interface Cause {
  readonly card: Mention | null
  readonly path: string
}

export interface Occurrence {
  /** Its place in the record of the turn. */
  readonly nth: number
  readonly what: What
  /** Who did it, or whom it happened to when nobody did. */
  readonly by: Side | null
  readonly card: Mention | null
  readonly server: ServerId | null
  /** How much or how many; of a broken subroutine the strength of its ice, of passed ice how much ice is outward of it. */
  readonly amount: number
  /** A kind of damage or counter, a subroutine's key, the name of an action. */
  readonly kind: string | null
  readonly before: Before | null
  /** What a card was hosted on. */
  readonly host: Mention | null
  readonly cause: Cause
}
