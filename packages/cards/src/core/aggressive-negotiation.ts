import { addTo, card, happened, onlyIf, play, search, the } from '@paydata/engine/vocabulary'

export const aggressiveNegotiation = card(
  'aggressive_negotiation',
  onlyIf('play', happened('thisTurn', { what: ['scored'], by: 'you' })),
  play(search('rnd', [], 'found'), addTo(the('found'), 'hand')),
)
