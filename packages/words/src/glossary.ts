import type { Page } from './pages/types.ts'

/** A word of the game that the glossary explains, by its name in `glossary.ftl`. */
export type Term = keyof Page['glossary']['names']

/** Where a text has a word of the game. */
export interface Found {
  readonly term: Term
  readonly from: number
  readonly to: number
}

/** The symbols that stand for words, as texts have them. */
const symbols: Readonly<Record<string, Term>> = {
  '[credit]': 'credit',
  '[recurring-credit]': 'recurringCredit',
  '[click]': 'click',
  '[mu]': 'memory',
  '[link]': 'link',
  '[sub]': 'subroutine',
  '[trash]': 'trash',
  '[interrupt]': 'interrupt',
  '◆': 'unique',
}

interface Word {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** A form of a term: its words in a row, and whether the last one may go on. */
interface Form {
  readonly term: Term
  readonly words: readonly string[]
  readonly goesOn: boolean
}

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/\[[a-z-]+\]|◆|[\p{L}\p{N}&’]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

const formsOf = (term: Term, forms: string): readonly Form[] =>
  forms.split(',').map(form => ({
    term,
    words: wordsIn(form).map(({ word }) => word),
    goesOn: form.endsWith('…'),
  }))

function stands(form: Form, words: readonly Word[], at: number): boolean {
  const last = form.words.length - 1
  return form.words.every((word, i) => {
    const there = words[at + i]?.word
    return form.goesOn && i === last ? there?.startsWith(word) === true : there === word
  })
}

/**
 * What finds the words of the game in the texts of a language, which says the forms that each of them has. Of two that begin at the
 * same place the one of more words counts, and then the longer one.
 */
export function finderOf(forms: Readonly<Record<Term, string>>): (text: string) => readonly Found[] {
  const byLength = (form: Form): number => form.words.length * 100 + form.words.join('').length
  const all = Object.keys(forms)
    .filter((term): term is Term => term in forms)
    .flatMap(term => formsOf(term, forms[term]))
    .sort((one, other) => byLength(other) - byLength(one))
  return text => {
    const words = wordsIn(text)
    const found: Found[] = []
    for (let at = 0; at < words.length; ) {
      const first = words[at]
      const symbol = first === undefined ? undefined : symbols[first.word]
      const form = symbol === undefined ? all.find(each => stands(each, words, at)) : undefined
      const count = form?.words.length ?? 1
      const term = symbol ?? form?.term
      const last = words[at + count - 1]
      if (term !== undefined && first !== undefined && last !== undefined)
        found.push({ term, from: first.from, to: last.to })
      at += count
    }
    return found
  }
}
