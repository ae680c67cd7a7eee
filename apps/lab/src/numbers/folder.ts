import { join } from 'node:path'
import { labFolder } from '../place.ts'

/** Where it is recorded what each number stands for. */
export const folder = join(labFolder, 'numbers')
