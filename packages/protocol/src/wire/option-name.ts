import type { Fields } from './shapes.ts'

const abilityTells: readonly unknown[] = ['useAbility', 'trigger', 'effect']

/** What the engine calls an option if no other is like it: then its name need not be sent. */
export function optionName(option: Fields): string {
  const { does, card, definition, cards, ability, server, hidden, position, key, index } = option
  const parts = [
    does,
    card ?? definition,
    Array.isArray(cards) ? cards.join('+') : null,
    abilityTells.includes(does) ? ability : null,
    server,
    hidden,
    position,
    key,
    does === 'trigger' ? null : index,
  ]
  return parts.filter(part => part !== null).join(':')
}
