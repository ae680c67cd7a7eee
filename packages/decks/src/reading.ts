import { deckCodeIn, deckOfCode } from './code.ts'
import type { Reading } from './gathering.ts'
import { unread } from './gathering.ts'
import { readJson } from './reading-json.ts'
import { readOctgn } from './reading-octgn.ts'
import { readText } from './reading-text.ts'

const longest = 50_000

/** The site of an address that stands alone. NetrunnerDB names decks by numbers of this form, too. */
function siteIn(text: string): string | null {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return 'netrunnerdb.com'
  const [, site] =
    /^(?:https?:\/\/|(?=(?:www\.)?(?:netrunnerdb\.com|jinteki\.net)\/))([^\s/?#]+)\S*$/i.exec(text) ?? []
  return site?.toLowerCase() ?? null
}

/** Reads a deck in any of the forms that players paste, and says everything that is wrong when it cannot. */
export function readDeck(text: unknown): Reading {
  // Text has no null characters; files of other kinds have.
  if (typeof text !== 'string' || text.includes('\0')) return unread({ why: 'notText', line: null })
  if (text.length > longest) return unread({ why: 'tooLong', line: null, most: longest })
  const written = text.replace(/^\uFEFF/, '')
  const start = written.trimStart()
  if (start === '') return unread({ why: 'empty', line: null })
  const code = deckCodeIn(start)
  if (code !== null) return deckOfCode(code)
  const site = siteIn(start.trimEnd())
  if (site !== null) return unread({ why: 'link', line: null, site })
  if (/^(\{|\[\s*\{)/.test(start)) return readJson(start)
  if (/^<(\?xml|deck\b)/i.test(start)) return readOctgn(written)
  return readText(written)
}
