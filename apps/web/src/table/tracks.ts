import type { View } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import { say } from '../messages/english.ts'

interface TrackStep {
  readonly structure: string
  readonly step: string
  readonly rule: string
  readonly label: string
  /** Whether it has a window, in which one can want to be asked. */
  readonly canStop: boolean
  readonly isNow: boolean
}

type Structure = keyof ReturnType<typeof editionNamed>['structures']
type Named = readonly [structure: Structure, step: string]

/** The steps that players think in; an edition without one of them has it not on its track. */
const turn = (of: Structure): readonly Named[] =>
  [
    'drawPhaseWindow',
    'firstWindow',
    'mandatoryDraw',
    'actionPhaseWindow',
    'action',
    'discard',
    'discardPhaseWindow',
  ].map(step => [of, step])
const run: readonly Named[] = [
  ['run', 'initiationWindow'],
  ['approach', 'approachWindow'],
  ['encounter', 'encounterWindow'],
  ['encounter', 'nextSubroutine'],
  ['run', 'passWindow'],
  ['run', 'jackOut'],
  ['run', 'movementWindow'],
  ['run', 'success'],
  ['run', 'breach'],
]

export function trackOf(view: View): readonly TrackStep[] {
  if (view.turn === 0) return []
  const { structures } = editionNamed(view.edition)
  const steps = view.run === null ? turn(view.active === 'corp' ? 'corpTurn' : 'runnerTurn') : run
  const found = steps.flatMap(([structure, step]) => {
    const row = structures[structure].find(each => each.step === step)
    const label = labels.find(([name]) => name === step)?.[1] ?? step
    return row === undefined
      ? []
      : [{ structure, step, rule: row.rule, label, canStop: row.window !== undefined }]
  })
  const now = found.findIndex(({ structure, step }) =>
    view.progress.some(each => each.kind === 'structure' && each.what === structure && each.step === step),
  )
  return found.map((each, i) => ({ ...each, isNow: i === now }))
}

const labels = Object.entries(say.track)
