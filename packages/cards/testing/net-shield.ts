import type { ScenarioGame } from '@paydata/scenario'

/** Uses Net Shield when nothing else is there to use: older editions offer it, the rules of today ask whether to. */
export const usesNetShieldAlone = ({ runner }: ScenarioGame, by: string): void =>
  by === '26.03' ? runner.answers('mayPay', 'pay') : runner.uses('Net Shield')
