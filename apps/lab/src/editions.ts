import { newestEdition } from '@paydata/engine'
import { defineOlderEditions, olderEditions } from '@paydata/engine/editions'
import { stop } from './options.ts'

defineOlderEditions()

/** From the newest on. */
export const everyEdition: readonly string[] = [
  newestEdition,
  ...olderEditions.map(({ name }) => name).reverse(),
]

/** The editions that an option names: one of them, or each. */
export function editionsNamed(name: string): readonly string[] {
  if (name === 'each') return everyEdition
  if (!everyEdition.includes(name))
    stop(`There is no edition "${name}". There are: ${everyEdition.join(', ')}, each.`)
  return [name]
}
