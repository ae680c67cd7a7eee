import type { Catalogues } from '../catalogues.ts'

export const hints: Catalogues['hints'] = {
  breaking: price => `zu brechen kostet ${price}`,
  held: 'Auf der Hand gesehen',
  heldFor: 'Du hast diese Karten gesehen, und sie sind sicher noch dort.',
  nothingHeld: 'Keine Karte, die du gesehen hast, ist sicher noch dort.',
  unbreakable: 'nicht für Credits zu brechen',
}
