import { judgeIceToSwap } from '../procedures/arrange-ice.ts'
import { judgeServersToRun } from '../procedures/begin-run.ts'
import { judgeSubroutines } from '../procedures/break.ts'
import { judgeServersNamed } from '../procedures/choosing.ts'
import { judgeDamaged } from '../procedures/damage.ts'
import { judgeModes } from '../procedures/decisions.ts'
import { judgeTrashing } from '../procedures/install.ts'
import { termsIn, theCard } from '../procedures/install-and-rez.ts'
import { judgePlaces } from '../procedures/install-face.ts'
import { judgeRoots } from '../procedures/move-to-root.ts'
import { judgePayment, judgeX } from '../procedures/pay.ts'
import { judgeFinds } from '../procedures/search.ts'
import { judgeAccesses } from '../queries/allowed/accessing.ts'
import { judgeActions } from '../queries/allowed/actions.ts'
import { judgeHosts } from '../queries/allowed/destinations.ts'
import { judgeMidAccess, judgePaidWindow } from '../queries/allowed/in-windows.ts'
import type { Candidates, RefusedOption } from '../queries/candidates.ts'
import { candidatesAmong, judge } from '../queries/candidates.ts'
import { creditSources, judgeCredits } from '../queries/costs/sources.ts'
import { breachOf, cardAt, encounterOf, runOf } from '../queries/facts/look.ts'
import { accessedCard } from '../queries/facts/usable.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import type { Frame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Asks, Question } from '../state/questions.ts'
import { judgeStealing } from '../timing/access.ts'
import { judgeJackingOut } from '../timing/jack-out.ts'
import { judgeOpenTargets } from './targets.ts'
import { judgeInterrupts, judgeReactions } from './triggering.ts'

/** Finds all that a player could expect to do at a question, asked by this frame. */
type Judging = (game: Game, question: Question, asking: Frame, among: Candidates) => void

const judgePaying: Judging = (game, _question, asking, among) => {
  if (asking.kind === 'procedure' && asking.of === 'pay') judgePayment(game, asking, among)
}
const judgeSearch: Judging = (game, _question, asking, among) => {
  if (asking.kind === 'procedure' && asking.of === 'search') judgeFinds(game, asking, among)
}
// Of replacements that apply all are offered; none may be declined that is not optional (CR 9.9.9).
const judgeEffect: Judging = (game, _question, asking, among) => {
  if (asking.kind === 'procedure' && asking.of === 'modes') judgeModes(game, asking, among)
}
const judgeLike: Judging = (game, _question, asking, among) => {
  if (asking.kind === 'procedure' && asking.of === 'install') judgeTrashing(game, asking, among)
}
const judgeHost: Judging = (game, _question, asking, among) => {
  if (asking.kind === 'procedure' && asking.of === 'install')
    judgeHosts(game, theCard(game, asking), asking.by, termsIn(asking), among)
}

const judgeWindow: Judging = (game, { for: side }, asking, among) => {
  if (asking.kind !== 'window') return
  if (asking.of === 'paid') judgePaidWindow(game, side, asking, among)
  else if (asking.of === 'action') judgeActions(game, side, among)
  else if (asking.of === 'midAccess') judgeMidAccess(game, among)
  else if (asking.of === 'reaction') judgeReactions(game, asking, among)
  else judgeInterrupts(game, asking, among)
}

const judgeChoice: Judging = (game, _question, asking, among) => {
  if (asking.kind === 'ability') judgeOpenTargets(game, asking, among)
  else if (asking.kind === 'procedure' && asking.of === 'arrangeIce') judgeIceToSwap(game, asking, among)
  else if (asking.kind === 'procedure' && asking.of === 'damage') judgeDamaged(game, asking, among)
}

const judgeServer: Judging = (game, _question, asking, among) => {
  if (asking.kind !== 'procedure') return
  if (asking.of === 'run') judgeServersToRun(game, asking, among)
  else if (asking.of === 'chooseServer' || asking.of === 'approachInstead')
    judgeServersNamed(game, asking.vars.among, among)
  else if (asking.of === 'moveToRoot') judgeRoots(game, asking, among)
  else if (asking.of === 'install') judgePlaces(game, asking, theCard(game, asking), among)
}

/** Why a number can be no higher. */
const judgeNumber: Judging = (game, question, asking, among) => {
  if (question.form !== 'number' || question.about?.is === 'loops') return // As often as anybody could want.
  const { most, about } = question
  if (asking.kind === 'procedure' && asking.of === 'pay') judgeX(game, asking, most, among)
  else {
    const why: OptionRefusal = { reason: 'most', rule: about?.is === 'installLess' ? '1.16.2f' : '1.15.1b' }
    judge(among, why, () => ({ does: 'more', index: most }))
  }
}

/** A bid or what is spent on a trace; credits for other things do not help. */
const judgeBid: Judging = (game, question, _asking, among) => {
  if (question.form !== 'number') return
  const { for: side, asks, most, source } = question
  const purpose = asks === 'psi' ? 'bid' : 'trace'
  const lack = (rule: string): OptionRefusal => ({ reason: 'credits', rule, needs: most + 1, has: most })
  const why = (): OptionRefusal => {
    if (asks === 'trace') return lack(side === 'corp' ? '10.8.6c' : '10.8.6d')
    return most === 2 ? { reason: 'most', rule: '10.14.6b' } : lack('10.14.3')
  }
  judge(among, why(), () => ({ does: 'more', index: most }))
  judgeCredits(game, { by: side }, creditSources(game, side, purpose, source), among)
}

/** By what a question asks. Nothing where everything is offered that one could expect. */
const judging: Readonly<Record<Asks, Judging | undefined>> = {
  action: judgeWindow,
  paidWindow: judgeWindow,
  reaction: judgeWindow,
  interrupt: judgeWindow,
  midAccess: judgeWindow,
  candidate(game, _question, _asking, among) {
    const breach = breachOf(game)
    if (breach !== undefined) judgeAccesses(game, breach, among)
  },
  jackOut(game, _question, _asking, among) {
    const run = runOf(game)
    if (run !== undefined) judgeJackingOut(game, run, among)
  },
  steal(game, _question, _asking, among) {
    const card = accessedCard(game)
    if (card !== undefined) judgeStealing(game, card, among)
  },
  subroutines(game, { about }, asking, among) {
    const encounter = encounterOf(game)
    if (encounter === undefined || asking.kind !== 'procedure') return
    // CR 9.8.6b: of all, those that will not be broken.
    if (about?.is !== 'kept')
      judgeSubroutines(game, cardAt(game, encounter.vars.ice.card), asking.source, among)
  },
  choose: judgeChoice,
  search: judgeSearch,
  payment: judgePaying,
  trashLike: judgeLike,
  effect: judgeEffect,
  number: judgeNumber,
  trace: judgeBid,
  psi: judgeBid,
  server: judgeServer,
  host: judgeHost,
  // Both answers are always possible: what cannot be paid is not asked.
  mulligan: undefined,
  confirm: undefined,
  becomesCandidate: undefined,
  // Every card of the hand, and every set of programs that is enough.
  discard: undefined,
  overMemory: undefined,
  // Every place, and every word of the text.
  arrange: undefined,
  position: undefined,
  word: undefined,
}

/** All that a player could expect at an open question, with what is refused and why. Worked out for the player who asks. */
export function candidatesOf(game: Game, question: Question): ReturnType<typeof candidatesAmong> {
  const asking = game.frames[game.frames.length - 1]
  return candidatesAmong(among => {
    if (asking !== undefined) judging[question.asks]?.(game, question, asking, among)
  })
}

export const refusedAt = (game: Game, question: Question): readonly RefusedOption[] =>
  candidatesOf(game, question).refused
