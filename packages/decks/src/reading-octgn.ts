import type { Entry, Reading } from './gathering.ts'
import { collected, mostLines, unread } from './gathering.ts'
import { withoutEntities } from './markup.ts'
import { findCard } from './names.ts'

/** `<card qty="3" id="…01034">Diesel</card>`: the last digits of the id are the code of a printing. */
const element = /<card\b([^<>]*?)(?:\/>|>([^<>]*)<\/card>)/g
const quantityIn = /\bqty\s*=\s*["']([^"']*)["']/
/** The section that the identity stands in, and no other card. */
const identitySection = /<section\b[^<>]*\bname\s*=\s*["']Identity["'][^<>]*>/i
/** OCTGN itself keeps no name in a deck. */
const nameIn = /<!-- Name: ([^<>\n]*) -->/
const idIn = /\bid\s*=\s*["']([^"']*)["']/

/** A deck as OCTGN keeps it. */
export function readOctgn(text: string): Reading {
  let [line, at] = [1, 0]
  /** The line of a place, counted on from the one before. */
  const lineOf = (place: number): number => {
    for (; at < place; at++) if (text.charAt(at) === '\n') line++
    return line
  }
  const section = identitySection.exec(text)
  const begin = section === null ? text.length : section.index
  const end = text.indexOf('</section>', begin)
  const entries = [...text.matchAll(element)].map((found): Entry => {
    const [, attributes = '', title = ''] = found
    const code = (idIn.exec(attributes)?.[1] ?? '').slice(-5)
    const written = withoutEntities(title).trim()
    const quantity = quantityIn.exec(attributes)?.[1] ?? ''
    return {
      line: lineOf(found.index),
      name:
        written === '' || (findCard(written) === undefined && findCard(code) !== undefined) ? code : written,
      count: /^\d+$/.test(quantity) ? Number(quantity) : quantity,
      stands: found.index > begin && found.index < end ? 'alone' : 'counted',
    }
  })
  if (entries.length === 0) return unread({ why: 'noDeckInXml', line: null })
  if (entries.length > mostLines) return unread({ why: 'tooManyLines', line: null, most: mostLines })
  return collected(withoutEntities(nameIn.exec(text)?.[1] ?? ''), entries)
}
