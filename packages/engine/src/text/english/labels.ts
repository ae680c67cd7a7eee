import type { OptionKind } from '../../state/questions.ts'
import type { Offered } from '../phrases.ts'
import { capital } from './grammar.ts'
import { nouns } from './nouns.ts'
import { reasons, replies } from './reasons.ts'

const at = (o: Offered): string =>
  o.server === null ? '' : o.protects ? ` protecting ${o.server}` : ` in ${o.server}`
const effect = (o: Offered): string => [o.source, o.text].filter(part => part !== null).join(': ') || 'Do it'

/** A position of ice, counted from the server. */
const nth = (position: number): string =>
  position === 0 ? 'innermost position' : `position ${position + 1} from the server`

/** What a button says. */
const options: Readonly<Record<OptionKind, (o: Offered) => string>> = {
  pass: () => 'Pass',
  keep: () => 'Keep this hand',
  mulligan: () => 'Take a mulligan',
  gainCredit: () => 'Gain 1[credit]',
  drawCard: () => 'Draw 1 card',
  install: o => `Install ${o.card}`,
  play: o => `Play ${o.card}`,
  advance: o => `Advance ${o.card}${at(o)}`,
  run: o => `Run ${o.server ?? 'a server'}`,
  removeTag: () => 'Remove 1 tag',
  trashResource: o => `Trash ${o.card}`,
  purge: () => 'Purge virus counters',
  useAbility: effect,
  rez: o => `Rez ${o.card}${at(o)}`,
  score: o => `Score ${o.card}`,
  trigger: o => (o.cards.length === 0 ? effect(o) : `${effect(o)} (for ${o.cards.join(', ')})`),
  access: o => (o.fromHidden === null ? `Access ${o.card}${at(o)}` : `Access a card from ${o.fromHidden}`),
  steal: o => `Steal ${o.card}`,
  trashAccessed: o => `Trash ${o.card}`,
  jackOut: () => 'Jack out',
  continue: () => 'Continue',
  yes: () => 'Yes',
  no: () => 'No',
  card: o => `${o.card}${at(o)}`,
  cards: o => (o.cards.length === 0 ? 'No cards' : o.cards.join(', ')),
  server: o => o.server ?? 'A server',
  newRemote: () => 'A new remote server',
  subroutine: o => o.text ?? `Subroutine ${(o.index ?? 0) + 1}`,
  effect,
  position: o => capital(nth(o.index === 0 ? 0 : (o.position ?? o.index ?? 0))),
  host: o => `On ${o.card}`,
  noHost: () => 'On no host',
  word: o => o.key ?? '',
  pay: o => o.text ?? o.key ?? 'Pay',
  more: o => `More than ${o.index ?? 0}`,
}

export const labels = {
  options,
  reasons,
  replies,
  unknownCard: 'a card',
  unknownIn: (server: string): string => `a facedown card in ${nouns.rootOf(server)}`,
  withCost: (label: string, costs: readonly string[]): string => `${label} (${costs.join(', ')})`,
  /** What tells cards with the same title apart. */
  apart: (by: readonly string[]): string => (by.length === 0 ? '' : ` (${by.join(', ')})`),
  /** Credits on a card, not to be taken for a price. */
  onIt: (units: string): string => `${units} on it`,
  nth,
  noAbility: 'Use no ability',
  nothing: 'Do nothing with it',
  clicks: (clicks: number) => '[click]'.repeat(clicks),
  credits: (amount: number): string => `${amount}[credit]`,
  reason: (what: string, rule: string): string => `${what} (CR ${rule})`,
}
