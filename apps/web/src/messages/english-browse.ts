/** The words of the list of all cards. */
export const browse = {
  title: 'Cards',
  lead: 'Every card that can be played here.',
  search: 'Search',
  searchHint: 'Title, kind or text',
  side: 'Side',
  type: 'Type',
  faction: 'Faction',
  cost: 'Cost',
  order: 'Order',
  orders: { title: 'By title', cost: 'By cost', faction: 'By faction', type: 'By type' },
  all: 'All',
  found: (n: number): string => (n === 1 ? '1 card' : `${n} cards`),
  nothing: 'No card is like that.',
  anew: 'Search anew',
  look: 'Choose a card to read it in full.',
  influence: 'Influence',
  influenceLimit: 'Influence limit',
  deckSize: 'Minimum deck size',
  set: 'Set',
  copies: 'Copies in a deck',
} as const

/** What people call the sets. */
const sets: Readonly<Record<string, string>> = {
  core: 'Core Set',
  'what-lies-ahead': 'What Lies Ahead',
  'system-gateway': 'System Gateway',
}

export const setName = (set: string | undefined): string => sets[set ?? ''] ?? ''

export const factions: Readonly<Record<string, string>> = {
  haas_bioroid: 'Haas-Bioroid',
  jinteki: 'Jinteki',
  nbn: 'NBN',
  weyland_consortium: 'Weyland Consortium',
  neutral_corp: 'Neutral Corp',
  anarch: 'Anarch',
  criminal: 'Criminal',
  shaper: 'Shaper',
  neutral_runner: 'Neutral Runner',
}
