/** Guided games: whole games against the computer, in which hints come when they matter. */
import type { Side } from '@paydata/engine'
import { asCorp } from './corp.ts'
import type { GuidedGame } from './guided.ts'
import { asRunner } from './runner.ts'

export { dawdlingReply } from './computer.ts'
export type { Deed, GuidedGame, Hint, HintId, Idea } from './guided.ts'
export { type Come, type Guiding, guidedAfter, guidingOf, hintCalled, keptOf, notGuided } from './guiding.ts'

export const guidedGames: Readonly<Record<Side, GuidedGame>> = { runner: asRunner, corp: asCorp }

export const teachingDecks: Readonly<Record<Side, string>> = {
  corp: 'gateway_starter_corp',
  runner: 'gateway_starter_runner',
}
