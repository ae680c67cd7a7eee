import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const lab = join('apps', 'lab') + sep
const here = fileURLToPath(import.meta.url)

/** Where the recordings lie, seen from the sources and from what is built of them. */
export const folder = join(here.slice(0, here.lastIndexOf(lab) + lab.length), 'golden')
