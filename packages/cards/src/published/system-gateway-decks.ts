import decks from '../../data/decks/system-gateway.json' with { type: 'json' }

export const gatewayDecks = decks
