import type { Catalogues } from '../catalogues.ts'

export const hints: Catalogues['hints'] = {
  breaking: price => `zu brechen kostet ${price}`,
  copyByHand: 'Kopiere das Markierte mit Strg+C oder ⌘C.',
  held: 'Auf der Hand gesehen',
  heldFor: 'Du hast diese Karten gesehen, und sie sind sicher noch dort.',
  see: 'Ansicht',
  hands: {
    now: { spectator: 'Der Tisch', corp: 'Der Konzern', runner: 'Der Runner' },
    late: { spectator: 'Der Tisch', corp: 'Der Konzern, später', runner: 'Der Runner, später' },
  },
  nothingHeld: 'Keine Karte, die du gesehen hast, ist sicher noch dort.',
  unbreakable: 'nicht für Credits zu brechen',
}
