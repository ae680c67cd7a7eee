import type { Act } from '../language/abilities.ts'
import type { Access } from './access.ts'
import { accessVerb } from './access.ts'
import type { AddTo } from './add-to.ts'
import { addToVerb } from './add-to.ts'
import type { Advance } from './advance.ts'
import { advanceVerb } from './advance.ts'
import type { Again } from './again.ts'
import { againVerb } from './again.ts'
import type { ApproachInstead } from './approach-instead.ts'
import { approachInsteadVerb } from './approach-instead.ts'
import type { Arrange, ArrangeIce } from './arrange.ts'
import { arrangeIceVerb, arrangeVerb } from './arrange.ts'
import type { BadPublicity } from './bad-publicity.ts'
import { badPublicityVerb } from './bad-publicity.ts'
import type { Branch } from './branch.ts'
import { branchVerb } from './branch.ts'
import type { Breach } from './breach.ts'
import { breachVerb } from './breach.ts'
import type { BreakSubroutines } from './break-subroutines.ts'
import { breakSubroutinesVerb } from './break-subroutines.ts'
import type { Bypass } from './bypass.ts'
import { bypassVerb } from './bypass.ts'
import type { ChangeExpected } from './change-expected.ts'
import { changeExpectedVerb } from './change-expected.ts'
import type { ChangeServer } from './change-server.ts'
import { changeServerVerb } from './change-server.ts'
import type { Charge } from './charge.ts'
import { chargeVerb } from './charge.ts'
import type { ChooseCards } from './choose-cards.ts'
import { chooseCardsVerb } from './choose-cards.ts'
import type { ChooseNumber, ChooseServer, ChooseWord } from './choose-value.ts'
import { chooseNumberVerb, chooseServerVerb, chooseWordVerb } from './choose-value.ts'
import type { BecomeAgenda, BecomeCondition } from './convert.ts'
import { becomeAgendaVerb, becomeConditionVerb } from './convert.ts'
import type { Damage } from './damage.ts'
import { damageVerb } from './damage.ts'
import type { Derez } from './derez.ts'
import { derezVerb } from './derez.ts'
import type { Draw } from './draw.ts'
import { drawVerb } from './draw.ts'
import type { Encounter } from './encounter.ts'
import { encounterVerb } from './encounter.ts'
import type { EndActionPhase } from './end-action-phase.ts'
import { endActionPhaseVerb } from './end-action-phase.ts'
import type { EndRun } from './end-run.ts'
import { endRunVerb } from './end-run.ts'
import type { EnterScoreArea } from './enter-score-area.ts'
import { enterScoreAreaVerb } from './enter-score-area.ts'
import type { Expose } from './expose.ts'
import { exposeVerb } from './expose.ts'
import type { Flip } from './flip.ts'
import { flipVerb } from './flip.ts'
import type { ForEach } from './for-each.ts'
import type { Forfeit } from './forfeit.ts'
import { forfeitVerb } from './forfeit.ts'
import type { GainClicks } from './gain-clicks.ts'
import { gainClicksVerb } from './gain-clicks.ts'
import type { GainCredits } from './gain-credits.ts'
import { gainCreditsVerb } from './gain-credits.ts'
import type { GiveTags } from './give-tags.ts'
import { giveTagsVerb } from './give-tags.ts'
import type { Host } from './host.ts'
import { hostVerb } from './host.ts'
import type { IdentifyMark } from './identify-mark.ts'
import { identifyMarkVerb } from './identify-mark.ts'
import type { Install } from './install.ts'
import { installVerb } from './install.ts'
import type { JackOut } from './jack-out.ts'
import { jackOutVerb } from './jack-out.ts'
import type { Lasting } from './lasting.ts'
import { lastingVerb } from './lasting.ts'
import type { Later } from './later.ts'
import { laterVerb } from './later.ts'
import type { Look } from './look.ts'
import { lookVerb } from './look.ts'
import type { LoseClicks } from './lose-clicks.ts'
import { loseClicksVerb } from './lose-clicks.ts'
import type { LoseCredits } from './lose-credits.ts'
import { loseCreditsVerb } from './lose-credits.ts'
import type { May } from './may.ts'
import { mayVerb } from './may.ts'
import type { MayPay } from './may-pay.ts'
import { mayPayVerb } from './may-pay.ts'
import type { MoveCounters } from './move-counters.ts'
import { moveCountersVerb } from './move-counters.ts'
import type { MoveIce } from './move-ice.ts'
import { moveIceVerb } from './move-ice.ts'
import type { MoveRunner } from './move-runner.ts'
import { moveRunnerVerb } from './move-runner.ts'
import type { MoveToRoot } from './move-to-root.ts'
import { moveToRootVerb } from './move-to-root.ts'
import type { OneOf } from './one-of.ts'
import { oneOfVerb } from './one-of.ts'
import type { PlaceCounters } from './place-counters.ts'
import { placeCountersVerb } from './place-counters.ts'
import type { Play } from './play.ts'
import { playVerb } from './play.ts'
import type { Prevent } from './prevent.ts'
import { preventVerb } from './prevent.ts'
import type { Psi } from './psi.ts'
import { psiVerb } from './psi.ts'
import type { Purge } from './purge.ts'
import { purgeVerb } from './purge.ts'
import type { RemoveCounters } from './remove-counters.ts'
import { removeCountersVerb } from './remove-counters.ts'
import type { RemoveTags } from './remove-tags.ts'
import { removeTagsVerb } from './remove-tags.ts'
import type { Repeat } from './repeat.ts'
import { repeatVerb } from './repeat.ts'
import type { ResolveSubroutine } from './resolve-subroutine.ts'
import { resolveSubroutineVerb } from './resolve-subroutine.ts'
import type { ResolveWhen } from './resolve-when.ts'
import { resolveWhenVerb } from './resolve-when.ts'
import type { Reveal } from './reveal.ts'
import { revealVerb } from './reveal.ts'
import type { Rez } from './rez.ts'
import { rezVerb } from './rez.ts'
import type { Run } from './run.ts'
import { runVerb } from './run.ts'
import type { Sabotage } from './sabotage.ts'
import { sabotageVerb } from './sabotage.ts'
import type { Search } from './search.ts'
import { searchVerb } from './search.ts'
import type { SetIdentity } from './set-identity.ts'
import { setIdentityVerb } from './set-identity.ts'
import type { Shuffle } from './shuffle.ts'
import { shuffleVerb } from './shuffle.ts'
import type { Swap } from './swap.ts'
import { swapVerb } from './swap.ts'
import type { TakeCredits } from './take-credits.ts'
import { takeCreditsVerb } from './take-credits.ts'
import type { Together } from './together.ts'
import { forEachVerb, togetherVerb } from './together-verb.ts'
import type { Trace } from './trace.ts'
import { traceVerb } from './trace.ts'
import type { Trash } from './trash.ts'
import { trashVerb } from './trash.ts'
import type { TurnFace } from './turn-face.ts'
import { turnFaceVerb } from './turn-face.ts'
import type { ProhibitableVerb, Verb } from './verb.ts'
import type { Win } from './win.ts'
import { winVerb } from './win.ts'

/** Every verb of the language. A new one is a file of its own, a line here, and its words in `text/`. */
export type Instruction =
  | Flip
  | ApproachInstead
  | SetIdentity
  | GainCredits
  | LoseCredits
  | TakeCredits
  | GainClicks
  | LoseClicks
  | Draw
  | Damage
  | GiveTags
  | RemoveTags
  | BadPublicity
  | PlaceCounters
  | RemoveCounters
  | MoveCounters
  | Advance
  | Again
  | Purge
  | Charge
  | Trash
  | AddTo
  | EnterScoreArea
  | Shuffle
  | Forfeit
  | Rez
  | Derez
  | Expose
  | Reveal
  | Look
  | Arrange
  | ArrangeIce
  | Search
  | Install
  | Play
  | Swap
  | TurnFace
  | Host
  | BecomeAgenda
  | BecomeCondition
  | Run
  | EndRun
  | JackOut
  | MoveIce
  | MoveRunner
  | MoveToRoot
  | ChangeServer
  | Encounter
  | Bypass
  | BreakSubroutines
  | ResolveSubroutine
  | ResolveWhen
  | Breach
  | Access
  | EndActionPhase
  | Trace
  | Psi
  | IdentifyMark
  | Sabotage
  | Lasting
  | Later
  | Prevent
  | ChangeExpected
  | May
  | MayPay
  | Branch
  | OneOf
  | Repeat
  | ChooseCards
  | ChooseNumber
  | ChooseServer
  | ChooseWord
  | Together
  | ForEach
  | Win

export type { OneOf, Search }

export type VerbName = Instruction['do']

type Written<Name extends VerbName> = Extract<Instruction, { do: Name }>

/** The verb that does what a card can say one cannot do. No instruction does the others: the rules ask for them where they take place. */
interface DoneBy {
  readonly jackOut: 'jackOut'
  readonly draw: 'draw'
  readonly steal: never
  readonly trash: 'trash'
  readonly forfeit: 'forfeit'
  readonly run: 'run'
  readonly rez: 'rez'
  readonly score: never
  readonly install: 'install'
  readonly play: 'play'
  readonly access: 'access'
  readonly break: 'breakSubroutines'
  readonly use: never
  readonly advance: 'advance'
  readonly gainCredits: 'gainCredits'
  readonly spendCredits: never
  readonly beSuccessful: never
  readonly bypass: 'bypass'
  readonly expose: 'expose'
  readonly removeTags: 'removeTags'
  readonly prevent: 'prevent'
  readonly endRun: never
}

/** A word that has no line in the table above, or whose verb does not say when it is prohibited, does not compile. */
type Prohibitable = DoneBy[Act]

const verbs: {
  readonly [Name in VerbName]: Name extends Prohibitable
    ? ProhibitableVerb<Written<Name>>
    : Verb<Written<Name>>
} = {
  gainCredits: gainCreditsVerb,
  loseCredits: loseCreditsVerb,
  takeCredits: takeCreditsVerb,
  gainClicks: gainClicksVerb,
  loseClicks: loseClicksVerb,
  draw: drawVerb,
  damage: damageVerb,
  giveTags: giveTagsVerb,
  removeTags: removeTagsVerb,
  badPublicity: badPublicityVerb,
  placeCounters: placeCountersVerb,
  removeCounters: removeCountersVerb,
  moveCounters: moveCountersVerb,
  advance: advanceVerb,
  again: againVerb,
  purge: purgeVerb,
  charge: chargeVerb,
  trash: trashVerb,
  addTo: addToVerb,
  enterScoreArea: enterScoreAreaVerb,
  shuffle: shuffleVerb,
  forfeit: forfeitVerb,
  rez: rezVerb,
  derez: derezVerb,
  expose: exposeVerb,
  reveal: revealVerb,
  look: lookVerb,
  arrange: arrangeVerb,
  arrangeIce: arrangeIceVerb,
  search: searchVerb,
  install: installVerb,
  play: playVerb,
  swap: swapVerb,
  turnFace: turnFaceVerb,
  flip: flipVerb,
  setIdentity: setIdentityVerb,
  host: hostVerb,
  becomeAgenda: becomeAgendaVerb,
  becomeCondition: becomeConditionVerb,
  run: runVerb,
  endRun: endRunVerb,
  jackOut: jackOutVerb,
  moveIce: moveIceVerb,
  moveRunner: moveRunnerVerb,
  moveToRoot: moveToRootVerb,
  approachInstead: approachInsteadVerb,
  changeServer: changeServerVerb,
  encounter: encounterVerb,
  bypass: bypassVerb,
  breakSubroutines: breakSubroutinesVerb,
  resolveSubroutine: resolveSubroutineVerb,
  resolveWhen: resolveWhenVerb,
  breach: breachVerb,
  access: accessVerb,
  endActionPhase: endActionPhaseVerb,
  trace: traceVerb,
  psi: psiVerb,
  identifyMark: identifyMarkVerb,
  sabotage: sabotageVerb,
  lasting: lastingVerb,
  later: laterVerb,
  prevent: preventVerb,
  changeExpected: changeExpectedVerb,
  may: mayVerb,
  mayPay: mayPayVerb,
  branch: branchVerb,
  oneOf: oneOfVerb,
  repeat: repeatVerb,
  chooseCards: chooseCardsVerb,
  chooseNumber: chooseNumberVerb,
  chooseServer: chooseServerVerb,
  chooseWord: chooseWordVerb,
  together: togetherVerb(verbOf),
  forEach: forEachVerb(verbOf),
  win: winVerb,
}

/** What the engine knows about the verb of an instruction. */
export function verbOf(instruction: Instruction): Verb<Instruction> {
  return verbs[instruction.do] as Verb<Instruction>
}

/** For what a definition says that no compiler has read. */
export const isVerb = (word: string): boolean => Object.hasOwn(verbs, word)

/** For what a script may give in its place: whether it is of a verb there is. What the verb needs, it must know. */
export const isInstruction = (given: unknown): given is Instruction =>
  typeof given === 'object' &&
  given !== null &&
  'do' in given &&
  typeof given.do === 'string' &&
  isVerb(given.do)
