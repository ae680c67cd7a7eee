import type { Measured } from '../report.ts'
import { median } from '../report.ts'
import { played } from './games.ts'
import type { Answered } from './person.ts'
import { scripted } from './positions.ts'

const games = 20

const atOnce = (answered: readonly Answered[]): number =>
  answered.reduce((sum, { inputs }) => sum + inputs, 0)

const shown = (answered: readonly Answered[]): number =>
  answered.reduce((sum, { inputs, raises }) => sum + inputs + raises, 0)

/** How often a person is asked in a game, by kind of question: where there is something to gain. */
function kindsIn(all: readonly (readonly Answered[])[]): string {
  const counts = new Map<string, number>()
  for (const { asks, isPass } of all.flat()) {
    const kind = isPass ? `${asks}, passed` : asks
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${(count / all.length).toFixed(1).padStart(6)}  ${kind}`)
    .join('\n')
}

/** How often a person is asked, and how often only to pass: no page is needed to count it. */
export function inputs(): readonly Measured[] {
  const measured: Measured[] = scripted.flatMap(({ what, demand, play }) => {
    const answered = play()
    console.error(`${what}: ${answered.map(({ asks, said }) => `${asks} ${said}`).join(', ')}`)
    return [
      { what: `inputs: ${what}`, unit: '', demand: demand.shown, reached: shown(answered) },
      { what: `inputs at once: ${what}`, unit: '', demand: demand.atOnce, reached: atOnce(answered) },
    ]
  })
  const all = Array.from({ length: games }, (_, n) => played(n))
  console.error(`Questions in a game:\n${kindsIn(all)}`)
  const counts = all.map(answered => answered.length)
  const passes = all.map(answered => answered.filter(({ isPass }) => isPass).length / answered.length)
  const row = (what: string, values: readonly number[], unit: '' | '%', demand: number | null): Measured => ({
    what: `${what}, median of ${games}`,
    unit,
    demand,
    reached: median(values),
  })
  return [
    ...measured,
    row('questions in a game', counts, '', 95),
    row(
      'of them nothing but a pass',
      passes.map(part => part * 100),
      '%',
      15,
    ),
    row('inputs in a game', all.map(shown), '', null),
    row('inputs in a game at once', all.map(atOnce), '', null),
  ]
}
