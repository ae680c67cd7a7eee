import type { CostItem, Purpose } from '../../language/costs.ts'
import type { About } from '../../state/about.ts'
import type { Asks } from '../../state/questions.ts'
import type { TraceView } from '../../view/types.ts'
import { capital, list, whole } from './grammar.ts'

/** What a question is about, in words. */
export interface Asked {
  readonly least: number
  readonly most: number
  readonly total: number
  readonly about: About | null
  /** The card that asks. */
  readonly source: string | null
  /** What the effect in question does. */
  readonly text: string | null
  /** What it takes to agree, where something is to be paid. */
  readonly price: string | null
  /** The server that the offer is about. */
  readonly server: string | null
  /** The procedure that asks. */
  readonly procedure: string | null
  readonly forRunner: boolean
  /** The ice being encountered. */
  readonly encountered: string | null
  /** The effects on offer would replace what is about to happen, and how many there are. */
  readonly replaces: boolean
  readonly effects: number
  /** There is one option only. */
  readonly onlyOne: boolean
  /** What the options do. */
  readonly does: ReadonlySet<string>
  /** Nothing may be declined. */
  readonly mustAnswer: boolean
  readonly canSteal: boolean
  /** The accessed card is an agenda. */
  readonly isAgenda: boolean
  readonly trace: TraceView | null
  /** What is about to happen. */
  readonly imminent: readonly string[]
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
function range({ least, most }: Asked): string {
  if (least === most) return cards(most)
  if (least > 0) return `${least} to ${cards(most)}`
  return most === 1 ? '1 card or none' : `up to ${cards(most)}`
}

const named = (q: Asked): string => (q.source === null ? '' : ` for ${q.source}`)
/** For which card it is asked, in whose words: “…” is read as its controller reads it, whoever is asked. */
const by = (q: Asked): string => (q.text === null ? named(q) : `${named(q)}: “${q.text}”`)
const titled = (q: Asked, text: string): string => (q.source === null ? text : `${q.source}: ${text}`)
/** What may be done, or is done unless somebody pays; then the question itself. */
const quoted = (q: Asked, question: string): string =>
  titled(q, q.text === null ? question : `“${q.text}” ${question}`)

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
const cardsPaid: Readonly<Partial<Record<CostItem['pay'], string>>> = {
  trash: 'trash',
  forfeit: 'forfeit',
  reveal: 'reveal',
}

const toPay = (q: Asked): string => capital(q.price ?? 'pay the additional cost')

const confirms: Readonly<Partial<Record<Purpose, (q: Asked) => string>>> = {
  run: q => `${toPay(q)} to run ${q.server ?? 'this server'}?`,
  install: q => `${toPay(q)} to install ${q.source ?? 'the card'}?`,
  play: q => `${toPay(q)} to play ${q.source ?? 'the card'}?`,
  rez: q => `${toPay(q)} to rez ${q.source ?? 'the card'}?`,
  access: q => `${toPay(q)} to access ${q.source ?? 'the card'}?`,
}

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
  install: q => `Choose where to install ${q.source ?? 'the card'}`,
  run: q => `Choose a server to run${q.source === null ? '' : ` with ${q.source}`}`,
}

/** What is spent on a trace or in secret: no more than there is. */
const spending = (q: Asked, what: string): string =>
  q.most === 0 ? `You have no credits to spend ${what}.` : `Spend up to ${q.most}[credit] ${what}.`

/** What there may be to do in a window. */
const deeds = { rez: 'rez a card', score: 'score an agenda', useAbility: 'use an ability' }

/** Why cards of a kind cannot all stay, and which those are. */
function making(q: Asked): string {
  const source = q.source ?? 'the card'
  switch (q.about?.is) {
    case 'credits':
      return `Choose ice to trash: you cannot pay the ${q.about.price}[credit] that ${source} costs to install now.`
    case 'memory':
      return `Choose a program to trash: there is not enough memory for ${source}.`
    default:
      return `Choose a card to trash: it cannot stay with ${source}.`
  }
}

/** What a player is asked: one plain sentence each. */
export const prompts: Readonly<Record<Asks, (q: Asked) => string>> = {
  mulligan: () => 'Keep your starting hand, or shuffle it away and draw a new one?',
  action: () => 'Take an action.',
  paidWindow: q =>
    q.onlyOne
      ? 'You can only pass.'
      : whole(
          list(
            [...Object.entries(deeds).flatMap(([does, words]) => (q.does.has(does) ? [words] : [])), 'pass'],
            'or',
          ),
        ),
  reaction: () => 'Choose which ability to resolve next.',
  interrupt: q =>
    q.imminent.length === 0
      ? 'Something is about to happen: use an interrupt, or pass.'
      : `About to happen: ${q.imminent.join(', ')}; use an interrupt, or pass.`,
  midAccess: q => {
    if (q.isAgenda && !q.onlyOne)
      return `Use an ability on ${q.source ?? 'the agenda'} before it can be stolen?`
    return q.onlyOne
      ? `You access ${q.source ?? 'a card'} and ${q.isAgenda ? 'have no ability to use' : 'can do nothing with it'}.`
      : `What do you do with ${q.source ?? 'the accessed card'}?`
  },
  candidate: () => 'Choose the next card to access.',
  becomesCandidate: q => `${q.source ?? 'A card'} has entered the root: may it be accessed in this breach?`,
  jackOut: q =>
    q.about?.is === 'loop'
      ? 'This run would go on for ever: jack out.'
      : `Jack out${q.price === null ? '' : ` (${q.price})`}, or continue the run?`,
  steal: q => {
    const agenda = q.source ?? 'the agenda'
    if (q.price !== null) return `${capital(q.price)} to steal ${agenda}?`
    return q.canSteal ? `You must steal ${agenda}.` : `You cannot pay what it costs to steal ${agenda}.`
  },
  discard: q => `Discard ${range(q)}.`,
  choose: q =>
    q.about?.is === 'damage'
      ? `Choose ${range(q)} for the damage to trash.`
      : whole(q.most === 0 ? `There is nothing to choose${by(q)}` : `Choose ${range(q)}${by(q)}`),
  search: q => whole(q.most === 0 ? `There is nothing to find${by(q)}` : `Find ${range(q)}${by(q)}`),
  confirm: q =>
    (q.about?.is === 'price' ? confirms[q.about.of]?.(q) : undefined) ??
    quoted(q, q.price === null ? 'Do you want to?' : `${capital(q.price)}?`),
  effect: q => {
    const card = q.source === null ? '' : ` of ${q.source}`
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
    const verb = q.about?.is === 'payment' ? cardsPaid[q.about.by] : undefined
    if (q.total === 0 && verb !== undefined) return whole(`Choose ${range(q)} to ${verb}${named(q)}`)
    const what = q.about?.is === 'price' ? purposes[q.about.of] : 'the cost'
    const source = q.source === null ? what : what === null ? q.source : `${what} of ${q.source}`
    const amount = q.total > 0 ? ` ${q.total}[credit] for` : what === null ? ' for' : ''
    return whole(`Choose how to pay${amount} ${source ?? 'it'}`)
  },
  arrange: q =>
    q.about?.is === 'gained'
      ? `Choose the order of the subroutines that ${q.source ?? 'the ice'} gains: the first resolves first.`
      : q.procedure === 'placeGained'
        ? `${q.source ?? 'The ice'} gains “${q.text}”: choose the subroutine it stands before, or none to put it last.`
        : 'Arrange the cards: the first will be on top.',
  subroutines: q =>
    whole(
      q.about?.is === 'kept'
        ? `Choose ${q.most === 1 ? 'the subroutine' : `the ${q.most} subroutines`} that will not be broken`
        : `Choose ${q.most === 1 ? 'a subroutine' : `up to ${q.most} subroutines`}${q.encountered === null ? '' : ` of ${q.encountered}`} to break${q.source === null || q.source === q.encountered ? '' : ` with ${q.source}`}`,
    ),
  server: q =>
    whole((q.procedure === null ? undefined : destinations[q.procedure])?.(q) ?? `Choose a server${by(q)}`),
  position: q => whole(`Choose a position for ${q.source ?? 'the ice'}`),
  host: q => whole(`Choose a host for ${q.source ?? 'the card'}`),
  trashLike: q =>
    q.mustAnswer
      ? making(q)
      : `Trash ${q.forRunner ? 'any of your programs' : `cards ${q.server ?? 'there'}`} before installing ${q.source ?? 'the card'}?`,
  overMemory: q =>
    q.about?.is === 'hosted'
      ? `${q.source ?? 'A card'} hosts more than it may: choose what to trash.`
      : 'Your programs need more memory than you have: choose which to trash.',
  word: q => whole(`Choose a word${by(q)}`),
}
