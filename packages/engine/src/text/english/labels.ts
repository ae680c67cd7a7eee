import type { OptionKind } from '../../state/questions.ts'
import type { Reason } from '../../view/question-types.ts'
import type { Offered } from '../phrases.ts'

const at = (o: Offered): string =>
  o.server === null ? '' : o.protects ? ` protecting ${o.server}` : ` in ${o.server}`
const effect = (o: Offered): string => [o.source, o.text].filter(part => part !== null).join(': ') || 'Do it'

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
  position: o =>
    o.index === 0 || o.position === 0
      ? 'Innermost position'
      : `Position ${(o.position ?? o.index ?? 0) + 1} from the server`,
  host: o => `On ${o.card}`,
  noHost: () => 'On no host',
  word: o => o.key ?? '',
  pay: o => o.text ?? o.key ?? 'Pay',
}

/** Why something is not offered. */
const reasons: Readonly<Record<Reason, (needs: string | null, has: string | null) => string>> = {
  credits: (needs, has) =>
    needs === null
      ? 'not enough credits'
      : `it costs ${needs}[credit]${has === null ? '' : `, and you have ${has}[credit]`}`,
  clicks: (needs, has) =>
    needs === null
      ? 'not enough clicks'
      : `it takes ${needs}[click]${has === null ? '' : `, and you have ${has} left`}`,
  creditsFrom: (needs, has) =>
    needs === null
      ? 'its text says which cards the credits come from'
      : `${needs}[credit] of its cost must come from the cards its text names${has === null ? '' : `, and they have ${has}[credit]`}`,
  cost: () => 'its cost cannot be paid',
  memory: (needs, has) =>
    needs === null
      ? 'not enough memory'
      : `it needs ${needs}[mu]${has === null ? '' : `, and you have ${has}[mu] free`}`,
  noHost: () => 'there is no card it could be installed on',
  condition: () => 'its condition is not met',
  notFirstClick: () => 'it can only be the first click of the turn',
  limit: () => 'it has been used as often as it may be',
  notEncountering: () => 'no ice is being encountered',
  notApproaching: () => 'no ice is being approached',
  strength: (needs, has) =>
    needs === null
      ? 'its strength is too low'
      : `it needs strength ${needs}${has === null ? '' : ` and has ${has}`}`,
  subtype: () => 'it cannot break subroutines of this kind of ice',
  loop: () => 'the run would go on for ever',
  noTarget: () => 'there is nothing it could be used on',
  notTagged: () => 'the Runner is not tagged',
  notApproached: () => 'ice can only be rezzed while it is approached',
  requirement: (needs, has) =>
    needs === null
      ? 'it is not advanced enough'
      : `it needs ${needs} advancement counters${has === null ? '' : ` and has ${has}`}`,
  forbidden: () => 'something forbids it',
}

export const labels = {
  options,
  reasons,
  unknownCard: 'a card',
  unknownIn: (zone: string): string => `a facedown card in ${zone}`,
  withCost: (label: string, costs: readonly string[]): string => `${label} (${costs.join(', ')})`,
  /** What tells cards with the same title apart. */
  apart: (by: readonly string[]): string => (by.length === 0 ? '' : ` (${by.join(', ')})`),
  noAbility: 'Use no ability',
  click: '[click]',
  clicks3: '[click][click][click]',
  credits: (amount: number): string => `${amount}[credit]`,
  reason: (what: string, rule: string): string => `${what} (CR ${rule})`,
}
