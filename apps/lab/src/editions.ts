import { defineOlderEditions, olderEditions } from '@paydata/engine/editions'
import { stop } from './options.ts'

defineOlderEditions()

/** From the newest on. */
const all: readonly string[] = ['26.03', ...olderEditions.map(({ name }) => name).reverse()]

/** The editions that an option names: one of them, or each. */
export function editionsNamed(name: string): readonly string[] {
  if (name === 'each') return all
  if (!all.includes(name)) stop(`There is no edition "${name}". There are: ${all.join(', ')}, each.`)
  return [name]
}
