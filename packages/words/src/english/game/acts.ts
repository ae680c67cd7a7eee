import type { Act, Purpose, TermOf } from '@paydata/engine/language'
import type { Declared, Use } from '../../tree/clauses.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Servers, Thing } from '../../tree/tree.ts'
import type { Noun } from './grammar.ts'
import { article, doing, list, noun, spaced } from './grammar.ts'
import { card, serversText, types } from './names.ts'
import { nounText, thing } from './nouns.ts'

/** What players do, as other sentences speak of it: most of it has the verb by which it goes, and is done to cards. */

const ice = noun('ice', 'ice')
/** What it is done to, where the text names no cards. */
const usual: Exceptions<
  Act | TermOf<Purpose>,
  | Exclude<SaidByVerb, 'steal' | 'score' | 'forfeit' | 'bypass'>
  | 'jackOut'
  | 'draw'
  | 'run'
  | 'access'
  | 'break'
  | 'gainCredits'
  | 'spendCredits'
  | 'beSuccessful'
  | 'removeTags'
  | 'prevent'
  | 'trace'
  | 'bid'
  | 'removeTag'
  | 'removingTags'
  | 'trashResource'
  | 'nested',
  Noun
> = {
  steal: types.agenda,
  score: types.agenda,
  forfeit: types.agenda,
  bypass: ice,
}
const usually = (act: Act | TermOf<Purpose>): Noun => usual[act] ?? card
const at = (preposition: string, servers: Servers | null, more = ''): string =>
  servers === null ? '' : `${preposition} ${serversText(servers)}${more}`
const on = (cards: Thing | null): string => (cards === null ? '' : `on ${thing(cards)}`)

type Cannot = Declared<'cannot'>
/** What is done to cards, which its verb says: "trash", "rez". */
type SaidByVerb =
  | 'steal'
  | 'trash'
  | 'forfeit'
  | 'rez'
  | 'score'
  | 'install'
  | 'play'
  | 'use'
  | 'advance'
  | 'bypass'
  | 'expose'
const denied: Exceptions<Act, SaidByVerb, (d: Cannot) => string> = {
  jackOut: () => 'jack out',
  draw: () => 'draw cards',
  run: d => (d.servers === null ? 'make runs' : at('run', d.servers)),
  access: d => spaced('access', d.cards === null ? 'cards' : thing(d.cards), at('in', d.servers)),
  break: d =>
    spaced('break', d.subroutines === 'printed' ? 'printed' : '', 'subroutines', on(d.cards), using(d)),
  gainCredits: () => 'gain credits',
  spendCredits: () => 'spend credits',
  beSuccessful: d => spaced('declare runs', at('on', d.servers), 'successful'),
  removeTags: () => 'remove tags',
  prevent: d => spaced('prevent effects', on(d.cards), at('in', d.servers)),
}

function using({ using: how }: Cannot): string {
  if (how === null) return ''
  const { one, many } = nounText(how.noun)
  return how.except ? `except using ${article(one)}` : `using ${many}`
}

/** After "cannot". */
export const cannotDo = (d: Cannot): string =>
  denied[d.act]?.(d) ?? `${d.act} ${d.cards === null ? usually(d.act).many : thing(d.cards)}`

type Paid = Pick<Declared<'additionalCost'>, 'to' | 'cards' | 'servers' | 'orRoot'>
/** After "as an additional cost to". */
export function paidFor({ to, cards, servers, orRoot }: Paid): string {
  if (to === 'jackOut') return 'jack out'
  if (to === 'run') return servers === null ? 'make a run' : at('run', servers)
  const where = to === 'steal' ? at('from', servers, orRoot ? ' or its root' : '') : at('in', servers)
  return spaced(to, cards === null ? article(usually(to).one) : thing(cards), where)
}

const purposes: Exceptions<
  TermOf<Purpose>,
  'install' | 'play' | 'rez' | 'use' | 'trash' | 'steal' | 'score' | 'advance' | 'access',
  string
> = {
  run: 'making runs',
  trace: 'traces',
  bid: 'secret spending',
  removeTag: 'the basic action to remove 1 tag',
  removingTags: 'removing tags',
  trashResource: 'trashing resources',
  jackOut: 'jacking out',
  nested: 'effects',
}
/** After "to pay for". */
export const doingFor = (purpose: TermOf<Purpose>, { cards }: Use): string =>
  purposes[purpose] ?? `${doing(purpose)} ${(cards === null ? usually(purpose) : nounText(cards)).many}`

const newer: readonly TermOf<Purpose>[] = ['install', 'play', 'rez', 'use', 'advance']
/** "You can spend hosted credits to pay trash costs": null for what has an older phrase. */
export function spentTo(purpose: TermOf<Purpose>, uses: readonly Use[]): string | null {
  if (purpose === 'removeTag') return 'take the basic action to remove 1 tag'
  const cards = kindsFor(purpose, uses)
  if (purpose === 'trash') return spaced('pay trash costs', cards === null ? '' : `of ${cards}`)
  return newer.includes(purpose) ? `${purpose} ${cards ?? 'cards'}` : null
}
/** All that hosted credits may pay for in one way: "assets in the root of this server and ice protecting it". */
function kindsFor(purpose: TermOf<Purpose>, uses: readonly Use[]): string | null {
  const kinds = uses.flatMap(({ to, cards }) => (to.includes(purpose) ? [cards] : []))
  const told = kinds.flatMap(kind => (kind === null ? [] : thing({ is: 'kind', noun: kind })))
  return told.length < kinds.length ? null : list(told, 'and')
}
