import type { Asks, CostItem, OptionKind, Purpose, TermOf } from '@paydata/engine/language'
import type { Asked, Spot } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { imminent } from './effects.ts'
import { capital, list, whole } from './grammar.ts'
import { rootOf, serverText } from './names.ts'
import { thing } from './nouns.ts'
import { payments, sayingText } from './saying.ts'

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
function range({ least, most }: Asked): string {
  if (least === most) return cards(most)
  if (least > 0) return `${least} to ${cards(most)}`
  return most === 1 ? '1 card or none' : `up to ${cards(most)}`
}

const orThing = (of: Thing | null, usual: string): string => (of === null ? usual : thing(of))
const named = (q: Asked): string => (q.source === null ? '' : ` for ${thing(q.source)}`)
/** For which card it is asked, in whose words: “…” is read as its controller reads it, whoever is asked. */
const by = (q: Asked): string => (q.does === null ? named(q) : `${named(q)}: “${sayingText(q.does)}”`)
const titled = (q: Asked, text: string): string => (q.source === null ? text : `${thing(q.source)}: ${text}`)
/** What may be done, or is done unless somebody pays; then the question itself. */
const quoted = (q: Asked, question: string): string =>
  titled(q, q.does === null ? question : `“${sayingText(q.does)}” ${question}`)

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

const toPay = (q: Asked): string =>
  capital(q.price.length === 0 ? 'pay the additional cost' : payments(q.price))

const confirmed: readonly Purpose[] = ['run', 'install', 'play', 'rez', 'access']
function confirms(q: Asked): string | null {
  if (q.about?.is !== 'price' || !confirmed.includes(q.about.of)) return null
  const { of } = q.about
  const run = q.server === null ? 'this server' : serverText(q.server)
  return `${toPay(q)} to ${of} ${of === 'run' ? run : orThing(q.source, 'the card')}?`
}

const aboutToHappen = ({ imminent: effects }: Asked): string =>
  effects.length === 0
    ? 'Something is about to happen:'
    : `About to happen: ${effects.map(each => imminent[each.effect](each)).join(', ')};`

function traced({ trace, forRunner }: Asked): string {
  if (trace === null) return ''
  const { base, strength, link } = trace
  const links = `${forRunner ? 'your' : 'the Runner’s'} link is ${link}. `
  return strength === null
    ? `The base strength is ${base}, and ${links}`
    : `The trace strength is ${strength}, and ${links}`
}

/** An install goes somewhere, a run too; other choices of a server are made for what a card says. */
const destinations: Readonly<Record<string, (q: Asked) => string>> = {
  install: q => `Choose where to install ${orThing(q.source, 'the card')}`,
  run: q => `Choose a server to run${q.source === null ? '' : ` with ${thing(q.source)}`}`,
}

const isEncountered = ({ source, encountered }: Asked): boolean =>
  source !== null && encountered !== null && thing(source) === thing(encountered)

function spotText(spot: Spot | null): string {
  if (spot === null) return 'there'
  return spot.protects ? `protecting ${serverText(spot.server)}` : `in ${rootOf(spot.server)}`
}

/** What is spent on a trace or in secret: no more than there is. */
const spending = (q: Asked, what: string): string =>
  q.most === 0 ? `You have no credits to spend ${what}.` : `Spend up to ${q.most}[credit] ${what}.`

/** What there may be to do in a window. */
const deeds: readonly (readonly [OptionKind, string])[] = [
  ['rez', 'rez a card'],
  ['score', 'score an agenda'],
  ['useAbility', 'use an ability'],
]

/** Why cards of a kind cannot all stay, and which those are. */
function making(q: Asked): string {
  const source = orThing(q.source, 'the card')
  switch (q.about?.is) {
    case 'credits':
      return `Choose ice to trash: you cannot pay the ${q.about.price}[credit] that ${source} costs to install now`
    case 'memory':
      return `Choose a program to trash: there is not enough memory for ${source}`
    default:
      return `Choose a card to trash: it cannot stay with ${source}`
  }
}

/** What a player is asked: one plain sentence each. */
export const prompts: Readonly<Record<TermOf<Asks>, (q: Asked) => string>> = {
  mulligan: () => 'Keep your starting hand, or shuffle it away and draw a new one?',
  action: () => 'Take an action.',
  paidWindow: q =>
    q.onlyOne
      ? 'You can only pass.'
      : whole(list([...deeds.flatMap(([does, words]) => (q.offers.has(does) ? [words] : [])), 'pass'], 'or')),
  reaction: () => 'Choose which ability to resolve next.',
  interrupt: q => `${aboutToHappen(q)} use an interrupt, or pass.`,
  prevention: q => `${aboutToHappen(q)} prevent or change it, or pass.`,
  midAccess: q => {
    if (q.isAgenda && !q.onlyOne)
      return `Use an ability on ${orThing(q.source, 'the agenda')} before it can be stolen?`
    return q.onlyOne
      ? `You access ${orThing(q.source, 'a card')} and ${q.isAgenda ? 'have no ability to use' : 'can do nothing with it'}.`
      : `What do you do with ${orThing(q.source, 'the accessed card')}?`
  },
  candidate: () => 'Choose the next card to access.',
  becomesCandidate: q =>
    `${orThing(q.source, 'A card')} has entered the root: may it be accessed in this breach?`,
  jackOut: q =>
    q.about?.is === 'loop'
      ? 'This run would go on for ever: jack out.'
      : `Jack out${q.price.length === 0 ? '' : ` (${payments(q.price)})`}, or continue the run?`,
  steal: q => {
    const agenda = orThing(q.source, 'the agenda')
    if (q.price.length > 0) return `${capital(payments(q.price))} to steal ${agenda}?`
    return q.canSteal ? `You must steal ${agenda}.` : `You cannot pay what it costs to steal ${agenda}.`
  },
  discard: q => `Discard ${range(q)}.`,
  choose: q =>
    q.about?.is === 'damage'
      ? `Choose ${range(q)} for the damage to trash.`
      : whole(q.most === 0 ? `There is nothing to choose${by(q)}` : `Choose ${range(q)}${by(q)}`),
  search: q => whole(q.most === 0 ? `There is nothing to find${by(q)}` : `Find ${range(q)}${by(q)}`),
  confirm: q =>
    confirms(q) ?? quoted(q, q.price.length === 0 ? 'Do you want to?' : `${capital(payments(q.price))}?`),
  effect: q => {
    const card = q.source === null ? '' : ` of ${thing(q.source)}`
    if (!q.replaces) return whole(`Choose an effect${card}`)
    return q.effects > 1 ? 'Choose which effect applies first.' : `Let the effect${card} apply?`
  },
  number: q =>
    q.about?.is === 'X'
      ? q.least === q.most
        ? `X can only be ${q.most}${named(q)}.`
        : `Choose X${named(q)}, from ${q.least} to ${q.most}.`
      : q.about?.is === 'installLess'
        ? `How many [credit] less to install (up to ${q.most})? The rest is less to rez.`
        : q.about?.is === 'loops'
          ? `This could go on for ever: how many more times, up to ${q.most}?`
          : whole(`Choose a number from ${q.least} to ${q.most}${by(q)}`),
  trace: q => titled(q, `${traced(q)}${spending(q, 'on the trace')}`),
  psi: q => titled(q, spending(q, 'in secret')),
  payment: q => {
    if (q.total === 0 && q.about?.is === 'payment' && cardsPaid.includes(q.about.by))
      return whole(`Choose ${range(q)} to ${q.about.by}${named(q)}`)
    const what = q.about?.is === 'price' ? purposes[q.about.of] : 'the cost'
    const card = q.source === null ? null : thing(q.source)
    const source = card === null ? what : what === null ? card : `${what} of ${card}`
    const amount = q.total > 0 ? ` ${q.total}[credit] for` : what === null ? ' for' : ''
    return whole(`Choose how to pay${amount} ${source ?? 'it'}`)
  },
  arrange: q =>
    q.about?.is === 'gained'
      ? `Choose the order of the subroutines that ${orThing(q.source, 'the ice')} gains: the first resolves first.`
      : q.procedure === 'placeGained'
        ? `${orThing(q.source, 'The ice')} gains ${q.does === null ? 'a subroutine' : `“${sayingText(q.does)}”`}: choose the subroutine it stands before, or none to put it last.`
        : 'Arrange the cards: the first will be on top.',
  subroutines: q =>
    whole(
      q.about?.is === 'resolved'
        ? `Choose a subroutine of ${orThing(q.source, 'the ice')} to resolve`
        : q.about?.is === 'kept'
          ? `Choose ${q.most === 1 ? 'the subroutine' : `the ${q.most} subroutines`} that will not be broken`
          : `Choose ${q.most === 1 ? 'a subroutine' : `up to ${q.most} subroutines`}${q.encountered === null ? '' : ` of ${thing(q.encountered)}`} to break${q.source === null || isEncountered(q) ? '' : ` with ${thing(q.source)}`}`,
    ),
  server: q =>
    whole((q.procedure === null ? undefined : destinations[q.procedure])?.(q) ?? `Choose a server${by(q)}`),
  position: q => whole(`Choose a position for ${orThing(q.source, 'the ice')}`),
  host: q => whole(`Choose a host for ${orThing(q.source, 'the card')}`),
  trashLike: q =>
    q.mustAnswer
      ? whole(making(q))
      : `Trash ${q.forRunner ? 'any of your programs' : `cards ${spotText(q.spot)}`} before installing ${orThing(q.source, 'the card')}?`,
  overMemory: q =>
    q.about?.is === 'hosted'
      ? `${orThing(q.source, 'A card')} hosts more than it may: choose what to trash.`
      : 'Your programs need more memory than you have: choose which to trash.',
  word: q => whole(`Choose ${q.about?.is === 'face' ? 'a side' : 'a word'}${by(q)}`),
}
