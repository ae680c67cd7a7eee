import type { Purpose } from '../../language/costs.ts'
import type { Asks } from '../../state/questions.ts'
import type { TraceView } from '../../view/types.ts'
import { capital } from './grammar.ts'

/** What a question is about, in words. */
export interface Asked {
  readonly least: number
  readonly most: number
  readonly total: number
  readonly about: string
  /** The card that asks. */
  readonly source: string | null
  /** What the effect in question does. */
  readonly text: string | null
  /** What it takes to agree, where something is to be paid. */
  readonly price: string | null
  /** The server that the offer is about. */
  readonly server: string | null
  /** Nothing may be declined. */
  readonly mustAnswer: boolean
  readonly canSteal: boolean
  /** The accessed card is an agenda. */
  readonly isAgenda: boolean
  readonly purpose: Purpose | null
  readonly trace: TraceView | null
  /** What is about to happen. */
  readonly imminent: readonly string[]
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const range = ({ least, most }: Asked): string =>
  least === most ? cards(most) : least === 0 ? `up to ${cards(most)}` : `${least} to ${cards(most)}`
const by = (q: Asked): string => (q.source === null ? '' : ` for ${q.source}`)
const quoted = (q: Asked, otherwise: string): string => {
  if (q.text === null) return `${q.source === null ? '' : `${q.source}: `}${otherwise}`
  return `${q.source === null ? '' : `${q.source}: `}${q.text}`
}

const purposes: Readonly<Record<Purpose, string>> = {
  install: 'the install cost',
  play: 'the play cost',
  rez: 'the rez cost',
  use: 'the cost of the ability',
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
  nested: 'the cost of the effect',
}

const toPay = (q: Asked): string => capital(q.price ?? 'pay the additional cost')

const confirms: Readonly<Record<string, (q: Asked) => string>> = {
  run: q => `${toPay(q)} to run ${q.server ?? 'this server'}?`,
  rez: q => `${toPay(q)} to rez ${q.source ?? 'the card'}?`,
  access: q => `${toPay(q)} to access ${q.source ?? 'the card'}?`,
}

function traced(trace: TraceView | null): string {
  if (trace === null) return ''
  const { base, strength, link } = trace
  return strength === null
    ? `The base strength is ${base}, the Runner’s link is ${link}. `
    : `The trace strength is ${strength}, the Runner’s link is ${link}. `
}

/** What a player is asked: one plain sentence each. */
export const prompts: Readonly<Record<Asks, (q: Asked) => string>> = {
  mulligan: () => 'Keep your starting hand, or shuffle it away and draw a new one?',
  action: () => 'Take an action.',
  paidWindow: () => 'Use abilities, or pass.',
  reaction: () => 'Choose which ability to resolve next.',
  interrupt: q =>
    q.imminent.length === 0
      ? 'Something is about to happen: use an interrupt, or pass.'
      : `About to happen: ${q.imminent.join(', ')}; use an interrupt, or pass.`,
  midAccess: q =>
    q.isAgenda
      ? `Use an ability on ${q.source ?? 'the agenda'} before it can be stolen?`
      : `What do you do with ${q.source ?? 'the accessed card'}?`,
  candidate: () => 'Choose the next card to access.',
  becomesCandidate: q => `${q.source ?? 'A card'} has entered the root: may it be accessed in this breach?`,
  jackOut: q =>
    q.about === 'loop'
      ? 'This run would go on for ever: jack out.'
      : `Jack out${q.price === null ? '' : ` (${q.price})`}, or continue the run?`,
  steal: q => {
    const agenda = q.source ?? 'the agenda'
    if (q.price !== null) return `${capital(q.price)} to steal ${agenda}?`
    return q.canSteal ? `You must steal ${agenda}.` : `You cannot pay what it costs to steal ${agenda}.`
  },
  discard: q => `Discard ${range(q)}.`,
  choose: q =>
    q.about === 'damage' ? `Choose ${range(q)} for the damage to trash.` : `Choose ${range(q)}${by(q)}.`,
  search: q => `Find ${range(q)}${by(q)}.`,
  confirm: q => confirms[q.about]?.(q) ?? quoted(q, 'Do you want to?'),
  effect: q => `Choose an effect${by(q)}.`,
  number: q =>
    q.about === 'X'
      ? `Choose X${by(q)}, from ${q.least} to ${q.most}.`
      : q.about === 'installLess'
        ? `How many [credit] less to install (up to ${q.most})? The rest is less to rez.`
        : q.about === 'loops'
          ? `This could go on for ever: how many more times, up to ${q.most}?`
          : `Choose a number from ${q.least} to ${q.most}${by(q)}.`,
  trace: q => `${traced(q.trace)}Spend credits on the trace, up to ${q.most}[credit].`,
  psi: q => `Secretly spend up to ${q.most}[credit].`,
  payment: q =>
    q.total > 0
      ? `Choose where the ${q.total}[credit] for ${q.purpose === null ? 'the cost' : purposes[q.purpose]} come from.`
      : `Choose how to pay${q.purpose === null ? '' : ` ${purposes[q.purpose]}`}.`,
  arrange: q =>
    q.about === 'gained'
      ? `Choose the order of the subroutines that ${q.source ?? 'the ice'} gains: the first resolves first.`
      : 'Arrange the cards: the first will be on top.',
  subroutines: q =>
    q.most === 1 ? 'Choose a subroutine to break.' : `Choose up to ${q.most} subroutines to break.`,
  server: q => `Choose a server${by(q)}.`,
  position: q => `Choose a position${by(q)}.`,
  host: q => `Choose a host${by(q)}.`,
  trashLike: q =>
    q.mustAnswer
      ? `Choose a card to trash: it cannot stay${q.source === null ? '' : ` with ${q.source}`}.`
      : `Trash cards there before installing${q.source === null ? '' : ` ${q.source}`}?`,
  overMemory: () => 'Your programs need more memory than you have: choose which to trash.',
  word: q => `Choose a word${by(q)}.`,
}

export const isPurpose = (word: string): word is Purpose => word in purposes
