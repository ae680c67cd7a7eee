import type { Page, Tag } from '@paydata/words/languages'
import { isTag, speechOf, tags, wordsOf } from '@paydata/words/languages'

/** What is said of links in a language. */
export interface LinkWords {
  readonly tag: Tag
  readonly links: Page['links']
  readonly formats: Page['page']['play']['formats']
  readonly factions: Page['browse']['factions']
  readonly computers: Page['page']['computers']
  readonly typeOfCard: (type: string) => string
}

async function loaded(tag: Tag): Promise<LinkWords> {
  const { page } = speechOf(tag)
  const [links, { play, computers }, { factions }, { kinds }] = await Promise.all([
    page.links(),
    page.page(),
    page.browse(),
    wordsOf(tag),
  ])
  return { tag, links, formats: play.formats, factions, computers, typeOfCard: kinds.type }
}

const kept = new Map<Tag, Promise<LinkWords>>()

/** The words in the first language of a reader that there is: English for programs, which tell none. */
export function wordsFor(read: readonly string[]): Promise<LinkWords> {
  const tag = read.map(code => code.split('-')[0]).find(isTag) ?? tags[0] ?? 'en'
  const words = kept.get(tag) ?? loaded(tag)
  kept.set(tag, words)
  return words
}
