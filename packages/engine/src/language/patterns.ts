import type { EffectKind } from '../state/frames.ts'
import type { CounterKind, DamageKind, Side, Zone } from '../state/names.ts'
import type { TrashedBy, What } from '../state/occurrences.ts'
import type { BasicActions, Replacement, Trigger } from './abilities.ts'
import type { One, Servers, Test, Who } from './expressions.ts'

/**
 * Which occurrences and expected effects a text may wait for, and what it may ask of each. Only what the engine records
 * of it stands here, so that a text cannot wait for what never comes; a test plays every word of it.
 */
interface Asked {
  readonly by: Who
  /** `self`: the card itself; a list: tests the card passes. */
  readonly card: One | readonly Test[]
  readonly server: Servers
  /** The server itself, or its root: HQ is not in the root of HQ (CR 4.6.6e). */
  readonly serverOrRoot: Servers
  /** Only when this card's ability caused it, or a basic action did (CR 5.2.3a), or an ability of such a card. */
  readonly because: 'self' | 'basicAction' | readonly Test[]
  /** Where the card came from. */
  readonly from: readonly Zone[]
  /** Only a subroutine that is printed on its ice. */
  readonly subroutine: 'printed'
  /** Only during a run. */
  readonly during: 'run'
  /** What was paid for it: no credits at all. */
  readonly spending: 'noCredits'
}
type Field = keyof Asked | 'kind'

/** The kinds that the engine records of these, and of effects that are expected. */
interface KindOf {
  readonly damageSuffered: DamageKind
  readonly damagePrevented: DamageKind
  readonly prevented: Exclude<Preventable['effect'], 'damage'>
  readonly trashed: TrashedBy
  readonly moved: Zone
  readonly countersPlaced: CounterKind
  readonly countersRemoved: CounterKind
  readonly icePassed: 'encountered' | 'fullyBroken'
  /** Hosted credits were spent (CR 1.10.4b), or a basic action was taken. */
  readonly abilityUsed: 'spend' | { readonly [S in Side]: `basic/${S}/${BasicActions[S]}` }[Side]
  readonly damage: DamageKind
  readonly draw: 'mandatory'
  readonly price: 'install' | 'play' | 'rez'
}
type Answer<Kinds, F> = F extends keyof Asked ? Asked[F] : Kinds extends keyof KindOf ? KindOf[Kinds] : never

/** What may be asked of these; what cannot be is written down as not there, or the compiler would let it pass. */
type Asking<Kinds, Fields extends Field> = { readonly [F in Fields]?: Answer<Kinds, F> } & {
  readonly [F in Exclude<Field, Fields>]?: never
}
type Happening<Kinds extends What, Fields extends Field> = {
  readonly what: readonly Kinds[]
} & Asking<Kinds, Fields>

/** What may be asked of each kind of occurrence. */
export type Questions =
  | Happening<
      | 'turnBegan'
      | 'actionPhaseEnded'
      | 'turnEnded'
      | 'clicksLost'
      | 'clicksSpent'
      | 'creditsLost'
      | 'creditsSpent'
      | 'spentOutsidePool'
      | 'purged'
      | 'searched'
      | 'shuffled'
      | 'bidsRevealed',
      'by'
    >
  | Happening<'actionTaken' | 'actionFinished', 'by' | 'card'>
  | Happening<'clicksGained', 'by' | 'during'>
  | Happening<'drawn' | 'creditsGained', 'by' | 'because'>
  | Happening<'tagsTaken', 'because'>
  /** By whoever removes them: either player may (CR 1.14.3a). */
  | Happening<'tagsRemoved', 'by'>
  | Happening<
      | 'badPublicityTaken'
      | 'badPublicityRemoved'
      | 'traceInitiated'
      | 'traceSuccessful'
      | 'traceUnsuccessful'
      | 'markIdentified'
      | 'jackedOut',
      never
    >
  | Happening<'damageSuffered', 'by' | 'kind'>
  | Happening<'prevented', 'kind'>
  | Happening<'damagePrevented', 'kind' | 'because'>
  | Happening<'played' | 'discarded', 'by' | 'card' | 'from'>
  | Happening<'accessed', 'card' | 'from'>
  | Happening<'installed', 'by' | 'card' | 'from' | 'because' | 'spending'>
  | Happening<'trashed', 'by' | 'card' | 'from' | 'kind' | 'because'>
  | Happening<'installed' | 'trashed', 'by' | 'card' | 'from' | 'because'>
  | Happening<'moved', 'card' | 'from' | 'kind'>
  | Happening<'revealed' | 'advanced' | 'forfeited', 'by' | 'card'>
  | Happening<
      | 'playResolved'
      | 'uninstalled'
      | 'rezzed'
      | 'derezzed'
      | 'turnedFaceup'
      | 'flipped'
      | 'exposed'
      | 'addedToScoreArea'
      | 'swapped'
      | 'emptied'
      | 'iceApproached'
      | 'iceEncountered'
      | 'encounterEnded'
      | 'subroutineResolved'
      | 'iceBypassed'
      | 'accessEnded',
      'card'
    >
  | Happening<'countersPlaced' | 'countersRemoved', 'card' | 'kind'>
  | Happening<'icePassed', 'card' | 'kind'>
  /** Because of the object that has broken all of them (CR 6.5.7b). */
  | Happening<'iceFullyBroken', 'card' | 'because'>
  | Happening<'iceFullyBroken' | 'iceBypassed', 'card'>
  | Happening<'subroutineBroken', 'card' | 'because' | 'subroutine'>
  | Happening<'abilityUsed', 'by' | 'card' | 'kind'>
  /** The server is the one in whose root the agenda was. */
  | Happening<'scored' | 'stolen', 'by' | 'card' | 'server' | 'serverOrRoot'>
  | Happening<'stolen', 'by' | 'card' | 'server' | 'from'>
  | Happening<'stolen' | 'trashed', 'by' | 'card'>
  | Happening<
      | 'runBegan'
      | 'runSuccessful'
      | 'runUnsuccessful'
      | 'runEnded'
      | 'allIcePassed'
      | 'serverApproached'
      | 'breachBegan'
      | 'breachEnded',
      'server'
    >

/** Everything a text may wait for. */
export type Heard = Questions['what'][number]

/** Kinds of occurrence. Absent fields do not matter; of kinds that are asked different things none may be asked. */
export type Pattern = Questions | Happening<Heard, never>

type AskedOfEffects = Exclude<
  Field,
  'because' | 'from' | 'serverOrRoot' | 'spending' | 'subroutine' | 'during'
>
/** One for each kind, so that a word can take some of them. */
type Expecting<Kinds extends EffectKind, Fields extends AskedOfEffects> = Kinds extends EffectKind
  ? { readonly effect: Kinds } & { readonly [F in Fields]?: Answer<Kinds, F> } & {
      readonly [F in Exclude<AskedOfEffects, Fields>]?: never
    }
  : never

/** The effect an interrupt, a replacement or a change of values looks at; `by`: who does it, or whom it happens to. */
export type EffectPattern =
  | Expecting<'tags' | 'badPublicity' | 'purge' | 'trace', never>
  | Expecting<'endRun', 'by'>
  | Expecting<'damage' | 'draw', 'by' | 'kind'>
  | Expecting<'trash', 'by' | 'card' | 'server'>
  /** In whatever way a card would stop being installed (CR 8.5.1b): to be trashed is one of them. */
  | Expecting<'uninstall', 'card'>
  /** By whoever has the score area. */
  | Expecting<'scoreArea', 'by' | 'card'>
  | Expecting<'expose' | 'access', 'card' | 'server'>
  | Expecting<'approach' | 'success' | 'breach', 'server'>
  | Expecting<'subroutine', 'card'>
  | Expecting<'price', 'by' | 'card' | 'kind'>

/** Everything an interrupt may look at. */
export type Awaited = EffectPattern['effect']

/** What can be prevented (CR 9.9.5). */
export type Preventable = Extract<
  EffectPattern,
  { effect: 'damage' | 'tags' | 'badPublicity' | 'trash' | 'expose' | 'subroutine' | 'endRun' }
>

/** Values that what is continuously so changes (CR 9.4.5), and interrupts, which change prices too (CR 9.9.6c). */
export type Value = Extract<EffectPattern, { effect: 'damage' | 'tags' | 'trace' }>
export type Changeable = Value | Extract<EffectPattern, { effect: 'price' }>

/** That a card enters a score area, which may happen with counters on it instead (CR 9.9.10). */
export type Entry = Extract<EffectPattern, { effect: 'scoreArea' }>

/** The effects that may be replaced, with what can be asked of them and what can happen instead (CR 9.9.8). */
export type Replaced =
  | (Replacing<'damage', 'who' | 'kind'> & { readonly withIt: Anything | Changed<'kind' | 'amount'> })
  | (Replacing<'draw', 'who' | 'basicAction'> & { readonly withIt: Anything | Changed<'amount'> })
  | (Replacing<'trash', 'who' | 'card' | 'server'> & { readonly withIt: Anything | Changed<'move'> })
  | (Replacing<'subroutine', 'card'> & { readonly withIt: Changed<'subroutine'> })
  | (Replacing<'scoreArea', 'who' | 'card'> & { readonly withIt: Anything })
  | (Replacing<'access', 'card' | 'server'> & { readonly withIt: Anything })
  | (Replacing<'success', 'server'> & { readonly withIt: Changed<'server'> })
  | (Replacing<'breach', 'server'> & { readonly withIt: Anything | Changed<'server'> })

interface Which {
  readonly who: Who
  readonly server: Servers
  readonly card: readonly Test[] | 'self'
  readonly kind: DamageKind
  /** Only what a basic action does that its player takes for the first time in a turn (CR 5.2.3a). */
  readonly basicAction: 'first'
}
type Replacing<Kind extends EffectKind, Fields extends keyof Which> = { readonly effect: Kind } & {
  readonly [F in Fields]?: Which[F]
} & { readonly [F in Exclude<keyof Which, Fields>]?: never }
type Changed<Instead extends Replacement['instead']> = Extract<Replacement, { instead: Instead }>
type Anything = Changed<'nothing' | 'resolve'>

/**
 * What a condition is met by as it happens. "Would be uninstalled" is as the card leaves, where no instruction was imminent
 * that could have been interrupted before (CR 9.9.3, 9.9.4): a cost, a checkpoint, like cards (CR 8.5.16c).
 */
export const heardBy = (trigger: Trigger): Heeded | undefined => {
  if ('on' in trigger) return trigger
  if (!('would' in trigger) || trigger.would.effect !== 'uninstall') return undefined
  const { would, ...more } = trigger
  const { card } = would
  return { ...more, on: { what: ['uninstalled'], ...(card !== undefined && { card }) } }
}
type Heeded = Extract<Trigger, { on: unknown }>

/** Whether it is one of the kinds of occurrence that a pattern speaks of. */
export function speaksOf({ what }: Pattern, kind: What): boolean {
  const kinds: readonly What[] = what
  return kinds.includes(kind)
}
