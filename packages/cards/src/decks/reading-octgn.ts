import type { Entry, Reading } from './gathering.ts'
import { collected, mostEntries, refused } from './gathering.ts'
import { withoutEntities } from './markup.ts'
import { findCard } from './names.ts'

/** `<card qty="3" id="…01034">Diesel</card>`: the last digits of the id are the code of a printing. */
const element = /<card\b([^<>]*?)(?:\/>|>([^<>]*)<\/card>)/g
const attribute = (name: string, attributes: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? ''

/** A deck as OCTGN keeps it. */
export function readOctgn(text: string): Reading {
  const entries = [...text.matchAll(element)].map((found): Entry => {
    const [, attributes = '', title = ''] = found
    const code = attribute('id', attributes).slice(-5)
    const written = withoutEntities(title).trim()
    const quantity = attribute('qty', attributes)
    return {
      line: text.slice(0, found.index).split('\n').length,
      name:
        written === '' || (findCard(written) === undefined && findCard(code) !== undefined) ? code : written,
      count: /^\d+$/.test(quantity) ? Number(quantity) : quantity,
      stands: 'counted',
    }
  })
  if (entries.length === 0) return refused({ why: 'noDeckInXml', line: null })
  if (entries.length > mostEntries) return refused({ why: 'tooManyLines', line: null, most: mostEntries })
  return collected('', entries)
}
