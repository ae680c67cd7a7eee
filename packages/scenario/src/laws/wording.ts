/** What no text may say, in whatever language. */
const wrong: readonly (readonly [string, RegExp])[] = [
  ['a doubled word', /\b(?!die\b|der\b|das\b|sie\b)(\p{L}{2,}) \1\b/iu],
  ['a letter told by itself', /\b([XYZWVU]) is equal to [^.;]*\b\1\b|\b([XYZWVU]) entspricht [^.;]*\b\2\b/],
  [
    'a clause where an action belongs',
    /\b(to|may|must) (when|whenever|if|the first time)\b|\b(darfst|musst) (wenn|immer wenn|falls)\b/,
  ],
  [
    'a thing twice in one sum',
    /(the number of [^.,;]+) (plus|minus) \1|(die Anzahl [^.,;]+) (plus|minus) \3/,
  ],
  [
    'a verb for one where there are several',
    /\b(cards|programs|agendas|pieces of ice)(?: of that type)? that is\b/,
  ],
  ['a form of a verb that does not fit', /\bnot has\b|\bas the (?:Corp|Runner) (?:rez|play|install|score) /],
  ['a number of numbers', /\b(?:lesser|least) of the (?:lesser|least)\b|\bKlein\w+ von dem Klein/],
  ['what is no word', /undefined|null\b|\[object|NaN|\b[a-z]+[A-Z]\w*/],
  ['marks that do not go together', / [.,;:]|,,|\.\.|,\.| {2}|^ | $/],
  [
    'several of one thing',
    /(?<![-\d.,])\b1 (?:(?!of |or |and |oder |und |deiner |dieser |jener )\p{L}+ ){0,2}(cards|counters|servers|programs|agendas|assets|tags|points|subroutines|pieces|Karten|Programme|Agenden|Markierungen|Agendapunkte|Subroutinen)\b/u,
  ],
  [
    'one of several things',
    /\b(?:[2-9]|\d\d) (card|counter|server|program|agenda(?! points| counters)|asset|tag|point|subroutine|piece|Karte|Programm|Agenda|Markierung|Agendapunkt|Subroutine)\b(?!-)/,
  ],
]

/** A list of choices is no sentence. */
const sentences = /(?<=[.!?]\)*[”“]?) |•/

/** What is wrong with a text, whatever it says; null if nothing is. */
export function wrongWordingIn(text: string): string | null {
  const found = wrong.find(([, pattern]) => pattern.test(text))
  if (found !== undefined) return `${found[0]}: ${text}`
  const long = text.split(sentences).find(sentence => sentence.split(' ').length > 60)
  return long === undefined ? null : `more than 60 words: ${long}`
}
