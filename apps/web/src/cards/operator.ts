import { create } from 'zustand'

/** Pictures and texts of cards that the operator of a server may add, each named by the code printed on the card. */
interface OfOperator {
  /** An address with `{code}` in it; empty for no pictures. */
  readonly pictures: string
  readonly texts: Readonly<Record<string, string>>
  /** The codes of each printing of a card, the first one first. */
  readonly codesOf: (definition: string) => readonly string[]
}

const named = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

const useOperator = create<OfOperator>(() => ({
  pictures: typeof document === 'undefined' ? '' : named('card-pictures'),
  texts: {},
  codesOf: () => [],
}))

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'string')

/** Fetches the operator's texts if the page names any. Without them cards show the engine's texts. */
async function fetchTexts(): Promise<void> {
  const place = typeof document === 'undefined' ? '' : named('card-texts')
  if (place === '') return
  const texts: unknown = await (await fetch(place)).json()
  if (!isTexts(texts)) throw new Error(`${place} is not { "code": "text" }.`)
  useOperator.setState({ texts })
}

/** Loads the printed codes of all cards, but only if the operator has pictures or texts, which nothing else needs codes for. */
async function fetchCodes(): Promise<void> {
  if (typeof document === 'undefined' || `${named('card-pictures')}${named('card-texts')}` === '') return
  const { cardOf } = await import('@paydata/cards/catalogue')
  useOperator.setState({ codesOf: definition => cardOf(definition)?.codes ?? [] })
}
for (const fetched of [fetchTexts(), fetchCodes()]) fetched.catch(console.error)

/** The address of the operator's picture of a card. */
export function useOperatorPicture(definition: string): string | null {
  const { pictures, codesOf } = useOperator()
  const [code] = codesOf(definition)
  return pictures === '' || code === undefined ? null : pictures.replace('{code}', code)
}

/** The operator's text of a card, line by line. */
export function useOperatorText(definition: string): readonly string[] | null {
  const { texts, codesOf } = useOperator()
  const text = codesOf(definition)
    .map(code => texts[code])
    .find(each => each !== undefined)
  return text?.split('\n') ?? null
}
