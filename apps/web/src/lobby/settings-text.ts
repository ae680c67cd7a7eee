import type { Settings } from '@paydata/protocol'
import { isByPost } from '@paydata/protocol'
import { say } from '../messages/say.ts'
import { waiting } from '../messages/waiting.ts'
import { olderRules } from './older-rules.ts'

const words = waiting.settings
const minutes = (seconds: number): number => Math.round(seconds / 60)

/** The format of a game, and the edition of the rules if it is an older one. */
const rulesText = ({ format, edition }: Pick<Settings, 'format' | 'edition'>): readonly string[] => [
  say.play.formats[format],
  ...olderRules(edition),
]

/** How much time each player has. */
function clockSaid(clock: Settings['clock']): readonly string[] {
  if (clock === null) return [words.noClock]
  if (!isByPost(clock)) return [words.clockIs(minutes(clock.bank), clock.increment)]
  return [words.byPost(clock.days), ...(clock.holidays === 'never' ? [words.summary.noHolidays] : [])]
}

/** The settings of a game in a few words. */
export function settingsText(settings: Settings): readonly string[] {
  const { clock, spectators, takeBacks, replays, stakes, match } = settings
  return [
    ...rulesText(settings),
    ...clockSaid(clock),
    spectators.see === 'hands' ? words.handsLate(minutes(spectators.delay)) : words.summary[spectators.see],
    ...(match === 'two' ? [words.summary.two] : []),
    ...(stakes === 'rated' ? [words.summary.rated] : []),
    ...(takeBacks === 'never' ? [words.summary.never] : []),
    ...(replays === 'everybody' ? [words.summary.everybody] : []),
  ]
}
