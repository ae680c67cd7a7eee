import { join } from 'node:path'
import { labFolder } from '../place.ts'

/** The folder that records what each number stands for. */
export const folder = join(labFolder, 'numbers')
