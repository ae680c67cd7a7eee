import { newestEdition } from '@paydata/cards/starter'
import { editionNamed } from '@paydata/engine'
import { stepName } from '@paydata/engine/text'
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

const { structures } = editionNamed(newestEdition)
type Structure = keyof typeof structures

/** The steps of a structure in which players may act. Their names are the same in all editions. */
const windowsOf = (structure: Structure): readonly StopPlace[] =>
  structures[structure]
    .filter(({ window }) => window !== undefined)
    .map(({ step }) => ({
      place: placeOf(structure, step),
      name: stepName(structure, step, gameWords()) ?? step,
    }))

/** All kinds of windows for which standing orders can be given, in the order in which they occur. */
export function stopWindows(): readonly StopGroup[] {
  const run = windowsOf('run')
  return [
    { title: words.groups.corpTurn, places: windowsOf('corpTurn') },
    { title: words.groups.runnerTurn, places: windowsOf('runnerTurn') },
    {
      title: words.groups.run,
      places: [...run.slice(0, 1), ...windowsOf('approach'), ...windowsOf('encounter'), ...run.slice(1)],
    },
    {
      title: words.groups.kinds,
      places: Object.entries(words.kinds).map(([place, name]) => ({ place, name })),
    },
  ]
}
