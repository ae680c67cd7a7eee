import decks from '../../data/decks/core.json' with { type: 'json' }

export const coreDecks = decks
