import type { Purpose, TermOf } from '@paydata/engine/language'
import type { Parts } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { spaced, t } from '../../phrasing/text.ts'
import type { Declared, Use } from '../../tree/clauses.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Servers, Thing } from '../../tree/tree.ts'
import type { Noun } from './grammar.ts'
import { article, list, noun } from './grammar.ts'
import { doing } from './inflection.ts'
import { card, serversText, types } from './names.ts'
import { nounText, thing } from './nouns.ts'

/** What players do, as other sentences speak of it: most of it has the verb by which it goes, and is done to cards. */

const ice = noun('ice', 'ice')
/** What it is done to, where the text names no cards. */
const usual: Exceptions<
  Cannot['act'] | TermOf<Purpose>,
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
const usually = (act: Cannot['act'] | TermOf<Purpose>): Noun => usual[act] ?? card
const at = (preposition: string, servers: Servers | null, more = ''): Text =>
  servers === null ? '' : t`${preposition} ${serversText(servers)}${more}`
const on = (cards: Thing | null): Text => (cards === null ? '' : t`on ${thing(cards)}`)

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
const denied: Exceptions<Cannot['act'], SaidByVerb, (d: Cannot) => Parts> = {
  jackOut: () => ['jack out'],
  draw: () => ['draw', 'cards'],
  run: d => (d.servers === null ? ['make', 'runs'] : ['run', serversText(d.servers)]),
  access: d => ['access', d.cards === null ? 'cards' : thing(d.cards), at('in', d.servers)],
  break: d =>
    d.moreThan === null
      ? ['break', d.subroutines === 'printed' ? 'printed' : '', 'subroutines', on(d.cards), using(d)]
      : [
          'break',
          moreThan(
            d,
            t`${d.subroutines === 'printed' ? 'printed ' : ''}subroutine`,
            t`${d.subroutines === 'printed' ? 'printed ' : ''}subroutines`,
          ),
          on(d.cards),
          'during each encounter',
          using(d),
        ],
  gainCredits: () => ['gain', 'credits'],
  spendCredits: () => ['spend', 'credits'],
  beSuccessful: d => ['declare', 'runs', at('on', d.servers), 'successful'],
  removeTags: () => ['remove', 'tags'],
  prevent: d => ['prevent', 'effects', on(d.cards), at('in', d.servers)],
}

function using({ using: how }: Cannot): Text {
  if (how === null) return ''
  if ('card' in how) return t`with ${thing(how.card)}`
  const { one, many } = nounText(how.noun)
  return how.except ? t`except using ${article(one)}` : t`using ${many}`
}

const moreThan = ({ moreThan: most }: Cannot, one: Text, many: Text): Text =>
  most === null ? many : t`more than ${most} ${most === 1 ? one : many}`

/** "Trash more than 1 installed Runner card using this ice during each encounter". */
function tooMany(d: Cannot): Parts | null {
  if (d.moreThan === null || d.act === 'break' || d.cards?.is !== 'kind') return null
  const { one, many } = nounText(d.cards.noun)
  return [d.act, moreThan(d, one, many), using(d), 'during each encounter']
}

/** After "cannot". */
export const cannotDo = (d: Cannot): Parts =>
  tooMany(d) ?? denied[d.act]?.(d) ?? [d.act, d.cards === null ? usually(d.act).many : thing(d.cards)]

type Paid = Pick<Declared<'additionalCost'>, 'to' | 'cards' | 'servers' | 'orRoot'>
/** After "as an additional cost to". */
export function paidFor({ to, cards, servers, orRoot }: Paid): Text {
  if (to === 'jackOut') return 'jack out'
  if (to === 'trashResource')
    return t`trash ${cards === null ? 'a resource' : thing(cards)} with the basic action`
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
export const doingFor = (purpose: TermOf<Purpose>, { cards }: Use): Text =>
  purposes[purpose] ?? t`${doing(purpose)} ${(cards === null ? usually(purpose) : nounText(cards)).many}`

const newer: readonly TermOf<Purpose>[] = ['install', 'play', 'rez', 'use', 'advance']
/** "You can spend hosted credits to pay trash costs": null for what has an older phrase. */
export function spentTo(purpose: TermOf<Purpose>, uses: readonly Use[]): Text | null {
  if (purpose === 'removeTag') return 'take the basic action to remove 1 tag'
  const cards = kindsFor(purpose, uses)
  if (purpose === 'trash') return spaced('pay trash costs', cards === null ? '' : t`of ${cards}`)
  return newer.includes(purpose) ? t`${purpose} ${cards ?? 'cards'}` : null
}
/** All that hosted credits may pay for in one way: "assets in the root of this server and ice protecting it". */
function kindsFor(purpose: TermOf<Purpose>, uses: readonly Use[]): Text | null {
  const kinds = uses.flatMap(({ to, cards }) => (to.includes(purpose) ? [cards] : []))
  const told = kinds.flatMap(kind => (kind === null ? [] : thing({ is: 'kind', noun: kind })))
  return told.length < kinds.length ? null : list(told, 'and')
}
