import type { Edition } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import { stepNameIn } from '@paydata/words'
import { gameWords } from '../messages/game.ts'
import { settings } from '../messages/settings.ts'
import { placeOf } from '../store/stops.ts'

const words = settings.windows

interface StopPlace {
  /** The name of the window in standing orders. */
  readonly place: string
  readonly name: string
}

interface StopGroup {
  readonly title: string
  readonly places: readonly StopPlace[]
}

type Structures = Edition['structures']
type Structure = keyof Structures

const isStructure = (structures: Structures, step: string): step is Structure => step in structures

/** The steps of a structure in which players may act, in their order; those of another one that is a step of it stand in its place. */
function windowsOf({ name, structures }: Edition, structure: Structure): readonly StopPlace[] {
  const windowsIn = (of: Structure): readonly StopPlace[] =>
    structures[of].flatMap(({ step, window }) =>
      isStructure(structures, step)
        ? windowsIn(step)
        : window === undefined
          ? []
          : [{ place: placeOf(of, step), name: stepNameIn(name, of, step, gameWords()) ?? step }],
    )
  return windowsIn(structure)
}

/** All kinds of windows of an edition for which standing orders can be given, in the order in which they occur. */
export function stopWindows(name: string): readonly StopGroup[] {
  const edition = editionNamed(name)
  const { corpTurn, runnerTurn, run, kinds } = words.groups
  return [
    { title: corpTurn, places: windowsOf(edition, 'corpTurn') },
    { title: runnerTurn, places: windowsOf(edition, 'runnerTurn') },
    { title: run, places: windowsOf(edition, 'run') },
    { title: kinds, places: Object.entries(words.kinds).map(([place, is]) => ({ place, name: is })) },
  ]
}
