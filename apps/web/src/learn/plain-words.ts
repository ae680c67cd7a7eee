import type { Language as GameWords } from '@paydata/words'
import type { PlainTerm } from '@paydata/words/plain'
import { languagePlainly, plainlyIn, plainTermsOf } from '@paydata/words/plain'
import { spoken, wordsOf } from '../messages/language.ts'
import type { Layer } from '../messages/layer.ts'
import { laid } from '../messages/layer.ts'
import { useSaid } from '../store/said.ts'
import { noteShown, oftenEnough, timesShown } from './plain.ts'
import { textsShown } from './texts-shown.ts'

const isWords = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A layer that passes each text through `say`, whether it stands in a part of the page or is made of something. */
function layerOf(plainly: ReturnType<typeof plainlyIn>): Layer {
  const passed = (value: unknown): unknown => {
    if (typeof value === 'string') return plainly.say(value)
    if (typeof value === 'function')
      return new Proxy(value, { apply: (make, self, given) => passed(Reflect.apply(make, self, given)) })
    return isWords(value) ? over(value) : value
  }
  const over = <Words extends object>(words: Words): Words =>
    new Proxy(words, { get: (of, key) => passed(Reflect.get(of, key)) })
  const languages = new Map<GameWords, GameWords>()
  const game = (words: GameWords): GameWords => {
    const known = languages.get(words) ?? languagePlainly(words, plainly)
    languages.set(words, known)
    return known
  }
  return { over, game }
}

const termsNow = (): readonly PlainTerm[] => {
  const words = wordsOf('plain')
  return words === null ? [] : plainTermsOf(words).filter(term => timesShown(term) < oftenEnough)
}

function lay(): void {
  const words = wordsOf('plain')
  const terms = termsNow()
  laid.setState({
    now: words === null || terms.length === 0 ? null : layerOf(plainlyIn(words, new Set(terms))),
  })
}

/**
 * Says places in plain words, each of them until it was shown three times, and counts that. A time is a moment of the table that shows
 * a text with the word which was not shown before. No text changes while it is read: what was told often enough is said in the real
 * word from the next moment on.
 */
export function speakPlainly(): () => void {
  const shown = new Set<string>()
  function count(): void {
    const words = wordsOf('plain')
    if (words === null) return
    const { said } = plainlyIn(words, new Set())
    const fresh = textsShown().filter(text => !shown.has(text))
    for (const text of fresh) shown.add(text)
    const terms = new Set(fresh.flatMap(said))
    if (terms.size === 0) return
    const before = termsNow().length
    noteShown([...terms])
    if (termsNow().length < before) lay()
  }
  lay()
  const stops = [
    spoken.subscribe(lay),
    useSaid.subscribe(({ version, view }, before) => {
      if (view !== null && (version !== before.version || view !== before.view)) count()
    }),
  ]
  return () => {
    count()
    for (const stop of stops) stop()
    laid.setState({ now: null })
  }
}
