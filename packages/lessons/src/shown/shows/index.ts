import type { Show } from '../show.ts'
import { corp } from './corp.ts'
import { harm } from './harm.ts'
import { runner } from './runner.ts'
import { runs } from './runs.ts'

const all = { ...runs, ...corp, ...runner, ...harm }
export type ShowName = keyof typeof all

/** Every show by its name. */
export const shows: Readonly<Record<ShowName, Show>> = all
