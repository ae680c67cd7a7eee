import type { Definition } from '@paydata/engine'
import { legend, summary, table } from './report.ts'
import type { Count, Tally } from './tally.ts'
import { isMissing } from './tally.ts'

export interface Outcome {
  readonly counts: readonly Count[]
  readonly report: string
  /** 0 only if everything was seen and no law was broken. */
  readonly exitCode: 0 | 1
}

interface Played {
  readonly show: 'all' | 'missing'
  readonly games: number
  readonly answers: number
  /** Tests that show the laws that were broken. */
  readonly broken: readonly string[]
}

/** The result of games: the counts for some cards, and whether everything was seen. */
export function outcomeOf(
  tally: Tally,
  cards: readonly Definition[],
  { show, games, answers, broken }: Played,
): Outcome {
  const counts = cards.flatMap(({ is }) => tally.of(is))
  const missing = counts.filter(isMissing)
  const unforeseen = counts.filter(count => tally.unforeseen.includes(count))
  const report = [
    ...broken,
    table(cards, show === 'missing' ? missing : counts),
    legend(counts),
    ...(unforeseen.length > 0
      ? [`Refused, though nobody should ever be:\n\n${table(cards, unforeseen)}`]
      : []),
    `${games} games, ${answers} answers, ${broken.length} broken laws: ${summary(counts)}`,
  ]
  const isComplete = missing.length + unforeseen.length + broken.length === 0
  return { counts, report: report.filter(part => part !== '').join('\n\n'), exitCode: isComplete ? 0 : 1 }
}
