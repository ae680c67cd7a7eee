import type { Verdict } from './kept.ts'
import type { Mutant } from './mutants.ts'

export interface Figures {
  readonly name: string
  /** How many faults could be made, of which these are the sample. */
  readonly of: number
  readonly sample: readonly Mutant[]
}

export interface Report {
  readonly lines: readonly string[]
  readonly isEnough: boolean
}

/** How many of a hundred faults that change anything tests must see. */
const wanted = 95

/** How many faults tests saw, why nobody can see some, and where each other unseen fault is. */
export function reportOn(
  { name, of, sample }: Figures,
  verdicts: ReadonlyMap<string, Pick<Verdict, 'seen'>>,
  equivalents: Readonly<Record<string, string>>,
): Report {
  const seen = sample.filter(({ key }) => (verdicts.get(key)?.seen ?? null) !== null)
  const unseen = sample.filter(mutant => !seen.includes(mutant))
  const same = unseen.filter(({ key }) => key in equivalents)
  const survivors = unseen.filter(({ key }) => !(key in equivalents))
  const wrong = seen.filter(({ key }) => key in equivalents)
  const counted = sample.length - same.length
  const share = counted === 0 ? 100 : (seen.length / counted) * 100
  const lines = [
    ...same.map(mutant => `same      ${wordsFor(mutant)}\n          ${equivalents[mutant.key]}`),
    ...survivors.map(mutant => `SURVIVED  ${wordsFor(mutant)}\n          ${mutant.key}`),
    ...wrong.map(
      ({ key }) => `WRONG     ${key} is listed as a fault that nobody can see, and ${by(verdicts.get(key))}`,
    ),
    `${name}: ${sample.length} faults of ${of}: ${seen.length} seen, ${same.length} that change nothing, ` +
      `${survivors.length} survived: ${(Math.floor(share * 10) / 10).toFixed(1)} % of ${counted} (wanted: ${wanted} %)`,
  ]
  return { lines, isEnough: share >= wanted && wrong.length === 0 }
}

const wordsFor = ({ file, line, fault, change }: Mutant): string =>
  `${file}:${line}  ${fault.operator}: ${change}`

const by = (verdict: Pick<Verdict, 'seen'> | undefined): string =>
  `${verdict?.seen?.file}, "${verdict?.seen?.name}" sees it: ${verdict?.seen?.how}`
