import decks from '../../data/decks/startup.json' with { type: 'json' }

export const startupDecks = decks
