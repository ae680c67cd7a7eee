import type { Next, otherwise } from '../changes/frames.ts'
import type { Row } from '../rulebook/editions.ts'
import { bug, never } from '../state/bug.ts'
import type { Effect, Structure, StructureFrame, StructureName } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { accessDeeds, endsAccess } from './access.ts'
import { breachDeeds, expectedInBreach } from './breach.ts'
import { approachDeeds, encounterDeeds, endsApproach, endsEncounter, expectedInEncounter } from './ice.ts'
import { expectedInRun, runDeeds } from './run.ts'
import { expectedInTurn, turnDeeds } from './turn.ts'
import { common } from './windows.ts'

/** What a step of a structure does; it may say which step is next, or that there was nothing to do. */
type Deed<Of extends StructureName> = (game: Game, frame: Structure<Of>, row: Row) => StepNext
export type StepNext = Next | typeof otherwise
export type Deeds<Of extends StructureName> = Readonly<Record<string, Deed<Of>>>

function take<Of extends StructureName>(
  deeds: Deeds<Of>,
  game: Game,
  frame: Structure<Of>,
  row: Row,
): StepNext {
  const name = row.deed ?? row.step
  const deed = deeds[name] ?? common[name] ?? bug(`no deed for ${frame.of}.${name}`)
  return deed(game, frame, row)
}

/** Does what the step says. */
export function takeStep(game: Game, frame: StructureFrame, row: Row): StepNext {
  switch (frame.of) {
    case 'corpTurn':
    case 'runnerTurn':
      return take(turnDeeds, game, frame, row)
    case 'run':
      return take(runDeeds, game, frame, row)
    case 'approach':
      return take(approachDeeds, game, frame, row)
    case 'encounter':
      return take(encounterDeeds, game, frame, row)
    case 'breach':
      return take(breachDeeds, game, frame, row)
    case 'access':
      return take(accessDeeds, game, frame, row)
    default:
      return never(frame)
  }
}

/** The effects of a step that interrupts and replacements may look at; undefined when it has none such. */
export function expectedAt(game: Game, frame: StructureFrame): readonly Effect[] | undefined {
  switch (frame.of) {
    case 'corpTurn':
      return expectedInTurn(frame)
    case 'run':
      return expectedInRun(game, frame)
    case 'encounter':
      return expectedInEncounter(game, frame)
    case 'breach':
      return expectedInBreach(frame)
    default:
      return undefined
  }
}

/** The step a structure jumps to because what it is about is gone. */
export function endsEarly(game: Game, frame: StructureFrame): string | undefined {
  switch (frame.of) {
    case 'approach':
      return endsApproach(game, frame)
    case 'encounter':
      return endsEncounter(game, frame)
    case 'access':
      return endsAccess(game, frame)
    default:
      return undefined
  }
}
