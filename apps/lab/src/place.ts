import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const lab = join('apps', 'lab') + sep
const here = fileURLToPath(import.meta.url)

/** Folders of the project, seen from the sources and from what is built of them. */
export const labFolder = here.slice(0, here.lastIndexOf(lab) + lab.length)
export const packagesFolder = join(labFolder, '..', '..', 'packages')
