/** A deck as a short code for an address: `1.` and letters. It names cards by their printed numbers, so it outlives new cards. */

import { cardOf, titleOf } from '@paydata/cards/catalogue'
import type { BytesRead } from './bytes.ts'
import { asLetters, fromLetters, newBytes, readBytes } from './bytes.ts'
import type { Reading } from './gathering.ts'
import { isCount, tooManyIn, unread } from './gathering.ts'
import type { Copies, NamedDeck } from './model.ts'
import { mostCopies, namedDeck } from './model.ts'
import { findCard } from './names.ts'
import type { Problem } from './problems.ts'

/** Goes up when codes are written in another way. Codes of all versions before stay readable. */
const version = 1

/** The printed number of a card, of its first printing; a card that has none is written by its id. */
const numberOf = (id: string): number | null => {
  const code = cardOf(id)?.codes[0]
  return code !== undefined && /^\d{5}$/.test(code) ? Number(code) : null
}

const codeOf = (number: number): string => `${number}`.padStart(5, '0')

/** No deck has a longer code, even with the longest name: nearly all cards are written by their numbers. */
const mostLetters = 4000

/** Copies up to this stand in one number with the card. */
const fewCopies = 3

/** The code of a deck with its name. Copies that are no number of copies are left out. */
export function deckCode(given: NamedDeck): string {
  const { name, identity, cards } = namedDeck(given.name, given.identity, given.cards)
  const bytes = newBytes()
  bytes.text(name)
  const counted = [[identity, 1] as const, ...cards.filter(([, count]) => isCount(count))]
  const numbered = counted.flatMap(([id, count], nth) => {
    const number = numberOf(id)
    return number === null || nth === 0 ? [] : [[number, count] as const]
  })
  const byId = counted.filter(([id], nth) => nth > 0 && numberOf(id) === null)
  const ofIdentity = numberOf(identity)
  bytes.number(ofIdentity ?? 0)
  if (ofIdentity === null) bytes.text(identity)
  bytes.number(numbered.length)
  let before = 0
  for (const [number, count] of numbered.sort(([a], [b]) => a - b)) {
    bytes.number((number - before) * (fewCopies + 1) + (count <= fewCopies ? count : 0))
    if (count > fewCopies) bytes.number(count)
    before = number
  }
  bytes.number(byId.length)
  for (const [id, count] of byId) {
    bytes.text(id)
    bytes.number(count)
  }
  const all = bytes.all()
  return `${version}.${asLetters([...all, ...checkOf(all)])}`
}

/** Three bytes that tell whether all others came through (FNV-1a). */
function checkOf(bytes: readonly number[]): readonly number[] {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  hash ^= hash >>> 15
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255]
}

/** The code in a text that is nothing else: alone, or at the end of an address, behind `deck=`. */
export const deckCodeIn = (text: string): string | null =>
  /^(?:\S*[#?&]deck=)?(\d{1,3}\.[\w-]{8,})$/.exec(text.trim())?.[1] ?? null

const damaged = unread({ why: 'damagedCode', line: null })

/**
 * The deck of a code. Cards of newer releases are problems, and `rest` is the deck without them. A code may come from anybody, in an
 * address, so nothing is looked up before it is known that it holds no more than a deck does.
 */
export function deckOfCode(code: string): Reading {
  if (code.length > mostLetters) return damaged
  const [, written = '', letters = ''] = /^(\d{1,3})\.([\w-]*)$/.exec(code.trim()) ?? []
  if (Number(written) > version) return unread({ why: 'newerCode', line: null, version: Number(written) })
  const bytes = Number(written) === version ? fromLetters(letters) : null
  if (bytes === null) return damaged
  const [told, check] = [bytes.slice(0, -3), bytes.slice(-3)]
  const right = checkOf(told)
  if (check.length < 3 || check.some((byte, nth) => byte !== right[nth])) return damaged
  const read = readBytes(told)
  const deck = deckIn(read)
  if (deck === null || !read.isAtEnd()) return damaged
  const [tooMany] = tooManyIn(deck.cards)
  return tooMany === undefined ? known(deck) : unread(tooMany)
}

/** The deck as it was written, with the printed numbers or ids of its cards. */
function deckIn(read: BytesRead): NamedDeck | null {
  const name = read.text()
  const number = read.number()
  const identity = number === 0 ? read.text() : number === null ? null : codeOf(number)
  const howMany = read.number()
  if (name === null || identity === null || howMany === null) return null
  const cards: Copies[] = []
  let before = 0
  for (let nth = 0; nth < howMany; nth++) {
    const written = read.number()
    if (written === null) return null
    const few = written % (fewCopies + 1)
    const count = few === 0 ? read.number() : few
    if (count === null || count < 1) return null
    before += Math.floor(written / (fewCopies + 1))
    cards.push([codeOf(before), count])
  }
  const others = read.number()
  if (others === null) return null
  for (let nth = 0; nth < others; nth++) {
    const id = read.text()
    const count = read.number()
    if (id === null || count === null || count < 1) return null
    cards.push([id, count])
  }
  return { name, identity, cards }
}

/** The deck with the ids of its cards, as far as they are known. */
function known({ name, identity, cards }: NamedDeck): Reading {
  const problems: Problem[] = []
  const idOf = (written: string): string | null => {
    const card = cardOf(written) ?? (/^\d{5}$/.test(written) ? findCard(written) : undefined)
    if (card === undefined) problems.push({ why: 'unknownCard', line: null, name: written, suggestions: [] })
    return card?.id ?? null
  }
  const own = identity === '' ? null : idOf(identity)
  if (identity === '') problems.push({ why: 'noIdentity', line: null, suggestions: [] })
  const found = cards.flatMap(([written, count]): Copies[] => {
    const id = idOf(written)
    if (id === null) return []
    if (isCount(count)) return [[id, count]]
    problems.push({ why: 'badCount', line: null, name: titleOf(id), count: `${count}`, most: mostCopies })
    return []
  })
  const deck = namedDeck(name, own ?? '', found)
  return problems.length === 0
    ? { ok: true, deck, passedOver: [] }
    : { ok: false, problems, rest: deck, passedOver: [] }
}
