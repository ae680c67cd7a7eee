import type { Definition } from '@paydata/engine'
import { cardText, effectText } from '@paydata/words/english'
import type { Need, Wanted } from './wanted.ts'
import { wantedOf } from './wanted.ts'

export const says: Readonly<Record<Need, string>> = {
  happened: 'never happened',
  met: 'never met',
  notMet: 'always met',
  taken: 'never taken',
  declined: 'never declined',
  chosen: 'never more than one answer',
}

/** What nobody has seen of a card. An offer that was taken without being asked twice shows in what it does. */
export const missingOf = (card: Definition, seen: ReadonlySet<string>): readonly Wanted[] =>
  wantedOf(card).filter(
    ({ path, need }) =>
      !seen.has(`${path} ${need}`) && !(need === 'taken' && seen.has(`${path}/does/0 happened`)),
  )

/** The words of a part, or of what it stands in. */
export function wordsOf(version: string, card: Definition, path: string): string {
  for (let to = path; to.includes('/'); to = to.slice(0, to.lastIndexOf('/'))) {
    const words = effectText(version, to)
    if (words !== null && words !== '') return to === path ? words : `… in: ${words}`
  }
  return cardText(card)[0] ?? card.printed.title
}

/** Each card that has something left to show, and how many have nothing. */
export function reportOn(version: string, cards: readonly Definition[], seen: ReadonlySet<string>) {
  const found = cards.map(card => ({ card, all: wantedOf(card).length, missing: missingOf(card, seen) }))
  const lacking = found.filter(({ missing }) => missing.length > 0)
  const total = found.reduce((sum, { all }) => sum + all, 0)
  const left = lacking.reduce((sum, { missing }) => sum + missing.length, 0)
  const lines = lacking.map(({ card, missing }) =>
    [
      `${card.printed.title} (${card.set})`,
      ...missing.map(
        ({ path, need }) => `  ${says[need].padEnd(26)}  ${wordsOf(version, card, path)}  [${path}]`,
      ),
    ].join('\n'),
  )
  const summary = `${found.length - lacking.length} of ${found.length} cards complete, ${total - left} of ${total} effects seen`
  return { text: [...lines, summary].join('\n\n'), isComplete: lacking.length === 0 }
}
