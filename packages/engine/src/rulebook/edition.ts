import { bug } from '../state/bug.ts'
import type { StructureFrame, StructureName } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { rowOf } from '../state/steps.ts'
import type { Edition, Row, RuleChoices, RunPhase } from './editions.ts'
import { editions } from './editions.ts'

const known = new Map<string, Edition>()
/** The one asked for last: it is asked for at every step, and of few games at a time. */
let last: Edition | undefined

/** Steps that effects go to, or that say where effects go, wherever they stand in a table. */
const landmarks: readonly (readonly [StructureName, readonly string[]])[] = [
  ['corpTurn', ['mandatoryDraw', 'actionPhaseWindow', 'action', 'discard']],
  ['runnerTurn', ['actionPhaseWindow', 'action', 'discard']],
  ['run', ['initiationEnds', 'approach', 'encounter', 'closeWindows']],
  ['approach', ['approachEnds']],
  ['encounter', ['nextSubroutine', 'encounterEnds']],
  ['breach', []],
  ['access', ['accessEnds']],
]

/** Makes an edition known under a name that games keep for ever. */
export function defineEdition(edition: Edition): Edition {
  for (const [of, steps] of landmarks) {
    const rows = edition.structures[of]
    const named = rows.flatMap(({ to = [], otherwise = [] }) => [to, otherwise].flat())
    for (const step of [...steps, ...named])
      if (!rows.some(row => row.step === step)) bug(`no step ${step} in ${of} of ${edition.name}`)
  }
  known.set(edition.name, edition)
  last = edition
  return edition
}

for (const edition of Object.values(editions)) defineEdition(edition)

export const editionNames = (): string[] => [...known.keys()]

export const editionNamed = (name: string): Edition =>
  known.get(name) ?? bug(`no edition ${name}: there are ${editionNames().join(', ')}`)

export function editionOf(game: Game): Edition {
  if (last?.name !== game.edition) last = editionNamed(game.edition)
  return last
}

export const rulesOf = (game: Game): RuleChoices => editionOf(game).rules

export const rowsOf = (game: Game, of: StructureName): readonly Row[] => editionOf(game).structures[of]

export const firstStep = (game: Game, of: StructureName): string =>
  rowsOf(game, of)[0]?.step ?? bug(`no steps of ${of}`)

export const rowAt = (game: Game, { of, step }: StructureFrame): Row => rowOf(rowsOf(game, of), step)

export const phaseOf = (game: Game, run: StructureFrame): RunPhase =>
  rowAt(game, run).phase ?? bug(`${run.step} is of no phase`)
