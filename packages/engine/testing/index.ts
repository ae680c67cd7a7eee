/** Builds any position and plays on from it. See docs/scenarios.md. */
export type { AskedOption, AskedQuestion } from './asking.ts'
export type { CardLook } from './card-look.ts'
export { ScenarioGame } from './game.ts'
export type { Snapshot } from './looking.ts'
export { Scenario, scenario } from './scenario.ts'
export type { CardSpec, CorpSpec, RunnerSpec } from './spec.ts'
export { card, facedown, fillers, rezzed, unrezzed } from './spec.ts'
export { implemented } from './titles.ts'
