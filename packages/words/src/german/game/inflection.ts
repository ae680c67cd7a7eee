/** The forms of German words. They are made of single words, before a text has any of them. */

/** "Du deckst"; after s, ß, x and z German adds no second s: "du setzt". */
const youOf = (third: string): string => (/[sßxz]t$/.test(third) ? third : `${third.replace(/t$/, '')}st`)

/** A verb; a prefix parts from it in main clauses: "decke … auf". */
export interface Verb {
  readonly prefix: string
  /** Without its prefix. */
  readonly infinitive: string
  /** With its prefix: "aufzudecken". */
  readonly zu: string
  readonly imperative: string
  readonly third: string
  readonly du: string
}

/** "auf|decken", the imperative, "he …"; the form after "du" where it is not a regular one. */
export function verb(infinitive: string, imperative: string, third: string, du = youOf(third)): Verb {
  const [first = '', second] = infinitive.split('|')
  const parts =
    second === undefined
      ? { prefix: '', infinitive: first, zu: `zu ${first}` }
      : { prefix: first, infinitive: second, zu: `${first}zu${second}` }
  return { ...parts, imperative, third, du }
}

/** A regular one: "install|ieren". */
export function regular(infinitive: string): Verb {
  const stem = (infinitive.split('|').at(-1) ?? '').replace(/e?n$/, '')
  return verb(infinitive, `${stem}e`, /[td]$/.test(stem) ? `${stem}et` : `${stem}t`)
}

/** "Karten", "den Karten"; "Ziele", "den Zielen". */
export const dativeOfMany = (many: string): string =>
  /[ns]$|\]$|ICE$|Hardware$/.test(many) ? many : `${many}n`

/** "Transaktions-", "Waffen-": how a name begins a compound. */
export function linkedTo(name: string): string {
  if (/(tion|sion|ung|tät|heit|keit)$/.test(name)) return `${name}s-`
  return /(Waffe|Anlage|Sparte|Altlast)$/.test(name) ? `${name.replace(/e$/, '')}en-` : `${name}-`
}

const upper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
/** A name that is the same in English: "Code-Gate". */
export const asInEnglish = (name: string): string => name.split(' ').map(upper).join('-')
