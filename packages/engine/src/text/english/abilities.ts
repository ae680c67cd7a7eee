import type { Limit } from '../../language/abilities.ts'
import type { Noun, Quantity } from '../phrases.ts'
import { symbols, whole } from './grammar.ts'

/** How a whole ability stands on a card. */
export const abilities = {
  paid: (cost: string, does: string): string => `${cost}: ${does}`,
  flag: { interface: 'Interface → ', access: 'Access → ', interrupt: '[interrupt] → ' },
  subroutine: (does: string): string => `[sub] ${does}`,
  oncePer: (limit: Limit, text: string): string => `${text} Use this ability only once per ${limit}.`,
  oncePerTrigger: (limit: Limit, text: string): string => `Once per ${limit} → ${text}`,
  onlyIf: (condition: string): string => ` Use this ability only if ${condition}.`,
  onlyBy: { corp: ' Only the Corp can use this ability.', runner: ' Only the Runner can use this ability.' },
  spendOnly: (cards: Noun): string => ` Spend credits only from ${cards.many} to use this ability.`,
  spendAtLeast: (amount: Quantity, cards: Noun): string =>
    ` Use this ability only by spending at least ${symbols(amount, '[credit]')} from ${cards.many}.`,
  cheaper: (by: Quantity, condition: string): string =>
    ` This ability costs ${symbols(by, '[credit]')} less if ${condition}.`,
  persistent: (text: string): string => `Persistent → ${text}`,
  threat: (level: number, text: string): string => `Threat ${level} → ${text}`,
  limitConsole: 'Limit 1 console per player.',
  limitDeck: (copies: number): string => `Limit ${copies} per deck.`,
  limitRegion: 'Limit 1 region per server.',
  sentence: (text: string): string => whole(text),
  while: (condition: string, text: string): string => `while ${condition}, ${text}`,
  symbols: (of: readonly string[]): string => of.join(', '),
  line: (sentences: readonly string[]): string => sentences.join(' '),
}
