import type { Settings } from '@paydata/protocol'
import { say } from '../messages/say.ts'

const words = say.online.settings

/** The settings of a game in a few words. */
export function settingsText({ pool, clock, spectators, takeBacks, replays }: Settings): readonly string[] {
  return [
    words.pools[pool],
    clock === null ? words.noClock : words.clockIs(clock.bank, clock.increment),
    spectators.see === 'hands' ? words.handsLate(spectators.delay) : words.summary[spectators.see],
    ...(takeBacks === 'never' ? [words.summary.never] : []),
    ...(replays === 'everybody' ? [words.summary.everybody] : []),
  ]
}
