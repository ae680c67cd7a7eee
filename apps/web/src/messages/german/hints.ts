import { isolated } from '@paydata/protocol'
import type { Catalogues } from '../catalogues.ts'

export const hints: Catalogues['page']['hints'] = {
  breaking: price => `zu brechen kostet ${price}`,
  copyByHand: 'Kopiere das Markierte mit Strg+C oder ⌘C.',
  held: 'Auf der Hand gesehen',
  heldFor: 'Du hast diese Karten gesehen, und sie sind sicher noch dort.',
  reading: {
    mute: name => `${isolated(name)} nicht lesen`,
    unmute: name => `${isolated(name)} wieder lesen`,
    nobody: 'Sonst ist noch niemand da.',
    hush: 'Was das Publikum sagt',
    hushes: { talking: 'Es darf reden', silent: 'Bitte Ruhe' },
  },
  see: 'Ansicht',
  hands: {
    now: { spectator: 'Der Tisch', corp: 'Der Konzern', runner: 'Der Runner' },
    late: { spectator: 'Der Tisch', corp: 'Der Konzern, später', runner: 'Der Runner, später' },
  },
  nothingHeld: 'Keine Karte, die du gesehen hast, ist sicher noch dort.',
  unbreakable: 'nicht für Credits zu brechen',
}
