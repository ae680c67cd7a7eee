import { join } from 'node:path'
import { labFolder } from '../place.ts'

/** Where the recordings lie. */
export const folder = join(labFolder, 'golden')
