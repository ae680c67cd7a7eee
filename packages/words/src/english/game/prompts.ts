import type { Asks, CostItem, OptionKind, Purpose, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { capital, joined, t, whole } from '../../phrasing/text.ts'
import type { Asked, Moment, Spot } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { imminent } from './effects.ts'
import { list } from './grammar.ts'
import { rootOf, serverText } from './names.ts'
import { thing } from './nouns.ts'
import { payments, sayingText } from './saying.ts'

const cards = (n: number): Text => (n === 1 ? '1 card' : t`${n} cards`)
function range({ least, most }: Asked): Text {
  if (least === most) return cards(most)
  if (least > 0) return t`${least} to ${cards(most)}`
  return most === 1 ? '1 card or none' : t`up to ${cards(most)}`
}

const orThing = (of: Thing | null, usual: string): Text => (of === null ? usual : thing(of))
const named = (q: Asked): Text => (q.source === null ? '' : t` for ${thing(q.source)}`)
/** For which card it is asked, in whose words: “…” is read as its controller reads it, whoever is asked. */
const by = (q: Asked): Text => (q.does === null ? named(q) : t`${named(q)}: “${sayingText(q.does)}”`)
const titled = (q: Asked, text: Text): Text => (q.source === null ? text : t`${thing(q.source)}: ${text}`)
/** What may be done, or is done unless somebody pays; then the question itself. */
const quoted = (q: Asked, question: Text): Text =>
  titled(q, q.does === null ? question : t`“${sayingText(q.does)}” ${question}`)

/** What is paid; null where the name of the card says enough. */
const purposes: Readonly<Record<Purpose, string | null>> = {
  install: 'the install cost',
  play: 'the play cost',
  rez: 'the rez cost',
  use: null,
  trash: 'the trash cost',
  steal: 'the cost to steal',
  score: 'the cost to score',
  run: 'the cost of the run',
  trace: 'the trace',
  bid: 'the secret spending',
  removeTag: 'removing a tag',
  advance: 'advancing',
  trashResource: 'trashing a resource',
  access: 'the cost to access',
  jackOut: 'the cost to jack out',
  nested: null,
}

/** What is done with cards that are paid with. */
const cardsPaid: readonly CostItem['pay'][] = ['trash', 'forfeit', 'reveal', 'derez', 'host']

const toPay = (q: Asked): Text =>
  capital(q.price.length === 0 ? 'pay the additional cost' : payments(q.price))

const confirmed: readonly Purpose[] = ['run', 'install', 'play', 'rez', 'access']
function confirms(q: Asked): Text | null {
  if (q.about?.is !== 'price' || !confirmed.includes(q.about.of)) return null
  const { of } = q.about
  const run = q.server === null ? 'this server' : serverText(q.server)
  return t`${toPay(q)} to ${of} ${of === 'run' ? run : orThing(q.source, 'the card')}?`
}

const aboutToHappen = ({ imminent: effects }: Asked): Text =>
  effects.length === 0
    ? 'Something is about to happen:'
    : t`About to happen: ${joined(
        effects.map(each => imminent[each.effect](each)),
        ', ',
      )};`

function traced({ trace, forRunner }: Asked): Text {
  if (trace === null) return ''
  const { base, strength, link } = trace
  const links = t`${forRunner ? 'your' : 'the Runner’s'} link is ${link}. `
  return strength === null
    ? t`The base strength is ${base}, and ${links}`
    : t`The trace strength is ${strength}, and ${links}`
}

/** An install goes somewhere, a run too; other choices of a server are made for what a card says. */
const destinations: Readonly<Record<string, (q: Asked) => Text>> = {
  install: q => t`Choose where to install ${orThing(q.source, 'the card')}`,
  run: q => t`Choose a server to run${q.source === null ? '' : t` with ${thing(q.source)}`}`,
}

const isEncountered = ({ source, encountered }: Asked): boolean =>
  source !== null && encountered !== null && thing(source) === thing(encountered)

function spotText(spot: Spot | null): Text {
  if (spot === null) return 'there'
  return spot.protects ? t`protecting ${serverText(spot.server)}` : t`in ${rootOf(spot.server)}`
}

/** What is spent on a trace or in secret: no more than there is. */
const spending = (q: Asked, what: string): Text =>
  q.most === 0 ? t`You have no credits to spend ${what}.` : t`Spend up to ${q.most}[credit] ${what}.`

/** What there may be to do in a window. */
const deeds: readonly (readonly [OptionKind, string])[] = [
  ['rez', 'rez a card'],
  ['score', 'score an agenda'],
  ['useAbility', 'use an ability'],
]

/** Whose turn it is, for whoever is asked. */
const turnOf = ({ structure, isOwnTurn }: Moment): string =>
  isOwnTurn ? 'your' : structure === 'corpTurn' ? 'the Corp’s' : 'the Runner’s'

/** When a window is, by the name of its step; the start of an approach has the name of another window. */
const moments: Readonly<Record<string, (m: Moment, q: Asked) => Text>> = {
  drawPhaseWindow: m => t`${turnOf(m)} turn begins`,
  firstWindow: m => (m.structure === 'runnerTurn' ? t`${turnOf(m)} turn begins` : 'before the approach'),
  actionPhaseWindow: m => t`before ${turnOf(m)} next action`,
  afterAction: m => t`after ${turnOf(m)} action`,
  discardPhaseWindow: m => t`${turnOf(m)} turn ends`,
  initiationWindow: m => t`the ${runOf(m)} begins`,
  approachWindow: (m, q) => at('approach', m, q),
  encounterWindow: (m, q) => at('encounter', m, q),
  passWindow: m => t`the ${runOf(m)} goes on`,
  movementWindow: m => t`the ${runOf(m)} goes on`,
  serverWindow: m => t`the ${runOf(m)} nears its end`,
  lastWindow: m => t`before the ${runOf(m)} succeeds`,
}
const runOf = ({ server }: Moment): Text => (server === null ? 'run' : t`run on ${serverText(server)}`)
const at = (verb: 'approach' | 'encounter', { ice }: Moment, { forRunner }: Asked): Text =>
  t`${forRunner ? t`you ${verb}` : t`the Runner ${verb}${verb === 'approach' ? 'es' : 's'}`} ${orThing(ice, 'ice')}`

const momentText = (q: Asked): Text => {
  const words = q.moment === null ? undefined : moments[q.moment.step]
  return q.moment === null || words === undefined ? '' : t`${words(q.moment, q)}: `
}

/** Why cards of a kind cannot all stay, and which those are. */
function making(q: Asked): Text {
  const source = orThing(q.source, 'the card')
  switch (q.about?.is) {
    case 'credits':
      return t`Choose ice to trash: you cannot pay the ${q.about.price}[credit] that ${source} costs to install now`
    case 'memory':
      return t`Choose a program to trash: there is not enough memory for ${source}`
    default:
      return t`Choose a card to trash: it cannot stay with ${source}`
  }
}

/** What a player is asked: one plain sentence each. */
export const prompts: Readonly<Record<TermOf<Asks>, (q: Asked) => Text>> = {
  mulligan: () => 'Keep your starting hand, or shuffle it away and draw a new one?',
  action: () => 'Take an action.',
  paidWindow: q =>
    q.onlyOne
      ? whole(t`${momentText(q)}you can only pass`)
      : whole(
          t`${momentText(q)}${list([...deeds.flatMap(([does, words]) => (q.offers.has(does) ? [words] : [])), 'pass'], 'or')}`,
        ),
  reaction: () => 'Choose which ability to resolve next.',
  interrupt: q => t`${aboutToHappen(q)} use an interrupt, or pass.`,
  prevention: q => t`${aboutToHappen(q)} prevent or change it, or pass.`,
  midAccess: q => {
    if (q.isAgenda && !q.onlyOne)
      return t`Use an ability on ${orThing(q.source, 'the agenda')} before it can be stolen?`
    return q.onlyOne
      ? t`You access ${orThing(q.source, 'a card')} and ${q.isAgenda ? 'have no ability to use' : 'can do nothing with it'}.`
      : t`What do you do with ${orThing(q.source, 'the accessed card')}?`
  },
  candidate: () => 'Choose the next card to access.',
  becomesCandidate: q =>
    t`${orThing(q.source, 'A card')} has entered the root: may it be accessed in this breach?`,
  jackOut: q =>
    q.about?.is === 'loop'
      ? 'This run would go on for ever: jack out.'
      : t`Jack out${q.price.length === 0 ? '' : t` (${payments(q.price)})`}, or continue the run?`,
  steal: q => {
    const agenda = orThing(q.source, 'the agenda')
    if (q.price.length > 0) return t`${capital(payments(q.price))} to steal ${agenda}?`
    return q.canSteal ? t`You must steal ${agenda}.` : t`You cannot pay what it costs to steal ${agenda}.`
  },
  discard: q => t`Discard ${range(q)}.`,
  choose: q =>
    q.about?.is === 'damage'
      ? t`Choose ${range(q)} for the damage to trash.`
      : whole(q.most === 0 ? t`There is nothing to choose${by(q)}` : t`Choose ${range(q)}${by(q)}`),
  search: q => whole(q.most === 0 ? t`There is nothing to find${by(q)}` : t`Find ${range(q)}${by(q)}`),
  confirm: q =>
    confirms(q) ?? quoted(q, q.price.length === 0 ? 'Do you want to?' : t`${capital(payments(q.price))}?`),
  effect: q => {
    const card = q.source === null ? '' : t` of ${thing(q.source)}`
    const forWhom = q.isOthers ? t` for the ${q.forRunner ? 'Corp' : 'Runner'}` : ''
    if (!q.replaces) return whole(t`Choose an effect${card}${forWhom}`)
    return q.effects > 1 ? 'Choose which effect applies first.' : t`Let the effect${card} apply?`
  },
  number: q =>
    q.about?.is === 'X'
      ? q.least === q.most
        ? t`X can only be ${q.most}${named(q)}.`
        : t`Choose X${named(q)}, from ${q.least} to ${q.most}.`
      : q.about?.is === 'installLess'
        ? t`How many [credit] less to install (up to ${q.most})? The rest is less to rez.`
        : q.about?.is === 'loops'
          ? t`This could go on for ever: how many more times, up to ${q.most}?`
          : whole(t`Choose a number from ${q.least} to ${q.most}${by(q)}`),
  trace: q => titled(q, t`${traced(q)}${spending(q, 'on the trace')}`),
  psi: q => titled(q, spending(q, 'in secret')),
  payment: q => {
    if (q.total === 0 && q.about?.is === 'payment' && cardsPaid.includes(q.about.by))
      return whole(t`Choose ${range(q)} to ${q.about.by}${named(q)}`)
    const what = q.about?.is === 'price' ? purposes[q.about.of] : 'the cost'
    const card = q.source === null ? null : thing(q.source)
    const source = card === null ? what : what === null ? card : t`${what} of ${card}`
    const amount = q.total > 0 ? t` ${q.total}[credit] for` : what === null ? ' for' : ''
    return whole(t`Choose how to pay${amount} ${source ?? 'it'}`)
  },
  arrange: q =>
    q.about?.is === 'gained'
      ? t`Choose the order of the subroutines that ${orThing(q.source, 'the ice')} gains: the first resolves first.`
      : q.procedure === 'placeGained'
        ? t`${orThing(q.source, 'The ice')} gains ${q.does === null ? 'a subroutine' : t`“${sayingText(q.does)}”`}: choose the subroutine it stands before, or none to put it last.`
        : 'Arrange the cards: the first will be on top.',
  subroutines: q =>
    whole(
      q.about?.is === 'resolved'
        ? t`Choose a subroutine of ${orThing(q.source, 'the ice')} to resolve`
        : q.about?.is === 'kept'
          ? t`Choose ${q.most === 1 ? 'the subroutine' : t`the ${q.most} subroutines`} that will not be broken`
          : t`Choose ${q.most === 1 ? 'a subroutine' : t`up to ${q.most} subroutines`}${q.encountered === null ? '' : t` of ${thing(q.encountered)}`} to break${q.source === null || isEncountered(q) ? '' : t` with ${thing(q.source)}`}`,
    ),
  server: q =>
    whole((q.procedure === null ? undefined : destinations[q.procedure])?.(q) ?? t`Choose a server${by(q)}`),
  position: q => whole(t`Choose a position for ${orThing(q.source, 'the ice')}`),
  host: q => whole(t`Choose a host for ${orThing(q.source, 'the card')}`),
  trashLike: q =>
    q.mustAnswer
      ? whole(making(q))
      : t`Trash ${q.forRunner ? 'any of your programs' : t`cards ${spotText(q.spot)}`} before installing ${orThing(q.source, 'the card')}?`,
  overMemory: q =>
    q.about?.is === 'hosted'
      ? t`${orThing(q.source, 'A card')} hosts more than it may: choose what to trash.`
      : 'Your programs need more memory than you have: choose which to trash.',
  word: q => whole(t`Choose ${q.about?.is === 'face' ? 'a side' : 'a word'}${by(q)}`),
}
