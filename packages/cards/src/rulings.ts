/** What the tests of cards prove, as sentences for those who read about a card. A chunk for each set. */
import { cardOf } from './catalogue.ts'
import { rulings } from './sets/rulings.ts'

export interface Ruling {
  readonly says: string
  /** The number of the rule that it follows from, where the test names one. */
  readonly rule: string | null
}

/** The title of a test as a sentence: `CR 1.2.4: it loses the click` is "It loses the click." by CR 1.2.4. */
export function rulingOf(title: string): Ruling {
  const [, rule, rest = title] = /^(?:CR ([0-9][0-9.a-z]*)|ruling): (.+)$/su.exec(title) ?? []
  const sentence = rest.charAt(0).toUpperCase() + rest.slice(1)
  return { says: /[.!?]$/.test(sentence) ? sentence : `${sentence}.`, rule: rule ?? null }
}

/** What the tests of a card prove, in their order. They stand with the oldest of its sets. */
export async function rulingsOf(card: string): Promise<readonly Ruling[]> {
  const sets = (cardOf(card)?.sets ?? []).flatMap(set => rulings[set] ?? [])
  const found = await Promise.all(sets.map(load => load()))
  return found.flatMap(set => set[card] ?? []).map(rulingOf)
}
