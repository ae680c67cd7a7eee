import type { Page } from './pages/types.ts'
import type { Language } from './tree/language.ts'

/** The forms of plain words in a language, from its `plain.ftl`. */
export type PlainForms = Page['plain']
/** A place that has a plain word. */
export type PlainTerm = keyof PlainForms['forms']

/** What says places in plain words, with the words of the game beside them. */
export interface Plainly {
  readonly say: (text: string) => string
  /** The places of which a text has the plain word. */
  readonly said: (text: string) => readonly PlainTerm[]
}

const isTermOf = (forms: PlainForms['forms'], term: string): term is PlainTerm => Object.hasOwn(forms, term)
export const plainTermsOf = ({ forms }: PlainForms): readonly PlainTerm[] =>
  Object.keys(forms).filter(term => isTermOf(forms, term))

interface Form {
  readonly term: PlainTerm
  readonly real: string
  readonly plain: string
}

const parted = (list: string): readonly string[] => list.split('|').map(each => each.trim())

const formsIn = (term: PlainTerm, list: string): readonly Form[] =>
  parted(list).map(form => {
    const [real = '', plain = ''] = form.split('→').map(each => each.trim())
    return { term, real, plain }
  })

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
/** The same form where it begins a sentence. */
const begun = ({ term, real, plain }: Form): Form => ({ term, real: capital(real), plain: capital(plain) })

/** One of some words, no letter of another word beside it; of two that begin alike the longer one. */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const each = longestFirst.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(String.raw`(?<![\p{L}\p{N}&])(?:${each.join('|')})(?![\p{L}\p{N}])`, 'gu')
}

const formsOf = (of: PlainForms['forms'], among: readonly PlainTerm[]): readonly Form[] =>
  among.flatMap(term => formsIn(term, of[term])).flatMap(form => [form, begun(form)])

/** What is said in place of the words of the game, each with the place that it is about. */
export function plainPhrases(words: PlainForms): ReadonlyMap<string, PlainTerm> {
  const all = plainTermsOf(words)
  const forms = [...formsOf(words.forms, all), ...formsOf(words.labels, all)]
  return new Map(forms.map(({ plain, term }) => [plain, term]))
}

/** Phrases of lessons that tell themselves what a word means. */
export const tellingPhrases = ({ told }: PlainForms): readonly string[] => parted(told)

/**
 * Says the places that are among `terms` in plain words, the others as always: each once in a text, and in its real word from then on.
 * What is said plainly already stays as it is, so a text may be a part of another one.
 */
export function plainlyIn(words: PlainForms, terms: ReadonlySet<PlainTerm>): Plainly {
  const unknown = plainTermsOf(words).filter(term => terms.has(term))
  const byReal = (of: PlainForms['forms']) => new Map(formsOf(of, unknown).map(form => [form.real, form]))
  const [forms, labels] = [byReal(words.forms), byReal(words.labels)]
  const told = plainPhrases(words)
  const found = anyOf([...forms.keys(), ...told.keys(), ...tellingPhrases(words)])
  const plain = anyOf([...told.keys()])
  function inside(text: string): string {
    const before = new Set<PlainTerm>()
    return text.replace(found, each => {
      const form = forms.get(each)
      const term = form?.term ?? told.get(each)
      if (term === undefined || before.has(term)) return each
      before.add(term)
      return form?.plain ?? each
    })
  }
  return {
    say: text => {
      const [name = ''] = text.split(':')
      const label = labels.get(name)
      return inside(label === undefined ? text : `${label.plain}${text.slice(name.length)}`)
    },
    said: text => [...new Set([...text.matchAll(plain)].flatMap(([form]) => told.get(form) ?? []))],
  }
}

/** A language that says places in plain words: its trees, grammar and words are its own. */
export const languagePlainly = (language: Language, { say }: Plainly): Language => ({
  ...language,
  finish: say,
})
