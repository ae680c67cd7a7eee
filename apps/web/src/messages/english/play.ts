/** The words of the format and of the edition of the rules by which a game is played. */
export const play = {
  format: 'Format',
  formats: {
    all: 'All cards',
    startup: 'Startup',
    standard: 'Standard',
    eternal: 'Eternal',
    'system-gateway': 'System Gateway',
    core: 'Core Set',
  },
  edition: 'Rules of',
  editions: {
    '26.03': '2026 (CR 26.03), the newest',
    '1.6': '2022 (CR 1.6)',
    '1.4': '2019 (CR 1.4)',
    '2017': '2017 (Rules Reference)',
    '2013': '2013 (FAQ 1.1)',
    '2012': '2012 (rulebook)',
  },
  rulesOf: (edition: string): string => `rules of ${edition}`,
  playedBy: (edition: string): string => `This game is played by the rules of ${edition}.`,
  onlyWith: (edition: string, formats: string): string =>
    `By the rules of ${edition} games are played with: ${formats}.`,
  otherEditions: 'How other editions do it',
} as const
