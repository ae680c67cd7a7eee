import type { Catalogues } from '../catalogues.ts'

export const play: Catalogues['page']['play'] = {
  format: 'Format',
  formats: {
    all: 'Alle Karten',
    startup: 'Startup',
    standard: 'Standard',
    eternal: 'Eternal',
    'system-gateway': 'System Gateway',
    core: 'Core Set',
  },
  edition: 'Regeln von',
  editions: {
    '26.03': '2026 (CR 26.03), die neuesten',
    '1.6': '2022 (CR 1.6)',
    '1.4': '2019 (CR 1.4)',
    '2017': '2017 (Rules Reference)',
    '2013': '2013 (FAQ 1.1)',
    '2012': '2012 (Regelheft)',
  },
  rulesOf: edition => `Regeln von ${edition}`,
  playedBy: edition => `Dieses Spiel geht nach den Regeln von ${edition}.`,
  onlyWith: (edition, formats) => `Nach den Regeln von ${edition} spielt man mit: ${formats}.`,
  otherEditions: 'Wie andere Ausgaben es halten',
}
