import { editionNamed } from '@paydata/engine'
import { stepName } from '@paydata/engine/text'
import { settings } from '../messages/english-settings.ts'
import { placeOf } from '../store/stops.ts'

const words = settings.windows

interface StopPlace {
  /** As orders name it. */
  readonly place: string
  readonly name: string
}

interface StopGroup {
  readonly title: string
  readonly places: readonly StopPlace[]
}

const { structures } = editionNamed('26.03')
type Structure = keyof typeof structures

/** The steps of a structure in which players may act: they are called the same in all editions. */
const windowsOf = (structure: Structure): readonly StopPlace[] =>
  structures[structure]
    .filter(({ window }) => window !== undefined)
    .map(({ step }) => ({ place: placeOf(structure, step), name: stepName(structure, step) ?? step }))

const [begins = [], after = []] = [windowsOf('run').slice(0, 1), windowsOf('run').slice(1)]

/** Every kind of window for which standing orders can be given, in the order in which they come. */
export const stopWindows: readonly StopGroup[] = [
  { title: words.groups.corpTurn, places: windowsOf('corpTurn') },
  { title: words.groups.runnerTurn, places: windowsOf('runnerTurn') },
  {
    title: words.groups.run,
    places: [...begins, ...windowsOf('approach'), ...windowsOf('encounter'), ...after],
  },
  {
    title: words.groups.kinds,
    places: Object.entries(words.kinds).map(([place, name]) => ({ place, name })),
  },
]
