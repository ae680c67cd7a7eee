import type { View } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'

interface TrackStep {
  readonly structure: string
  readonly step: string
  readonly rule: string
  readonly label: string
  /** Whether the step has a window, so that a player can stop there. */
  readonly canStop: boolean
  readonly isNow: boolean
}

type Structures = ReturnType<typeof editionNamed>['structures']
type Structure = keyof Structures
type Named = readonly [structure: Structure, step: string]

/** The steps that matter to players. The track leaves out those that the edition of the rules does not have. */
const turn = (of: Structure): readonly Named[] =>
  [
    'drawPhaseWindow',
    'firstWindow',
    'turnBegins',
    'mandatoryDraw',
    'actionPhaseWindow',
    'action',
    'afterAction',
    'discard',
    'discardPhaseWindow',
  ].map(step => [of, step])
const run: readonly Named[] = [
  ['run', 'initiationWindow'],
  ['approach', 'firstWindow'],
  ['approach', 'jackOut'],
  ['approach', 'approachWindow'],
  ['encounter', 'encounterWindow'],
  ['encounter', 'nextSubroutine'],
  ['run', 'passWindow'],
  ['run', 'serverWindow'],
  ['run', 'jackOut'],
  ['run', 'movementWindow'],
  ['run', 'lastWindow'],
  ['run', 'success'],
  ['run', 'breach'],
  ['run', 'closeWindows'],
]

export function trackOf(view: View): readonly TrackStep[] {
  if (view.turn === 0) return []
  const of = view.run === null ? (view.active === 'corp' ? 'corpTurn' : 'runnerTurn') : 'run'
  const { structures } = editionNamed(view.edition)
  const all = inOrder(structures, of)
  const at = (what: string | null, step: string | null): number =>
    all.findIndex(each => each.structure === what && each.step === step)
  const steps = (of === 'run' ? run : turn(of)).flatMap(([structure, step]) => {
    const row = all[at(structure, step)]
    const label = Object.entries(atTable.track).find(([name]) => name === step)?.[1] ?? step
    return row === undefined ? [] : [{ ...row, label }]
  })
  // While effects of a finished part of the run still resolve, that part counts as being at its last step.
  const isOver = (part: string | null): boolean => !view.progress.some(({ what }) => what === part)
  const here = Math.max(
    ...view.progress.map(({ what, step }) => {
      const last = isOver(step) ? all.findLastIndex(({ structure }) => structure === step) : -1
      return last < 0 ? at(what, step) : last
    }),
  )
  // Between two steps of the track, the earlier one is marked; before the first step, the first one.
  const now = steps.findLastIndex(({ structure, step }) => at(structure, step) <= here)
  return steps.map((each, i) => ({ ...each, isNow: i === Math.max(0, now) }))
}

/** The step that is going on, as `/rules` names it; null before the first turn. */
export function momentOfView(view: View): string | null {
  const now = trackOf(view).find(({ isNow }) => isNow)
  return now === undefined ? null : `${now.structure}.${now.step}`
}

/** All steps of a turn or run. A step that is a structure of its own is followed by the steps of that structure. */
const inOrder = (structures: Structures, of: Structure): readonly Omit<TrackStep, 'label' | 'isNow'>[] =>
  structures[of].flatMap(({ step, rule, window }) => [
    { structure: of, step, rule, canStop: window !== undefined },
    ...(isStructure(structures, step) ? inOrder(structures, step) : []),
  ])

const isStructure = (structures: Structures, step: string): step is Structure => step in structures
