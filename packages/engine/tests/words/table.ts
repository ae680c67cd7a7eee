import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import * as plain from '@paydata/scenario/plain'
import type { Side } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import type { Ability } from '../../src/language/abilities.ts'
import type { CardType } from '../../src/state/names.ts'
import * as say from '../../src/vocabulary.ts'

/** One small position in which every word of the vocabulary has something to speak of. */

const { made } = plain
let versions = 0

/** Cards that do next to nothing, and two that have the abilities a test is about, one for each player. */
const cardsWith = (runners: readonly Ability[], corps: readonly Ability[] = []) =>
  defineCards(`words-${++versions}`, [
    made({ ...plain.resource('Watch'), faces: [{ title: 'Stopped Watch', subtypes: [] }] }, ...runners),
    made(plain.upgrade('Guard'), ...corps),
    made(plain.agenda('Plan')),
    made(plain.asset('Site')),
    made(plain.upgrade('Tower')),
    made(plain.ice('Wall', 'barrier'), say.subroutine(say.gainCredits(1))),
    made(plain.ice('Gate', 'code gate'), say.subroutine(say.gainCredits(1))),
    made(plain.ice('Stop', 'barrier'), say.subroutine(say.endRun())),
    made({ ...plain.operation('Memo'), cost: 1 }, say.play(say.gainCredits(1))),
    made({ ...plain.program('Tool', 'virus'), unique: true }),
    made({ ...plain.resource('Kit'), type: 'hardware', cost: 1 }),
    made(plain.event('Deed'), say.play(say.gainCredits(1))),
    made({ ...plain.resource('Coin'), faces: [{ title: 'Tail', subtypes: [] }] }, say.paid([], [say.flip])),
    made(plain.resource('Purse'), say.always(say.spendHosted)),
    made(
      plain.resource('Cask'),
      say.when(say.installed('self'), say.load(1, 'credit')),
      say.paid([], [say.takeCredits('all')]),
    ),
  ])

export interface More {
  readonly corp?: Parameters<Scenario['corp']>[0]
  readonly runner?: Parameters<Scenario['runner']>[0]
}

/** The position, to be begun where a test likes. */
export const tableWith = (
  runners: readonly Ability[],
  corps: readonly Ability[] = [],
  { corp = {}, runner = {} }: More = {},
): Scenario =>
  scenario({ definitions: cardsWith(runners, corps) })
    .corp({
      credits: 20,
      hand: ['Memo', 'Plan'],
      archives: ['Memo'],
      hqIce: [rezzed('Wall')],
      rndIce: ['Gate'],
      remotes: [{ root: [card('Plan', { advanced: 2 })] }, { root: [rezzed('Site'), rezzed('Guard')] }],
      ...corp,
    })
    .runner({
      credits: 20,
      hand: ['Deed', 'Kit'],
      heap: ['Deed'],
      rig: ['Watch', card('Tool', { counters: { virus: 1 } })],
      ...runner,
    })

const sides: readonly Side[] = ['corp', 'runner']
const waits = new Set(['action', 'paidWindow', 'jackOut', 'midAccess'])

/** Answers with what comes first until a player could act again. */
export function settle(game: ScenarioGame): void {
  for (let i = 0; i < 40; i++) {
    const asked = sides.find(side => game[side].question !== undefined)
    if (asked === undefined) return
    const question = game[asked].question
    if (question === undefined || waits.has(question.kind)) return
    const { options, min, max } = question
    const count = Math.max(min, Math.min(1, max))
    const first = options.slice(0, count).map(({ id }) => id)
    const isNumber = options.length === 0 && question.kind !== 'search'
    game[asked].chooses(...(isNumber ? [min] : first))
  }
  throw new Error('It is asked on and on.')
}

const resolves =
  (side: Side) =>
  (...does: readonly Instruction[]) =>
  (game: ScenarioGame) => {
    game.fiat.resolve(side, ...does)
    settle(game)
  }
export const [byCorp, byRunner] = [resolves('corp'), resolves('runner')]

/** A run on Archives with all that is accessed there, to its end. */
export const onArchives = (game: ScenarioGame) => {
  game.runner.runs('Archives')
  game.passUntil(({ waiting }) => waiting.some(({ asks }) => !waits.has(asks) || asks === 'action'))
  settle(game)
  while (game.runner.question?.kind === 'midAccess') {
    game.runner.passes()
    settle(game)
  }
  game.passUntil('nextAction')
}
export const inHq = (scenario: Scenario) => scenario.encountering('Wall')
export const ofCorp = (scenario: Scenario) => scenario.corpTurn('window')
export const corp = ['corp', 'runner'] as const
export const runner = ['runner', 'corp'] as const
export const of = (what: CardType) => [[say.type(what)], [say.type('identity')]] as const
export const ice = of('ice')
